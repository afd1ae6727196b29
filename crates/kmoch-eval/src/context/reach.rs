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

    /// How many sorts of squares are told apart.
    pub const SORTS: usize = 4;

    /// The number of squares of each sort.
    #[inline(always)]
    pub fn counts(&self) -> [i32; Reach::SORTS] {
        [self.free, self.contested, self.contested_alone, self.guarded_pawns].map(i32::from)
    }

    /// The plain number of free squares.
    #[inline(always)]
    pub fn squares(&self) -> usize {
        usize::from(self.free + self.contested + self.contested_alone)
    }
}

/// What all pieces of a side reach.
#[derive(Debug, Clone)]
pub(super) struct Reaches {
    /// In the order of [`Side::pieces`].
    each: [Reach; MOST_PIECES],
    /// Added up by kind of piece, from the knight to the queen.
    by_kind: [[i32; Reach::SORTS]; 4],
}

impl Reaches {
    fn of(us: &Side) -> Reaches {
        let mut each = [Reach::default(); MOST_PIECES];
        let mut by_kind = [[0; Reach::SORTS]; 4];
        for (reach, piece) in each.iter_mut().zip(&us.pieces) {
            *reach = Reach::of(us, piece);
            let sums = by_kind[piece.kind()].iter_mut();
            sums.zip(reach.counts()).for_each(|(sum, count)| *sum += count);
        }
        Reaches { each, by_kind }
    }
}

impl Side<'_> {
    #[inline(always)]
    fn reaches(&self) -> &Reaches {
        self.reach.get_or_init(|| Reaches::of(self))
    }

    /// What each of our pieces reaches, in the order of [`Side::pieces`].
    #[inline]
    pub fn reach(&self) -> &[Reach] {
        &self.reaches().each[..self.pieces.len()]
    }

    /// What all our pieces of each kind reach together, from the knight to the queen.
    #[inline]
    pub fn reach_by_kind(&self) -> &[[i32; Reach::SORTS]; 4] {
        &self.reaches().by_kind
    }
}
