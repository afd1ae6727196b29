//! What a cutting rule looks at and what it answers.

use crate::clause::{Finder, Registered, Slot};
use crate::context::Side;
use crate::profile::Row;
use crate::{Fast, ONE, Place, ratio};

/// A position looked at from one side, with the numbers that rules go by.
#[derive(Debug)]
pub struct Case<'a> {
    /// The side the rules are asked for.
    pub us: &'a Side<'a>,
    /// Its enemy.
    pub them: &'a Side<'a>,
    /// The limits, with [`ONE`] as one.
    pub limits: &'a Row,
    /// What measures are taken with: every finding at its staged base value.
    pub measure: Fast<'a>,
}

impl Case<'_> {
    /// A limit.
    #[inline(always)]
    pub fn limit(&self, slot: Slot) -> i32 {
        self.limits[slot.index()]
    }

    /// Whether there are more of these than a limit allows.
    #[inline(always)]
    pub fn exceeds(&self, count: usize, limit: Slot) -> bool {
        count as i32 * ONE > self.limit(limit)
    }

    /// Whether one amount is more than so many times another; a limit of 0 is none.
    #[inline(always)]
    pub fn outweighs(&self, more: i32, limit: Slot, less: i32) -> bool {
        let limit = self.limit(limit);
        limit != 0 && ratio(more, less) > limit
    }

    /// What a clause finds in pawns of ours and in pawns of theirs, in micropawns;
    /// nothing unless both sides have a pawn.
    pub fn compare_pawns<C: Finder>(&self) -> Option<(i32, i32)> {
        let (us, them) = (self.us.pawns, self.them.pawns);
        let sum = |own, enemy| {
            let mut found = Fast { sum: 0, ..self.measure };
            C::pawns(own, enemy, &mut found);
            found.sum
        };
        (us.own.any() && them.own.any()).then(|| (sum(us, them), sum(them, us)))
    }
}

/// A rule for cutting the tree. It looks at a position from one side; where it holds, that side
/// is not to be thought of as having gone for this. A search asks it for the side that moved and
/// acts only where it did not hold before the move and holds after it.
pub trait CuttingRule: Registered {
    /// Where the rule holds, if it does.
    fn breach(case: &Case) -> Option<Place>;
}
