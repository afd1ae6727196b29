//! Pieces that must stay on a line before their king.

use shakmaty::{Bitboard, Role, attacks};

use super::lines::{between, lines_of};
use super::{PieceView, Side};

impl Side<'_> {
    /// Our units that alone stand between our king and an enemy bishop, rook or queen on its line.
    #[inline(always)]
    pub(super) fn find_pinned(&self) -> Bitboard {
        let (bishop, rook) = (1, 2);
        let queens = self.enemy.by(Role::Queen);
        let snipers = lines_of(bishop, self.king) & (self.enemy.by(Role::Bishop) | queens)
            | lines_of(rook, self.king) & (self.enemy.by(Role::Rook) | queens);
        let mut pinned = Bitboard::EMPTY;
        for sniper in snipers {
            let shield = between(self.king, sniper) & self.occupied();
            if shield.count() == 1 {
                pinned |= shield & self.own_all;
            }
        }
        pinned
    }

    /// The squares a piece attacks and may go to: a pinned one stays on its line.
    #[inline(always)]
    pub fn free_attacks(&self, piece: &PieceView) -> Bitboard {
        if self.pinned.contains(piece.square) {
            piece.attacks & attacks::ray(self.king, piece.square)
        } else {
            piece.attacks
        }
    }
}
