import { describe, expect, it } from 'vitest';
import { goTo, playUci, START } from './line';
import { read, write } from './url';

const line = goTo(playUci(playUci(START, 'e2e4')!, 'c7c5')!, 1);

describe('a link', () => {
  it('brings back line, place, view and scales', () => {
    const state = {
      line,
      orientation: 'black' as const,
      profile: 'addendum',
      weights: { passer: 0.5, doubled: 0 },
    };
    const { shared, problem } = read(write(state, 'tuned'));
    expect(problem).toBeUndefined();
    expect(shared).toEqual(state);
  });

  it('is empty for the start position', () => {
    expect(
      write({ line: START, orientation: 'white', profile: 'tuned', weights: {} }, 'tuned'),
    ).toBe('');
  });

  it('tells what it cannot read', () => {
    expect(read('?fen=nonsense').problem).toContain('not a FEN');
    expect(read('?moves=e2e4.e2e4').problem).toContain('e2e4');
    expect(read('?moves=e2e4.e2e4').shared.line!.steps).toHaveLength(1);
  });
});
