//! Semi-backward pawns beside a doubled pair.

use shakmaty::Bitboard;

use super::stopped;
use crate::Sink;
use crate::clause::Finder;
use crate::context::{Class, PawnSide};
use crate::squares::Sets;

clause! {
    /// A semi-backward pawn, at whatever distance, with a doubled pair of its own side on an
    /// adjacent file. A quarter of its value counts once more.
    ///
    /// The pair makes any orderly advance of the group hard.
    SemiBackwardBesideDoubled = "semi_backward_beside_doubled" {
        name: "Semi-backward pawn beside doubled pawns",
        chapter: Backward,
        theme: PawnWeaknesses,
        section: "7",
        source: Addendum(
            "Semi-backward p with adjacent double ps",
            "deserves at least 1/4 higher penalty than standard semibackward ps",
            Theirs,
        ),
        unit: Share,
        slots: [VALUE],
        direction: Fault,
        says: "{side}'s semi-backward {on}-pawn has doubled pawns beside it: {by}",
        example: "rnbqkbnr/8/8/8/3p4/1P1P4/1PP5/RNBQKBNR w - - 0 1",
    }
}

impl Finder for SemiBackwardBesideDoubled {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        let beside_doubled = us.doubled().fill_files().beside();
        for stop in us.stops_among(Class::SemiBackward, beside_doubled) {
            let beside = Bitboard::from_file(stop.pawn.file()).beside() & us.doubled();
            let place = stopped::place(stop, us).by(beside);
            found.scaled(Self::VALUE, stopped::base(stop, found), place);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn doubled_pawns_on_the_next_file() {
        let fen = "rnbqkbnr/8/8/8/3p4/1P1P4/1PP5/RNBQKBNR w - - 0 1";
        assert_white(fen, "semi_backward", &[("c2 c3", -150.0)]);
        assert_white(fen, "semi_backward_beside_doubled", &[("c2 c3", -37.5)]);
    }

    #[test]
    fn a_single_neighbour_is_no_pair() {
        let fen = "rnbqkbnr/8/8/8/3p4/3P4/1PP5/RNBQKBNR w - - 0 1";
        assert_white(fen, "semi_backward", &[("c2 c3", -150.0)]);
        assert_white(fen, "semi_backward_beside_doubled", &[]);
    }
}
