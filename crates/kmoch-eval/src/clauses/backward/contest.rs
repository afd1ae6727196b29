//! Pieces that fight over the square in front of a backward pawn of a doubled pair.

use shakmaty::{Bitboard, Square};

use crate::clause::Finder;
use crate::context::{Class, Side};
use crate::squares::Sets;
use crate::{Place, Sink};

clause! {
    /// The square in front of a backward pawn, one stopped on that very square, that is one of a
    /// doubled pair, be it our own or the enemy's.
    ///
    /// On it depends whether the pair comes undone or stays a weakness, so both sides gain by every
    /// piece that controls it.
    BackwardDoubledContest = "backward_doubled_contest" {
        name: "Contest over a doubled backward pawn",
        chapter: Backward,
        theme: PawnWeaknesses,
        section: "7",
        source: Addendum(
            "Backward pawn when part of a pair of double ps",
            "+3cps for each piece controlling the square in front of the backward pawn",
            Theirs,
        ),
        unit: Millipawns,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s {on_units} fights for {at}, where the doubled {by}-pawn could undouble",
        example: "7k/3pn3/3p4/2p5/2P5/2N5/8/7K w - - 0 1",
    }
}

impl Finder for BackwardDoubledContest {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        let ours = us.pawns.class(Class::Backward) & us.pawns.doubled();
        for pawn in ours {
            contest(us, pawn, Bitboard::from_square(pawn).north(), found);
        }
        let theirs = them.pawns.class(Class::Backward) & them.pawns.doubled();
        for pawn in theirs.flip_vertical() {
            contest(us, pawn, Bitboard::from_square(pawn).south(), found);
        }
    }
}

/// Our pieces that control the square in front of a pawn.
fn contest<S: Sink>(us: &Side, pawn: Square, front: Bitboard, found: &mut S) {
    for piece in us.pieces.iter().filter(|piece| (piece.attacks & front).any()) {
        let place = Place::on(piece.square).at(front).by(pawn);
        found.item([(BackwardDoubledContest::VALUE, 1)], place);
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_black, assert_white};

    #[test]
    fn both_sides_score_the_pieces_that_control_the_square() {
        let fen = "7k/3pn3/3p4/2p5/2P5/2N5/8/7K w - - 0 1";
        assert_white(fen, "backward_doubled_contest", &[("c3 d5", 30.0)]);
        assert_black(fen, "backward_doubled_contest", &[("d5 e7", 30.0)]);
    }

    #[test]
    fn a_single_backward_pawn_is_not_contested() {
        let fen = "7k/4n3/3p4/2p5/2P5/2N5/8/7K w - - 0 1";
        assert_white(fen, "backward_doubled_contest", &[]);
    }
}
