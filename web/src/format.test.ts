import { describe, expect, it } from 'vitest';
import { balance, exact, pawns, score, short, sum } from './format';

describe('amounts', () => {
  it('are pawns with a sign and a true minus', () => {
    expect(pawns(350)).toBe('+0.35');
    expect(pawns(-283.333)).toBe('−0.28');
    expect(pawns(-2)).toBe('0.00');
  });

  it('keep their three decimals where exactness counts', () => {
    expect(exact(-283.333)).toBe('−283.333');
    expect(exact(0.1 + 0.2)).toBe('+0.3');
    expect(sum([0.1, 0.2, -283.333, 283.333])).toBe(0.3);
  });

  it('read as scores and counts', () => {
    expect(score({ cp: -35 })).toBe('−0.35');
    expect(score({ mate: -3 })).toBe('−#3');
    expect(short(1_234_567)).toBe('1.23M');
  });

  it('become a balance', () => {
    expect(balance(0)).toBe(0.5);
    expect(balance(3000)).toBeGreaterThan(0.8);
  });
});
