//! Too many weak pawns.

use super::{Case, CuttingRule};
use crate::Place;
use crate::clause::Registered;

clause! {
    /// More doubled pairs than are allowed: exactly two pawns of one side on a file. A third on a file
    /// makes it a treble and no pair.
    CutDoubledPairs = "cut_doubled_pairs" {
        name: "Many doubled pawns",
        chapter: Cuts,
        theme: PawnWeaknesses,
        section: "15",
        source: Addendum(
            "Bonus for relatively lower power of a piece defending own p",
            "Do not consider positions with more than two pairs of double ps",
            Theirs,
        ),
        unit: Number,
        slots: &["allowed"],
        direction: Fault,
        says: "{side} has more doubled pawns than are bearable: {on}",
        example: "4k3/8/8/8/8/P1P1P3/P1P1P3/4K3 w - - 0 1",
    }
}

impl CuttingRule for CutDoubledPairs {
    fn breach(case: &Case) -> Option<Place> {
        let pairs = case.us.pawns.doubled_front.count();
        case.exceeds(pairs, Self::slot(0)).then(|| Place::on(case.us.pawns.doubled()))
    }
}

clause! {
    /// More pawns than are allowed that have no friend on an adjacent file and an enemy pawn on the
    /// square in front: they cannot move on and nothing but pieces can guard them.
    CutFixedIsolated = "cut_fixed_isolated" {
        name: "Many fixed isolated pawns",
        chapter: Cuts,
        theme: PawnWeaknesses,
        section: "15",
        source: Addendum(
            "Bonus for relatively lower power of a piece defending own p",
            "Do not consider positions with more than 2 fixed isolated own ps",
            Theirs,
        ),
        unit: Number,
        slots: &["allowed"],
        direction: Fault,
        says: "{side} has more isolated and fixed pawns than can be held: {on}",
        example: "4k3/8/8/8/p1p1p3/P1P1P3/8/4K3 w - - 0 1",
    }
}

impl CuttingRule for CutFixedIsolated {
    fn breach(case: &Case) -> Option<Place> {
        let pawns = case.us.pawns.isolated_horizontal & case.us.pawns.fixed;
        case.exceeds(pawns.count(), Self::slot(0)).then(|| Place::on(pawns))
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_cut;

    #[test]
    fn two_doubled_pairs_are_allowed_and_three_are_not() {
        assert_cut("4k3/8/8/8/8/P1P1P3/P1P1P3/4K3 w - - 0 1", "cut_doubled_pairs", true);
        assert_cut("4k3/8/8/8/8/P1P5/P1P1P3/4K3 w - - 0 1", "cut_doubled_pairs", false);
        assert_cut("4k3/8/8/8/P7/P1P1P3/P1P1P3/4K3 w - - 0 1", "cut_doubled_pairs", false);
    }

    #[test]
    fn two_fixed_isolated_pawns_are_allowed_and_three_are_not() {
        assert_cut("4k3/8/8/8/p1p1p3/P1P1P3/8/4K3 w - - 0 1", "cut_fixed_isolated", true);
        assert_cut("4k3/8/8/8/p1p5/P1P1P3/8/4K3 w - - 0 1", "cut_fixed_isolated", false);
    }
}
