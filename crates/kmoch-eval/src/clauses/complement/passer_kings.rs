//! Kings and passed pawns.

use shakmaty::{Bitboard, Square};

use crate::clause::{Finder, Slot};
use crate::context::{KingSide, distance};
use crate::squares::{Sets, rank};
use crate::{Place, Sink};

/// Ranks from which the kings' distance is counted.
const FIRST_RANK: usize = 3;
/// Distances beyond this are all the same.
const FARTHEST: usize = 6;

slot_set! {
    /// A slot for each rank from 3 to 7 and distance from 0 to 6.
    ByRankAndDistance [
        RANK3_AWAY0, RANK3_AWAY1, RANK3_AWAY2, RANK3_AWAY3, RANK3_AWAY4, RANK3_AWAY5,
        RANK3_AWAY6, RANK4_AWAY0, RANK4_AWAY1, RANK4_AWAY2, RANK4_AWAY3, RANK4_AWAY4,
        RANK4_AWAY5, RANK4_AWAY6, RANK5_AWAY0, RANK5_AWAY1, RANK5_AWAY2, RANK5_AWAY3,
        RANK5_AWAY4, RANK5_AWAY5, RANK5_AWAY6, RANK6_AWAY0, RANK6_AWAY1, RANK6_AWAY2,
        RANK6_AWAY3, RANK6_AWAY4, RANK6_AWAY5, RANK6_AWAY6, RANK7_AWAY0, RANK7_AWAY1,
        RANK7_AWAY2, RANK7_AWAY3, RANK7_AWAY4, RANK7_AWAY5, RANK7_AWAY6,
    ] {
        /// The slot of a passer on this rank, from the third on, and a king so far from the square before it.
        #[inline(always)]
        fn of(rank: usize, distance: usize) -> Slot {
            Self::RANK3_AWAY0.nth((rank - FIRST_RANK) * (FARTHEST + 1) + distance)
        }
    }
}

/// Our passers that have come far enough, each with the distance of a king from the square before it.
fn passers<'a>(us: &'a KingSide, king: Square) -> impl Iterator<Item = (Square, usize)> + 'a {
    us.pawns.passers.into_iter().filter(|&pawn| rank(pawn) >= FIRST_RANK).filter_map(move |pawn| {
        let front = Bitboard::from_square(pawn).north().first()?;
        Some((pawn, distance(king, front).min(FARTHEST)))
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
        slots: ByRankAndDistance,
        direction: Scale,
        shape: FallingIn(7),
        says: "{side}'s passer on {on} and its own king on {by}",
        example: "7k/8/3KP3/8/8/8/8/8 w - - 0 1",
    }
}

impl Finder for PasserOwnKing {
    fn kings<S: Sink>(us: &KingSide, _: &KingSide, found: &mut S) {
        for (pawn, distance) in passers(us, us.king) {
            found.item([(Self::of(rank(pawn), distance), 1)], Place::on(pawn).by(us.king));
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
        slots: ByRankAndDistance,
        direction: Scale,
        shape: RisingIn(7),
        says: "{side}'s passer on {on} and the enemy king on {by}",
        example: "4k3/8/4P3/8/8/8/8/K7 w - - 0 1",
    }
}

impl Finder for PasserEnemyKing {
    fn kings<S: Sink>(us: &KingSide, them: &KingSide, found: &mut S) {
        let king = them.king.flip_vertical();
        for (pawn, distance) in passers(us, king) {
            found.item([(Self::of(rank(pawn), distance), 1)], Place::on(pawn).by(king));
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
