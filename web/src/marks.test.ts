import { describe, expect, it } from 'vitest';
import type { Lit } from './marks';
import { marks, toneOf, touches } from './marks';

const item = (part: Partial<Lit>): Lit => ({
  side: 'white',
  mp: 100,
  on: [],
  at: [],
  by: [],
  ...part,
});

describe('marks', () => {
  it('take the colour of the side a finding helps', () => {
    expect(toneOf(item({}))).toBe('for-white');
    expect(toneOf(item({ mp: -5 }))).toBe('for-black');
    expect(toneOf(item({ side: 'black', mp: -5 }))).toBe('for-white');
    expect(toneOf(item({ mp: 0 }))).toBe('neutral');
  });

  it('point from units to targets and from causes to units', () => {
    const { squares, arrows } = marks([item({ on: ['d3'], at: ['h7'], by: ['c2'] })]);
    expect([...squares.keys()].sort()).toEqual(['c2', 'd3', 'h7']);
    expect(arrows.map(({ orig, dest }) => `${orig}${dest}`)).toEqual(['d3h7', 'c2d3']);
  });

  it('draw no thicket', () => {
    const at = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1'];
    expect(marks([item({ on: ['d4'], at })]).arrows).toEqual([]);
  });

  it('know which items touch a square', () => {
    expect(touches(item({ by: ['c2'] }), 'c2')).toBe(true);
    expect(touches(item({ by: ['c2'] }), 'c3')).toBe(false);
  });
});
