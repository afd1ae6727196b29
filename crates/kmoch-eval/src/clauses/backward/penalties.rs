//! What a pawn costs as a weakness: the ground on which the enemy's pieces weigh it.

use shakmaty::Square;

use crate::Sink;
use crate::clauses::weaknesses::{Doubled, IsolatedHorizontal, IsolatedVertical};
use crate::context::PawnSide;

/// What a pawn costs for being doubled or isolated.
#[inline(always)]
pub(super) fn weakness<S: Sink>(us: &PawnSide, pawn: Square, found: &S) -> i32 {
    let doubled = i32::from(us.doubled().contains(pawn));
    doubled * Doubled::base(us, pawn, found) + isolation(us, pawn, found)
}

/// What a pawn costs for being isolated; the two kinds exclude each other.
#[inline(always)]
pub(super) fn isolation<S: Sink>(us: &PawnSide, pawn: Square, found: &S) -> i32 {
    if us.isolated_horizontal.contains(pawn) {
        IsolatedHorizontal::base(us, pawn, found)
    } else if us.isolated_vertical.contains(pawn) {
        IsolatedVertical::base(us, pawn, found)
    } else {
        0
    }
}
