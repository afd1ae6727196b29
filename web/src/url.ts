/** A link for every position: root, moves, place, and the scales it was judged by. */

import { START } from './chess';
import type { State } from './store';
import { lineThrough, pathTo, plyOf } from './tree';

type Shared = Pick<State, 'at' | 'orientation' | 'profile' | 'weights'>;

/** What a link says. */
export interface Read {
  fen: string;
  /** The moves up to the place it points at, and those after it. */
  moves: string[];
  rest: string[];
  orientation: 'white' | 'black';
  profile: string | undefined;
  weights: Record<string, number>;
}

/** Spaces of a FEN become underscores: it stays readable in an address. */
export function write(state: Shared, defaultProfile: string): string {
  const query: string[] = [];
  const line = lineThrough(state.at);
  const root = pathTo(state.at)[0]!;
  const moves = line.slice(1).map(step => step.uci);
  if (root.fen !== START) query.push(`fen=${root.fen.replaceAll(' ', '_')}`);
  if (moves.length) query.push(`moves=${moves.join('.')}`);
  if (plyOf(state.at) !== moves.length) query.push(`ply=${plyOf(state.at)}`);
  if (state.orientation === 'black') query.push('view=black');
  if (state.profile && state.profile !== defaultProfile) query.push(`profile=${state.profile}`);
  const weights = Object.entries(state.weights).map(([key, factor]) => `${key}:${factor}`);
  if (weights.length) query.push(`weights=${weights.join(',')}`);
  return query.length ? `?${query.join('&')}` : '';
}

/** Whether a link names a position at all. */
export const isEmpty = (search: string) => {
  const query = new URLSearchParams(search);
  return !query.has('fen') && !query.has('moves');
};

/** Reads a link; what cannot be read is told and left out. */
export function read(search: string): { shared: Read; problem: string | undefined } {
  const query = new URLSearchParams(search);
  let problem: string | undefined;
  const moves = (query.get('moves') ?? '').split('.').filter(Boolean);
  const place = query.get('ply');
  const ply = place === null ? moves.length : Math.max(0, Number(place) || 0);
  const weights: Record<string, number> = {};
  for (const pair of (query.get('weights') ?? '').split(',').filter(Boolean)) {
    const [key, factor] = pair.split(':');
    const value = Number(factor);
    if (key && factor && Number.isFinite(value)) weights[key] = value;
    else problem = `The link holds a weight that cannot be read: ${pair}.`;
  }
  const shared: Read = {
    fen: query.get('fen')?.replaceAll('_', ' ') || START,
    moves: moves.slice(0, ply),
    rest: moves.slice(ply),
    orientation: query.get('view') === 'black' ? 'black' : 'white',
    profile: query.get('profile') ?? undefined,
    weights,
  };
  return { shared, problem };
}
