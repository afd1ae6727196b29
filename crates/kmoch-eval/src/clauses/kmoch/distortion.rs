//! Pawns split by advances.

use shakmaty::Bitboard;

use crate::clause::{Finder, Registered};
use crate::context::PawnSide;
use crate::squares::Sets;
use crate::{Place, Sink};

/// By the number of steps.
const STEPS: &[&str] = &[
    "d0", "d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8", "d9", "d10", "d11", "d12", "d13", "d14",
    "d15", "d16", "d17", "d18", "d19", "d20", "d21", "d22", "d23", "d24", "d25", "d26", "d27",
    "d28", "d29", "d30", "d31", "d32", "d33", "d34", "d35", "d36", "d37", "d38", "d39", "d40",
    "d41", "d42", "d43", "d44", "d45", "d46", "d47", "d48", "d49", "d50", "d51", "d52", "d53",
    "d54", "d55", "d56",
];

clause! {
    /// Kmoch's word for pawns split by advances. Neighbouring files are compared by how far
    /// their foremost pawns have come: each step of difference counts once, and an empty file
    /// counts as no step at all. Ragged pawns leave holes beside them and cannot guard each other.
    Distortion = "distortion" {
        name: "Distortion",
        chapter: Kmoch,
        theme: PawnStructure,
        section: "2",
        source: Wiki(
            "Distortion",
            "considers the rank-difference of two file-adjacent pawns (if any) as distortion penalty",
            Ours,
        ),
        unit: Millipawns,
        slots: STEPS,
        direction: Fault,
        shape: Falling,
        says: "{side}'s pawns stand unevenly from file to file: {on}",
        example: "4k3/8/2P1P1P1/8/P7/8/1P1P1P1P/4K3 w - - 0 1",
    }
}

impl Finder for Distortion {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        found.item([(Self::slot(distortion(us.own)), 1)], Place::on(us.own));
    }
}

clause! {
    /// Distortion counted the other way: neighbouring files are compared by the squares their
    /// rearmost pawns have still ahead of them. Half-isolated pawns then look better the further
    /// they have come. The sources offer it as an alternative: it is counted, and a profile may choose to score it.
    DistortionFront = "distortion_front" {
        name: "Distortion seen from the front",
        chapter: Kmoch,
        theme: PawnStructure,
        section: "2",
        source: Wiki(
            "Distortion",
            "Alternatively, for a \"reverse\" distortion penalty to encourage advancement of half-isolanis",
            Ours,
        ),
        unit: Millipawns,
        slots: STEPS,
        direction: Fault,
        shape: Falling,
        says: "Counted from the front, {side}'s pawns on {on} differ by {n} steps from file to file",
        example: "4k3/8/8/8/8/8/P7/4K3 w - - 0 1",
    }
}

impl Finder for DistortionFront {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        let steps = distortion_front(us.own);
        found.counted(Self::slot(steps), steps, Place::on(us.own));
    }
}

/// Kmoch's measure of distortion: steps between neighbouring files, each filled up to its foremost pawn.
#[inline(always)]
pub fn distortion(pawns: Bitboard) -> usize {
    steps_between_files(pawns.fill_south())
}

/// The same with each file filled from its rearmost pawn on.
#[inline(always)]
pub fn distortion_front(pawns: Bitboard) -> usize {
    steps_between_files(pawns.fill_north())
}

/// How many squares of a fill have a neighbour on the next file that is not filled, or the reverse.
#[inline(always)]
fn steps_between_files(fill: Bitboard) -> usize {
    const FILE_A: Bitboard = Bitboard::from_file(shakmaty::File::A);
    (fill ^ fill.east()).without(FILE_A).count()
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use crate::find_clause;
    use crate::testing::{assert_white, ledger};

    #[test]
    fn the_ragged_sample_of_the_sources() {
        assert_white(
            "rnbqkbnr/8/2P1P1P1/8/P7/8/1P1P1P1P/RNBQKBNR w - - 0 1",
            "distortion",
            &[("b2 d2 f2 h2 a4 c6 e6 g6", -260.0)],
        );
    }

    #[test]
    fn pawns_abreast_are_not_distorted() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_white(start, "distortion", &[("a2 b2 c2 d2 e2 f2 g2 h2", 0.0)]);
        assert_white(start, "distortion_front", &[("a2 b2 c2 d2 e2 f2 g2 h2", 0.0)]);
    }

    #[test]
    fn a_lone_rook_pawn_has_seven_squares_against_an_empty_file() {
        let ledger = ledger("4k3/8/8/8/8/8/P7/4K3 w - - 0 1");
        let front = find_clause("distortion_front").unwrap();
        assert_eq!(ledger.tally(front, Color::White).0, 7);
    }
}
