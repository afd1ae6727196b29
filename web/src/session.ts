/** The games on this board, kept between visits. */

import { keep, newRoot, unpack, type Kept, type Node } from './tree';
import { START } from './chess';

/** The text a game came from, with the other games in it. */
export interface Source {
  text: string;
  index: number;
  games: string[];
  first: number;
  count: number;
}

export interface Game {
  id: number;
  root: Node;
  tags: Record<string, string>;
  source: Source | undefined;
  /** What the server could not read. */
  remarks: string[];
}

interface KeptGame {
  id: number;
  root: Kept;
  tags: Record<string, string>;
  source: Source | undefined;
}

const KEY = 'kmoch-games';
/** Games that are kept; older ones are forgotten. */
const MOST = 12;

const games: Game[] = [];

export const newGame = (fen = START): Game => add({ root: newRoot(fen) });

/** Puts a game on the shelf. */
export function add(game: Partial<Game> & { root: Node }): Game {
  const id = Math.max(0, ...games.map(other => other.id)) + 1;
  const whole: Game = { tags: {}, source: undefined, remarks: [], ...game, id };
  games.push(whole);
  if (games.length > MOST) games.shift();
  return whole;
}

export const find = (id: number | undefined) => games.find(game => game.id === id);

/** The latest game, if there is one. */
export const latest = () => games.at(-1);

/** Brings back what was kept at the last visit. */
export function restore(): void {
  games.length = 0;
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptGame[];
    for (const { id, root, tags, source } of kept)
      games.push({ id, root: unpack(root), tags, source, remarks: [] });
  } catch {
    // No storage, or not ours: we start afresh.
    games.length = 0;
  }
}

let saving: number | undefined;

/** Keeps everything, a moment after the last change. */
export function save(): void {
  clearTimeout(saving);
  saving = window.setTimeout(saveNow, 150);
}

/** The whole of it where there is room, without the texts where there is little, the latest game at least. */
export function saveNow(): void {
  const whole = games.map(({ id, root, tags, source }) => ({ id, root: keep(root), tags, source }));
  const attempts = [
    whole,
    whole.map((game, place) =>
      place === whole.length - 1 ? game : { ...game, source: undefined },
    ),
    whole.map(game => ({ ...game, source: undefined })),
    whole.slice(-1).map(game => ({ ...game, source: undefined })),
  ];
  for (const attempt of attempts) {
    try {
      localStorage.setItem(KEY, JSON.stringify(attempt));
      return;
    } catch {
      // Too much for this browser: try less.
    }
  }
}
