//! Kings and passed pawns.

use shakmaty::{Bitboard, Square};

use crate::clause::{Finder, Registered};
use crate::context::KingSide;
use crate::squares::{Sets, rank};
use crate::{Place, Sink};

/// Ranks from which the kings' distance is counted.
const FIRST_RANK: usize = 3;
/// Distances beyond this are all the same.
const FARTHEST: usize = 6;

/// A slot for each rank from 3 to 7 and distance from 0 to 6.
const RANK_AND_DISTANCE: &[&str] = &[
    "rank3_away0",
    "rank3_away1",
    "rank3_away2",
    "rank3_away3",
    "rank3_away4",
    "rank3_away5",
    "rank3_away6",
    "rank4_away0",
    "rank4_away1",
    "rank4_away2",
    "rank4_away3",
    "rank4_away4",
    "rank4_away5",
    "rank4_away6",
    "rank5_away0",
    "rank5_away1",
    "rank5_away2",
    "rank5_away3",
    "rank5_away4",
    "rank5_away5",
    "rank5_away6",
    "rank6_away0",
    "rank6_away1",
    "rank6_away2",
    "rank6_away3",
    "rank6_away4",
    "rank6_away5",
    "rank6_away6",
    "rank7_away0",
    "rank7_away1",
    "rank7_away2",
    "rank7_away3",
    "rank7_away4",
    "rank7_away5",
    "rank7_away6",
];

/// Our passers that have come far enough, each with the place of its slot for a king's distance.
fn passers<'a>(us: &'a KingSide, king: Square) -> impl Iterator<Item = (Square, usize)> + 'a {
    us.pawns.passers.into_iter().filter(|&pawn| rank(pawn) >= FIRST_RANK).filter_map(move |pawn| {
        let front = Bitboard::from_square(pawn).north().first()?;
        let distance = (king.distance(front) as usize).min(FARTHEST);
        Some((pawn, (rank(pawn) - FIRST_RANK) * (FARTHEST + 1) + distance))
    })
}

clause! {
    /// A passed pawn with its own king near the square before it.
    ///
    /// It walks with an escort.
    PasserOwnKing = "passer_own_king" {
        name: "Passer and own king",
        chapter: Complement,
        theme: PassedPawns,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: RANK_AND_DISTANCE,
        direction: Scale,
        shape: FallingIn(7),
        says: "{side}'s passer on {on} and its own king on {by}",
        example: "7k/8/3KP3/8/8/8/8/8 w - - 0 1",
    }
}

impl Finder for PasserOwnKing {
    fn kings<S: Sink>(us: &KingSide, _: &KingSide, found: &mut S) {
        for (pawn, place) in passers(us, us.king) {
            found.item([(Self::slot(place), 1)], Place::on(pawn).by(us.king));
        }
    }
}

clause! {
    /// A passed pawn with the enemy king near the square before it.
    ///
    /// It has a guard to get past.
    PasserEnemyKing = "passer_enemy_king" {
        name: "Passer and enemy king",
        chapter: Complement,
        theme: PassedPawns,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: RANK_AND_DISTANCE,
        direction: Scale,
        shape: RisingIn(7),
        says: "{side}'s passer on {on} and the enemy king on {by}",
        example: "4k3/8/4P3/8/8/8/8/K7 w - - 0 1",
    }
}

impl Finder for PasserEnemyKing {
    fn kings<S: Sink>(us: &KingSide, them: &KingSide, found: &mut S) {
        let king = them.king.flip_vertical();
        for (pawn, place) in passers(us, king) {
            found.item([(Self::slot(place), 1)], Place::on(pawn).by(king));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::slots_found;
    use shakmaty::Color;

    #[test]
    fn the_distance_is_to_the_square_before_the_pawn() {
        let fen = "4k3/8/4P3/8/8/8/8/K7 w - - 0 1";
        assert_eq!(slots_found(fen, "passer_enemy_king", Color::White), ["rank6_away1"]);
        assert_eq!(slots_found(fen, "passer_own_king", Color::White), ["rank6_away6"]);
        assert!(
            slots_found("4k3/8/8/8/8/8/4P3/K7 w - - 0 1", "passer_own_king", Color::White)
                .is_empty()
        );
    }
}
