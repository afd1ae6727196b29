//! Holes on the third rank: where they are, who watches them, who sits in them.

use shakmaty::Bitboard;

use crate::Sink;
use crate::clause::{Finder, Registered};
use crate::context::{KingSide, PawnSide, Side};
use crate::slots::{BY_SHELTER, ONE_VALUE};
use crate::squares::rank_set;

/// The rank where our holes are, seen from our side; the enemy's are on our sixth.
const WEAK_RANK: usize = 3;
const ENEMY_WEAK_RANK: usize = 6;

fn weak_spots(pawns: &PawnSide) -> Bitboard {
    rank_set(WEAK_RANK).without(pawns.attacks)
}

clause! {
    /// A square of the third rank that no own pawn guards is a hole from which an enemy piece
    /// cannot be driven by a pawn. In the shelter zone of the own king it is worth twice as much
    /// to the enemy.
    WeakSpot = "weak_spot" {
        name: "Weak spot",
        chapter: King,
        section: "12",
        unit: Millipawns,
        slots: BY_SHELTER,
        says: "no pawn of {side}'s guards {on}",
        example: "k7/8/8/8/8/8/8/6K1 w - - 0 1",
    }
}

impl Finder for WeakSpot {
    fn kings<S: Sink>(us: &KingSide, _: &KingSide, found: &mut S) {
        let (spots, zone) = (weak_spots(us.pawns), us.zone.whole());
        found.each(Self::slot(0), spots.without(zone));
        found.each(Self::slot(1), spots & zone);
    }
}

clause! {
    /// A piece that controls one of its own side's weak spots does the work of the missing pawn:
    /// half of the hole is mended, near the king as elsewhere.
    WeakSpotControl = "weak_spot_control" {
        name: "Weak spot controlled",
        chapter: King,
        section: "12",
        unit: Millipawns,
        slots: BY_SHELTER,
        says: "{side}'s {on_units} watches the weak spot {at}",
        example: "7k/8/8/8/8/8/8/R5K1 w - - 0 1",
    }
}

impl Finder for WeakSpotControl {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let (spots, zone) = (weak_spots(us.pawns), us.zone.whole());
        found.each_attack(Self::slot(0), us, spots.without(zone));
        found.each_attack(Self::slot(1), us, spots & zone);
    }
}

clause! {
    /// A piece that stands on one of the enemy's weak spots cannot be driven away by a pawn: it
    /// is well posted deep in the enemy's camp.
    WeakSpotOccupied = "weak_spot_occupied" {
        name: "Weak spot occupied",
        chapter: King,
        section: "12",
        unit: Millipawns,
        slots: ONE_VALUE,
        says: "{side}'s {on_units} sits on a weak spot of {enemy}'s",
        example: "k7/8/3N4/8/8/8/8/6K1 w - - 0 1",
    }
}

impl Finder for WeakSpotOccupied {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let spots = rank_set(ENEMY_WEAK_RANK).without(us.pawns.enemy_attacks);
        found.each(Self::slot(0), us.own.pieces() & spots);
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
