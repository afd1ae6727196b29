/** A link for every position: root, moves, place, and the scales it was judged by. */

import { fenProblem, from, goTo, playUci, START, type Line } from './line';
import type { State } from './store';

type Shared = Pick<State, 'line' | 'orientation' | 'profile' | 'weights'>;

/** Spaces of a FEN become underscores: it stays readable in an address. */
export function write(state: Shared, defaultProfile: string): string {
  const query: string[] = [];
  const { line } = state;
  if (line.root !== START.root) query.push(`fen=${line.root.replaceAll(' ', '_')}`);
  if (line.steps.length) query.push(`moves=${line.steps.map(step => step.uci).join('.')}`);
  if (line.ply !== line.steps.length) query.push(`ply=${line.ply}`);
  if (state.orientation === 'black') query.push('view=black');
  if (state.profile && state.profile !== defaultProfile) query.push(`profile=${state.profile}`);
  const weights = Object.entries(state.weights).map(([key, factor]) => `${key}:${factor}`);
  if (weights.length) query.push(`weights=${weights.join(',')}`);
  return query.length ? `?${query.join('&')}` : '';
}

/** Reads a link; what cannot be read is told and left out. */
export function read(search: string): { shared: Partial<Shared>; problem: string | undefined } {
  const query = new URLSearchParams(search);
  const shared: Partial<Shared> = {};
  let problem: string | undefined;
  let line: Line = START;
  const fen = query.get('fen')?.replaceAll('_', ' ');
  if (fen) {
    problem = fenProblem(fen);
    if (!problem) line = from(fen);
  }
  for (const uci of problem ? [] : (query.get('moves') ?? '').split('.').filter(Boolean)) {
    const next = playUci(line, uci);
    if (!next) {
      problem = `The link holds a move that cannot be played: ${uci}.`;
      break;
    }
    line = next;
  }
  const ply = query.get('ply');
  shared.line = ply === null ? line : goTo(line, Number(ply) || 0);
  if (query.get('view') === 'black') shared.orientation = 'black';
  const profile = query.get('profile');
  if (profile) shared.profile = profile;
  const weights: Record<string, number> = {};
  for (const pair of (query.get('weights') ?? '').split(',').filter(Boolean)) {
    const [key, factor] = pair.split(':');
    const value = Number(factor);
    if (key && Number.isFinite(value)) weights[key] = value;
  }
  shared.weights = weights;
  return { shared, problem };
}
