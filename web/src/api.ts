/** Asking the server. Every failure becomes an Error whose message people can read. */

import type {
  Catalog,
  ExplainQuestion,
  GameReport,
  Info,
  Lang,
  Played,
  PositionRecord,
} from './api-types';
import { readEvents } from './events';
import { label } from './label';

/** By whose numbers to judge. */
export interface Scales {
  profile: string;
  weights: Record<string, number>;
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === 'AbortError') throw fault;
    throw new Error(label('page-no-answer'));
  }
  if (response.ok) return response;
  const said = await response.json().catch(() => undefined);
  throw new Error(
    said?.error?.message ?? label('page-answered', { status: String(response.status) }),
  );
}

const post = (path: string, body: unknown, signal?: AbortSignal) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });

type Wishes = Scales & Pick<ExplainQuestion, 'at_sight' | 'nodes' | 'lang'>;

export const explain = async (fen: string, how: Wishes, signal?: AbortSignal) =>
  (await post('/api/explain', { fen, ...how }, signal)).json() as Promise<PositionRecord>;

export const readMove = async (fen: string, text: string) =>
  (await post('/api/move', { fen, text })).json() as Promise<Played>;

export const catalog = async (lang: Lang) =>
  (await ask(`/api/catalog?lang=${lang}`)).json() as Promise<Catalog>;

export type WhichGame = { pgn: string; index?: number } | { fen: string; moves: string[] };

export const game = async (which: WhichGame, how: Wishes, signal?: AbortSignal) =>
  (await post('/api/game', { ...which, ...how }, signal)).json() as Promise<GameReport>;

export const profileText = async (scales: Scales) => (await post('/api/profile', scales)).text();

/** Streams an analysis until it ends or is aborted. */
export async function analyse(
  fen: string,
  lines: number,
  scales: Scales,
  signal: AbortSignal,
  report: (info: Info) => void,
): Promise<void> {
  const query = new URLSearchParams({
    fen,
    lines: String(lines),
    profile: scales.profile,
    weights: JSON.stringify(scales.weights),
  });
  const response = await ask(`/api/analyse?${query}`, { signal });
  for await (const { event, data } of readEvents(response.body!)) {
    if (event === 'info') report(JSON.parse(data));
    if (event === 'problem') throw new Error(JSON.parse(data));
    if (event === 'done') return;
  }
}
