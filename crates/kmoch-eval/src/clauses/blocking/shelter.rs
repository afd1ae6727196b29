//! Doubled pawns of a king's shelter, held where they are.

use shakmaty::{Bitboard, Role};

use super::find_in_front;
use crate::Sink;
use crate::clause::Finder;
use crate::context::{KingSide, PawnSide, Side, Zone};
use crate::squares::Sets;

/// The front pawns of doubled pairs that stand wholly in the shelter zone, seen from their side.
fn sheltering_fronts(pawns: &PawnSide, zone: Zone) -> Bitboard {
    let zone = zone.whole();
    // A pair is alone on its file, so its rear pawn is whatever stands behind the front one.
    pawns.doubled_front & zone & (pawns.doubled_rear & zone).fill_north()
}

clause! {
    /// A knight, rook or queen right in front of doubled pawns of the enemy king's shelter, both in
    /// its zone. A bishop does not count.
    ///
    /// The shelter cannot be straightened.
    BlockShelterDoubled = "block_shelter_doubled" {
        name: "Doubled shelter pawns blocked",
        chapter: Blocking,
        theme: KingSafety,
        section: "13",
        source: Addendum(
            "Blocking double pawns when part of the king shelter",
            "+7 cps for a piece blocking such ps",
            Theirs,
        ),
        unit: Millipawns,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s {on_units} blocks the doubled pawn on {at} before {enemy}'s king",
        example: "k7/8/8/8/6n1/6P1/5PP1/6K1 w - - 0 1",
    }
}

impl Finder for BlockShelterDoubled {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        let fronts = || sheltering_fronts(them.pawns, them.zone).flip_vertical();
        let blockers = us.blockers.without(us.own.by(Role::Bishop));
        find_in_front(Self::VALUE, blockers, fronts, found);
    }
}

clause! {
    /// A pawn right in front of doubled pawns of the enemy king's shelter, both in its zone.
    ///
    /// It fixes them: the shelter cannot be straightened.
    FixShelterDoubled = "fix_shelter_doubled" {
        name: "Doubled shelter pawns fixed",
        chapter: Blocking,
        theme: KingSafety,
        section: "13",
        source: Addendum(
            "Blocking double pawns when part of the king shelter",
            "+5 cps for enemy p fixing (blocking) them",
            Theirs,
        ),
        unit: Millipawns,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s {on}-pawn fixes the doubled pawn on {at} before {enemy}'s king",
        example: "k7/8/8/8/6p1/6P1/5PP1/6K1 w - - 0 1",
    }
}

impl Finder for FixShelterDoubled {
    fn kings<S: Sink>(us: &KingSide, them: &KingSide, found: &mut S) {
        let fronts = || sheltering_fronts(them.pawns, them.zone).flip_vertical();
        find_in_front(Self::VALUE, us.pawns.own, fronts, found);
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_black;

    #[test]
    fn knights_rooks_and_queens_block() {
        let key = "block_shelter_doubled";
        assert_black("k7/8/8/8/6n1/6P1/5PP1/6K1 w - - 0 1", key, &[("g3 g4", 70.0)]);
        assert_black("k7/8/8/8/6q1/6P1/5PP1/6K1 w - - 0 1", key, &[("g3 g4", 70.0)]);
        assert_black("k7/8/8/8/6b1/6P1/5PP1/6K1 w - - 0 1", key, &[]);
    }

    #[test]
    fn a_pawn_fixes() {
        let key = "fix_shelter_doubled";
        assert_black("k7/8/8/8/6p1/6P1/5PP1/6K1 w - - 0 1", key, &[("g3 g4", 50.0)]);
    }

    #[test]
    fn both_pawns_have_to_be_in_the_zone() {
        let fen = "k7/8/8/6p1/6P1/8/5PP1/6K1 w - - 0 1";
        assert_black(fen, "fix_shelter_doubled", &[]);
        let fen = "k7/8/8/8/6n1/6P1/5PP1/3K4 w - - 0 1";
        assert_black(fen, "block_shelter_doubled", &[]);
    }
}
