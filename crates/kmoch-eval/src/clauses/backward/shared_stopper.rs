//! Backward pawns that share the pawn holding them back.

use super::stopped;
use crate::Sink;
use crate::clause::Finder;
use crate::context::{Class, PawnSide};

clause! {
    /// A backward pawn, at whatever distance, held back by an enemy pawn that holds back another
    /// backward pawn too.
    ///
    /// It can capture only one of them, so half of the value is forgiven, unless the pawn is
    /// already forgiven as one of a doubled pair.
    BackwardSharedStopper = "backward_shared_stopper" {
        name: "Backward pawns with one stopper",
        chapter: Backward,
        theme: PawnWeaknesses,
        section: "7",
        source: Addendum(
            "Semi-backward p with adjacent double ps",
            "the penalty for backwardness should be decreased, maybe one half the value",
            Theirs,
        ),
        unit: Share,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s backward {on}-pawn is not the only one that {enemy}'s {by}-pawn has to hold back",
        example: "rnbqkbnr/p1p5/8/1P6/8/8/8/RNBQKBNR w - - 0 1",
    }
}

impl Finder for BackwardSharedStopper {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        for stop in us.stops_among(Class::Backward, !us.undoubling()) {
            let shares = us.stops_of(Class::Backward).any(|other| {
                other.pawn != stop.pawn && other.attackers(us.enemy) == stop.attackers(us.enemy)
            });
            if shares {
                found.scaled(Self::VALUE, stopped::base(stop, found), stopped::place(stop, us));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_black;

    #[test]
    fn one_pawn_holds_two() {
        let fen = "rnbqkbnr/p1p5/8/1P6/8/8/8/RNBQKBNR w - - 0 1";
        assert_black(fen, "backward_shared_stopper", &[("a6 a7", 125.0), ("c6 c7", 125.0)]);
    }

    #[test]
    fn two_stoppers_for_two_pawns() {
        let fen = "rnbqkbnr/p1p5/8/1P1P4/8/8/8/RNBQKBNR w - - 0 1";
        assert_black(fen, "backward_shared_stopper", &[]);
    }

    #[test]
    fn a_pawn_that_can_undouble_itself_is_not_forgiven_twice() {
        let fen = "rnbqkbnr/2p5/p1p5/8/1P6/8/8/RNBQKBNR w - - 0 1";
        assert_black(fen, "backward_doubled_pair", &[("c5 c6", 83.333)]);
        assert_black(fen, "backward_shared_stopper", &[("a5 a6", 62.5)]);
    }
}
