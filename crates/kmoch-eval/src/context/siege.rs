//! What our pieces do around the enemy king.

use shakmaty::{Bitboard, attacks};

use super::Side;
use crate::squares::Sets;

/// What our pieces do around the enemy king.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Siege {
    /// Our pieces that look at the king's neighbourhood.
    pub attackers: Bitboard,
    /// How often our pieces attack a square next to the king, all together.
    pub adjacent_attacks: usize,
    /// Squares next to the king that we attack, and that its king or queen alone defends.
    pub weak: Bitboard,
    /// Squares from which our knights, bishops, rooks and queens can check without being taken
    /// for nothing.
    pub safe_checks: [Bitboard; 4],
    /// Squares of checks that can be answered by capture.
    pub unsafe_checks: Bitboard,
}

impl Siege {
    fn of(us: &Side, them: &Side) -> Siege {
        let ring = attacks::king_attacks(us.enemy_king);
        let zone = ring | ring.south() | Bitboard::from_square(us.enemy_king);
        let mut attackers = Bitboard::EMPTY;
        let mut adjacent_attacks = 0;
        for piece in us.pieces.iter().filter(|piece| (piece.attacks & zone).any()) {
            attackers.add(piece.square);
            adjacent_attacks += (piece.attacks & ring).count();
        }
        let defended = them.attacked.flip_vertical();
        let defended_twice = them.attacked_twice.flip_vertical();
        let [.., their_queens] = them.attacked_by.map(|squares| squares.flip_vertical());
        // Weak: we attack it, and at most its king and queen defend it, not both at once.
        let weak = us.attacked.without(defended_twice) & (!defended | ring | their_queens);
        let safe = !defended | (weak & us.attacked_twice);
        let mut checks = checking_squares(us);
        for (squares, attacked) in checks.iter_mut().zip(us.attacked_by) {
            *squares = (*squares & attacked).without(us.own_all);
        }
        let unsafe_checks = checks.iter().fold(Bitboard::EMPTY, |all, &squares| all | squares);
        Siege {
            attackers,
            adjacent_attacks,
            weak: weak & ring,
            safe_checks: checks.map(|squares| squares & safe),
            unsafe_checks: unsafe_checks.without(safe),
        }
    }
}

/// Squares from which each kind of piece would check the enemy king.
fn checking_squares(us: &Side) -> [Bitboard; 4] {
    let (king, occupied) = (us.enemy_king, us.occupied());
    let bishop = attacks::bishop_attacks(king, occupied);
    let rook = attacks::rook_attacks(king, occupied);
    [attacks::knight_attacks(king), bishop, rook, bishop | rook]
}

impl Side<'_> {
    /// What our pieces do around the enemy king.
    #[inline]
    pub fn siege(&self, them: &Side) -> &Siege {
        self.siege.get_or_init(|| Siege::of(self, them))
    }
}
