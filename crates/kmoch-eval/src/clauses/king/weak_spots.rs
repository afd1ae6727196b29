//! Holes on the third rank: where they are, who watches them, who sits in them.

use super::holes;
use crate::Sink;
use crate::clause::Finder;
use crate::context::{KingSide, Side};
use crate::slots::ByShelter;

/// The rank where weak spots are.
const WEAK_RANK: usize = 3;

clause! {
    /// A square of the third rank that no own pawn guards. It counts twice in the shelter zone of
    /// the own king.
    ///
    /// It is a hole from which an enemy piece cannot be driven by a pawn, and by the king it is
    /// worth more to the enemy.
    WeakSpot = "weak_spot" {
        name: "Weak spot",
        chapter: King,
        theme: Outposts,
        section: "12",
        source: Addendum(
            "Weak spots",
            "squares on the 3rd rank of the board (6th for the black pieces) not guarded",
            Theirs,
        ),
        unit: Millipawns,
        slots: ByShelter,
        direction: Fault,
        shape: Falling,
        says: "no pawn of {side}'s guards {on}",
        example: "k7/8/8/8/8/8/8/6K1 w - - 0 1",
    }
}

impl Finder for WeakSpot {
    fn kings<S: Sink>(us: &KingSide, _: &KingSide, found: &mut S) {
        holes::each::<Self, S>(us, WEAK_RANK, us.zone.whole(), found);
    }
}

clause! {
    /// A piece that controls one of its own side's weak spots: half of the hole is mended, near the
    /// king as elsewhere.
    ///
    /// It does the work of the missing pawn.
    WeakSpotControl = "weak_spot_control" {
        name: "Weak spot controlled",
        chapter: King,
        theme: Outposts,
        section: "12",
        source: Addendum(
            "Own pieces controlling weak spots",
            "+5 for own piece controlling a weak spot",
            Theirs,
        ),
        unit: Millipawns,
        slots: ByShelter,
        direction: Virtue,
        shape: Rising,
        says: "{side}'s {on_units} watches the weak spot {at}",
        example: "7k/8/8/8/8/8/8/R5K1 w - - 0 1",
    }
}

impl Finder for WeakSpotControl {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        holes::controlled::<Self, S>(us, WEAK_RANK, us.zone.whole(), found);
    }
}

clause! {
    /// A piece that stands on one of the enemy's weak spots.
    ///
    /// It cannot be driven away by a pawn and is well posted deep in the enemy's camp.
    WeakSpotOccupied = "weak_spot_occupied" {
        name: "Weak spot occupied",
        chapter: King,
        theme: Outposts,
        section: "12",
        source: Addendum(
            "Enemy pieces occupying weak spots",
            "+5 for enemy piece occupying a weak spot",
            Theirs,
        ),
        unit: Millipawns,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s {on_units} sits on a weak spot of {enemy}'s",
        example: "k7/8/3N4/8/8/8/8/6K1 w - - 0 1",
    }
}

impl Finder for WeakSpotOccupied {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        holes::occupied(us, WEAK_RANK, Self::VALUE, found);
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn unguarded_squares_of_the_third_rank() {
        assert_white(
            "k7/8/8/8/8/8/1P1PPP1P/6K1 w - - 0 1",
            "weak_spot",
            &[("b3", -100.0), ("h3", -200.0)],
        );
        assert_white("k7/8/8/8/8/8/PPPPPPPP/6K1 w - - 0 1", "weak_spot", &[]);
    }

    #[test]
    fn a_rook_watches_them() {
        assert_white("k7/8/8/8/8/8/1P1PPP1P/1R5K w - - 0 1", "weak_spot_control", &[]);
        assert_white(
            "k7/8/8/1R6/8/8/1P1PPP1P/7K w - - 0 1",
            "weak_spot_control",
            &[("b3 b5", 50.0)],
        );
        assert_white(
            "k7/8/8/7R/8/8/1P1PPP1P/6K1 w - - 0 1",
            "weak_spot_control",
            &[("h3 h5", 100.0)],
        );
    }

    #[test]
    fn a_knight_sits_where_no_pawn_guards() {
        assert_white("k7/8/3N4/8/8/8/8/6K1 w - - 0 1", "weak_spot_occupied", &[("d6", 50.0)]);
        assert_white("k7/2p5/3N4/8/8/8/8/6K1 w - - 0 1", "weak_spot_occupied", &[]);
        assert_white("k7/8/8/3N4/8/8/8/6K1 w - - 0 1", "weak_spot_occupied", &[]);
    }
}
