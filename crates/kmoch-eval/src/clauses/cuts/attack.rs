//! Pieces far from the enemy king.

use super::{Case, CuttingRule, Reading, Shown};
use crate::Place;
use crate::clause::Slot;
use crate::measures::distance;

clause! {
    /// The ways of all own pieces to the enemy king, in squares, add up to more than the limit. Asked
    /// in the middlegame only (a limit of 0 is none), and about attack: whoever has drifted that far
    /// away has given up attacking.
    CutImminence = "cut_imminence" {
        name: "Pieces far from the enemy king",
        chapter: Cuts,
        theme: KingSafety,
        section: "15",
        source: Addendum(
            "Imminence of attack (piece reserve strength; overall distance from the enemy king)",
            "Variations above a certain threshold could be discarded very early into the search",
            Ours,
        ),
        unit: Number,
        slots: [MAX_DISTANCE],
        direction: Fault,
        says: "{side}'s pieces are all together {measure} squares away from {enemy}'s king on {at}: the rule allows {limit}",
        example: "bk4b1/6p1/7p/2N3pP/4Bp2/B3RP2/R2p1Q2/3K3N w - - 0 1",
    }
}

impl CuttingRule for CutImminence {
    const SHOWN: Shown = Shown::Number;
    const LIMIT: Slot = Self::MAX_DISTANCE;

    fn measure(case: &Case) -> Option<Reading> {
        case.is_asked(Self::LIMIT).then(|| Reading::count(distance(case.us)))
    }

    fn place(case: &Case) -> Place {
        Place::on(case.us.own.pieces()).at(case.us.enemy_king)
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_cut;

    #[test]
    fn the_starting_position_is_within_the_limit() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_cut(start, "cut_imminence", false);
    }

    #[test]
    fn pieces_across_the_board_are_too_far() {
        let fen = "bk4b1/6p1/7p/2N3pP/4Bp2/B3RP2/R2p1Q2/3K3N w - - 0 1";
        assert_cut(fen, "cut_imminence", true);
        assert_cut("7k/8/8/8/8/8/PPPPPPPP/RRBQN2K w - - 0 1", "cut_imminence", false);
    }
}
