/** The line of moves on the board: a root position, the moves from it, and where we stand. */

import { Chess, castlingSide, normalizeMove } from 'chessops/chess';
import { chessgroundDests } from 'chessops/compat';
import { parseFen, makeFen, INITIAL_FEN } from 'chessops/fen';
import { makeSanAndPlay, parseSan } from 'chessops/san';
import { makeUci, parseUci, makeSquare, kingCastlesTo } from 'chessops/util';
import type { Move, NormalMove } from 'chessops/types';

export interface Step {
  uci: string;
  san: string;
  fen: string;
}

export interface Line {
  root: string;
  steps: Step[];
  ply: number;
}

export const START: Line = { root: INITIAL_FEN, steps: [], ply: 0 };

export function position(fen: string): Chess {
  const setup = parseFen(fen).unwrap();
  return Chess.fromSetup(setup).unwrap();
}

/** Why a FEN is refused, or undefined when it is fine. */
export function fenProblem(fen: string): string | undefined {
  const setup = parseFen(fen);
  if (setup.isErr) return `This is not a FEN: ${words(setup.error.message)}.`;
  const made = Chess.fromSetup(setup.value);
  return made.isErr ? `Not a legal position: ${words(made.error.message)}.` : undefined;
}

/** ERR_OPPOSITE_CHECK and its like in words. */
const words = (code: string) => {
  const said: Record<string, string> = {
    ERR_EMPTY: 'the board is empty',
    ERR_OPPOSITE_CHECK: 'the side that is not to move stands in check',
    ERR_PAWNS_ON_BACKRANK: 'a pawn stands on the first or last rank',
    ERR_KINGS: 'each side needs exactly one king',
    ERR_BOARD: 'the board needs eight ranks of eight squares',
    ERR_TURN: 'the side to move is w or b',
    ERR_CASTLING: 'castling rights are written like KQkq or -',
    ERR_EP_SQUARE: 'the en passant square is written like e3 or -',
  };
  return said[code] ?? code.replace(/^ERR_/, '').replaceAll('_', ' ').toLowerCase();
};

export const normalFen = (fen: string) => makeFen(position(fen).toSetup());

export const from = (fen: string): Line => ({ root: normalFen(fen), steps: [], ply: 0 });

export const fenAt = (line: Line, ply = line.ply) =>
  ply === 0 ? line.root : line.steps[ply - 1]!.fen;

export const goTo = (line: Line, ply: number): Line => ({
  ...line,
  ply: Math.max(0, Math.min(line.steps.length, ply)),
});

/** Plays a move where we stand; a different continuation replaces the rest of the line. */
export function play(line: Line, move: Move): Line | undefined {
  const chess = position(fenAt(line));
  const normal = normalizeMove(chess, move);
  if (!chess.isLegal(normal)) return undefined;
  const uci = writeUci(chess, normal);
  if (line.steps[line.ply]?.uci === uci) return goTo(line, line.ply + 1);
  const san = makeSanAndPlay(chess, normal);
  const step = { uci, san, fen: makeFen(chess.toSetup()) };
  return { root: line.root, steps: [...line.steps.slice(0, line.ply), step], ply: line.ply + 1 };
}

export function playUci(line: Line, uci: string): Line | undefined {
  const move = parseUci(uci);
  return move && play(line, move);
}

export function playSan(line: Line, san: string): Line | undefined {
  const text = san.trim();
  const move = parseSan(position(fenAt(line)), text) ?? parseUci(text.toLowerCase());
  return move && play(line, move);
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
  outcome: string | undefined;
}

/** What can be played here. */
export function choices(fen: string): Choices {
  const chess = position(fen);
  const winner = chess.outcome();
  let outcome: string | undefined;
  if (chess.isCheckmate())
    outcome = `Checkmate: ${winner?.winner === 'white' ? 'White' : 'Black'} wins`;
  else if (chess.isStalemate()) outcome = 'Stalemate';
  else if (chess.isInsufficientMaterial()) outcome = 'Nobody can mate any more';
  return {
    dests: chessgroundDests(chess) as Map<string, string[]>,
    turn: chess.turn,
    check: chess.isCheck(),
    outcome,
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
  const move = uci === undefined ? undefined : parseUci(uci);
  return move && 'from' in move ? [makeSquare(move.from), makeSquare(move.to)] : undefined;
}

/** 1. for White's moves, 1... where a line opens with Black's. */
export function moveNumber(line: Line, index: number): string {
  const [, turn, , , , full] = line.root.split(' ');
  const offset = turn === 'b' ? 1 : 0;
  const number = Number(full ?? 1) + Math.floor((index + offset) / 2);
  if ((index + offset) % 2 === 0) return `${number}.`;
  return index === 0 ? `${number}...` : '';
}
