import { describe, expect, it } from 'vitest';
import * as lines from './line';

const play = (...moves: string[]) =>
  moves.reduce((line, uci) => lines.playUci(line, uci)!, lines.START);

describe('a line', () => {
  it('grows by moves and is replaced from where we stand', () => {
    const line = play('e2e4', 'e7e5', 'g1f3');
    expect(line.steps.map(step => step.san)).toEqual(['e4', 'e5', 'Nf3']);
    const other = lines.playSan(lines.goTo(line, 1), 'c5')!;
    expect(other.steps.map(step => step.san)).toEqual(['e4', 'c5']);
  });

  it('keeps its rest when the same move is played again', () => {
    const line = lines.goTo(play('e2e4', 'e7e5'), 0);
    const again = lines.playUci(line, 'e2e4')!;
    expect(again.steps).toHaveLength(2);
    expect(again.ply).toBe(1);
  });

  it('refuses what cannot be played', () => {
    expect(lines.playUci(lines.START, 'e2e5')).toBeUndefined();
    expect(lines.playSan(lines.START, 'Qh5')).toBeUndefined();
  });

  it('writes castling as players do, and as Chess960 needs it', () => {
    const castled = lines.playSan(lines.from('4k3/8/8/8/8/8/8/4K2R w K - 0 1'), 'O-O')!;
    expect(castled.steps[0]!.uci).toBe('e1g1');
    const fischer = lines.playSan(lines.from('4k3/8/8/8/8/8/8/2K4R w H - 0 1'), 'O-O')!;
    expect(fischer.steps[0]!.uci).toBe('c1h1');
  });

  it('numbers moves from the root', () => {
    const line = lines.playUci(lines.from('4k3/8/8/8/8/8/8/4K2R b K - 0 7'), 'e8e7')!;
    expect(lines.moveNumber(line, 0)).toBe('7...');
    expect(lines.moveNumber(line, 1)).toBe('8.');
  });

  it('says what is wrong with a FEN', () => {
    expect(lines.fenProblem('8/8 w - - 0 1')).toContain('eight ranks');
    expect(lines.fenProblem('4k3/4R3/8/8/8/8/8/4K3 w - - 0 1')).toContain('stands in check');
    expect(lines.fenProblem(lines.START.root)).toBeUndefined();
  });
});
