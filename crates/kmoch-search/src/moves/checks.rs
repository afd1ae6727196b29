//! From where each kind of piece would check the enemy king.

use shakmaty::{Bitboard, Move, Role, attacks};

use crate::keyed::Keyed;

const CHECKING_ROLES: usize = 5;

/// The squares from which a pawn, knight, bishop, rook or queen gives check.
#[derive(Debug, Clone, Copy, Default)]
pub struct CheckSquares([Bitboard; CHECKING_ROLES]);

impl CheckSquares {
    /// For the side to move in this position.
    pub fn new(position: &Keyed) -> CheckSquares {
        let board = position.board();
        let them = !position.turn();
        let Some(king) = board.king_of(them) else {
            return CheckSquares([Bitboard::EMPTY; CHECKING_ROLES]);
        };
        let diagonal = attacks::bishop_attacks(king, board.occupied());
        let straight = attacks::rook_attacks(king, board.occupied());
        CheckSquares([
            attacks::pawn_attacks(them, king),
            attacks::knight_attacks(king),
            diagonal,
            straight,
            diagonal | straight,
        ])
    }

    /// The squares by role, pawns first.
    pub fn by_role(&self) -> [Bitboard; CHECKING_ROLES] {
        self.0
    }

    /// Whether the moved piece itself gives check; discovered checks do not count.
    pub fn contains(&self, m: Move) -> bool {
        match m {
            Move::Normal { role, to, .. } if role != Role::King => {
                self.0[role as usize - 1].contains(to)
            }
            _ => false,
        }
    }
}
