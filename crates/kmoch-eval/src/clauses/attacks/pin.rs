//! Pins.

use shakmaty::{Bitboard, Role};

use crate::clause::Finder;
use crate::context::{Side, between};
use crate::{Place, Sink};

clause! {
    /// An enemy unit alone on the line between our bishop, rook or queen and the enemy king, or
    /// another enemy unit worth more than itself. The sources give it no number of its own: a
    /// profile may.
    ///
    /// It moves off the line only at a loss.
    Pin = "pin" {
        name: "Pin",
        chapter: Attacks,
        theme: Threats,
        section: "3",
        source: Addendum(
            "X-ray attacks",
            "Pins are actually only a particular case of x-ray attacks",
            Ours
        ),
        unit: Millipawns,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s {on_units} pins: {enemy}'s {at_units} stand one behind the other on its line",
        example: "k7/8/8/n7/8/8/8/R5K1 w - - 0 1",
    }
}

/// Which units are worth more than others, by kind from pawn to king.
const ORDER_OF_WORTH: [u8; 6] = [1, 2, 2, 3, 4, 5];
const _: () = assert!(ORDER_OF_WORTH.len() == Role::King as usize);

impl Finder for Pin {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        for piece in us.linear_pieces() {
            for target in us.targets_behind(piece).filter(|target| target.depth == 1) {
                let pinned = between(piece.square, target.square) & us.enemy_all;
                let role = pinned.first().and_then(|square| us.enemy.role_at(square));
                let worth = role.map(|role| ORDER_OF_WORTH[role as usize - 1]);
                if worth.is_some_and(|worth| worth < ORDER_OF_WORTH[target.kind]) {
                    let behind = Bitboard::from_square(target.square);
                    let place = Place::on(piece.square).at(pinned | behind);
                    found.item([(Self::VALUE, 1)], place);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn a_unit_before_its_king_or_a_better_one_is_pinned() {
        assert_white("k7/8/8/q7/8/8/8/R5K1 w - - 0 1", "pin", &[("a1 a5 a8", 0.0)]);
        assert_white("q7/7k/8/r7/8/8/8/R5K1 w - - 0 1", "pin", &[("a1 a5 a8", 0.0)]);
    }

    #[test]
    fn a_unit_before_its_equal_or_before_a_lesser_one_is_not() {
        assert_white("b7/7k/8/n7/8/8/8/R5K1 w - - 0 1", "pin", &[]);
        assert_white("q7/8/8/k7/8/8/8/R5K1 b - - 0 1", "pin", &[]);
        assert_white("k7/8/8/N7/8/8/8/R5K1 w - - 0 1", "pin", &[]);
    }
}
