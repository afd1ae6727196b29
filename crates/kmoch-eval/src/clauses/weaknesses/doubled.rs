//! Two pawns on one file.

use shakmaty::Square;

use crate::Sink;
use crate::clause::Finder;
use crate::context::PawnSide;

clause! {
    /// One of exactly two pawns of a side on the same file. In the endgame it costs more, and most
    /// where the pawn's group (pawns joined by king's moves) has no pawn on another file.
    ///
    /// The rear pawn stands in the shadow of the front one, and neither can guard the other.
    Doubled = "doubled" {
        name: "Doubled pawn",
        chapter: Weaknesses,
        theme: PawnWeaknesses,
        section: "6",
        source: Addendum(
            "Double pawns",
            "shall be assigned a penalty of -10 for each p",
            Mixed("10 centipawns, half as much again and double in the endgame are theirs, the rise from one to the other is ours"),
        ),
        unit: Millipawns,
        slots: [IN_GROUP, OUTSIDE],
        direction: Fault,
        shape: Falling,
        says: "{side}'s {on}-pawn is doubled",
        example: "rnbqkbnr/8/8/8/8/1P6/1PP5/RNBQKBNR w - - 0 1",
    }
}

impl Finder for Doubled {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        found.each(Self::IN_GROUP, us.doubled_in_group);
        found.each(Self::OUTSIDE, us.doubled().without(us.doubled_in_group));
    }
}

impl Doubled {
    /// What a doubled pawn is worth: the ground of modifiers.
    #[inline(always)]
    pub fn base<S: Sink>(us: &PawnSide, pawn: Square, found: &S) -> i32 {
        let in_group = us.doubled_in_group.contains(pawn);
        found.base(if in_group { Self::IN_GROUP } else { Self::OUTSIDE })
    }

    /// What both pawns of a doubled pair are worth together.
    #[inline(always)]
    pub fn pair_base<S: Sink>(us: &PawnSide, (rear, front): (Square, Square), found: &S) -> i32 {
        Self::base(us, rear, found) + Self::base(us, front, found)
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn each_of_the_two_counts() {
        assert_white(
            "rnbqkbnr/8/8/8/8/1P6/1PP5/RNBQKBNR w - - 0 1",
            "doubled",
            &[("b2", -100.0), ("b3", -100.0)],
        );
    }

    #[test]
    fn the_endgame_weighs_each_pawn_by_its_own_group() {
        // b2 has c2 beside it, b5 stands alone; the last bracket takes 2 and 3 times the value.
        assert_white(
            "4k3/8/8/1P6/8/8/1PP5/4K3 w - - 0 1",
            "doubled",
            &[("b2", -200.0), ("b5", -300.0)],
        );
        // b4 touches b3, and b3 touches c2: all three are one group.
        assert_white(
            "4k3/8/8/8/1P6/1P6/2P5/4K3 w - - 0 1",
            "doubled",
            &[("b3", -200.0), ("b4", -200.0)],
        );
    }

    #[test]
    fn three_on_a_file_are_not_doubled() {
        assert_white("4k3/8/8/8/1P6/1P6/1P6/4K3 w - - 0 1", "doubled", &[]);
    }
}
