//! One side's pawns in more islands than the other's.

use crate::clause::Finder;
use crate::context::{PawnSide, islands};
use crate::{Place, Sink};

clause! {
    /// Three or four islands against an enemy who has one or two, with pawns as many, give or
    /// take one. With pawns even, the side with fewer islands has fewer of them to guard.
    IslandImbalance = "island_imbalance" {
        name: "More islands than the enemy",
        chapter: Kmoch,
        theme: PawnWeaknesses,
        section: "2",
        source: Wiki(
            "Dispersion",
            "while the opponent has one or two - assuming about the same number of pawns",
            Ours,
        ),
        unit: Millipawns,
        slots: [VALUE],
        direction: Fault,
        says: "{side}'s pawns form more islands than {enemy}'s: {on}",
        example: "4k3/ppp5/8/8/8/8/P1P1P3/4K3 w - - 0 1",
    }
}

impl Finder for IslandImbalance {
    fn pawns<S: Sink>(us: &PawnSide, them: &PawnSide, found: &mut S) {
        const MANY: std::ops::RangeInclusive<usize> = 3..=4;
        const FEW: std::ops::RangeInclusive<usize> = 1..=2;
        const EVEN: usize = 1;
        if MANY.contains(&islands(us.own))
            && FEW.contains(&islands(them.own))
            && us.own.count().abs_diff(them.own.count()) <= EVEN
        {
            found.item([(Self::VALUE, 1)], Place::on(us.own));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_black, assert_white};

    #[test]
    fn three_islands_against_one() {
        let fen = "4k3/ppp5/8/8/8/8/P1P1P3/4K3 w - - 0 1";
        assert_white(fen, "island_imbalance", &[("a2 c2 e2", 0.0)]);
        assert_black(fen, "island_imbalance", &[]);
    }

    #[test]
    fn two_pawns_more_are_no_even_match() {
        assert_white("4k3/ppppp3/8/8/8/8/P1P1P3/4K3 w - - 0 1", "island_imbalance", &[]);
    }
}
