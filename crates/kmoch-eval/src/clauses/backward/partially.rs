//! Pawns that two enemy pawns hold back, with support from one friend.

use super::stopped;
use crate::Sink;
use crate::clause::Finder;
use crate::context::{Class, PawnSide};
use crate::slots::{StoppedAfar, StoppedByRank};

clause! {
    /// A pawn that two enemy pawns could capture on the very next square, where one pawn of its own side
    /// guards it. As pawns fall it may become backward, semi-backward or backward-fated, so it
    /// counts as the mean of the three. With two supporters it would be none of the family.
    PartiallySemiBackward = "partially_semi_backward" {
        name: "Partially semi-backward pawn",
        chapter: Backward,
        theme: PawnWeaknesses,
        section: "7",
        source: Addendum(
            "Partially semi-backward pawns",
            "maybe 1/3 the cumulative values for the three types of ps",
            Theirs,
        ),
        unit: Millipawns,
        slots: StoppedByRank,
        direction: Fault,
        shape: Rising,
        says: "{side}'s {on}-pawn is partially semi-backward: {by} cover {at} and only one pawn supports it",
        example: "rnbqkbnr/8/2pp4/1p6/1P1P4/8/8/RNBQKBNR w - - 0 1",
    }
}

impl Finder for PartiallySemiBackward {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        stopped::on_the_next_square(Class::PartiallySemiBackward, us, found);
    }
}

clause! {
    /// A partially semi-backward pawn with free steps left: the first square of its way that enemy pawns
    /// attack is two or more steps ahead, two of them attack it and one friend guards it. It costs a
    /// little more than if it stood before the capture, at whatever distance.
    PartiallySemiBackwardNotDefinitive = "partially_semi_backward_not_definitive" {
        name: "Not definitively partially semi-backward pawn",
        chapter: Backward,
        theme: PawnWeaknesses,
        section: "7",
        source: Addendum(
            "Not definitively partially semi-backward pawn",
            "increased somewhat in respect to a partially semi-backward p",
            Mixed("the value is theirs, the 2.5 centipawns more are theirs for semi-backward pawns and ours for these"),
        ),
        unit: Millipawns,
        slots: StoppedAfar,
        direction: Fault,
        says: "{side}'s {on}-pawn will be partially semi-backward: {by} cover {at} and only one pawn supports it there",
        example: "rnbqkbnr/2p5/3p4/1p6/1P1P4/8/8/RNBQKBNR w - - 0 1",
    }
}

impl Finder for PartiallySemiBackwardNotDefinitive {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        stopped::further_on(Class::PartiallySemiBackward, us, found);
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_black, assert_white};

    #[test]
    fn two_attackers_and_one_supporter() {
        let key = "partially_semi_backward";
        let fen = "rnbqkbnr/8/2pp4/1p6/1P1P4/8/8/RNBQKBNR w - - 0 1";
        assert_black(fen, key, &[("c5 c6", -144.444)]);
    }

    #[test]
    fn its_evolution_as_pawns_fall() {
        let without_d4 = "rnbqkbnr/8/2pp4/1p6/1P6/8/8/RNBQKBNR w - - 0 1";
        let without_d6 = "rnbqkbnr/8/2p5/1p6/1P1P4/8/8/RNBQKBNR w - - 0 1";
        let without_both = "rnbqkbnr/8/2p5/1p6/1P6/8/8/RNBQKBNR w - - 0 1";
        for fen in [without_d4, without_d6, without_both] {
            assert_black(fen, "partially_semi_backward", &[]);
        }
        assert_black(without_d4, "semi_backward", &[("c5 c6", -75.0)]);
        assert_black(without_d6, "backward_fated", &[("c5 c6", -233.333)]);
        assert_black(without_both, "backward", &[("c5 c6", -125.0)]);
    }

    #[test]
    fn two_supporters_are_enough() {
        let fen = "rnbqkbnr/8/1ppp4/8/1P1P4/8/8/RNBQKBNR w - - 0 1";
        assert_black(fen, "partially_semi_backward", &[]);
    }

    #[test]
    fn further_on_it_costs_a_little_more() {
        let key = "partially_semi_backward_not_definitive";
        let seventh = "rnbqkbnr/2p5/3p4/1p6/1P1P4/8/8/RNBQKBNR w - - 0 1";
        assert_black(seventh, key, &[("c5 c7", -275.0)]);
        let fourth = "rnbqkbnr/1p1p4/8/3P4/2P5/8/8/RNBQKBNR w - - 0 1";
        assert_white(fourth, key, &[("c4 c6", -97.685)]);
    }
}
