//! Backward pawns that may undouble a pair.

use super::stopped;
use crate::Sink;
use crate::clause::Finder;
use crate::context::{Class, PawnSide};

clause! {
    /// A backward pawn, at whatever distance, that is one of a doubled pair, unless a fixed chain
    /// excuses the pair.
    ///
    /// Its advance forces the pair apart, so two thirds of its value are forgiven.
    BackwardDoubledPair = "backward_doubled_pair" {
        name: "Backward pawn of a doubled pair",
        chapter: Backward,
        theme: PawnWeaknesses,
        section: "7",
        source: Addendum(
            "Backward pawn when part of a pair of double ps",
            "the penalty for the backward p should be decreased by 2/3",
            Theirs,
        ),
        unit: Share,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s backward {on}-pawn can undouble itself by advancing to {at}",
        example: "rnbqkbnr/3p4/3p4/2p5/2P5/8/8/RNBQKBNR w - - 0 1",
    }
}

impl Finder for BackwardDoubledPair {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        for stop in us.stops_among(Class::Backward, us.undoubling()) {
            found.scaled(Self::VALUE, stopped::base(stop, found), stopped::place(stop, us));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_black, assert_white};

    #[test]
    fn the_front_pawn_of_a_pair() {
        let fen = "rnbqkbnr/3p4/3p4/2p5/2P5/8/8/RNBQKBNR w - - 0 1";
        assert_black(fen, "backward_doubled_pair", &[("d5 d6", 83.333)]);
    }

    #[test]
    fn not_where_a_fixed_chain_excuses_the_pair() {
        let fen = "rnbqkbnr/8/5p2/4pP2/3pP3/3P4/4P3/RNBQKBNR w - - 0 1";
        assert_white(fen, "backward", &[("e2 e3", -250.0)]);
        assert_white(fen, "backward_doubled_pair", &[]);
    }
}
