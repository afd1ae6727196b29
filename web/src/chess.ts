/** The rules on this side of the wire: what can be played, and where it leads. The server judges positions. */

import { Chess, castlingSide, normalizeMove } from 'chessops/chess';
import { chessgroundDests } from 'chessops/compat';
import { INITIAL_FEN, makeFen, parseFen } from 'chessops/fen';
import { makeSanAndPlay } from 'chessops/san';
import type { Setup } from 'chessops/setup';
import type { Move, NormalMove } from 'chessops/types';
import { kingCastlesTo, makeSquare, makeUci, parseUci } from 'chessops/util';

export const START = INITIAL_FEN;

/** Nobody moves: a side passes. */
export const PASS = '0000';

/** A position the server has let through; some of them could not arise in a game. */
export function position(fen: string): Chess {
  const chess = Chess.default();
  (chess as unknown as { setupUnchecked(setup: Setup): void }).setupUnchecked(
    parseFen(fen).unwrap(),
  );
  return chess;
}

export interface Step {
  uci: string;
  san: string;
  fen: string;
}

/** A move given in UCI notation, if it can be played. */
export function play(fen: string, uci: string): Step | undefined {
  const chess = position(fen);
  const move = parseUci(uci);
  if (!move) return undefined;
  const normal = normalizeMove(chess, move);
  if (!chess.isLegal(normal)) return undefined;
  const written = writeUci(chess, normal);
  const san = makeSanAndPlay(chess, normal);
  return { uci: written, san, fen: makeFen(chess.toSetup()) };
}

/** A line of moves, as far as it can be played. */
export function playAll(fen: string, moves: string[]): Step[] {
  const steps: Step[] = [];
  for (const uci of moves) {
    const step = play(steps.at(-1)?.fen ?? fen, uci);
    if (!step) break;
    steps.push(step);
  }
  return steps;
}

/** Castling from e1 is written e1g1, as everybody does; in Chess960 the king takes its rook. */
function writeUci(chess: Chess, move: Move): string {
  const side = castlingSide(chess, move);
  if (side && 'from' in move) {
    const home = chess.turn === 'white' ? 4 : 60;
    const rook = chess.castles.rook[chess.turn][side];
    const corner = (side === 'a' ? 0 : 7) + (chess.turn === 'white' ? 0 : 56);
    if (move.from === home && rook === corner)
      return makeUci({ from: move.from, to: kingCastlesTo(chess.turn, side) });
  }
  return makeUci(move);
}

export interface Choices {
  dests: Map<string, string[]>;
  turn: 'white' | 'black';
  check: boolean;
}

/** What can be played here. */
export function choices(fen: string): Choices {
  const chess = position(fen);
  return {
    dests: chessgroundDests(chess) as Map<string, string[]>,
    turn: chess.turn,
    check: chess.isCheck(),
  };
}

/** Whether a pawn that moves so has to become something else. */
export function promotes(fen: string, orig: string, dest: string): boolean {
  const move = parseUci(orig + dest) as NormalMove | undefined;
  if (!move) return false;
  const piece = position(fen).board.get(move.from);
  return piece?.role === 'pawn' && (dest[1] === '8' || dest[1] === '1');
}

/** The squares a move is drawn with: the king's own two when castling. */
export function squaresOf(uci: string | undefined): string[] | undefined {
  const move = uci === undefined || uci === PASS ? undefined : parseUci(uci);
  return move && 'from' in move ? [makeSquare(move.from), makeSquare(move.to)] : undefined;
}

/** 12. before White's move; 12... before Black's where it opens a line; nothing otherwise. */
export function moveNumber(before: string, opens: boolean): string {
  const [, turn, , , , full] = before.split(' ');
  if (turn === 'w') return `${full ?? 1}.`;
  return opens ? `${full ?? 1}...` : '';
}
