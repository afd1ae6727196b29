/** The moves of a game as a tree: nothing that was ever played is lost by playing something else. */

import type { Ply, Variation } from './api-types';
import { PASS, moveNumber, type Step } from './chess';

export interface Node extends Step {
  parent: Node | undefined;
  /** What was played from here; the first is the main line. */
  children: Node[];
  nags: number[];
  comment: string | undefined;
  /** Played on this board, not read from a game. */
  own: boolean;
}

const node = (step: Step, parent: Node | undefined, own: boolean): Node => ({
  ...step,
  parent,
  children: [],
  nags: [],
  comment: undefined,
  own,
});

/** A game without moves. */
export const newRoot = (fen: string): Node => node({ uci: '', san: '', fen }, undefined, false);

/** Plays a move from here: the one that is there already, or a new one beside the others. */
export function grow(parent: Node, step: Step, own = true): Node {
  const known = parent.children.find(child => child.uci === step.uci);
  if (known) return known;
  const child = node(step, parent, own);
  parent.children.push(child);
  return child;
}

/** Takes a move out, with everything that follows it. */
export function prune(child: Node): void {
  const siblings = child.parent?.children;
  siblings?.splice(siblings.indexOf(child), 1);
}

export const rootOf = (at: Node): Node => (at.parent ? rootOf(at.parent) : at);

/** From the first position to here, both included. */
export function pathTo(at: Node): Node[] {
  const path: Node[] = [];
  for (let here: Node | undefined = at; here; here = here.parent) path.push(here);
  return path.reverse();
}

/** The line we stand in: the way here, and on along the first of what was played. */
export function lineThrough(at: Node): Node[] {
  const line = pathTo(at);
  for (let next = at.children[0]; next; next = next.children[0]) line.push(next);
  return line;
}

export const plyOf = (at: Node) => pathTo(at).length - 1;

/** The moves that lead here, as a link writes them. */
export const movesTo = (at: Node) =>
  pathTo(at)
    .slice(1)
    .map(step => step.uci);

/** Follows moves from a root as far as they are there. */
export function follow(root: Node, moves: string[]): Node {
  let at = root;
  for (const uci of moves) {
    const next = at.children.find(child => child.uci === uci);
    if (!next) break;
    at = next;
  }
  return at;
}

/** Whether every move up to here is the first of its kind. */
export const isMainLine = (at: Node): boolean =>
  !at.parent || (at.parent.children[0] === at && isMainLine(at.parent));

/** A move with its number: 12. Nf3, 12... Nf6. */
export const numbered = (at: Node): string =>
  at.parent ? `${moveNumber(at.parent.fen, true)} ${at.san}` : '';

/** Takes in the moves of a game as the server read them. */
export function takeIn(root: Node, moves: Ply[], intro?: string | null): void {
  let parent = root;
  for (const [place, ply] of moves.entries()) {
    const { uci, san, fen } = ply;
    const child = grow(parent, { uci, san, fen }, false);
    child.nags = [...(ply.nags ?? [])];
    const said = [place === 0 ? intro : undefined, ply.comment].filter(Boolean).join(' ');
    if (said) child.comment = said;
    for (const { moves, comment } of (ply.variations ?? []) as Variation[])
      takeIn(parent, moves, comment);
    parent = child;
  }
}

/** What is kept of a tree between visits: moves with their children, positions left out of account. */
export interface Kept {
  u: string;
  s: string;
  f: string;
  n?: number[];
  c?: string;
  o?: 1;
  m?: Kept[];
}

export const keep = (at: Node): Kept => ({
  u: at.uci,
  s: at.san,
  f: at.fen,
  ...(at.nags.length ? { n: at.nags } : {}),
  ...(at.comment ? { c: at.comment } : {}),
  ...(at.own ? { o: 1 as const } : {}),
  ...(at.children.length ? { m: at.children.map(keep) } : {}),
});

export function unpack(kept: Kept, parent?: Node): Node {
  const at = node({ uci: kept.u, san: kept.s, fen: kept.f }, parent, kept.o === 1);
  at.nags = kept.n ?? [];
  at.comment = kept.c;
  at.children = (kept.m ?? []).map(child => unpack(child, at));
  return at;
}

/** Whether a line passes somewhere, which only its game's own text can say. */
export const passes = (line: Node[]) => line.some(step => step.uci === PASS);
