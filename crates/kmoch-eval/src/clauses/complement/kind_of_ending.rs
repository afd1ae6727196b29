//! The pieces that an ending is played with.

use super::prospects::Pieces;
use crate::clause::{Finder, Slot};

clause! {
    /// How much of a lead wins depends on the pieces left: a pawn ending is won or drawn, with
    /// little between; rooks hold much. Up to three pieces are few.
    KindOfEnding = "kind_of_ending" {
        name: "Kind of ending",
        chapter: Complement,
        theme: Drawishness,
        section: "-",
        source: Own,
        unit: Share,
        slots: [
            PAWNS, ONE_PIECE, ROOKS, QUEENS, KNIGHTS, BISHOPS, BISHOP_AND_KNIGHT,
            ROOK_AND_MINOR, QUEEN_AND_OTHER, TWO_ROOKS, ROOK_AND_MINOR_EACH,
            FEW_PIECES, MANY_PIECES, QUEEN_OF_ONE, QUEENS_AND_MORE,
        ],
        direction: Virtue,
        says: "{side} is behind in an ending of this kind: {on_units}",
        example: "4k3/r7/8/8/8/8/P7/R3K3 w - - 0 1",
    }
}

/// Found when the total is known: see [`super::Prospects`].
impl Finder for KindOfEnding {}

impl KindOfEnding {
    /// The slot of the pieces left.
    #[inline]
    pub(super) fn of(ours: &Pieces, theirs: &Pieces) -> Slot {
        const KNIGHT: Pieces = [1, 0, 0, 0];
        const BISHOP: Pieces = [0, 1, 0, 0];
        const ROOK: Pieces = [0, 0, 1, 0];
        const QUEEN: Pieces = [0, 0, 0, 1];
        const MOST_OF_FEW: usize = 3;
        let count = |pieces: &Pieces| pieces.iter().sum::<usize>();
        let [.., our_queens] = ours;
        let [.., their_queens] = theirs;
        match (count(ours), count(theirs)) {
            (0, 0) => Self::PAWNS,
            (0, 1) | (1, 0) => Self::ONE_PIECE,
            (1, 1) => match (*ours, *theirs) {
                (ROOK, ROOK) => Self::ROOKS,
                (QUEEN, QUEEN) => Self::QUEENS,
                (KNIGHT, KNIGHT) => Self::KNIGHTS,
                (BISHOP, BISHOP) => Self::BISHOPS,
                (BISHOP, KNIGHT) | (KNIGHT, BISHOP) => Self::BISHOP_AND_KNIGHT,
                (QUEEN, _) | (_, QUEEN) => Self::QUEEN_AND_OTHER,
                _ => Self::ROOK_AND_MINOR,
            },
            (2, 2) if [*ours, *theirs] == [[0, 0, 2, 0]; 2] => Self::TWO_ROOKS,
            (2, 2) if [ours, theirs].iter().all(|pieces| matches!(pieces, [_, _, 1, 0])) => {
                Self::ROOK_AND_MINOR_EACH
            }
            (ours, theirs) => match (our_queens, their_queens) {
                (0, 0) if ours + theirs <= MOST_OF_FEW => Self::FEW_PIECES,
                (0, 0) => Self::MANY_PIECES,
                (0, _) | (_, 0) => Self::QUEEN_OF_ONE,
                _ => Self::QUEENS_AND_MORE,
            },
        }
    }
}
