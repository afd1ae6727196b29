//! Pawns that can be captured on their way, but with support.

use super::stopped;
use crate::Sink;
use crate::clause::Finder;
use crate::context::{Class, PawnSide};
use crate::slots::{StoppedAfar, StoppedByRank};

clause! {
    /// A pawn that one enemy pawn would capture on the very next square, where a pawn of its own side
    /// guards it. It can advance, but only at the price of an exchange that tears the structure. It costs
    /// something on the second and third rank and nothing beyond.
    SemiBackward = "semi_backward" {
        name: "Semi-backward pawn",
        chapter: Backward,
        theme: PawnWeaknesses,
        section: "7",
        source: Addendum(
            "Backwardness",
            "Semi-backward p on the 7th rank - a penalty of -15 cps is given",
            Theirs,
        ),
        unit: Millipawns,
        slots: StoppedByRank,
        direction: Fault,
        shape: Rising,
        says: "{side}'s {on}-pawn is semi-backward: {enemy}'s {by}-pawn covers {at}, but a pawn of its own supports it there",
        example: "rnbqkbnr/1pp5/p7/P7/8/8/8/RNBQKBNR w - - 0 1",
    }
}

impl Finder for SemiBackward {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        stopped::on_the_next_square(Class::SemiBackward, us, found);
    }
}

clause! {
    /// A semi-backward pawn with free steps left: the first square of its way that an enemy pawn
    /// attacks is two or more steps ahead and guarded. The supporter is then further advanced than the pawn,
    /// which costs a little more than if it stood before the capture, at whatever distance.
    SemiBackwardNotDefinitive = "semi_backward_not_definitive" {
        name: "Not definitively semi-backward pawn",
        chapter: Backward,
        theme: PawnWeaknesses,
        section: "7",
        source: Addendum(
            "Not definitively semi-backward pawn",
            "maybe by 1/3 the standard value for a semi-backward p on the 6th rank",
            Theirs,
        ),
        unit: Millipawns,
        slots: StoppedAfar,
        direction: Fault,
        says: "{side}'s {on}-pawn will be semi-backward: {enemy}'s {by}-pawn covers {at}, but a pawn of its own supports it there",
        example: "rnbqkbnr/2p5/3p4/1p6/1P6/8/8/RNBQKBNR w - - 0 1",
    }
}

impl Finder for SemiBackwardNotDefinitive {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        stopped::further_on(Class::SemiBackward, us, found);
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_black, assert_white};

    #[test]
    fn support_makes_it_semi_backward() {
        let key = "semi_backward";
        assert_black("rnbqkbnr/1pp5/p7/P7/8/8/8/RNBQKBNR w - - 0 1", key, &[("b6 b7", -150.0)]);
        assert_black("7k/1pp5/p7/P7/8/8/8/7K w - - 0 1", key, &[("b6 b7", -300.0)]);
        assert_black("rnbqkbnr/8/1pp5/p7/P7/8/8/RNBQKBNR w - - 0 1", key, &[("b5 b6", -75.0)]);
    }

    #[test]
    fn without_support_it_is_not() {
        assert_black("rnbqkbnr/1p6/p7/P7/8/8/8/RNBQKBNR w - - 0 1", "semi_backward", &[]);
    }

    #[test]
    fn further_on_it_costs_a_little_more() {
        let key = "semi_backward_not_definitive";
        let seventh = "rnbqkbnr/2p5/3p4/1p6/1P6/8/8/RNBQKBNR w - - 0 1";
        assert_black(seventh, key, &[("c5 c7", -175.0)]);
        let third = "rnbqkbnr/8/1p6/8/3P4/2P5/8/RNBQKBNR w - - 0 1";
        assert_white(third, key, &[("c3 c5", -100.0)]);
    }

    #[test]
    fn on_the_fourth_it_is_named_and_costs_nothing() {
        let fen = "rnbqkbnr/1p6/8/3P4/2P5/8/8/RNBQKBNR w - - 0 1";
        assert_white(fen, "semi_backward_not_definitive", &[("c4 c6", 0.0)]);
    }
}
