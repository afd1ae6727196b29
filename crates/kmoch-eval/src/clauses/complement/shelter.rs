//! Pawns before the king, file by file.

use shakmaty::{Bitboard, File};

use crate::clause::{Finder, Registered};
use crate::context::KingSide;
use crate::squares::{files_from_edge, rank, rank_set};
use crate::{Place, Sink};

/// The slots of one distance from the edge: no pawn, or a pawn on rank 2 to 7.
const RANKS: usize = 7;
/// The row of slots for a pawn that an own pawn blocks, after those by distance from the edge.
const BLOCKED: usize = 4;

/// What a file around the king can hold: by distance from the edge, or blocked; no pawn, or a pawn
/// on rank 2 to 7.
const STATES: &[&str] = &[
    "edge_none",
    "edge_rank2",
    "edge_rank3",
    "edge_rank4",
    "edge_rank5",
    "edge_rank6",
    "edge_rank7",
    "knight_none",
    "knight_rank2",
    "knight_rank3",
    "knight_rank4",
    "knight_rank5",
    "knight_rank6",
    "knight_rank7",
    "bishop_none",
    "bishop_rank2",
    "bishop_rank3",
    "bishop_rank4",
    "bishop_rank5",
    "bishop_rank6",
    "bishop_rank7",
    "centre_none",
    "centre_rank2",
    "centre_rank3",
    "centre_rank4",
    "centre_rank5",
    "centre_rank6",
    "centre_rank7",
    "blocked_none",
    "blocked_rank2",
    "blocked_rank3",
    "blocked_rank4",
    "blocked_rank5",
    "blocked_rank6",
    "blocked_rank7",
];

/// The three files around a king, those at the edge taken with the king one file further in.
fn files_around(us: &KingSide) -> impl Iterator<Item = Bitboard> {
    let centre = (us.king.file() as u32).clamp(1, 6);
    (centre - 1..=centre + 1).map(|file| Bitboard::from_file(File::new(file)))
}

/// Squares on the king's rank and ahead of it.
fn not_behind(us: &KingSide) -> Bitboard {
    use crate::squares::Sets;
    rank_set(rank(us.king)).fill_north()
}

clause! {
    /// The shelter of the king on each of the three files around it: how far the nearest own
    /// pawn, not behind the king, has advanced, or that there is none; by distance from the edge.
    ShelterFile = "shelter_file" {
        name: "Shelter by file",
        chapter: Complement,
        section: "-",
        unit: Millipawns,
        slots: STATES.split_at(BLOCKED * RANKS).0,
        says: "the shelter of {side}'s king on {by}: {on}",
        example: "6k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1",
    }
}

impl Finder for ShelterFile {
    fn kings<S: Sink>(us: &KingSide, _: &KingSide, found: &mut S) {
        for file in files_around(us) {
            let nearest = (us.pawns.own & file & not_behind(us)).first();
            let row = files_from_edge(file.first().unwrap_or(us.king)) * RANKS;
            let place = nearest.map_or(0, |pawn| (rank(pawn) - 1).min(RANKS - 1));
            let on = nearest.map_or(Bitboard::EMPTY, Bitboard::from_square);
            found.item([(Self::slot(row + place), 1)], Place::on(on).by(us.king));
        }
    }
}

clause! {
    /// Enemy pawns coming at the king on each of the three files around it: how near the first
    /// one is, and whether an own pawn stands in its way.
    PawnStorm = "pawn_storm" {
        name: "Pawn storm",
        chapter: Complement,
        section: "-",
        unit: Millipawns,
        slots: STATES,
        says: "{enemy}'s pawns before {side}'s king on {by}: {on}",
        example: "6k1/5p1p/8/6p1/8/8/5PPP/6K1 w - - 0 1",
    }
}

impl Finder for PawnStorm {
    fn kings<S: Sink>(us: &KingSide, _: &KingSide, found: &mut S) {
        use crate::squares::Sets;
        for file in files_around(us) {
            let nearest = (us.pawns.enemy & file & not_behind(us)).first();
            let on = nearest.map_or(Bitboard::EMPTY, Bitboard::from_square);
            let blocked = (on & us.pawns.own.north()).any();
            let row =
                if blocked { BLOCKED } else { files_from_edge(file.first().unwrap_or(us.king)) };
            let place = nearest.map_or(0, |pawn| (rank(pawn) - 1).min(RANKS - 1));
            found.item([(Self::slot(row * RANKS + place), 1)], Place::on(on).by(us.king));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::slots_found;
    use shakmaty::Color;

    #[test]
    fn each_file_counts_its_nearest_pawn() {
        let fen = "6k1/5p1p/8/6p1/8/6P1/5P1P/6K1 w - - 0 1";
        assert_eq!(
            slots_found(fen, "shelter_file", Color::White),
            ["bishop_rank2", "knight_rank3", "edge_rank2"]
        );
        assert_eq!(
            slots_found(fen, "pawn_storm", Color::White),
            ["bishop_rank7", "knight_rank5", "edge_rank7"]
        );
    }

    #[test]
    fn a_king_on_the_edge_looks_at_three_files_and_a_blocked_pawn_is_apart() {
        let fen = "7k/8/8/8/6p1/6P1/8/7K w - - 0 1";
        assert_eq!(
            slots_found(fen, "pawn_storm", Color::White),
            ["bishop_none", "blocked_rank4", "edge_none"]
        );
    }
}
