//! Pawns split into islands.

use shakmaty::Bitboard;

use crate::clause::Finder;
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
        slots: [
            D0, D1, D2, D3, D4, D5, D6, D7, D8, D9, D10, D11, D12, D13,
            D14, D15, D16, D17, D18, D19, D20, D21, D22, D23, D24, D25, D26,
            D27, D28, D29, D30, D31, D32, D33, D34, D35, D36, D37, D38, D39,
            D40, D41, D42, D43, D44, D45, D46, D47, D48,
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

/// The largest dispersion of a game.
const LARGEST: usize = 48;

impl Finder for Dispersion {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        // More pawns than the table has room for are no chess, but a board can hold them.
        let dispersion = dispersion(us.own).min(LARGEST);
        found.item([(Self::D0.nth(dispersion), 1)], Place::on(us.own));
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
