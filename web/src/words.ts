/** A position in words, for those who listen to it. */

import type { Board } from 'chessops/board';
import type { Color, Piece, Role } from 'chessops/types';
import { makeSquare, parseSquare } from 'chessops/util';
import { position } from './chess';

const ROLES: Role[] = ['king', 'queen', 'rook', 'bishop', 'knight'];
const PLURALS: Partial<Record<Role, string>> = {
  queen: 'queens',
  rook: 'rooks',
  bishop: 'bishops',
  knight: 'knights',
};

export const pieceWords = (piece: Piece | undefined) =>
  piece ? `${piece.color} ${piece.role}` : 'empty';

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
    .map(([role, at]) => `${at.length > 1 ? PLURALS[role] : role} ${at.join(', ')}`)
    .join('; ');
  const pawns = squares('pawn').sort().join(', ');
  return { pieces, pawns: pawns || 'none' };
}
