//! Too many backward pawns.

use shakmaty::Bitboard;

use super::{Case, CuttingRule, Reading, Shown};
use crate::Place;
use crate::Slot;
use crate::context::Class;
use crate::squares::rank_set;

clause! {
    /// More backward pawns on the second rank (the seventh, seen from the enemy) than are allowed,
    /// counting those stopped on the very next square. Each ties a piece to its guard.
    CutBackwardSeventh = "cut_backward_seventh" {
        name: "Backward pawns at home",
        chapter: Cuts,
        theme: PawnWeaknesses,
        section: "15",
        source: Addendum(
            "Bonus for relatively lower power of a piece defending own p",
            "Do not consider positions with more than 1 fully backward pawn",
            Theirs,
        ),
        unit: Number,
        slots: [ALLOWED],
        direction: Fault,
        says: "{side} has {measure} backward pawns where they started, {on}: the rule allows {limit}",
        example: "4k3/8/8/8/2p2p2/8/1P2P3/4K3 w - - 0 1",
    }
}

impl CutBackwardSeventh {
    fn pawns(case: &Case) -> Bitboard {
        case.us.pawns.class(Class::Backward) & rank_set(2)
    }
}

impl CuttingRule for CutBackwardSeventh {
    const SHOWN: Shown = Shown::Count;
    const LIMIT: Slot = Self::ALLOWED;
    const OF_PAWNS: bool = true;

    fn measure(case: &Case) -> Option<Reading> {
        Some(Reading::count(Self::pawns(case).count()))
    }

    fn place(case: &Case) -> Place {
        Place::on(Self::pawns(case))
    }
}

clause! {
    /// More backward pawns on the third rank (the sixth, seen from the enemy) than are allowed,
    /// counting those stopped on the very next square.
    CutBackwardSixth = "cut_backward_sixth" {
        name: "Backward pawns on the third rank",
        chapter: Cuts,
        theme: PawnWeaknesses,
        section: "15",
        source: Addendum(
            "Bonus for relatively lower power of a piece defending own p",
            "Do not consider positions with more than 2 fully backward ps on the 6th rank",
            Theirs,
        ),
        unit: Number,
        slots: [ALLOWED],
        direction: Fault,
        says: "{side} has {measure} backward pawns one step from home, {on}: the rule allows {limit}",
        example: "4k3/8/8/p2p2p1/8/1P2P2P/8/4K3 w - - 0 1",
    }
}

impl CutBackwardSixth {
    fn pawns(case: &Case) -> Bitboard {
        case.us.pawns.class(Class::Backward) & rank_set(3)
    }
}

impl CuttingRule for CutBackwardSixth {
    const SHOWN: Shown = Shown::Count;
    const LIMIT: Slot = Self::ALLOWED;
    const OF_PAWNS: bool = true;

    fn measure(case: &Case) -> Option<Reading> {
        Some(Reading::count(Self::pawns(case).count()))
    }

    fn place(case: &Case) -> Place {
        Place::on(Self::pawns(case))
    }
}

clause! {
    /// More backward-fated pawns on the second rank (the seventh, seen from the enemy) than are
    /// allowed, counting those stopped on the very next square: two enemy pawns bear on that square
    /// and none of the own pawns supports it.
    CutFatedSeventh = "cut_fated_seventh" {
        name: "Backward-fated pawns at home",
        chapter: Cuts,
        theme: PawnWeaknesses,
        section: "15",
        source: Addendum(
            "Bonus for relatively lower power of a piece defending own p",
            "Do not consider positions with more than 1 backward-fated p on the 7th rank",
            Theirs,
        ),
        unit: Number,
        slots: [ALLOWED],
        direction: Fault,
        says: "{side} has {measure} backward-fated pawns where they started, {on}, each with two enemy pawns covering its next square: the rule allows {limit}",
        example: "4k3/8/8/8/p1p1p1p1/8/1P3P2/4K3 w - - 0 1",
    }
}

impl CutFatedSeventh {
    fn pawns(case: &Case) -> Bitboard {
        case.us.pawns.class(Class::BackwardFated) & rank_set(2)
    }
}

impl CuttingRule for CutFatedSeventh {
    const SHOWN: Shown = Shown::Count;
    const LIMIT: Slot = Self::ALLOWED;
    const OF_PAWNS: bool = true;

    fn measure(case: &Case) -> Option<Reading> {
        Some(Reading::count(Self::pawns(case).count()))
    }

    fn place(case: &Case) -> Place {
        Place::on(Self::pawns(case))
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_cut;

    #[test]
    fn one_backward_pawn_at_home_is_allowed_and_two_are_not() {
        assert_cut("rnbqkbnr/pp6/8/8/2p5/8/1P6/RNBQKBNR w - - 0 1", "cut_backward_seventh", false);
        assert_cut("rnbqkbnr/8/8/8/2p2p2/8/1P2P3/RNBQKBNR w - - 0 1", "cut_backward_seventh", true);
    }

    #[test]
    fn two_on_the_third_rank_are_allowed_and_three_are_not() {
        assert_cut("4k3/8/8/p2p2p1/8/1P2P2P/8/4K3 w - - 0 1", "cut_backward_sixth", true);
        assert_cut("4k3/8/8/p2p4/8/1P2P2P/8/4K3 w - - 0 1", "cut_backward_sixth", false);
    }

    #[test]
    fn one_fated_pawn_at_home_is_allowed_and_two_are_not() {
        assert_cut("4k3/8/8/8/p1p1p1p1/8/1P3P2/4K3 w - - 0 1", "cut_fated_seventh", true);
        assert_cut("4k3/8/8/8/p1p1p3/8/1P3P2/4K3 w - - 0 1", "cut_fated_seventh", false);
    }
}
