//! The bishop pair makes up for a few weaknesses.

use arrayvec::ArrayVec;
use shakmaty::{Bitboard, Role};

use super::WeaknessQueenRelief;
use crate::clause::Finder;
use crate::clauses::weaknesses::{Doubled, IsolatedHorizontal, Quadruple, Treble, by_file};
use crate::context::Forces;
use crate::{Place, Sink, times};

clause! {
    /// The weaknesses of a side with bishops on both colours: doubled pairs that no fixed chain
    /// excuses, treble and quadruple files, horizontally isolated pawns. Each is taken at what it
    /// costs less what an enemy queen gives back. The gravest is refunded whole, the second by two
    /// thirds, the third by one third; in the middlegame by half of that.
    ///
    /// With both bishops a side need not fear for its structure, unless it has many weaknesses.
    BishopPairAmnesty = "bishop_pair_amnesty" {
        name: "Amnesty of the bishop pair",
        chapter: Backward,
        theme: Imbalance,
        section: "7",
        source: Addendum(
            "Bonus for space advantage of bigger fixed chains",
            "A pair of bishops on the board, pawn structure irrelevant (especially endgame)",
            Ours,
        ),
        unit: Share,
        slots: [FIRST, SECOND, THIRD],
        direction: Virtue,
        says: "{side}'s bishop pair on {by} makes up for the weakness on {on}",
        example: "3qk3/8/8/8/8/2P5/2P5/2B1KB2 w - - 0 1",
    }
}

/// How many weaknesses are refunded.
const REFUNDS: usize = 3;

impl Finder for BishopPairAmnesty {
    fn forces<S: Sink>(us: &Forces, _: &Forces, found: &mut S) {
        if !us.has_bishop_pair() {
            return;
        }
        let bishops = us.squares(Role::Bishop);
        let pawns = us.pawns;
        let relief = match us.enemy_count(Role::Queen) > 0 {
            true => found.base(WeaknessQueenRelief::VALUE),
            false => 0,
        };
        let relieved = |value: i32| value + times(relief, value);
        let mut gravest = Gravest::default();
        for file in by_file(pawns.own, pawns.quadruple_files) {
            gravest.consider(-found.base(Quadruple::VALUE), file);
        }
        for file in by_file(pawns.own, pawns.treble_files) {
            gravest.consider(-found.base(Treble::VALUE), file);
        }
        for pair in pawns.doubled_pairs().filter(|&(rear, _)| !pawns.excused_pairs.contains(rear)) {
            let value = relieved(Doubled::pair_base(pawns, pair, found));
            let (rear, front) = pair;
            gravest.consider(-value, Bitboard::from_square(rear) | Bitboard::from_square(front));
        }
        for pawn in pawns.isolated_horizontal {
            let value = relieved(IsolatedHorizontal::base(pawns, pawn, found));
            gravest.consider(-value, pawn.into());
        }
        let shares = [Self::FIRST, Self::SECOND, Self::THIRD];
        for (share, (penalty, pawns)) in shares.into_iter().zip(gravest.0) {
            found.scaled(share, penalty, Place::on(pawns).by(bishops));
        }
    }
}

/// The gravest weaknesses, the largest penalty first; among equals the one considered first.
#[derive(Default)]
struct Gravest(ArrayVec<(i32, Bitboard), REFUNDS>);

impl Gravest {
    #[inline]
    fn consider(&mut self, penalty: i32, pawns: Bitboard) {
        let place = self.0.iter().take_while(|&&(graver, _)| graver >= penalty).count();
        if place < REFUNDS {
            self.0.truncate(REFUNDS - 1);
            self.0.insert(place, (penalty, pawns));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    const KEY: &str = "bishop_pair_amnesty";

    #[test]
    fn the_gravest_whole_then_two_thirds_then_one() {
        assert_white(
            "3qk3/8/8/8/8/2P5/2P5/2B1KB2 w - - 0 1",
            KEY,
            &[("c2 c3", 333.333), ("c2", 74.074), ("c3", 37.037)],
        );
        assert_white(
            "4k3/8/8/2P5/2P5/2P5/2P5/2B1KB2 w - - 0 1",
            KEY,
            &[("c2 c3 c4 c5", 1500.0), ("c2", 133.333), ("c3", 66.667)],
        );
    }

    #[test]
    fn half_of_it_in_the_middlegame_and_no_relief_for_treble_files() {
        assert_white(
            "rnbqkbnr/8/8/8/2P5/2P5/2P5/RNBQKBNR w - - 0 1",
            KEY,
            &[("c2 c3 c4", 300.0), ("c2", 22.222), ("c3", 11.111)],
        );
    }

    #[test]
    fn a_graver_weakness_comes_first_whatever_its_kind() {
        assert_white(
            "4k3/8/8/8/8/8/P3P2P/2B1KB2 w - - 0 1",
            KEY,
            &[("a2", 320.0), ("e2", 186.667), ("h2", 93.333)],
        );
    }

    #[test]
    fn one_bishop_or_two_of_a_colour_pardon_nothing() {
        assert_white("4k3/8/8/8/8/2P5/2P5/2B1K3 w - - 0 1", KEY, &[]);
        assert_white("4k3/8/8/8/8/2P5/2P5/2B1K1B1 w - - 0 1", KEY, &[]);
    }
}
