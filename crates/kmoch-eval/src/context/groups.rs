//! Pawns of one side joined by king's moves.

use shakmaty::Bitboard;

use super::PawnSide;
use crate::squares::{Sets, components, rank};

/// What all groups of a side come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Groups {
    /// How many there are, lone pawns included.
    pub count: i32,
    /// The ranks that those of two or more pawns take up, added up.
    pub ranks: i32,
}

impl PawnSide {
    /// Our groups of two or more pawns.
    #[inline(always)]
    pub fn larger_groups(&self) -> impl Iterator<Item = Bitboard> {
        components(self.own.without(self.lone), Bitboard::surroundings)
    }

    /// What all our groups come to.
    #[inline]
    pub fn groups(&self) -> &Groups {
        self.groups.get_or_init(|| {
            let alone = Groups { count: self.lone.count() as i32, ranks: 0 };
            self.larger_groups().fold(alone, |all, group| Groups {
                count: all.count + 1,
                ranks: all.ranks + rank_span(group),
            })
        })
    }
}

/// How many ranks a group takes up, from its lowest to its highest pawn.
#[inline(always)]
pub(crate) fn rank_span(group: Bitboard) -> i32 {
    // Squares are numbered rank by rank, so the first and the last bound the group.
    match (group.first(), group.last()) {
        (Some(lowest), Some(highest)) => (rank(highest) - rank(lowest) + 1) as i32,
        _ => 0,
    }
}
