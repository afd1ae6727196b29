//! How far from the enemy king's file units stand.

use shakmaty::{Bitboard, File, Square};

use crate::clause::Finder;
use crate::context::{KingSide, Side};
use crate::{Place, Sink};

clause! {
    /// A unit by how many files it stands from the enemy king, and by its kind.
    ///
    /// Knights, rooks and queens want to be where that king is while there are many pieces; pawns get through where
    /// he is not.
    KingWing = "king_wing" {
        name: "Files from the enemy king",
        chapter: Complement,
        theme: PieceActivity,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [
            PAWN0, PAWN1, PAWN2, PAWN3, PAWN4, PAWN5, PAWN6, PAWN7,
            KNIGHT0, KNIGHT1, KNIGHT2, KNIGHT3, KNIGHT4, KNIGHT5, KNIGHT6, KNIGHT7,
            BISHOP0, BISHOP1, BISHOP2, BISHOP3, BISHOP4, BISHOP5, BISHOP6, BISHOP7,
            ROOK0, ROOK1, ROOK2, ROOK3, ROOK4, ROOK5, ROOK6, ROOK7,
            QUEEN0, QUEEN1, QUEEN2, QUEEN3, QUEEN4, QUEEN5, QUEEN6, QUEEN7,
        ],
        direction: Scale,
        says: "{side}'s {on_units} by the way to the file of {enemy}'s king on {by}",
        example: "6k1/8/8/8/8/5N2/8/4K3 w - - 0 1",
    }
}

/// So many files there are: the slots of each kind.
const FILES: usize = 8;

/// How many files lie between a unit and a king.
#[inline(always)]
fn files_between(unit: Square, king: Square) -> usize {
    unit.file().distance(king.file()) as usize
}

impl Finder for KingWing {
    fn kings<S: Sink>(us: &KingSide, them: &KingSide, found: &mut S) {
        let king = them.king.flip_vertical();
        for file in File::ALL {
            let slot = Self::PAWN0.nth(file.distance(king.file()) as usize);
            let place = |pawn: Square| Place::on(pawn).by(king);
            found.each_placed(slot, us.pawns.own & Bitboard::from_file(file), place);
        }
    }

    #[inline(always)]
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        for piece in &us.pieces {
            let files = files_between(piece.square, us.enemy_king);
            let slot = Self::KNIGHT0.nth(piece.kind() * FILES + files);
            found.item([(slot, 1)], Place::on(piece.square).by(us.enemy_king));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::slots_found;
    use shakmaty::Color;

    #[test]
    fn files_count_and_ranks_do_not() {
        let slots = |fen| slots_found(fen, "king_wing", Color::White);
        assert_eq!(slots("6k1/8/8/8/8/5N2/8/4K3 w - - 0 1"), ["knight1"]);
        assert_eq!(slots("6k1/8/8/8/8/P7/8/4K2R w - - 0 1"), ["pawn6", "rook1"]);
    }
}
