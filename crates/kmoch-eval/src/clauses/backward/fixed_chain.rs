//! Backward pawns at the foot of a fixed chain.

use super::stopped;
use crate::Sink;
use crate::clause::Finder;
use crate::context::{Class, PawnSide};
use crate::slots::StoppedByRank;

clause! {
    /// A backward pawn, at whatever distance, in a chain with at least two other pawns that are
    /// fixed. It counts the more the less advanced it is: two thirds once more on the second and
    /// third rank, a third on the fourth, a sixth beyond.
    ///
    /// Its advance mends nothing: another backward pawn would appear in its place.
    BackwardFixedChain = "backward_fixed_chain" {
        name: "Backward pawn of a fixed chain",
        chapter: Backward,
        theme: PawnWeaknesses,
        section: "7",
        source: Addendum(
            "Backward p when part of a fixed chain",
            "the penalty for backwardness should be increased steeply, by 2/3",
            Mixed("two thirds are theirs, that they fall to a third and a sixth further up is ours"),
        ),
        unit: Share,
        slots: StoppedByRank,
        direction: Fault,
        says: "{side}'s backward {on}-pawn belongs to a chain fixed on {by}",
        example: "rnbqkbnr/8/5p2/4pP2/4P3/3P4/8/RNBQKBNR w - - 0 1",
    }
}

impl Finder for BackwardFixedChain {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        if !us.fixed.more_than_one() {
            return;
        }
        for stop in us.stops_of(Class::Backward) {
            let fixed = (us.chains_of(stop.pawn) & us.fixed).without(stop.pawn);
            if fixed.more_than_one() {
                let place = stopped::place(stop, us).by(fixed);
                found.scaled(Self::RANK2.nth(stop.rank_slot()), stopped::base(stop, found), place);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn the_foot_of_a_chain_with_two_fixed_pawns() {
        let fen = "rnbqkbnr/8/5p2/4pP2/4P3/3P4/8/RNBQKBNR w - - 0 1";
        assert_white(fen, "backward_fixed_chain", &[("d3 d4", -83.333)]);
    }

    #[test]
    fn a_rank_further_it_is_a_third() {
        let fen = "rnbqkbnr/5p2/4pP2/4P3/3P4/8/8/RNBQKBNR w - - 0 1";
        assert_white(fen, "backward_fixed_chain", &[("d4 d5", -20.833)]);
    }

    #[test]
    fn one_fixed_pawn_is_no_fixed_chain() {
        let fen = "rnbqkbnr/8/8/4pP2/4P3/3P4/8/RNBQKBNR w - - 0 1";
        assert_white(fen, "backward_fixed_chain", &[]);
    }
}
