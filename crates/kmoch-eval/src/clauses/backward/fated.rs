//! Pawns that two enemy pawns hold back.

use super::stopped;
use crate::Sink;
use crate::clause::Finder;
use crate::context::{Class, PawnSide};
use crate::slots::{StoppedAfar, StoppedByRank};

clause! {
    /// A pawn that two enemy pawns could capture on the very next square, where no pawn guards it and
    /// none can come to guard it: the pawn's fate is sealed. It costs more than a backward pawn and
    /// loses a third of that with each rank it has advanced.
    BackwardFated = "backward_fated" {
        name: "Backward-fated pawn",
        chapter: Backward,
        theme: PawnWeaknesses,
        section: "7",
        source: Addendum(
            "Backwardness",
            "Backward-fated p on the 7th rank - a penalty of -35 cps is given",
            Theirs,
        ),
        unit: Millipawns,
        slots: StoppedByRank,
        direction: Fault,
        shape: Rising,
        says: "{side}'s {on}-pawn is backward-fated: {by} cover {at} and no pawn can come to support it",
        example: "rnbqkbnr/1p6/p1p5/P1P5/8/8/8/RNBQKBNR w - - 0 1",
    }
}

impl Finder for BackwardFated {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        stopped::on_the_next_square(Class::BackwardFated, us, found);
    }
}

clause! {
    /// A backward-fated pawn with free steps left: the first square of its way that enemy pawns attack
    /// is two or more steps ahead, two of them attack it and no pawn guards it or can come to. Each
    /// step further away halves what it costs.
    BackwardFatedNotDefinitive = "backward_fated_not_definitive" {
        name: "Not definitively backward-fated pawn",
        chapter: Backward,
        theme: PawnWeaknesses,
        section: "7",
        source: Addendum(
            "Not definitively backward pawns",
            "backward-fated should, and depending on the rank where the p is placed",
            Theirs,
        ),
        unit: Millipawns,
        slots: StoppedAfar,
        direction: Fault,
        says: "{side}'s {on}-pawn will be backward-fated: {by} cover {at} and no pawn can come to support it there",
        example: "rnbqkbnr/8/1p6/8/2p5/P1P5/8/RNBQKBNR w - - 0 1",
    }
}

impl Finder for BackwardFatedNotDefinitive {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        stopped::further_on(Class::BackwardFated, us, found);
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_black, assert_says};

    #[test]
    fn two_attackers_and_no_support() {
        let key = "backward_fated";
        let seventh = "rnbqkbnr/1p6/p1p5/P1P5/8/8/8/RNBQKBNR w - - 0 1";
        assert_black(seventh, key, &[("b6 b7", -350.0)]);
        let sixth = "rnbqkbnr/8/1p6/p7/P1P5/8/8/RNBQKBNR w - - 0 1";
        assert_black(sixth, key, &[("b5 b6", -233.333)]);
        let fifth = "rnbqkbnr/8/8/1p6/p7/P1P5/1P6/RNBQKBNR w - - 0 1";
        assert_black(fifth, key, &[("b4 b5", -155.556)]);
        let fourth = "rnbqkbnr/8/8/8/1p6/p7/P1P5/RNBQKBNR w - - 0 1";
        assert_black(fourth, key, &[("b3 b4", -103.704)]);
    }

    #[test]
    fn one_attacker_is_not_fate() {
        assert_black("rnbqkbnr/8/8/8/1p6/p7/P7/RNBQKBNR w - - 0 1", "backward_fated", &[]);
    }

    #[test]
    fn a_step_away_halves_it() {
        let fen = "rnbqkbnr/8/1p6/8/2p5/P1P5/8/RNBQKBNR w - - 0 1";
        assert_black(fen, "backward_fated", &[]);
        assert_black(fen, "backward_fated_not_definitive", &[("b4 b6", -116.667)]);
    }

    #[test]
    fn it_names_what_holds_the_pawn_back() {
        assert_says(
            "rnbqkbnr/1p6/p1p5/P1P5/8/8/8/RNBQKBNR w - - 0 1",
            "backward_fated",
            "Black's b7-pawn is backward-fated: a5 and c5 cover b6 and no pawn can come to support it",
        );
    }
}
