//! Pawns split into islands.

use shakmaty::Bitboard;

use crate::clause::{Declared, Finder, Registered};
use crate::context::{PawnSide, islands};
use crate::{Place, Sink};

clause! {
    /// Kmoch's word for pawns split into islands by captures. With n pawns in i islands the measure
    /// is |3i² - n|: one island of three pawns is perfect, four islands of four pawns are 44 away
    /// from it.
    ///
    /// Islands cannot protect each other, so each needs pieces to guard it.
    Dispersion = "dispersion" {
        name: "Dispersion",
        chapter: Kmoch,
        theme: PawnWeaknesses,
        section: "2",
        source: Wiki(
            "Dispersion",
            "term for vertical splitting of pawns (most commonly, isolation) caused by captures",
            Ours,
        ),
        unit: Millipawns,
        slots: &[
            "d0", "d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8", "d9", "d10", "d11", "d12", "d13",
            "d14", "d15", "d16", "d17", "d18", "d19", "d20", "d21", "d22", "d23", "d24", "d25", "d26",
            "d27", "d28", "d29", "d30", "d31", "d32", "d33", "d34", "d35", "d36", "d37", "d38", "d39",
            "d40", "d41", "d42", "d43", "d44", "d45", "d46", "d47", "d48",
        ],
        direction: Fault,
        shape: Falling,
        says: "{side}'s pawns are dispersed over islands: {on}",
        example: "4k3/8/8/8/8/8/P1P1P1P1/4K3 w - - 0 1",
    }
}

/// Kmoch's measure of dispersion: how far three times the square of the islands is from the pawns.
pub fn dispersion(pawns: Bitboard) -> usize {
    const ISLAND_WEIGHT: usize = 3;
    let islands = islands(pawns);
    (ISLAND_WEIGHT * islands * islands).abs_diff(pawns.count())
}

impl Finder for Dispersion {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        // More pawns than the table has room for are no chess, but a board can hold them.
        let slot = dispersion(us.own).min(Self::CLAUSE.slots.len() - 1);
        found.item([(Self::slot(slot), 1)], Place::on(us.own));
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use crate::testing::{assert_white, items};

    #[test]
    fn four_islands_of_four_pawns_are_the_worst() {
        assert_white(
            "7k/8/8/8/8/8/P1P1P1P1/7K w - - 0 1",
            "dispersion",
            &[("a2 c2 e2 g2", -440.0)],
        );
    }

    #[test]
    fn three_pawns_in_one_island_are_perfect() {
        assert_white("7k/8/8/8/8/8/PPP5/7K w - - 0 1", "dispersion", &[("a2 b2 c2", 0.0)]);
        assert_white("7k/8/8/8/8/8/8/7K w - - 0 1", "dispersion", &[("", 0.0)]);
    }

    #[test]
    fn a_board_full_of_pawns_falls_over_nothing() {
        let full =
            "PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPkK w - - 0 1";
        assert_eq!(items(full, "dispersion", Color::White)[0].1, -480.0);
    }
}
