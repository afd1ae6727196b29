//! Attacks through other units.

use crate::clause::{Finder, Slot};
use crate::context::{Side, Target, between};
use crate::{Place, Sink};

/// How many slots each kind of target has: one for each number of units in between.
const DEPTHS: usize = 4;

clause! {
    /// A bishop, rook or queen looks through the units on its line at an enemy unit behind them.
    /// Such an attack counts by the worth of the unit aimed at, halved for each unit of either
    /// colour in between, up to four of them.
    ///
    /// The enemy unit behind may not move into the open unpunished, and is attacked once the way
    /// clears.
    XrayAttack = "xray_attack" {
        name: "X-ray attack",
        chapter: Attacks,
        theme: Threats,
        section: "3",
        source: Addendum(
            "X-ray attacks",
            "will be scored 1/2 the usual value for a direct attack",
            Mixed("the halving is theirs, on the values of attack"),
        ),
        unit: Millipawns,
        slots: [
            PAWN_BEHIND_ONE, PAWN_BEHIND_TWO, PAWN_BEHIND_THREE, PAWN_BEHIND_FOUR,
            KNIGHT_BEHIND_ONE, KNIGHT_BEHIND_TWO, KNIGHT_BEHIND_THREE, KNIGHT_BEHIND_FOUR,
            BISHOP_BEHIND_ONE, BISHOP_BEHIND_TWO, BISHOP_BEHIND_THREE, BISHOP_BEHIND_FOUR,
            ROOK_BEHIND_ONE, ROOK_BEHIND_TWO, ROOK_BEHIND_THREE, ROOK_BEHIND_FOUR,
            QUEEN_BEHIND_ONE, QUEEN_BEHIND_TWO, QUEEN_BEHIND_THREE, QUEEN_BEHIND_FOUR,
            KING_BEHIND_ONE, KING_BEHIND_TWO, KING_BEHIND_THREE, KING_BEHIND_FOUR,
        ],
        direction: Virtue,
        shape: FallingIn(4),
        says: "{side}'s {on_units} aims through {by} at {enemy}'s {at_units}",
        example: "q6k/8/8/p7/8/8/8/R6K w - - 0 1",
    }
}

impl XrayAttack {
    /// The slot of a target with units in between.
    #[inline(always)]
    pub(crate) fn slot_of(target: &Target) -> Slot {
        Self::PAWN_BEHIND_ONE.nth(target.kind * DEPTHS + target.depth - 1)
    }
}

impl Finder for XrayAttack {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        for piece in us.linear_pieces() {
            for target in us.targets_behind(piece) {
                let place = Place::on(piece.square).at(target.square);
                let way = between(piece.square, target.square);
                found.item([(Self::slot_of(&target), 1)], place.by(way & us.occupied()));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn each_unit_in_between_halves_the_attack() {
        let one = "q7/7k/8/p7/8/8/8/R6K w - - 0 1";
        assert_white(one, "xray_attack", &[("a1 a8", 45.0)]);
        let two = "q7/7k/8/p7/8/P7/8/R6K w - - 0 1";
        assert_white(two, "xray_attack", &[("a1 a5", 5.0), ("a1 a8", 22.5)]);
        let four = "q7/7k/N7/N7/N7/N7/8/R6K w - - 0 1";
        assert_white(four, "xray_attack", &[("a1 a8", 5.625)]);
    }

    #[test]
    fn neither_a_direct_attack_nor_five_units_in_between_count() {
        assert_white("q7/7k/8/8/8/8/8/R6K w - - 0 1", "xray_attack", &[]);
        assert_white("q7/7k/N7/N7/N7/N7/N7/R6K w - - 0 1", "xray_attack", &[]);
    }
}
