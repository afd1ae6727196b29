//! Mobility, attack and place in balance.

use crate::clause::Finder;
use crate::context::Side;
use crate::{Place, Sink};

clause! {
    /// Its mobility, its attacks (direct ones and x-rays) and the mean of its values by rank and
    /// centre are added up, and the sum loses up to all of itself the further apart the three are:
    /// by half the share that the second lags behind the first, and the third behind the second.
    ///
    /// A piece stands best where it moves freely, attacks and is well placed all at once.
    SmartPositioning = "smart_positioning" {
        name: "Smart positioning",
        chapter: Placement,
        theme: Harmony,
        section: "10",
        source: Addendum(
            "Smart positioning of pieces",
            "lowest cumulative sum of the percentual differences between the three factors",
            Ours,
        ),
        unit: Share,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s {on_units} is placed by mobility, attack and place together",
        example: "4k3/8/8/4N3/8/8/8/4K3 w - - 0 1",
    }
}

impl Finder for SmartPositioning {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        for (index, piece) in us.pieces.iter().enumerate() {
            let positioning = found.positioning(us, index);
            found.scaled(Self::VALUE, positioning.balanced(), Place::on(piece.square));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn a_knight_that_attacks_nothing_keeps_its_other_two() {
        // Mobility 80, attack 0, place 80: no lag, then a whole one.
        let fen = "7k/8/8/4N3/8/8/8/7K w - - 0 1";
        assert_white(fen, "smart_positioning", &[("e5", 80.0)]);
    }

    #[test]
    fn an_attack_brings_balance() {
        // Mobility 70, attack 30, place 80.
        let fen = "7k/8/6n1/4N3/8/8/8/7K w - - 0 1";
        let lag = 10.0 / 80.0 + 40.0 / 70.0;
        assert_white(fen, "smart_positioning", &[("e5", 180.0 * (1.0 - lag / 2.0))]);
    }

    #[test]
    fn no_pieces_no_items() {
        assert_white("7k/8/8/4P3/8/8/8/7K w - - 0 1", "smart_positioning", &[]);
    }
}
