import { describe, expect, it } from 'vitest';
import { START, play, playAll, moveNumber } from './chess';
import * as tree from './tree';

/** Plays moves from a place. */
function played(at: tree.Node, ...moves: string[]): tree.Node {
  return moves.reduce((here, uci) => tree.grow(here, play(here.fen, uci)!), at);
}

const sans = (line: tree.Node[]) => line.slice(1).map(step => step.san);

describe('a game', () => {
  it('keeps what was played when something else is played', () => {
    const root = tree.newRoot(START);
    const first = played(root, 'e2e4', 'e7e5', 'g1f3');
    const other = played(root, 'e2e4', 'c7c5');
    expect(sans(tree.lineThrough(root))).toEqual(['e4', 'e5', 'Nf3']);
    expect(sans(tree.lineThrough(other))).toEqual(['e4', 'c5']);
    expect(tree.isMainLine(first)).toBe(true);
    expect(tree.isMainLine(other)).toBe(false);
    expect(tree.movesTo(other)).toEqual(['e2e4', 'c7c5']);
    expect(tree.follow(root, ['e2e4', 'c7c5', 'g1f3'])).toBe(other);
    tree.prune(other);
    expect(first.parent!.parent!.children).toHaveLength(1);
  });

  it('takes in what the server read, variations and all', () => {
    const ply = (fen: string, uci: string) => play(fen, uci)!;
    const e4 = ply(START, 'e2e4');
    const e5 = ply(e4.fen, 'e7e5');
    const d4 = ply(START, 'd2d4');
    const root = tree.newRoot(START);
    tree.takeIn(root, [
      { ...e4, nags: [1], comment: 'best', variations: [{ comment: 'or', moves: [d4] }] },
      e5,
    ]);
    expect(sans(tree.lineThrough(root))).toEqual(['e4', 'e5']);
    const [main, variation] = root.children;
    expect(main).toMatchObject({ san: 'e4', nags: [1], comment: 'best', own: false });
    expect(variation).toMatchObject({ san: 'd4', comment: 'or' });
  });

  it('comes back from storage as it was', () => {
    const root = tree.newRoot(START);
    const at = played(root, 'e2e4', 'e7e5');
    played(root, 'd2d4');
    at.comment = 'open game';
    at.nags = [5];
    const again = tree.unpack(JSON.parse(JSON.stringify(tree.keep(root))));
    expect(tree.keep(again)).toEqual(tree.keep(root));
    const there = tree.follow(again, ['e2e4', 'e7e5']);
    expect(there).toMatchObject({ comment: 'open game', nags: [5], own: true });
    expect(tree.rootOf(there)).toBe(again);
  });
});

describe('moves', () => {
  it('are played by the rules, castling written as everybody does', () => {
    const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
    expect(play(fen, 'e1g1')).toMatchObject({ uci: 'e1g1', san: 'O-O' });
    expect(play(fen, 'e1h1')).toMatchObject({ uci: 'e1g1', san: 'O-O' });
    expect(play(fen, 'e1e3')).toBeUndefined();
    const chess960 = '1rk4r/pppppppp/8/8/8/8/PPPPPPPP/1RK4R w HBhb - 0 1';
    expect(play(chess960, 'c1h1')).toMatchObject({ uci: 'c1h1', san: 'O-O' });
    expect(playAll(START, ['e2e4', 'e2e4'])).toHaveLength(1);
  });

  it('are numbered', () => {
    expect(moveNumber(START, false)).toBe('1.');
    const black = play(START, 'e2e4')!.fen;
    expect(moveNumber(black, false)).toBe('');
    expect(moveNumber(black, true)).toBe('1...');
  });

  it('stand on boards that no game leads to', () => {
    const queens = 'qqqqkqqq/qqqq1qqq/8/8/8/8/PP6/KN5Q w - - 0 1';
    expect(play(queens, 'h1h7')?.san).toBe('Qxh7');
  });
});
