//! Pawns that hold each other fast.

use crate::clause::{Finder, Registered};
use crate::context::PawnSide;
use crate::{Place, Sink};

clause! {
    /// A pawn face to face with an enemy pawn.
    ///
    /// Neither can move.
    FixedPawn = "fixed_pawn" {
        name: "Fixed pawn",
        chapter: Fixed,
        theme: PawnStructure,
        section: "14",
        source: Addendum(
            "Fixed pawn structures",
            "own and enemy ps are on adjacent squares vertically",
        ),
        unit: Millipawns,
        slots: [],
        direction: Scale,
        says: "{side}'s {on}-pawn is fixed",
        example: "rnbqkbnr/8/8/2p5/2P5/8/8/RNBQKBNR w - - 0 1",
    }
}

impl Finder for FixedPawn {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        for pawn in us.fixed {
            found.label(Self::ID, 1, Place::on(pawn));
        }
    }
}

clause! {
    /// A pawn with an enemy pawn ahead and two free squares between them, where both are
    /// backward-fated.
    ///
    /// Whichever steps forward can be taken by two pawns, so they hold each other almost as fast as
    /// a fixed pair.
    SemiFixedPawn = "semi_fixed_pawn" {
        name: "Semi-fixed pawn",
        chapter: Fixed,
        theme: PawnStructure,
        section: "14",
        source: Addendum(
            "Fixed pawn structures",
            "their movement forward is almost completely stopped as they are backward-fated ps",
        ),
        unit: Millipawns,
        slots: [],
        direction: Scale,
        says: "{side}'s {on}-pawn is semi-fixed",
        example: "rnbqkbnr/8/3p4/2p1p3/2P1P3/3P4/8/RNBQKBNR w - - 0 1",
    }
}

impl Finder for SemiFixedPawn {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        for pawn in us.semi_fixed {
            found.label(Self::ID, 1, Place::on(pawn));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_black, assert_white};

    #[test]
    fn face_to_face() {
        let fen = "rnbqkbnr/8/8/2p1p3/2P5/4P3/8/RNBQKBNR w - - 0 1";
        assert_white(fen, "fixed_pawn", &[("c4", 0.0)]);
        assert_black(fen, "fixed_pawn", &[("c5", 0.0)]);
    }

    #[test]
    fn two_fated_pawns_two_squares_apart() {
        let fen = "rnbqkbnr/8/3p4/2p1p3/2P1P3/3P4/8/RNBQKBNR w - - 0 1";
        assert_white(fen, "semi_fixed_pawn", &[("d3", 0.0)]);
        assert_black(fen, "semi_fixed_pawn", &[("d6", 0.0)]);
    }

    #[test]
    fn not_three_squares_apart_nor_with_one_of_them_free() {
        let apart = "rnbqkbnr/8/3p4/2p1p3/2P1P3/8/3P4/RNBQKBNR w - - 0 1";
        assert_white(apart, "semi_fixed_pawn", &[]);
        let free = "rnbqkbnr/8/3p4/2p5/2P1P3/3P4/8/RNBQKBNR w - - 0 1";
        assert_white(free, "semi_fixed_pawn", &[]);
        assert_black(free, "semi_fixed_pawn", &[]);
    }
}
