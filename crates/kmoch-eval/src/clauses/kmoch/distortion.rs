//! Pawns split by advances.

use shakmaty::Bitboard;

use crate::clause::{Finder, Slot};
use crate::context::PawnSide;
use crate::squares::Sets;
use crate::{Place, Sink};

slot_set! {
    /// By the number of steps.
    BySteps [
        D0, D1, D2, D3, D4, D5, D6, D7, D8, D9, D10, D11, D12, D13, D14,
        D15, D16, D17, D18, D19, D20, D21, D22, D23, D24, D25, D26, D27,
        D28, D29, D30, D31, D32, D33, D34, D35, D36, D37, D38, D39, D40,
        D41, D42, D43, D44, D45, D46, D47, D48, D49, D50, D51, D52, D53,
        D54, D55, D56,
    ] {
        /// The slot of so many steps.
        #[inline(always)]
        fn of_steps(steps: usize) -> Slot {
            Self::D0.nth(steps)
        }
    }
}

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
        slots: BySteps,
        direction: Fault,
        shape: Falling,
        says: "{side}'s pawns stand unevenly from file to file: {on}",
        example: "4k3/8/2P1P1P1/8/P7/8/1P1P1P1P/4K3 w - - 0 1",
    }
}

impl Finder for Distortion {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        found.item([(Self::of_steps(distortion(us.own)), 1)], Place::on(us.own));
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
        slots: BySteps,
        direction: Fault,
        shape: Falling,
        says: "Counted from the front, {side}'s pawns on {on} differ by {n} steps from file to file",
        example: "4k3/8/8/8/8/8/P7/4K3 w - - 0 1",
    }
}

impl Finder for DistortionFront {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        let steps = distortion_front(us.own);
        found.counted(Self::of_steps(steps), steps, Place::on(us.own));
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

    use crate::ClauseId;
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
        let front = ClauseId::DistortionFront;
        assert_eq!(ledger.tally(front, Color::White).0, 7);
    }
}
