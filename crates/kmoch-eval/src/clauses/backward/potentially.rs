//! Pawns that a friend can still save from being backward.

use super::stopped;
use crate::Sink;
use crate::clause::Finder;
use crate::context::{Class, PawnSide};
use crate::slots::{MayBeStoppedAfar, MayBeStoppedByRank};

clause! {
    /// A pawn that an enemy pawn would capture on the very next square, where no pawn guards it yet; but a
    /// friend on an adjacent file, still behind, has a way free of pawns to the square it would guard
    /// from. It may yet become backward or semi-backward. So may a pawn that two enemy pawns would
    /// capture and a friend from one side only can help: it may become backward-fated or partially
    /// semi-backward. Either costs a quarter of the two together; with friends on both sides a pawn
    /// before two attackers is as well supported as attacked.
    PotentiallyBackward = "potentially_backward" {
        name: "Potentially backward pawn",
        chapter: Backward,
        theme: PawnWeaknesses,
        section: "7",
        source: Addendum(
            "Potentially backward pawns",
            "1/4 the cumulative penalties for both types of possible evolutions",
            Theirs,
        ),
        unit: Millipawns,
        slots: MayBeStoppedByRank,
        direction: Fault,
        shape: RisingIn(4),
        says: "{side}'s {on}-pawn may become backward: {by} cover {at}, where support has yet to come",
        example: "rnbqkbnr/1p6/2p5/3p4/3P4/8/8/RNBQKBNR w - - 0 1",
    }
}

impl Finder for PotentiallyBackward {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        stopped::on_the_next_square(Class::PotentiallyBackward, us, found);
        stopped::on_the_next_square(Class::PotentiallyFated, us, found);
    }
}

clause! {
    /// A potentially backward pawn with free steps left: the first square of its way that an enemy pawn
    /// attacks is two or more steps ahead, and a friend can still come to guard it. Each step
    /// further away halves what it costs.
    PotentiallyBackwardNotDefinitive = "potentially_backward_not_definitive" {
        name: "Not definitively potentially backward pawn",
        chapter: Backward,
        theme: PawnWeaknesses,
        section: "7",
        source: Addendum(
            "Not definitively backward pawns",
            "number of squares the backward p is away from the enemy pawn's capturing square",
            Mixed("the halving is theirs for backward pawns, that it holds for potentially backward ones is ours"),
        ),
        unit: Millipawns,
        slots: MayBeStoppedAfar,
        direction: Fault,
        says: "{side}'s {on}-pawn may become backward further on: {by} cover {at}, where support has yet to come",
        example: "rnbqkbnr/pp6/8/8/P7/8/8/RNBQKBNR w - - 0 1",
    }
}

impl Finder for PotentiallyBackwardNotDefinitive {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        stopped::further_on(Class::PotentiallyBackward, us, found);
        stopped::further_on(Class::PotentiallyFated, us, found);
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_black;

    #[test]
    fn a_friend_that_can_still_come() {
        let key = "potentially_backward";
        let fen = "rnbqkbnr/1p6/2p5/3p4/3P4/8/8/RNBQKBNR w - - 0 1";
        assert_black(fen, key, &[("c5 c6", -50.0)]);
        let endgame = "7k/1p6/2p5/3p4/3P4/8/8/7K w - - 0 1";
        assert_black(endgame, key, &[("c5 c6", -100.0)]);
    }

    #[test]
    fn a_friend_that_has_come_or_gone_by() {
        let key = "potentially_backward";
        assert_black("rnbqkbnr/8/1pp5/3p4/3P4/8/8/RNBQKBNR w - - 0 1", key, &[]);
        assert_black("rnbqkbnr/8/2p5/1p1p4/3P4/8/8/RNBQKBNR w - - 0 1", key, &[]);
    }

    #[test]
    fn a_friend_with_a_pawn_in_its_way_is_no_help() {
        let key = "potentially_backward";
        assert_black("rnbqkbnr/1p6/1Pp5/3p4/3P4/8/8/RNBQKBNR w - - 0 1", key, &[]);
    }

    #[test]
    fn two_attackers_and_help_from_one_side() {
        let key = "potentially_backward";
        let one_side = "rnbqkbnr/p7/1p6/8/P1P5/8/8/RNBQKBNR w - - 0 1";
        assert_black(one_side, key, &[("b5 b6", -94.444)]);
        assert_black("rnbqkbnr/p1p5/1p6/8/P1P5/8/8/RNBQKBNR w - - 0 1", key, &[]);
        assert_black("rnbqkbnr/8/1p6/8/P1P5/8/8/RNBQKBNR w - - 0 1", key, &[]);
    }

    #[test]
    fn each_step_away_halves_it() {
        let fen = "rnbqkbnr/pp6/8/8/P7/8/8/RNBQKBNR w - - 0 1";
        assert_black(fen, "potentially_backward_not_definitive", &[("b5 b7", -50.0)]);
    }
}
