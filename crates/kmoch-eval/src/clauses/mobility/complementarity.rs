//! Control of free squares by several pieces.

use shakmaty::Bitboard;

use crate::Sink;
use crate::clause::Finder;
use crate::context::Side;
use crate::slots::ByTimesControlled;
use crate::squares::quadrant;

clause! {
    /// Pieces complement each other on the free squares they control: the first piece adds most,
    /// the second less, the third least, a fourth nothing.
    ///
    /// Control of many squares comes before much control of a few.
    Complementarity = "complementarity" {
        name: "Complementary control",
        chapter: Mobility,
        theme: Harmony,
        section: "9",
        source: Addendum(
            "Complementarity (Optimal spread)",
            "For each free square on the board controlled by a piece a bonus of 3",
            Theirs,
        ),
        unit: Millipawns,
        slots: ByTimesControlled,
        direction: Virtue,
        shape: Falling,
        says: "{side}'s pieces control the free square {on}",
        example: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    }
}

impl Complementarity {
    /// The free squares our pieces control once, twice, and more often.
    #[inline(always)]
    pub(crate) fn squares(us: &Side) -> [Bitboard; 3] {
        exactly(us.controlled.map(|squares| squares & us.free))
    }
}

/// From the squares controlled at least once, twice, three times those controlled once, twice,
/// and three times or more.
#[inline(always)]
pub(super) fn exactly([once, twice, thrice]: [Bitboard; 3]) -> [Bitboard; 3] {
    [once.without(twice), twice.without(thrice), thrice]
}

impl Finder for Complementarity {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        for (times, squares) in Self::squares(us).into_iter().enumerate() {
            found.each(Self::once_more_after(times), squares);
        }
    }
}

clause! {
    /// Control of a free square counts more in the enemy king's quarter of the board.
    ///
    /// Pieces that work together there soon become an attack.
    ComplementarityKingQuadrant = "complementarity_king_quadrant" {
        name: "Complementary control near the enemy king",
        chapter: Mobility,
        theme: KingSafety,
        section: "9",
        source: Addendum(
            "Complementarity (Optimal spread)",
            "values for optimal spread can be weighted by, say, 1/3 higher",
            Theirs,
        ),
        unit: Share,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s pieces control {on} in the enemy king's quarter of the board",
        example: "6k1/8/8/8/4N3/8/8/4K3 w - - 0 1",
    }
}

impl Finder for ComplementarityKingQuadrant {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let near = quadrant(us.enemy_king);
        for (times, squares) in Complementarity::squares(us).into_iter().enumerate() {
            let points = found.base(Complementarity::once_more_after(times));
            found.scaled_each(Self::VALUE, points, squares & near);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn a_second_piece_adds_less_than_the_first() {
        assert_white(
            "7k/8/8/8/8/8/PP6/RN1N3K w - - 0 1",
            "complementarity",
            &[("d2", 3.0), ("f2", 3.0), ("a3", 3.0), ("e3", 3.0), ("c3", 5.0)],
        );
    }

    #[test]
    fn squares_near_the_enemy_king_count_a_third_more() {
        let fen = "7k/8/8/8/8/5N2/8/7K w - - 0 1";
        assert_white(fen, "complementarity_king_quadrant", &[("e5", 1.0), ("g5", 1.0)]);
    }

    #[test]
    fn squares_with_a_unit_on_them_do_not_count() {
        let fen = "7k/8/8/4p1p1/8/5N2/8/7K w - - 0 1";
        assert_white(fen, "complementarity_king_quadrant", &[]);
    }
}
