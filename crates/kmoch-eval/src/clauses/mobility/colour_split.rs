//! Control of both colours of squares.

use crate::clause::Finder;
use crate::context::Side;
use crate::slots::BySplit;
use crate::{Place, Sink, measures};

clause! {
    /// The points of complementary control, dark squares against light. Two limits on the larger
    /// share tell an even split from a fair and an uneven one. Without any control there is nothing
    /// to split.
    ///
    /// The closer the two, the fewer holes of one colour the enemy finds.
    ColourSplit = "colour_split" {
        name: "Colour split",
        chapter: Mobility,
        theme: Bishops,
        section: "9",
        source: Addendum(
            "Complementarity (Optimal spread)",
            "introducing a split ratio for control of black and white squares",
            Theirs,
        ),
        unit: Millipawns,
        slots: BySplit,
        direction: Scale,
        shape: FallingIn(3),
        says: "{side}'s pieces divide their control between dark and light squares",
        example: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    }
}

impl Finder for ColourSplit {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let split = measures::colour_split(us, found);
        report::<Self, S>(split, Place::on(us.controlled[0] & us.free), found);
    }
}

clause! {
    /// The points of complementary control of the own shelter zone, dark squares against light,
    /// measured as the split on the whole board and counted double.
    ///
    /// A shelter weak on one colour invites the attack on it.
    ShelterColourSplit = "shelter_colour_split" {
        name: "Colour split of the shelter",
        chapter: Mobility,
        theme: KingSafety,
        section: "9",
        source: Addendum(
            "Complementarity in the defence of the king shelter",
            "the split ratio for control of black and white squares of the shelter",
            Theirs,
        ),
        unit: Millipawns,
        slots: BySplit,
        direction: Scale,
        shape: FallingIn(3),
        says: "{side} divides the control of the squares around the own king between dark and light",
        example: "4k3/8/8/8/8/8/5PPP/5RK1 w - - 0 1",
    }
}

impl Finder for ShelterColourSplit {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let split = measures::shelter_colour_split(us, found);
        let squares = us.guarded[0] & us.zone.whole().without(us.enemy_all);
        report::<Self, S>(split, Place::on(squares), found);
    }
}

/// One item, by how even the split is.
#[inline(always)]
fn report<C: BySplit, S: Sink>(split: measures::ColourSplit, place: Place, found: &mut S) {
    if split.is_empty() {
        return;
    }
    let kind = match () {
        _ if !split.exceeds(found.base(C::EVEN_LIMIT)) => C::EVEN,
        _ if !split.exceeds(found.base(C::FAIR_LIMIT)) => C::FAIR,
        _ => C::UNEVEN,
    };
    found.item([(kind, 1)], place);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::assert_white;

    #[test]
    fn a_rook_sees_both_colours_and_a_bishop_one() {
        let rook = "7k/8/8/8/8/8/PK6/R7 w - - 0 1";
        assert_white(rook, "colour_split", &[("b1 c1 d1 e1 f1 g1 h1", 300.0)]);
        let bishop = "7k/8/8/8/8/8/P1P5/KB6 w - - 0 1";
        assert_white(bishop, "colour_split", &[]);
        let bishop = "7k/8/8/8/8/8/P7/KB6 w - - 0 1";
        assert_white(bishop, "colour_split", &[("c2 d3 e4 f5 g6 h7", 0.0)]);
    }

    #[test]
    fn the_shelter_counts_double() {
        let fen = "7k/8/8/8/8/8/PP6/KR6 w - - 0 1";
        assert_white(fen, "shelter_colour_split", &[("c1 b2 a3 b3 c3", 0.0)]);
        let fen = "7k/8/8/8/8/8/P1P5/KN6 w - - 0 1";
        assert_white(fen, "shelter_colour_split", &[("a3 b3 c3", 1000.0)]);
    }

    #[test]
    fn limits_are_inclusive() {
        let split = measures::ColourSplit { dark: 11, light: 9 };
        assert!(!split.exceeds(550));
        assert!(split.exceeds(549));
    }
}
