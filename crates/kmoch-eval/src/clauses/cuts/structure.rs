//! Too many weak pawns.

use super::{Case, CuttingRule, Reading, Shown};
use crate::Place;
use crate::Slot;
use crate::squares::{Sets, rank_set};

clause! {
    /// More files than are allowed on which the side has two pawns or more. Nothing but a capture by a
    /// pawn doubles pawns, so such captures are asked about too.
    CutDoubledPairs = "cut_doubled_pairs" {
        name: "Many files with doubled pawns",
        chapter: Cuts,
        theme: PawnWeaknesses,
        section: "15",
        source: Addendum(
            "Bonus for relatively lower power of a piece defending own p",
            "Do not consider positions with more than two pairs of double ps",
            Theirs,
        ),
        unit: Number,
        slots: [ALLOWED],
        direction: Fault,
        says: "{side} has {measure} files with more than one pawn, {on}: the rule allows {limit}",
        example: "4k3/8/8/8/8/P1P1P3/P1P1P3/4K3 w - - 0 1",
    }
}

impl CuttingRule for CutDoubledPairs {
    const SHOWN: Shown = Shown::Count;
    const LIMIT: Slot = Self::ALLOWED;
    const OF_PAWNS: bool = true;

    fn measure(case: &Case) -> Option<Reading> {
        let files = case.us.pawns.crowded().fill_south() & rank_set(1);
        Some(Reading::count(files.count()))
    }

    fn place(case: &Case) -> Place {
        Place::on(case.us.pawns.crowded())
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
        slots: [ALLOWED],
        direction: Fault,
        says: "{side} has {measure} pawns both isolated and fixed, {on}: the rule allows {limit}",
        example: "4k3/8/8/8/p1p1p3/P1P1P3/8/4K3 w - - 0 1",
    }
}

impl CuttingRule for CutFixedIsolated {
    const SHOWN: Shown = Shown::Count;
    const LIMIT: Slot = Self::ALLOWED;
    const OF_PAWNS: bool = true;

    fn measure(case: &Case) -> Option<Reading> {
        Some(Reading::count((case.us.pawns.isolated_horizontal & case.us.pawns.fixed).count()))
    }

    fn place(case: &Case) -> Place {
        Place::on(case.us.pawns.isolated_horizontal & case.us.pawns.fixed)
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_cut;

    #[test]
    fn two_crowded_files_are_allowed_and_three_are_not() {
        assert_cut("4k3/8/8/8/8/P1P1P3/P1P1P3/4K3 w - - 0 1", "cut_doubled_pairs", true);
        assert_cut("4k3/8/8/8/8/P1P5/P1P1P3/4K3 w - - 0 1", "cut_doubled_pairs", false);
        assert_cut("4k3/8/8/8/P7/P1P1P3/P1P1P3/4K3 w - - 0 1", "cut_doubled_pairs", true);
    }

    #[test]
    fn two_fixed_isolated_pawns_are_allowed_and_three_are_not() {
        assert_cut("4k3/8/8/8/p1p1p3/P1P1P3/8/4K3 w - - 0 1", "cut_fixed_isolated", true);
        assert_cut("4k3/8/8/8/p1p5/P1P1P3/8/4K3 w - - 0 1", "cut_fixed_isolated", false);
    }
}
