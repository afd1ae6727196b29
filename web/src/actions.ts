/** What visitors do, apart from where they click. */

import * as api from './api';
import { PASS, START, play } from './chess';
import { visited } from './history';
import { label, moves, standard } from './label';
import { announce } from './say';
import * as session from './session';
import { complain, state, update } from './store';
import {
  follow,
  grow,
  lineThrough,
  newRoot,
  numbered,
  pathTo,
  prune,
  takeIn,
  type Node,
} from './tree';

/** Puts a game on the board; the one before stays where Back finds it. */
export function open(game: session.Game, at: Node = game.root): void {
  update({ game, at, square: undefined, problem: undefined, setup: undefined });
  visited('new');
}

/** A position without a game. */
export function openPosition(fen: string): void {
  open(session.newGame(fen));
}

export const startOver = () => openPosition(START);

/** Goes to a place in the game. */
export function goTo(at: Node, how: 'step' | 'jump' = 'step'): void {
  if (at === state.at) return;
  update({ at, square: undefined, problem: undefined });
  visited(how === 'jump' ? 'new' : 'same');
  announce(at.parent ? moves(numbered(at)) : label('page-start-of-game'));
}

/** Steps along the line we stand in. */
export function step(ply: number): void {
  const line = lineThrough(state.at);
  goTo(line[Math.max(0, Math.min(line.length - 1, ply))]!);
}

export const ply = () => pathTo(state.at).length - 1;
export const stepBack = () => step(ply() - 1);
export const stepOn = () => step(ply() + 1);
export const toStart = () => step(0);
export const toEnd = () => step(Infinity);

/** Plays a move given in UCI notation. */
export function playUci(uci: string): boolean {
  const made = play(state.at.fen, uci);
  if (made) goTo(grow(state.at, made), 'jump');
  return made !== undefined;
}

/** Follows a line from here, as a variation of its own. */
export function playLine(moves: string[]): void {
  let at = state.at;
  for (const uci of moves) {
    const made = play(at.fen, uci);
    if (!made) break;
    at = grow(at, made);
  }
  goTo(at, 'jump');
}

/** Plays a move as a player writes it. */
export async function playText(text: string): Promise<boolean> {
  const { at } = state;
  const written = text.trim();
  try {
    const made = await api
      .readMove(at.fen, standard(written))
      .catch(() => api.readMove(at.fen, written));
    if (state.at !== at) return false;
    goTo(grow(at, made), 'jump');
    return true;
  } catch (fault) {
    complain(fault);
    return false;
  }
}

/** Takes the last move back: for good if it was played here, otherwise it stays in its game. */
export function takeBack(): void {
  const { at } = state;
  if (!at.parent) return;
  if (at.own) prune(at);
  update({ at: at.parent, square: undefined, problem: undefined });
  visited('same');
  announce(label('page-taken-back'));
}

/** Loads what was typed or pasted: a position or games. */
export async function load(text: string): Promise<boolean> {
  const trimmed = text.trim();
  if (!trimmed) return false;
  return looksLikePosition(trimmed) ? loadPosition(trimmed) : loadGame(trimmed, 0);
}

export const looksLikePosition = (text: string) =>
  text === 'startpos' ||
  (!text.includes('\n') && /^\S+\/\S+(\s|$)/.test(text) && (text.match(/\//g)?.length ?? 0) >= 3);

/** Loads a FEN, an EPD or startpos, if the server takes it. */
export async function loadPosition(text: string): Promise<boolean> {
  try {
    const { fen } = await api.explain(text, { ...wishes(), at_sight: true });
    openPosition(fen);
    return true;
  } catch (fault) {
    complain(fault);
    return false;
  }
}

/** Loads one game of a PGN. */
export async function loadGame(text: string, index: number): Promise<boolean> {
  try {
    const report = await api.game({ pgn: text, index }, wishes());
    const root = newRoot(report.start);
    takeIn(root, report.moves);
    root.comment = report.comment ?? undefined;
    const { tags, games, first, count, remarks } = report;
    const source = { text, index, games, first, count };
    update({ report, tab: 'game' });
    open(session.add({ root, tags, source, remarks }));
    const name = games[index - first] ?? '';
    announce(label('page-game-loaded', { name, moves: report.moves.length }));
    return true;
  } catch (fault) {
    complain(fault);
    return false;
  }
}

export const scales = () => ({ profile: state.profile, weights: state.weights });

/** By whose numbers, and in which language. */
export const wishes = () => ({ ...scales(), lang: state.lang });

/** Sets the factor of a clause; 1 is the profile's own. */
export function weigh(clause: string, factor: number): void {
  const weights = { ...state.weights };
  if (factor === 1) delete weights[clause];
  else weights[clause] = factor;
  update({ weights });
  visited('same');
}

/** Goes where a link or the browser's history points. */
export function revisit(game: session.Game, moves: string[]): void {
  let at = follow(game.root, moves);
  for (const uci of moves.slice(pathTo(at).length - 1)) {
    const made = uci === PASS ? undefined : play(at.fen, uci);
    if (!made) break;
    at = grow(at, made);
  }
  update({ game, at, square: undefined, problem: undefined, setup: undefined });
}
