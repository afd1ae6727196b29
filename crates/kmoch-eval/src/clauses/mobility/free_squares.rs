//! How many squares pieces can go to.

use crate::clause::{Finder, Slot};
use crate::context::{Reach, SORTS, Side};
use crate::{Place, Sink};

clause! {
    /// Each free square a piece attacks. A square that an enemy pawn attacks counts the less the
    /// more the piece is worth, and half of that if no other unit of its side, king included,
    /// attacks the square. An enemy pawn under attack that an enemy pawn guards counts as a
    /// contested square does.
    ///
    /// Pieces that can go to many squares find good ones.
    Mobility = "mobility" {
        name: "Mobility",
        chapter: Mobility,
        theme: PieceActivity,
        section: "9",
        source: Addendum(
            "Calculating mobility",
            "the ratio between the value of a p and the value of the relevant piece",
            Mixed("the ratio, the half and the rise in the middlegame are theirs, 10 millipawns for a free square are ours"),
        ),
        unit: Millipawns,
        slots: [
            KNIGHT_FREE, KNIGHT_CONTESTED, KNIGHT_CONTESTED_ALONE, KNIGHT_GUARDED_PAWN,
            BISHOP_FREE, BISHOP_CONTESTED, BISHOP_CONTESTED_ALONE, BISHOP_GUARDED_PAWN,
            ROOK_FREE, ROOK_CONTESTED, ROOK_CONTESTED_ALONE, ROOK_GUARDED_PAWN,
            QUEEN_FREE, QUEEN_CONTESTED, QUEEN_CONTESTED_ALONE, QUEEN_GUARDED_PAWN,
        ],
        direction: Virtue,
        says: "{side}'s {on_units} has these squares to go to: {at}",
        example: "7k/8/8/8/1p6/8/8/1N5K w - - 0 1",
    }
}

impl Mobility {
    /// The counts of a piece of this kind, slot by slot.
    #[inline(always)]
    pub(crate) fn parts(kind: usize, reach: Reach) -> [(Slot, i32); SORTS] {
        let first = Self::KNIGHT_FREE.nth(kind * SORTS);
        std::array::from_fn(|sort| (first.nth(sort), reach[sort]))
    }
}

impl Finder for Mobility {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        for piece in &us.pieces {
            let place = Place::on(piece.square).at(piece.attacks & us.free);
            found.item(Self::parts(piece.kind(), us.reach(piece)), place);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn a_square_that_a_pawn_attacks_counts_less_and_alone_half_of_that() {
        assert_white(
            "7k/8/8/8/1p6/8/8/1N5K w - - 0 1",
            "mobility",
            &[("b1 d2 a3 c3", 10.0 + 10.0 / 3.0)],
        );
        assert_white(
            "7k/8/8/8/1p6/8/1K6/1N6 w - - 0 1",
            "mobility",
            &[("b1 d2 a3 c3", 10.0 + 20.0 / 3.0)],
        );
    }

    #[test]
    fn a_guarded_pawn_counts_and_a_loose_one_does_not() {
        let squares = "a1 b1 c1 d1 e1 f1 g1 a2 a3";
        assert_white(
            "7k/8/8/1p6/p7/8/8/R6K w - - 0 1",
            "mobility",
            &[(squares, 80.0 + 20.0 / 9.0)],
        );
        assert_white("7k/8/8/8/p7/8/8/R6K w - - 0 1", "mobility", &[(squares, 80.0)]);
    }
}
