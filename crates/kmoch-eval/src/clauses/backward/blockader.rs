//! Pieces that stand in front of a backward pawn.

use shakmaty::Bitboard;

use crate::clause::Finder;
use crate::context::{Class, Side};
use crate::squares::Sets;
use crate::{Place, Sink};

clause! {
    /// A piece that stands on the square in front of an enemy backward pawn, one stopped on that
    /// very square.
    ///
    /// No enemy pawn can drive it away from there without leaving the pawn to its fate.
    BackwardBlockader = "backward_blockader" {
        name: "Blockader of a backward pawn",
        chapter: Backward,
        theme: Blockade,
        section: "7",
        source: Addendum(
            "Bonus for space advantage of bigger fixed chains",
            "Own piece blocking a fully backward enemy p - +10mps",
            Theirs,
        ),
        unit: Millipawns,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s {on_units} stands in front of {enemy}'s backward {at}-pawn",
        example: "4k3/1p6/pN6/P7/8/8/8/4K3 w - - 0 1",
    }
}

impl Finder for BackwardBlockader {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        let pawns = them.pawns.class(Class::Backward).flip_vertical();
        for blockader in us.own.pieces() & pawns.south() {
            let pawn = Bitboard::from_square(blockader).north();
            found.item([(Self::VALUE, 1)], Place::on(blockader).at(pawn));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_black, assert_white};

    #[test]
    fn a_knight_in_front_of_a_backward_pawn() {
        let fen = "4k3/1p6/pN6/P7/8/8/8/4K3 w - - 0 1";
        assert_white(fen, "backward_blockader", &[("b6 b7", 10.0)]);
        let mirrored = "4k3/8/8/8/p7/Pn6/1P6/4K3 w - - 0 1";
        assert_black(mirrored, "backward_blockader", &[("b2 b3", 10.0)]);
    }

    #[test]
    fn not_in_front_of_a_semi_backward_one_and_not_a_king() {
        assert_white("4k3/1pp5/pN6/P7/8/8/8/4K3 w - - 0 1", "backward_blockader", &[]);
        assert_white("4k3/1p6/pK6/P7/8/8/8/8 w - - 0 1", "backward_blockader", &[]);
    }
}
