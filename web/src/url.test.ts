import { describe, expect, it } from 'vitest';
import { START, play } from './chess';
import { grow, newRoot } from './tree';
import { isEmpty, read, write } from './url';

const root = newRoot(START);
const one = grow(root, play(START, 'e2e4')!);
grow(one, play(one.fen, 'c7c5')!);

describe('a link', () => {
  it('brings back line, place, view and scales', () => {
    const weights = { passer: 0.5, doubled: 0 };
    const link = write({ at: one, orientation: 'black', profile: 'addendum', weights }, 'tuned');
    expect(read(link)).toEqual({
      problem: undefined,
      shared: {
        fen: START,
        moves: ['e2e4'],
        rest: ['c7c5'],
        orientation: 'black',
        profile: 'addendum',
        weights,
      },
    });
  });

  it('is empty for the start position', () => {
    const at = newRoot(START);
    expect(write({ at, orientation: 'white', profile: 'tuned', weights: {} }, 'tuned')).toBe('');
    expect(isEmpty('?view=black')).toBe(true);
    expect(isEmpty('?moves=e2e4')).toBe(false);
  });

  it('tells what it cannot read', () => {
    expect(read('?weights=passer').problem).toContain('passer');
    expect(read('?weights=passer:x').problem).toContain('passer:x');
    expect(read('?ply=-3&moves=e2e4').shared.moves).toEqual([]);
  });
});
