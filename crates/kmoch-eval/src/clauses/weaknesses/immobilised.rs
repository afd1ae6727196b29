//! Doubled pawns that cannot move.

use shakmaty::{Bitboard, Square};

use super::{Doubled, both};
use crate::clause::Finder;
use crate::context::PawnSide;
use crate::squares::Sets;
use crate::{Place, Sink};

clause! {
    /// A doubled pair on adjacent squares whose front pawn faces an enemy pawn. Both pawns' doubled
    /// values count once more.
    ///
    /// Neither can move, so the weakness cannot be mended.
    DoubledImmobilised = "doubled_immobilised" {
        name: "Immobilised doubled pawns",
        chapter: Weaknesses,
        theme: PawnWeaknesses,
        section: "6",
        source: Addendum(
            "Immobilised double pawns",
            "Twice the value of a penalty for double ps is indicated",
            Theirs,
        ),
        unit: Share,
        slots: [VALUE],
        direction: Fault,
        says: "{side}'s doubled pawns on {on} cannot move: {enemy}'s {by}-pawn stands before them",
        example: "rnbqkbnr/8/4p3/4p3/4P3/8/8/RNBQKBNR w - - 0 1",
    }
}

impl Finder for DoubledImmobilised {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        for pair in immobilised_pairs(us) {
            let place = Place::on(both(pair)).by(Bitboard::from_square(pair.1).north());
            found.scaled(Self::VALUE, Doubled::pair_base(us, pair, found), place);
        }
    }
}

clause! {
    /// An immobilised doubled pair with a pawn of its own side on an adjacent file, less advanced
    /// than the front pawn.
    ///
    /// That pawn can still come to challenge the one that holds the pair.
    DoubledImmobilisedRelief = "doubled_immobilised_relief" {
        name: "Relief of immobilised doubled pawns",
        chapter: Weaknesses,
        theme: PawnWeaknesses,
        section: "6",
        source: Addendum(
            "Immobilised double pawns",
            "somewhat decreased if there is an own p on an adjacent file less advanced",
            Theirs,
        ),
        unit: Millipawns,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s immobilised pawns on {on} have help from behind on {by}",
        example: "rnbqkbnr/8/3pp3/4p3/4P3/8/8/RNBQKBNR w - - 0 1",
    }
}

impl Finder for DoubledImmobilisedRelief {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        for pair in immobilised_pairs(us) {
            let below_front = Bitboard::from_square(pair.1).south().fill_south();
            let helpers = us.own & below_front.beside();
            if helpers.any() {
                found.item([(Self::VALUE, 1)], Place::on(both(pair)).by(helpers));
            }
        }
    }
}

/// Doubled pairs on adjacent squares whose front pawn is fixed.
fn immobilised_pairs(us: &PawnSide) -> impl Iterator<Item = (Square, Square)> {
    let held = us.fixed & us.doubled_rear.north();
    us.doubled_pairs().filter(move |&(_, front)| held.contains(front))
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_black;

    #[test]
    fn a_pair_held_by_a_pawn_counts_double() {
        let fen = "rnbqkbnr/8/4p3/4p3/4P3/8/8/RNBQKBNR w - - 0 1";
        assert_black(fen, "doubled_immobilised", &[("e5 e6", -200.0)]);
        assert_black(fen, "doubled_immobilised_relief", &[]);
    }

    #[test]
    fn a_neighbour_behind_the_front_pawn_relieves() {
        let beside_rear = "rnbqkbnr/8/3pp3/4p3/4P3/8/8/RNBQKBNR w - - 0 1";
        assert_black(beside_rear, "doubled_immobilised_relief", &[("e5 e6", 100.0)]);
        let beside_front = "rnbqkbnr/8/4p3/3pp3/4P3/8/8/RNBQKBNR w - - 0 1";
        assert_black(beside_front, "doubled_immobilised_relief", &[]);
    }

    #[test]
    fn a_pair_with_room_between_or_ahead_can_move() {
        for fen in [
            "rnbqkbnr/4p3/8/4p3/4P3/8/8/RNBQKBNR w - - 0 1",
            "rnbqkbnr/8/4p3/4p3/8/4P3/8/RNBQKBNR w - - 0 1",
        ] {
            assert_black(fen, "doubled_immobilised", &[]);
        }
    }
}
