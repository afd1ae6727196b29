/** Lighting reasons on the board: squares, and arrows from what acts to what it acts on. */

import type { DrawShape } from '@lichess-org/chessground/draw';
import type { Key } from '@lichess-org/chessground/types';
import type { ItemRecord, Side } from './api-types';

/** More arrows than this are a thicket. */
const MOST_ARROWS = 24;
/** An item that aims at more squares than this shows them lit, without arrows. */
const MOST_TARGETS = 3;

/** Whom an item helps decides its colour. */
export type Tone = 'for-white' | 'for-black' | 'neutral';

/** What can be lit: whose it is, what it is worth to them, and where. */
export type Lit = Pick<ItemRecord, 'side' | 'mp' | 'on' | 'at' | 'by'>;

/** Squares that speak for a side. */
export const squaresFor = (side: Side, on: string[]): Lit => ({ side, mp: 1, on, at: [], by: [] });

export function toneOf(item: Lit): Tone {
  if (item.mp === 0) return 'neutral';
  return (item.side === 'white') === item.mp > 0 ? 'for-white' : 'for-black';
}

export interface Marks {
  squares: Map<string, string>;
  arrows: DrawShape[];
}

/** The marks of some items together; a crowd of them shows squares only. */
export function marks(items: Lit[], withArrows = true): Marks {
  const squares = new Map<string, string>();
  // What a finding is about is lit strongest, so it is written last.
  for (const part of ['at', 'by', 'on'] as const)
    for (const [square, gain] of gains(items, part))
      squares.set(square, `lit ${part} ${toneOfGain(gain)}`);
  const arrows = new Map<string, DrawShape>();
  const crowded = items.length > 1 && items.some(item => item.at.length > MOST_TARGETS);
  for (const item of withArrows && !crowded ? items : []) {
    for (const [orig, dest] of arrowsOf(item)) {
      const key = `${orig}${dest}`;
      if (arrows.size < MOST_ARROWS && !arrows.has(key))
        arrows.set(key, { orig: orig as Key, dest: dest as Key, brush: toneOf(item) });
    }
  }
  return { squares, arrows: [...arrows.values()] };
}

/** What the items are worth to White on each square together. */
function gains(items: Lit[], part: 'on' | 'at' | 'by'): Map<string, number> {
  const gains = new Map<string, number>();
  for (const item of items) {
    const gain = item.side === 'white' ? item.mp : -item.mp;
    for (const square of item[part]) gains.set(square, (gains.get(square) ?? 0) + gain);
  }
  return gains;
}

const toneOfGain = (gain: number): Tone =>
  gain > 0 ? 'for-white' : gain < 0 ? 'for-black' : 'neutral';

/** Units act on their targets; those that bring a thing about point at it. */
function arrowsOf(item: Lit): [string, string][] {
  const pairs: [string, string][] = [];
  if (item.at.length <= MOST_TARGETS)
    for (const from of item.on) for (const to of item.at) pairs.push([from, to]);
  if (item.on.length <= MOST_TARGETS)
    for (const from of item.by) for (const to of item.on) pairs.push([from, to]);
  return pairs.filter(([from, to]) => from !== to);
}

/** Every item that touches a square, in whichever part. */
export const touches = (item: Lit, square: string) =>
  item.on.includes(square) || item.at.includes(square) || item.by.includes(square);
