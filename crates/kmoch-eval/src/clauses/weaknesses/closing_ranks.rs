//! Doubled pawns whose front pawn guards another.

use shakmaty::Bitboard;

use super::{Doubled, both};
use crate::clause::Finder;
use crate::context::PawnSide;
use crate::squares::Sets;
use crate::{Place, Sink};

clause! {
    /// The front pawn of a doubled pair guards a pawn of its own side. A third of both pawns'
    /// doubled values counts once more.
    ///
    /// It closes the ranks in front of the rear pawn and is tied to its place, so the pair will not
    /// come apart.
    DoubledClosingRanks = "doubled_closing_ranks" {
        name: "Doubled pawns closing the ranks",
        chapter: Weaknesses,
        theme: PawnWeaknesses,
        section: "6",
        source: Addendum(
            "Double ps when part of a group and closing the ranks",
            "1/3 higher value for the doubling",
            Theirs,
        ),
        unit: Share,
        slots: [VALUE],
        direction: Fault,
        says: "{side}'s doubled pawns on {on} are tied down: the front one guards {by}",
        example: "rnbqkbnr/1p6/1p6/2p5/8/8/8/RNBQKBNR w - - 0 1",
    }
}

impl Finder for DoubledClosingRanks {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        for pair in us.doubled_pairs() {
            let guarded = Bitboard::from_square(pair.1).pawn_attacks() & us.own;
            if guarded.any() {
                let place = Place::on(both(pair)).by(guarded);
                found.scaled(Self::VALUE, Doubled::pair_base(us, pair, found), place);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_black;

    #[test]
    fn the_front_pawn_guards_a_pawn() {
        assert_black(
            "rnbqkbnr/1p6/1p6/2p5/8/8/8/RNBQKBNR w - - 0 1",
            "doubled_closing_ranks",
            &[("b6 b7", -66.667)],
        );
    }

    #[test]
    fn a_pawn_guarded_by_the_rear_one_does_not_tie_the_pair() {
        assert_black("rnbqkbnr/1p6/2p5/1p6/8/8/8/RNBQKBNR w - - 0 1", "doubled_closing_ranks", &[]);
    }
}
