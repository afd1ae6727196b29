import { expect, it } from 'vitest';
import { sideInWords } from './words';

it('lists pieces by kind and pawns by file', () => {
  const fen = '4k3/1p6/8/8/2P5/P7/8/R3K2R w KQ - 0 1';
  expect(sideInWords(fen, 'white')).toEqual({ pieces: 'king e1; rooks a1, h1', pawns: 'a3, c4' });
  expect(sideInWords(fen, 'black').pawns).toBe('b7');
});
