//! Three and more pawns on one file.

use shakmaty::{Bitboard, Rank};

use crate::clause::Finder;
use crate::context::PawnSide;
use crate::{Place, Sink};

clause! {
    /// Exactly three pawns of a side on the same file.
    ///
    /// Two of them are hardly more than obstacles to the third, so it counts far more than a
    /// doubled pair, which it is not as well.
    Treble = "treble" {
        name: "Treble pawns",
        chapter: Weaknesses,
        theme: PawnWeaknesses,
        section: "6",
        source: Addendum("Treble pawns", "a big penalty is indicated, maybe -60 cps", Theirs),
        unit: Millipawns,
        slots: [VALUE],
        direction: Fault,
        says: "{side} has three pawns on one file: {on}",
        example: "rnbqkbnr/8/8/8/1P6/1P6/1P6/RNBQKBNR w - - 0 1",
    }
}

impl Finder for Treble {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        for pawns in by_file(us.own, us.treble_files) {
            found.item([(Self::VALUE, 1)], Place::on(pawns));
        }
    }
}

clause! {
    /// Four or more pawns of a side on the same file.
    ///
    /// Half of its pawns do the work of one.
    Quadruple = "quadruple" {
        name: "Quadruple pawns",
        chapter: Weaknesses,
        theme: PawnWeaknesses,
        section: "6",
        source: Addendum("Quadruple pawns", "should be heavily penalised, at least 1.5 ps", Theirs),
        unit: Millipawns,
        slots: [VALUE],
        direction: Fault,
        says: "{side}'s pawns on {on} all stand on one file",
        example: "rnbqkbnr/8/8/1P6/1P6/1P6/1P6/RNBQKBNR w - - 0 1",
    }
}

impl Finder for Quadruple {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        for pawns in by_file(us.own, us.quadruple_files) {
            found.item([(Self::VALUE, 1)], Place::on(pawns));
        }
    }
}

/// The pawns on each of these files.
pub(in crate::clauses) fn by_file(
    pawns: Bitboard,
    files: Bitboard,
) -> impl Iterator<Item = Bitboard> {
    let foot = files & Bitboard::from_rank(Rank::First);
    foot.into_iter().map(move |square| pawns & Bitboard::from_file(square.file()))
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn three_on_a_file_are_one_item() {
        let fen = "4k3/8/8/8/1P6/1P6/1P6/4K3 w - - 0 1";
        assert_white(fen, "treble", &[("b2 b3 b4", -600.0)]);
        assert_white(fen, "quadruple", &[]);
    }

    #[test]
    fn four_on_a_file_are_not_treble() {
        let fen = "4k3/8/1P6/1P6/8/1P6/1P6/4K3 w - - 0 1";
        assert_white(fen, "treble", &[]);
        assert_white(fen, "quadruple", &[("b2 b3 b5 b6", -1500.0)]);
    }

    #[test]
    fn two_on_a_file_are_neither() {
        let fen = "4k3/8/8/8/8/1P6/1P6/4K3 w - - 0 1";
        assert_white(fen, "treble", &[]);
        assert_white(fen, "quadruple", &[]);
    }
}
