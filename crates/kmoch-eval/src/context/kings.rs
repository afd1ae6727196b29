//! What shelter clauses see: pawns, numbers of pieces, and kings.

use shakmaty::{Bitboard, Square, attacks};

use super::{Forces, PawnSide};
use crate::squares::Sets;

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
    pub fn of(king: Square) -> Zone {
        let near = attacks::king_attacks(king);
        let behind = Bitboard::from_rank(king.rank()).south();
        let reached = near | Bitboard::from_square(king);
        Zone { immediate: near.without(behind), wider: reached.neighbours() }
    }

    /// Both parts together.
    #[inline(always)]
    pub fn whole(self) -> Bitboard {
        self.immediate | self.wider
    }
}

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
