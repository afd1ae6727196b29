//! Several blockades at once.

use arrayvec::ArrayVec;
use shakmaty::Bitboard;

use super::Blockade;
use crate::clause::Finder;
use crate::context::Side;
use crate::squares::Sets;
use crate::{Place, Sink};

/// A side has at most so many passers in chess.
const MOST_BLOCKADES: usize = 8;

clause! {
    /// Of two or more blockades, each but the most valuable loses a third of its worth, or two
    /// thirds where its passer stands diagonally next to another blockaded passer. Among equals the
    /// one that would lose most is spared.
    ///
    /// Two blockades are harder to hold than one, and beside each other one pawn's advance drives
    /// the other's blocker away.
    BlockadeSecond = "blockade_second" {
        name: "Second blockade",
        chapter: Blocking,
        theme: Blockade,
        section: "13",
        source: Addendum(
            "Changing blockers",
            "the bonus for the second blocker should be decreased by 1/3",
            Theirs,
        ),
        unit: Share,
        slots: [APART, DIAGONAL],
        direction: Fault,
        says: "{side} has to keep up another blockade beside that of {on_units} against {at}",
        example: "4k3/8/8/8/1pp5/1NB5/8/4K3 w - - 0 1",
    }
}

impl Finder for BlockadeSecond {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        if Blockade::none(us, them) {
            return;
        }
        let blockades: ArrayVec<_, MOST_BLOCKADES> =
            Blockade::all(us, them).take(MOST_BLOCKADES).collect();
        if blockades.len() < 2 {
            return;
        }
        let passers: Bitboard = blockades.iter().map(|blocked| blocked.passer).collect();
        let pressed = passers & passers.diagonal_neighbours();
        let weight = |index: usize| {
            let blocked = &blockades[index];
            (found.base(blocked.slot), pressed.contains(blocked.passer))
        };
        // The first of those with the largest value and, among them, the largest loss.
        let spared = (1..blockades.len())
            .fold(0, |best, index| if weight(index) > weight(best) { index } else { best });
        for (index, blocked) in blockades.iter().enumerate() {
            let (worth, is_pressed) = (found.base(blocked.slot), pressed.contains(blocked.passer));
            if index != spared && worth > 0 {
                let place = Place::on(blocked.blocker).at(blocked.passer);
                let share = if is_pressed { Self::DIAGONAL } else { Self::APART };
                found.scaled(share, worth, place);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn one_of_two_equals_loses_a_third() {
        assert_white(
            "4k3/8/8/8/1pp5/1NB5/8/4K3 w - - 0 1",
            "blockade_second",
            &[("c3 c4", -66.667)],
        );
    }

    #[test]
    fn diagonal_passers_cost_two_thirds_and_the_largest_loss_is_spared() {
        assert_white(
            "4k3/8/8/2p5/1pN5/1N6/8/4K3 w - - 0 1",
            "blockade_second",
            &[("c4 c5", -133.333)],
        );
        assert_white(
            "4k3/8/8/2p4p/1pN4B/1N6/8/4K3 w - - 0 1",
            "blockade_second",
            &[("c4 c5", -133.333), ("h4 h5", -66.667)],
        );
    }

    #[test]
    fn a_blockade_that_costs_something_loses_nothing() {
        assert_white("4k3/8/8/p6p/Q6N/8/8/4K3 b - - 0 1", "blockade_second", &[]);
        assert_white("4k3/8/8/7p/7N/8/8/4K3 w - - 0 1", "blockade_second", &[]);
    }
}
