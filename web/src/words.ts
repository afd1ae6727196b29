/** A position in words, for those who listen to it. */

import type { Board } from 'chessops/board';
import type { Color, Piece, Role } from 'chessops/types';
import { makeSquare, parseSquare } from 'chessops/util';
import { position } from './chess';
import { label } from './label';

const ROLES: Role[] = ['king', 'queen', 'rook', 'bishop', 'knight'];

export const pieceWords = (piece: Piece | undefined) =>
  piece ? label('page-piece', { side: piece.color, role: piece.role }) : label('page-empty');

export const squareWords = (board: Board, square: string) =>
  `${square}, ${pieceWords(board.get(parseSquare(square)!))}`;

export interface SideInWords {
  pieces: string;
  pawns: string;
}

/** One side: its pieces by kind, its pawns by file. */
export function sideInWords(fen: string, color: Color): SideInWords {
  const { board } = position(fen);
  const squares = (role: Role) => [...board.pieces(color, role)].map(makeSquare);
  const pieces = ROLES.map(role => [role, squares(role)] as const)
    .filter(([, at]) => at.length > 0)
    .map(([role, at]) => `${label('page-kind', { role, count: at.length })} ${at.join(', ')}`)
    .join('; ');
  const pawns = squares('pawn').sort().join(', ');
  return { pieces, pawns: pawns || label('page-none') };
}
