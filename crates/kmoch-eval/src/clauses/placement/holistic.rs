//! A piece's place as one number.

use shakmaty::Square;

use crate::clause::{Finder, Registered};
use crate::context::Side;
use crate::squares::{rank, ring};
use crate::{Place, Sink};

clause! {
    /// Rank and centralisation of a piece seen as one: the mean of what the two state, whatever
    /// the stage. It scores nothing by itself and is one of the three measures that tell how well
    /// a piece stands altogether.
    PieceHolistic = "piece_holistic" {
        name: "Place of a piece",
        chapter: Placement,
        theme: PieceActivity,
        section: "10",
        source: Addendum(
            "General holistic positioning of pieces",
            "the average value of positioning in terms of space advantage and centralisation",
            Theirs,
        ),
        unit: Millipawns,
        slots: [
            RANK1, RANK2, RANK3, RANK4, RANK5, RANK6, RANK7, RANK8,
            CENTRE, SECOND_RING, THIRD_RING, EDGE,
        ],
        direction: Scale,
        says: "{side}'s {on_units} has its place by rank and centre together",
        example: "4k3/8/8/4N3/8/8/8/4K3 w - - 0 1",
    }
}

impl PieceHolistic {
    /// The measure of a piece on this square, in micropawns.
    #[inline(always)]
    pub(crate) fn measure<S: Sink>(square: Square, found: &S) -> i32 {
        let by_rank = found.base(Self::RANK1.nth(rank(square) - 1));
        let by_ring = found.base(Self::CENTRE.nth(ring(square)));
        (by_rank + by_ring) / 2
    }
}

impl Finder for PieceHolistic {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        for piece in &us.pieces {
            found.label(Self::ID, 1, Place::on(piece.square));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn each_piece_is_named_and_nothing_scored() {
        assert_white(
            "4k3/8/8/4N3/8/8/8/R3K3 w - - 0 1",
            "piece_holistic",
            &[("e5", 0.0), ("a1", 0.0)],
        );
    }

    #[test]
    fn a_king_is_no_piece() {
        assert_white("4k3/8/8/4P3/8/8/8/4K3 w - - 0 1", "piece_holistic", &[]);
    }
}
