//! Backward pawns proper.

use super::stopped;
use crate::Sink;
use crate::clause::Finder;
use crate::context::{Class, PawnSide};
use crate::slots::{StoppedAfar, StoppedByRank};

clause! {
    /// A pawn that an enemy pawn would capture on the very next square, where no pawn guards it, and
    /// where none can come to guard it: no friend on an adjacent file, still behind, has a way free
    /// of pawns to the square it would guard from. It stays a target on its file, and the square
    /// in front of it belongs to the enemy. The less advanced it is, the worse.
    Backward = "backward" {
        name: "Backward pawn",
        chapter: Backward,
        theme: PawnWeaknesses,
        section: "7",
        source: Addendum(
            "Backwardness",
            "Backward p on the 7th rank - a penalty of -25 cps is given",
            Theirs,
        ),
        unit: Millipawns,
        slots: StoppedByRank,
        direction: Fault,
        shape: Rising,
        says: "{side}'s {on}-pawn is backward: {enemy}'s {by}-pawn covers {at} and no pawn can come to support it",
        example: "rnbqkbnr/1p6/p7/P7/8/8/8/RNBQKBNR w - - 0 1",
    }
}

impl Finder for Backward {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        stopped::on_the_next_square(Class::Backward, us, found);
    }
}

clause! {
    /// A backward pawn with free steps left: the first square of its way that an enemy pawn attacks
    /// is two or more steps ahead, unguarded, and no friend can come to guard it. Each step further
    /// away halves what it costs.
    BackwardNotDefinitive = "backward_not_definitive" {
        name: "Not definitively backward pawn",
        chapter: Backward,
        theme: PawnWeaknesses,
        section: "7",
        source: Addendum(
            "Not definitively backward pawns",
            "2 squares away - 1/2 of standard penalty",
            Theirs,
        ),
        unit: Millipawns,
        slots: StoppedAfar,
        direction: Fault,
        says: "{side}'s {on}-pawn will be backward: {enemy}'s {by}-pawn covers {at} and no pawn can come to support it there",
        example: "rnbqkbnr/3p4/8/4p3/4P3/8/8/RNBQKBNR w - - 0 1",
    }
}

impl Finder for BackwardNotDefinitive {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        stopped::further_on(Class::Backward, us, found);
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_black, assert_says};

    #[test]
    fn the_penalty_halves_with_each_rank_and_doubles_in_the_endgame() {
        let key = "backward";
        assert_black("rnbqkbnr/1p6/p7/P7/8/8/8/RNBQKBNR w - - 0 1", key, &[("b6 b7", -250.0)]);
        assert_black("rnbqkbnr/8/1p6/p7/P7/8/8/RNBQKBNR w - - 0 1", key, &[("b5 b6", -125.0)]);
        assert_black("rnbqkbnr/8/8/1p6/p7/P7/8/RNBQKBNR w - - 0 1", key, &[("b4 b5", -62.5)]);
        assert_black("rnbqkbnr/8/8/8/1p6/p7/P7/RNBQKBNR w - - 0 1", key, &[("b3 b4", -31.25)]);
        assert_black("7k/1p6/p7/P7/8/8/8/7K w - - 0 1", key, &[("b6 b7", -500.0)]);
    }

    #[test]
    fn a_pawn_that_is_left_behind_becomes_backward() {
        let before = "rnbqkbnr/8/p7/1pp5/8/1P6/8/RNBQKBNR w - - 0 1";
        assert_black(before, "backward", &[]);
        let after = "rnbqkbnr/8/p7/2p5/1p6/1P6/8/RNBQKBNR w - - 0 1";
        assert_black(after, "backward", &[("c4 c5", -62.5)]);
        assert_black(after, "backward_not_definitive", &[("a4 a6", -62.5)]);
    }

    #[test]
    fn each_step_away_halves_it() {
        let key = "backward_not_definitive";
        assert_black("rnbqkbnr/3p4/8/4p3/4P3/8/8/RNBQKBNR w - - 0 1", key, &[("d5 d7", -125.0)]);
        assert_black("rnbqkbnr/8/p7/8/8/1p6/1P6/RNBQKBNR w - - 0 1", key, &[("a3 a6", -31.25)]);
        assert_black("rnbqkbnr/p7/8/8/8/1p6/1P6/RNBQKBNR w - - 0 1", key, &[("a3 a7", -31.25)]);
    }

    #[test]
    fn a_pawn_on_its_way_ends_the_path_before_the_capture() {
        assert_black("rnbqkbnr/1p6/1p6/P7/8/8/8/RNBQKBNR w - - 0 1", "backward", &[]);
    }

    #[test]
    fn it_names_the_pawn_that_holds_it_back() {
        assert_says(
            "rnbqkbnr/1p6/p7/P7/8/8/8/RNBQKBNR w - - 0 1",
            "backward",
            "Black's b7-pawn is backward: White's a5-pawn covers b6 and no pawn can come to support it",
        );
    }
}
