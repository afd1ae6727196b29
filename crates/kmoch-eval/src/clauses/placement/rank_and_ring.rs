//! Where pieces stand: by rank and by distance from the centre.

use crate::Sink;
use crate::clause::Finder;
use crate::context::Side;
use crate::slots::{ByRank, ByRing};
use crate::squares::{RINGS, rank_set};

clause! {
    /// The rank a piece stands on: the further up the board, the more, up to the sixth.
    ///
    /// A piece gains space by advancing. On its own first rank it still has to be developed.
    PieceRank = "piece_rank" {
        name: "Space gained by a piece",
        chapter: Placement,
        theme: Space,
        section: "10",
        source: Addendum(
            "General positioning of pieces in terms of space advantage",
            "For a piece positioned on the first rank a penalty of -15 mps",
            Theirs,
        ),
        unit: Millipawns,
        slots: ByRank,
        direction: Scale,
        says: "{side}'s piece on {on} counts by its rank",
        example: "4k3/8/8/4N3/8/8/8/4K3 w - - 0 1",
    }
}

impl Finder for PieceRank {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let pieces = us.own.pieces();
        for rank in 1..=Self::NAMES.len() {
            found.each(Self::on_rank(rank), pieces & rank_set(rank));
        }
    }
}

clause! {
    /// The board is read as four rings around its four central squares.
    ///
    /// A piece near the centre reaches both wings.
    PieceCentralisation = "piece_centralisation" {
        name: "Centralised piece",
        chapter: Placement,
        theme: PieceActivity,
        section: "10",
        source: Addendum(
            "General positioning of pieces in terms of centralisation",
            "will carry a bonus of 100 mps for all pieces",
            Theirs,
        ),
        unit: Millipawns,
        slots: ByRing,
        direction: Scale,
        shape: Falling,
        says: "{side}'s piece on {on} counts by its distance from the centre",
        example: "4k3/8/8/4N3/8/8/8/4K3 w - - 0 1",
    }
}

impl Finder for PieceCentralisation {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let pieces = us.own.pieces();
        for (ring, squares) in RINGS.into_iter().enumerate() {
            found.each(Self::in_ring(ring), pieces & squares);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::squares::{RINGS, ring};
    use crate::testing::{assert_black, assert_white};

    #[test]
    fn a_knight_on_the_fifth_and_in_the_centre() {
        let fen = "4k3/8/8/4N3/8/8/8/4K3 w - - 0 1";
        assert_white(fen, "piece_rank", &[("e5", 60.0)]);
        assert_white(fen, "piece_centralisation", &[("e5", 100.0)]);
    }

    #[test]
    fn black_counts_from_his_side() {
        let fen = "r3k3/8/8/8/8/2b5/8/4K3 w - - 0 1";
        assert_black(fen, "piece_rank", &[("a8", -15.0), ("c3", 75.0)]);
        assert_black(fen, "piece_centralisation", &[("c3", 75.0), ("a8", 25.0)]);
    }

    #[test]
    fn kings_and_pawns_are_no_pieces() {
        let fen = "4k3/8/8/4P3/4K3/8/8/8 w - - 0 1";
        assert_white(fen, "piece_rank", &[]);
        assert_white(fen, "piece_centralisation", &[]);
    }

    #[test]
    fn every_square_lies_on_its_ring() {
        for square in shakmaty::Square::ALL {
            for (index, squares) in RINGS.into_iter().enumerate() {
                assert_eq!(squares.contains(square), ring(square) == index);
            }
        }
    }
}
