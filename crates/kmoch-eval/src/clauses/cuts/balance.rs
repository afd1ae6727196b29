//! Pieces that do not share the work.

use super::{Case, CuttingRule, Reading, Shown};
use crate::Slot;
use crate::{Place, measures};

clause! {
    /// With the pieces sorted by the number of free squares they attack, the shares by which each is
    /// ahead of the next add up to more than the limit: a few pieces do all the work.
    CutHarmony = "cut_harmony" {
        name: "Pieces out of harmony",
        chapter: Cuts,
        theme: Harmony,
        section: "15",
        source: Addendum(
            "Harmonious (smart) mobility",
            "a variation with mobility numbers of 14, 7, 6, 5 and 2 respectively left out",
            Ours,
        ),
        unit: Number,
        slots: [MAX_DISHARMONY],
        direction: Fault,
        says: "{side}'s pieces share their mobility unevenly, a disharmony of {measure}: the rule allows {limit}",
        example: "r2qkb1r/pp1b1ppp/2n1p3/1Bpn4/Q7/2N1PN2/PP1P1PPP/R1B1K2R w KQkq - 8 10",
    }
}

impl CuttingRule for CutHarmony {
    const SHOWN: Shown = Shown::Number;
    const LIMIT: Slot = Self::MAX_DISHARMONY;

    fn measure(case: &Case) -> Option<Reading> {
        Reading::ratio(case.disharmony(), measures::EXACT_ONE)
    }

    fn place(case: &Case) -> Place {
        Place::on(case.us.own.pieces())
    }
}

clause! {
    /// On average, the pieces' mobility, attack and placement lie further apart than the limit: they
    /// are good at one thing and bad at the others. Without pieces there is no average.
    CutPositioning = "cut_positioning" {
        name: "Pieces placed one-sidedly",
        chapter: Cuts,
        theme: Harmony,
        section: "15",
        source: Addendum(
            "Smart positioning of pieces",
            "variations will lower smart positioning could be left out early in the search",
            Ours,
        ),
        unit: Number,
        slots: [MAX_IMBALANCE],
        direction: Fault,
        says: "{side}'s pieces are good at one thing only, an imbalance of {measure}: the rule allows {limit}",
        example: "8/1k2p3/3pP3/3P1P2/3r4/8/3K4/7R w - - 0 1",
    }
}

impl CuttingRule for CutPositioning {
    const SHOWN: Shown = Shown::Number;
    const LIMIT: Slot = Self::MAX_IMBALANCE;

    fn measure(case: &Case) -> Option<Reading> {
        case.imbalance().map(Reading::fixed)
    }

    fn place(case: &Case) -> Place {
        Place::on(case.us.own.pieces())
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_cut;

    #[test]
    fn pieces_at_home_around_one_that_is_out() {
        let fen = "r2qkb1r/pp1b1ppp/2n1p3/1Bpn4/Q7/2N1PN2/PP1P1PPP/R1B1K2R w KQkq - 8 10";
        assert_cut(fen, "cut_harmony", true);
        assert_cut("6k1/8/8/3N4/3N4/8/8/6K1 w - - 0 1", "cut_harmony", false);
    }

    #[test]
    fn a_rook_that_can_move_and_attacks_nothing() {
        assert_cut("8/1k2p3/3pP3/3P1P2/3r4/8/3K4/7R w - - 0 1", "cut_positioning", true);
        assert_cut("8/1k2p2r/3pP3/3P1P2/3r4/8/3K4/7R w - - 0 1", "cut_positioning", false);
    }

    #[test]
    fn without_pieces_there_is_no_average() {
        assert_cut("7k/8/8/8/8/8/8/K7 w - - 0 1", "cut_positioning", false);
    }
}
