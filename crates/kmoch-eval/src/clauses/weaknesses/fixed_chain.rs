//! Doubled pawns that a fixed chain excuses.

use super::{Doubled, both};
use crate::clause::Finder;
use crate::context::PawnSide;
use crate::{Place, Sink};

clause! {
    /// A doubled pair whose rear pawn is backward. With it taken off the board the front pawn
    /// belongs to a chain of two or more with a fixed member and is not on the chain's lowest rank.
    ///
    /// The rear pawn's advance would force the pair apart, so its doubled values are taken back;
    /// that the rear pawn is backward remains.
    DoubledFixedChain = "doubled_fixed_chain" {
        name: "Doubled pawns behind a fixed chain",
        chapter: Weaknesses,
        theme: PawnWeaknesses,
        section: "6",
        source: Addendum(
            "Backward pawn when part of a pair of double ps",
            "penalty for a backward p should be retained, and that for double p removed",
            Theirs,
        ),
        unit: Share,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s doubled pawns on {on} are excused: the advance of the rear one would undouble them",
        example: "rnbqkbnr/8/5p2/4pP2/3pP3/3P4/4P3/RNBQKBNR w - - 0 1",
    }
}

impl Finder for DoubledFixedChain {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        for pair in us.doubled_pairs().filter(|&(rear, _)| us.excused_pairs.contains(rear)) {
            found.scaled(Self::VALUE, Doubled::pair_base(us, pair, found), Place::on(both(pair)));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn the_pair_behind_a_fixed_chain_is_excused() {
        assert_white(
            "rnbqkbnr/8/5p2/4pP2/3pP3/3P4/4P3/RNBQKBNR w - - 0 1",
            "doubled_fixed_chain",
            &[("e2 e4", 200.0)],
        );
    }

    #[test]
    fn not_when_the_rear_pawn_is_free_to_advance() {
        assert_white(
            "rnbqkbnr/8/5p2/4pP2/4P3/3P4/4P3/RNBQKBNR w - - 0 1",
            "doubled_fixed_chain",
            &[],
        );
    }

    #[test]
    fn not_when_the_front_pawn_is_the_lowest_of_its_chain() {
        assert_white(
            "rnbqkbnr/8/5p2/4pP2/3pP3/8/4P3/RNBQKBNR w - - 0 1",
            "doubled_fixed_chain",
            &[],
        );
    }
}
