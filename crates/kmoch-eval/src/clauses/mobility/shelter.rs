//! Control of the own king's shelter.

use shakmaty::Bitboard;

use super::complementarity::exactly;
use crate::Sink;
use crate::clause::Finder;
use crate::context::Side;
use crate::slots::ByTimesControlled;

clause! {
    /// The squares of the own king's shelter zone that no enemy holds, controlled by own pieces and
    /// pawns: a first guard adds most, a second less, a third least, and all twice as much as
    /// elsewhere.
    ///
    /// Where the defence overlaps, an attack finds no way in.
    ShelterComplementarity = "shelter_complementarity" {
        name: "Complementary control of the shelter",
        chapter: Mobility,
        theme: KingSafety,
        section: "9",
        source: Addendum(
            "Complementarity in the defence of the king shelter",
            "The value for complementarity might be multiplied by 2 or 3",
            Theirs,
        ),
        unit: Millipawns,
        slots: ByTimesControlled,
        direction: Virtue,
        shape: Falling,
        says: "{side}'s pieces and pawns control {on} beside the own king",
        example: "4k3/8/8/8/8/8/5PPP/5RK1 w - - 0 1",
    }
}

impl ShelterComplementarity {
    /// The squares of our shelter zone that our pieces and pawns control once, twice, and more often.
    #[inline(always)]
    pub(crate) fn squares(us: &Side) -> [Bitboard; 3] {
        let zone = us.zone.whole().without(us.enemy_all);
        exactly(us.guarded.map(|squares| squares & zone))
    }
}

impl Finder for ShelterComplementarity {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        for (times, squares) in Self::squares(us).into_iter().enumerate() {
            found.each(Self::once_more_after(times), squares);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn pawns_and_pieces_guard_together() {
        assert_white(
            "7k/8/8/8/8/8/P1P5/KN6 w - - 0 1",
            "shelter_complementarity",
            &[("a3", 6.0), ("c3", 6.0), ("b3", 10.0)],
        );
    }

    #[test]
    fn an_enemy_in_the_zone_takes_his_square_away() {
        assert_white("7k/8/8/8/8/n7/8/KN6 w - - 0 1", "shelter_complementarity", &[("c3", 6.0)]);
    }
}
