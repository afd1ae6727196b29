//! Unguarded squares of the fourth rank: where they are, who watches them, who sits on them.

use shakmaty::Bitboard;

use super::holes;
use crate::Sink;
use crate::clause::Finder;
use crate::context::{KingSide, Side, Zone};
use crate::slots::ByShelter;
use crate::squares::Sets;

/// The fourth rank.
const FOURTH_RANK: usize = 4;

/// Squares right before the shelter: those with a square of the zone below them.
fn before_shelter(zone: Zone) -> Bitboard {
    zone.whole().north()
}

clause! {
    /// A square of the fourth rank that no own pawn guards. It counts twice where the square below
    /// it belongs to the own king's shelter zone.
    ///
    /// It is a foothold for enemy pieces, though a lesser one than a weak spot.
    UnguardedFourth = "unguarded_fourth" {
        name: "Unguarded square of the fourth rank",
        chapter: King,
        theme: Space,
        section: "12",
        source: Addendum(
            "Unguarded squares on the 4th rank",
            "For squares on the 4th rank unguarded by own ps a penalty of -2",
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

impl Finder for UnguardedFourth {
    fn kings<S: Sink>(us: &KingSide, _: &KingSide, found: &mut S) {
        holes::each::<Self, S>(us, FOURTH_RANK, before_shelter(us.zone), found);
    }
}

clause! {
    /// A piece that controls an unguarded square of its own fourth rank; before the shelter it
    /// counts twice.
    ///
    /// It makes up for the missing pawn.
    UnguardedFourthControl = "unguarded_fourth_control" {
        name: "Unguarded square of the fourth rank controlled",
        chapter: King,
        theme: Space,
        section: "12",
        source: Addendum(
            "Own pieces controlling weak spots",
            "+2 for own piece controlling an unguarded square on the 4th rank",
            Theirs,
        ),
        unit: Millipawns,
        slots: ByShelter,
        direction: Virtue,
        shape: Rising,
        says: "{side}'s {on_units} watches {at}, which no pawn guards",
        example: "7k/8/8/8/8/8/8/R5K1 w - - 0 1",
    }
}

impl Finder for UnguardedFourthControl {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        holes::controlled::<Self, S>(us, FOURTH_RANK, before_shelter(us.zone), found);
    }
}

clause! {
    /// A piece on a square of the enemy's fourth rank that none of his pawns guards.
    ///
    /// It stands firm in the middle of the fight.
    UnguardedFourthOccupied = "unguarded_fourth_occupied" {
        name: "Unguarded square of the fourth rank occupied",
        chapter: King,
        theme: Outposts,
        section: "12",
        source: Addendum(
            "Enemy pieces occupying weak spots",
            "+2 for enemy piece occupying an unguarded square on the 4th rank",
            Theirs,
        ),
        unit: Millipawns,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s {on_units} sits where no pawn of {enemy}'s guards",
        example: "k7/8/8/3N4/8/8/8/6K1 w - - 0 1",
    }
}

impl Finder for UnguardedFourthOccupied {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        holes::occupied(us, FOURTH_RANK, Self::VALUE, found);
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn squares_before_the_shelter_count_twice() {
        assert_white(
            "k7/8/8/8/8/1P1PP1P1/8/6K1 w - - 0 1",
            "unguarded_fourth",
            &[("b4", -20.0), ("g4", -40.0)],
        );
    }

    #[test]
    fn pawns_on_the_third_rank_leave_none() {
        assert_white("k7/8/8/8/8/PPPPPPPP/8/6K1 w - - 0 1", "unguarded_fourth", &[]);
    }

    #[test]
    fn a_rook_watches_them() {
        assert_white(
            "k7/8/8/1R4R1/8/1P1PP1P1/8/6K1 w - - 0 1",
            "unguarded_fourth_control",
            &[("b4 b5", 20.0), ("g4 g5", 40.0)],
        );
        assert_white("k7/8/8/2R5/8/1P1PP1P1/8/6K1 w - - 0 1", "unguarded_fourth_control", &[]);
    }

    #[test]
    fn a_knight_sits_where_no_pawn_guards() {
        let key = "unguarded_fourth_occupied";
        assert_white("k7/8/8/3N4/8/8/8/6K1 w - - 0 1", key, &[("d5", 20.0)]);
        assert_white("k7/8/2p5/3N4/8/8/8/6K1 w - - 0 1", key, &[]);
    }
}
