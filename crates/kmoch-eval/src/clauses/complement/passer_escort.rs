//! Passed pawns whose next step is guarded.

use shakmaty::Bitboard;

use crate::clause::Finder;
use crate::context::Side;
use crate::slots::ByRank2To7;
use crate::squares::{Sets, rank};
use crate::{Place, Sink};

clause! {
    /// A passed pawn whose next square a unit of its own side guards, by rank.
    ///
    /// Whoever stops it there can be taken.
    PasserEscort = "passer_escort" {
        name: "Escort of a passer",
        chapter: Complement,
        theme: PassedPawns,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: ByRank2To7,
        direction: Virtue,
        shape: Rising,
        says: "{side}'s passer on {on} is escorted by {by_units}",
        example: "4k3/8/8/PK6/8/8/8/8 w - - 0 1",
    }
}

impl Finder for PasserEscort {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        for pawn in us.pawns.passers & us.attacked.south() {
            let part = [(Self::on_rank(rank(pawn)), 1)];
            let place = || Place::on(pawn).by(us.units_bearing_on(Bitboard::from(pawn).north()));
            found.items(|| part, |found| found.item(part, place()));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_places;
    use shakmaty::Color;

    #[test]
    fn a_king_escorts_its_passer() {
        let found =
            |fen, places: &[&str]| assert_places(fen, "passer_escort", Color::White, places);
        found("4k3/8/8/P7/1K6/8/8/8 w - - 0 1", &[]);
        found("4k3/8/8/PK6/8/8/8/8 w - - 0 1", &["a5"]);
    }
}
