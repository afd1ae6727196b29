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
    #[inline(always)]
    fn of(us: &Side, them: &Side) -> Siege {
        let ring = attacks::king_attacks(us.enemy_king);
        let zone = ring | ring.south() | Bitboard::from_square(us.enemy_king);
        let mut attackers = Bitboard::EMPTY;
        if (us.controlled[0] & zone).any() {
            let near = us.pieces.iter().filter(|piece| (piece.attacks & zone).any());
            near.for_each(|piece| attackers.add(piece.square));
        }
        let weak = weak_squares(us, them);
        let safe = !them.attacked.flip_vertical() | (weak & us.attacked_twice);
        let checks = checking_squares(us);
        let all_checks = checks.iter().fold(Bitboard::EMPTY, |all, &squares| all | squares);
        Siege {
            attackers,
            adjacent_attacks: us.attacks_on(ring),
            weak: weak & ring,
            safe_checks: checks.map(|squares| squares & safe),
            unsafe_checks: all_checks.without(safe),
        }
    }
}

/// Squares we attack that at most the enemy's king and queen defend, not both at once.
#[inline(always)]
fn weak_squares(us: &Side, them: &Side) -> Bitboard {
    let [.., queens] = them.attacked_by;
    let by_king = attacks::king_attacks(us.enemy_king);
    let hardly_defended = !them.attacked.flip_vertical() | by_king | queens.flip_vertical();
    us.attacked.without(them.attacked_twice.flip_vertical()) & hardly_defended
}

/// Squares from which our knights, bishops, rooks and queens can check the enemy king.
#[inline(always)]
fn checking_squares(us: &Side) -> [Bitboard; 4] {
    let (king, occupied) = (us.enemy_king, us.occupied());
    let bishop = attacks::bishop_attacks(king, occupied);
    let rook = attacks::rook_attacks(king, occupied);
    let mut checks = [attacks::knight_attacks(king), bishop, rook, bishop | rook];
    for (squares, attacked) in checks.iter_mut().zip(us.attacked_by) {
        *squares = (*squares & attacked).without(us.own_all);
    }
    checks
}

impl Side<'_> {
    /// What our pieces do around the enemy king, worked out when first asked for.
    #[inline(always)]
    pub fn siege(&self, them: &Side) -> &Siege {
        self.siege.get_or_init(|| Siege::of(self, them))
    }
}
