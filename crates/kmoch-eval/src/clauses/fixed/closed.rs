//! Positions shut in the centre.

use super::{ALL_CLOSED, CENTRAL_FILES, closed_files};
use crate::clause::Finder;
use crate::context::PawnSide;
use crate::slots::ByRank2To6;
use crate::squares::rank_set;
use crate::{Place, Sink};

/// Fewer closed files than this leave the centre open.
const SEMI_CLOSED: usize = 2;

clause! {
    /// Each of the files c, d, e and f holds a fixed or semi-fixed pair. Both sides have that alike,
    /// but one may have more space in it: a profile may give a value to each of these pawns by its
    /// rank. The sources leave it open.
    ///
    /// The centre is shut.
    ClosedStructure = "closed_structure" {
        name: "Closed structure",
        chapter: Fixed,
        theme: PawnStructure,
        section: "14",
        source: Addendum(
            "Weighting of factors with fixed and semi-fixed closed structures",
            "When we have fixed or semi-fixed closed structures",
            Ours
        ),
        unit: Millipawns,
        slots: ByRank2To6,
        direction: Scale,
        says: "the centre is closed on all four files",
        example: "rnbqkbnr/8/5p2/2p1pP2/2PpP3/3P4/8/RNBQKBNR w - - 0 1",
    }
}

impl Finder for ClosedStructure {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        if closed_files(us) == ALL_CLOSED {
            shut::<Self, S>(us, found);
        }
    }
}

clause! {
    /// Two or three of the files c, d, e and f hold a fixed or semi-fixed pair. A profile may give a
    /// value to each of these pawns by its rank.
    ///
    /// The centre is partly shut.
    SemiClosedStructure = "semi_closed_structure" {
        name: "Semi-closed structure",
        chapter: Fixed,
        theme: PawnStructure,
        section: "14",
        source: Addendum(
            "Grading of pieces",
            "closed and semi-closed pawn structures, reflecting the fact of positioning of ps on central",
            Ours
        ),
        unit: Millipawns,
        slots: ByRank2To6,
        direction: Scale,
        says: "the centre is partly closed: {side}'s {on} cannot move freely",
        example: "rnbqkbnr/8/8/2pp4/2PP4/8/8/RNBQKBNR w - - 0 1",
    }
}

impl Finder for SemiClosedStructure {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        if (SEMI_CLOSED..ALL_CLOSED).contains(&closed_files(us)) {
            shut::<Self, S>(us, found);
        }
    }
}

/// One item for the pawns that shut the centre, counted by their ranks.
fn shut<C: ByRank2To6, S: Sink>(us: &PawnSide, found: &mut S) {
    let pawns = us.fixed_or_semi_fixed() & CENTRAL_FILES;
    let parts =
        [2, 3, 4, 5, 6].map(|rank| (C::on_rank(rank), (pawns & rank_set(rank)).count() as i32));
    found.item(parts, Place::on(pawns));
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_black, assert_white};

    #[test]
    fn four_files_are_closed() {
        let fen = "rnbqkbnr/8/5p2/2p1pP2/2PpP3/3P4/8/RNBQKBNR w - - 0 1";
        assert_white(fen, "closed_structure", &[("d3 c4 e4 f5", 0.0)]);
        assert_black(fen, "closed_structure", &[("d4 c5 e5 f6", 0.0)]);
        assert_white(fen, "semi_closed_structure", &[]);
    }

    #[test]
    fn two_or_three_files_are_semi_closed() {
        let three = "rnbqkbnr/8/3p4/2p1p3/2P1P3/3P4/8/RNBQKBNR w - - 0 1";
        assert_white(three, "semi_closed_structure", &[("d3 c4 e4", 0.0)]);
        assert_white(three, "closed_structure", &[]);
        let one = "rnbqkbnr/8/8/2p3p1/2P3P1/8/8/RNBQKBNR w - - 0 1";
        assert_white(one, "semi_closed_structure", &[]);
    }
}
