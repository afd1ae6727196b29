//! What sort of squares a piece can go to.

use shakmaty::Bitboard;

use super::pieces::MOST_PIECES;
use super::{PieceView, Side};

/// The squares a piece reaches, by how safely it could stand there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Reach {
    /// Free squares that no enemy pawn attacks.
    pub free: u8,
    /// Free squares that an enemy pawn attacks and another unit of ours attacks too.
    pub contested: u8,
    /// Free squares that an enemy pawn attacks and no other unit of ours does.
    pub contested_alone: u8,
    /// Enemy pawns under attack that an enemy pawn guards.
    pub guarded_pawns: u8,
}

impl Reach {
    fn of(us: &Side, piece: &PieceView) -> Reach {
        let count = |set: Bitboard| set.count() as u8;
        let free = piece.attacks & us.free;
        let contested = free & us.pawns.enemy_attacks;
        Reach {
            free: count(free.without(contested)),
            contested: count(contested & us.attacked_twice),
            contested_alone: count(contested.without(us.attacked_twice)),
            guarded_pawns: count(piece.attacks & us.pawns.enemy & us.pawns.enemy_attacks),
        }
    }

    /// The plain number of free squares.
    #[inline(always)]
    pub fn squares(&self) -> usize {
        usize::from(self.free + self.contested + self.contested_alone)
    }
}

impl Side<'_> {
    /// What each of our pieces reaches, in the order of [`Side::pieces`].
    #[inline]
    pub fn reach(&self) -> &[Reach] {
        let all = self.reach.get_or_init(|| {
            let mut all = [Reach::default(); MOST_PIECES];
            for (reach, piece) in all.iter_mut().zip(&self.pieces) {
                *reach = Reach::of(self, piece);
            }
            all
        });
        &all[..self.pieces.len()]
    }
}
