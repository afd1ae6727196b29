//! What shelter clauses see: pawns, numbers of pieces, and kings.

use shakmaty::{Bitboard, Square, attacks};

use super::{Forces, PawnSide};

/// The squares around a king where its shelter stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Zone {
    /// Adjacent squares, those behind the king left out.
    pub immediate: Bitboard,
    /// Squares two king's moves away.
    pub wider: Bitboard,
}

impl Zone {
    /// The shelter zone of a king that plays up the board.
    #[inline(always)]
    pub fn of(king: Square) -> Zone {
        ZONES[king as usize]
    }

    /// The same, worked out.
    const fn around(king: Square) -> Zone {
        let near = attacks::king_attacks(king).0;
        let reached = near | 1 << king as u32;
        let (mut within_two, mut square) = (0, 0);
        while square < 64 {
            if reached >> square & 1 == 1 {
                within_two |= attacks::king_attacks(Square::new(square)).0;
            }
            square += 1;
        }
        let behind = Bitboard::from_rank(king.rank()).0 >> 8;
        Zone { immediate: Bitboard(near & !behind), wider: Bitboard(within_two & !reached) }
    }

    /// Both parts together.
    #[inline(always)]
    pub fn whole(self) -> Bitboard {
        self.immediate | self.wider
    }
}

/// The zones of all squares a king can stand on.
static ZONES: [Zone; 64] = {
    let mut table = [Zone { immediate: Bitboard::EMPTY, wider: Bitboard::EMPTY }; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = Zone::around(Square::ALL[square]);
        square += 1;
    }
    table
};

/// Pawns, numbers of pieces, and kings seen from one side.
#[derive(Debug, Clone, Copy)]
pub struct KingSide<'a> {
    /// The pawns.
    pub pawns: &'a PawnSide,
    /// Pawns, and pieces by number.
    pub forces: &'a Forces<'a>,
    /// Our king.
    pub king: Square,
    /// Our king's shelter zone.
    pub zone: Zone,
}

impl<'a> KingSide<'a> {
    /// Forces and king, both seen from the same side.
    pub fn new(forces: &'a Forces<'a>, king: Square) -> KingSide<'a> {
        KingSide { pawns: forces.pawns, forces, king, zone: Zone::of(king) }
    }
}
