//! How evenly pawns spread their control over the board.

use shakmaty::{Bitboard, File, Rank};

use crate::clause::Finder;
use crate::context::PawnSide;
use crate::squares::Sets;
use crate::{Place, Sink};

clause! {
    /// Of the squares on ranks 2 to 7 that pawns control, each beyond the first on a file counts,
    /// each beyond the first on a rank, and each that is controlled twice.
    ///
    /// Pawns that control many squares of one file or rank, or one square twice, leave others to
    /// the enemy.
    PawnSpread = "pawn_spread" {
        name: "Crowded pawn control",
        chapter: Groups,
        theme: PawnStructure,
        section: "5",
        source: Addendum(
            "Optimal spread for pawns",
            "-5cps is due for each p controlling an additional square",
            Theirs,
        ),
        unit: Millipawns,
        slots: [SAME_FILE, SAME_RANK, TWICE],
        direction: Fault,
        says: "{side}'s pawns control the same line or square more than once: {on}",
        example: "4k3/8/8/8/8/8/P1P5/4K3 w - - 0 1",
    }
}

impl Finder for PawnSpread {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        let controlled = us.attacks.without(Bitboard::BACKRANKS);
        let beyond_first_on_file = controlled & controlled.north().fill_north();
        let beyond_first_on_rank = controlled & controlled.east().fill_east();
        let files = File::ALL.map(Bitboard::from_file);
        let ranks = Rank::ALL.map(Bitboard::from_rank);
        let place = |line| Place::on(controlled & line);
        found.each_part(Self::SAME_FILE, beyond_first_on_file, files, place);
        found.each_part(Self::SAME_RANK, beyond_first_on_rank, ranks, place);
        found.each(Self::TWICE, us.double_attacks.without(Bitboard::BACKRANKS));
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
