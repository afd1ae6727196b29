//! Pawns before the king, file by file.

use shakmaty::{Bitboard, File, Rank, Square};

use crate::clause::{Finder, Slot};
use crate::context::KingSide;
use crate::squares::{Sets, files_from_edge, rank, rank_set};
use crate::{Place, Sink};

/// The slots of one distance from the edge: no pawn, or a pawn on rank 2 to 7.
const RANKS: usize = 7;
/// The row of slots for a pawn that an own pawn blocks, after those by distance from the edge.
const BLOCKED: usize = 4;

slot_set! {
    /// What a file around the king can hold: by distance from the edge, or blocked; no pawn, or a pawn
    /// on rank 2 to 7.
    ByNearestPawn [
        EDGE_NONE, EDGE_RANK2, EDGE_RANK3, EDGE_RANK4, EDGE_RANK5, EDGE_RANK6, EDGE_RANK7,
        KNIGHT_NONE, KNIGHT_RANK2, KNIGHT_RANK3, KNIGHT_RANK4, KNIGHT_RANK5, KNIGHT_RANK6,
        KNIGHT_RANK7, BISHOP_NONE, BISHOP_RANK2, BISHOP_RANK3, BISHOP_RANK4, BISHOP_RANK5,
        BISHOP_RANK6, BISHOP_RANK7, CENTRE_NONE, CENTRE_RANK2, CENTRE_RANK3, CENTRE_RANK4,
        CENTRE_RANK5, CENTRE_RANK6, CENTRE_RANK7, BLOCKED_NONE, BLOCKED_RANK2, BLOCKED_RANK3,
        BLOCKED_RANK4, BLOCKED_RANK5, BLOCKED_RANK6, BLOCKED_RANK7,
    ] {
        /// The slot of a row, which is a distance from the edge or [`BLOCKED`], and a place in it.
        #[inline(always)]
        fn of(row: usize, place: usize) -> Slot {
            Self::EDGE_NONE.nth(row * RANKS + place)
        }
    }
}

/// What there is of some pawns on a file beside a king or its own.
struct Nearest {
    /// How far the file lies from the edge.
    from_edge: usize,
    /// The nearest of the pawns that is not behind the king, if there is one.
    pawn: Bitboard,
    /// The place of its rank in a table.
    place: usize,
}

/// What there is of these pawns on the three files around our king; a king at the edge looks at
/// those around the next file.
#[inline(always)]
fn around_king(us: &KingSide, pawns: Bitboard) -> [Nearest; 3] {
    let not_behind = pawns.without(rank_set(rank(us.king)).south().fill_south());
    let centre = (us.king.file() as u32).clamp(1, 6);
    [centre - 1, centre, centre + 1].map(File::new).map(|file| {
        let pawn = (not_behind & Bitboard::from_file(file)).isolate_first();
        let place = pawn.first().map_or(0, |pawn| (rank(pawn) - 1).min(RANKS - 1));
        let from_edge = files_from_edge(Square::from_coords(file, Rank::First));
        Nearest { from_edge, pawn, place }
    })
}

clause! {
    /// The shelter of the king on each of the three files around it: how far the nearest own
    /// pawn, not behind the king, has advanced, or that there is none; by distance from the edge.
    ShelterFile = "shelter_file" {
        name: "Shelter by file",
        chapter: Complement,
        theme: KingSafety,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: ByNearestPawn first BLOCKED * RANKS,
        direction: Scale,
        says: "the shelter of {side}'s king on {by}: {on}",
        example: "6k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1",
    }
}

impl Finder for ShelterFile {
    fn kings<S: Sink>(us: &KingSide, _: &KingSide, found: &mut S) {
        for Nearest { from_edge, pawn, place } in around_king(us, us.pawns.own) {
            found.item([(Self::of(from_edge, place), 1)], Place::on(pawn).by(us.king));
        }
    }
}

clause! {
    /// Enemy pawns coming at the king on each of the three files around it: how near the first
    /// one is, and whether an own pawn stands in its way.
    ///
    /// It is told of the king: the nearest pawn may also be what keeps the file closed before it.
    PawnStorm = "pawn_storm" {
        name: "Pawn storm",
        chapter: Complement,
        theme: KingSafety,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: ByNearestPawn,
        direction: Scale,
        says: "{enemy}'s pawns before {side}'s king on {on}: {at}",
        example: "6k1/5p1p/8/6p1/8/8/5PPP/6K1 w - - 0 1",
    }
}

impl Finder for PawnStorm {
    fn kings<S: Sink>(us: &KingSide, _: &KingSide, found: &mut S) {
        for Nearest { from_edge, pawn, place } in around_king(us, us.pawns.enemy) {
            let blocked = (pawn & us.pawns.own.north()).any();
            let row = if blocked { BLOCKED } else { from_edge };
            found.item([(Self::of(row, place), 1)], Place::on(us.king).at(pawn));
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
