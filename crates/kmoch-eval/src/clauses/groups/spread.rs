//! How evenly pawns spread their control over the board.

use shakmaty::{Bitboard, File};

use crate::clause::{Finder, Registered};
use crate::context::PawnSide;
use crate::squares::rank_set;
use crate::{Place, Sink};

clause! {
    /// Pawns that control many squares of one file or rank, or one square twice, leave others
    /// to the enemy. Of the squares on ranks 2 to 7 that pawns control, each beyond the first on
    /// a file counts, each beyond the first on a rank, and each that is controlled twice.
    PawnSpread = "pawn_spread" {
        name: "Crowded pawn control",
        chapter: Groups,
        section: "5",
        unit: Millipawns,
        slots: &["same_file", "same_rank", "twice"],
        says: "{side}'s pawns control the same line or square more than once: {on}",
        example: "4k3/8/8/8/8/8/P1P5/4K3 w - - 0 1",
    }
}

impl Finder for PawnSpread {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        let controlled = us.attacks.without(Bitboard::BACKRANKS);
        let files = File::ALL.map(|file| (0, Bitboard::from_file(file)));
        let ranks = [2, 3, 4, 5, 6, 7].map(|rank| (1, rank_set(rank)));
        for (slot, line) in files.into_iter().chain(ranks) {
            let squares = controlled & line;
            if squares.more_than_one() {
                let beyond_first = squares.count() as i32 - 1;
                found.item([(Self::slot(slot), beyond_first)], Place::on(squares));
            }
        }
        found.each(Self::slot(2), us.double_attacks.without(Bitboard::BACKRANKS));
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn a_rank_and_a_square_twice() {
        assert_white(
            "rnbqkbnr/8/8/8/8/8/P1P5/RNBQKBNR w - - 0 1",
            "pawn_spread",
            &[("b3 d3", -50.0), ("b3", -70.0)],
        );
    }

    #[test]
    fn a_file_and_a_rank() {
        assert_white(
            "rnbqkbnr/8/8/8/2P5/8/P7/RNBQKBNR w - - 0 1",
            "pawn_spread",
            &[("b3 b5", -50.0), ("b5 d5", -50.0)],
        );
    }

    #[test]
    fn the_eighth_rank_is_left_out() {
        assert_white("7k/P1P5/8/8/8/8/8/7K w - - 0 1", "pawn_spread", &[]);
    }
}
