//! Bishops.

use shakmaty::{Bitboard, Role};

use crate::clause::Finder;
use crate::context::{Forces, Side, diagonals};
use crate::squares::{Sets, file_pair};
use crate::{Place, Sink};

clause! {
    /// Bishops on both colours.
    ///
    /// They cover what one alone never can.
    BishopPair = "bishop_pair" {
        name: "Bishop pair",
        chapter: Complement,
        theme: Imbalance,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [PAIR],
        direction: Virtue,
        says: "{side} has the pair of bishops on {on}",
        example: "4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1",
    }
}

impl Finder for BishopPair {
    fn forces<S: Sink>(us: &Forces, _: &Forces, found: &mut S) {
        if us.has_bishop_pair() {
            found.item([(Self::PAIR, 1)], Place::on(us.squares(Role::Bishop)));
        }
    }
}

clause! {
    /// Own pawns on the colour of a bishop: counted for each bishop, pawns alone and pawns times
    /// blocked centre pawns.
    ///
    /// They stand in its way, and more so when the centre files are blocked.
    BishopBesidePawns = "bishop_beside_pawns" {
        name: "Bishop and its own pawns",
        chapter: Complement,
        theme: Bishops,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [PAWN, PAWN_AND_BLOCKED],
        direction: Fault,
        says: "{side}'s {on_units} has pawns on its own colour on {by}",
        example: "4k3/8/8/3p4/3P4/4P3/8/2B1K3 w - - 0 1",
    }
}

impl Finder for BishopBesidePawns {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        if us.own.by(Role::Bishop).is_empty() {
            return;
        }
        let centre = file_pair(2) | file_pair(3);
        let blocked = (us.pawns.own & centre & us.occupied().south()).count() as i32;
        let parts = |pawns: i32| [(Self::PAWN, pawns), (Self::PAWN_AND_BLOCKED, pawns * blocked)];
        let (bishops, pawns) = (us.own.by(Role::Bishop), us.pawns.own);
        found.items(
            || {
                let beside = |colour| (bishops & colour).count() * (pawns & colour).count();
                let light = beside(Bitboard::LIGHT_SQUARES);
                parts((light + beside(Bitboard::DARK_SQUARES)) as i32)
            },
            |found| {
                for bishop in bishops {
                    let light = bishop.is_light();
                    let colour =
                        if light { Bitboard::LIGHT_SQUARES } else { Bitboard::DARK_SQUARES };
                    let pawns = pawns & colour;
                    if pawns.any() {
                        found.item(parts(pawns.count() as i32), Place::on(bishop).by(pawns));
                    }
                }
            },
        );
    }
}

clause! {
    /// Enemy pawns on the diagonals of a bishop, whatever stands between.
    ///
    /// It bites on them.
    BishopAgainstPawns = "bishop_against_pawns" {
        name: "Bishop against enemy pawns",
        chapter: Complement,
        theme: Bishops,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [PAWN],
        direction: Fault,
        says: "{side}'s {on_units} bites on the pawns on {by}",
        example: "4k3/1p6/2p5/8/8/8/6B1/4K3 w - - 0 1",
    }
}

impl Finder for BishopAgainstPawns {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        for bishop in us.own.by(Role::Bishop) {
            let pawns = diagonals(bishop) & us.pawns.enemy;
            let part = [(Self::PAWN, pawns.count() as i32)];
            let place = Place::on(bishop).by(pawns);
            found.items(
                || part,
                |found| {
                    if pawns.any() {
                        found.item(part, place);
                    }
                },
            );
        }
    }
}

clause! {
    /// A bishop that sees both central squares of a long diagonal through pawns.
    LongDiagonal = "long_diagonal" {
        name: "Bishop on a long diagonal",
        chapter: Complement,
        theme: Bishops,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s {on_units} rakes the centre along a long diagonal",
        example: "4k3/8/8/8/8/8/6B1/4K3 w - - 0 1",
    }
}

impl Finder for LongDiagonal {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        const CENTRE: Bitboard = Bitboard(0x0000_0018_1800_0000);
        // From nowhere else are two squares of the centre seen.
        const LONG_DIAGONALS: Bitboard = Bitboard(0x8142_2418_1824_4281);
        let pawns = us.pawns.own | us.pawns.enemy;
        for bishop in us.own.by(Role::Bishop) & LONG_DIAGONALS {
            let seen = shakmaty::attacks::bishop_attacks(bishop, pawns) & CENTRE;
            if seen.more_than_one() {
                found.item([(Self::VALUE, 1)], Place::on(bishop));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_places;
    use shakmaty::Color;

    #[test]
    fn a_pair_needs_both_colours() {
        assert_places("4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", "bishop_pair", Color::White, &["c1 f1"]);
        assert_places("4k3/8/8/8/8/4B3/8/2B1K3 w - - 0 1", "bishop_pair", Color::White, &[]);
    }

    #[test]
    fn only_pawns_of_its_colour_trouble_a_bishop() {
        let key = "bishop_beside_pawns";
        assert_places("4k3/8/8/8/8/4P3/8/2B1K3 w - - 0 1", key, Color::White, &["c1"]);
        assert_places("4k3/8/8/8/4P3/8/8/2B1K3 w - - 0 1", key, Color::White, &[]);
    }

    #[test]
    fn a_pawn_in_the_centre_closes_a_long_diagonal() {
        assert_places("4k3/8/8/8/8/8/6B1/4K3 w - - 0 1", "long_diagonal", Color::White, &["g2"]);
        assert_places("4k3/8/8/8/4P3/8/6B1/4K3 w - - 0 1", "long_diagonal", Color::White, &[]);
    }
}
