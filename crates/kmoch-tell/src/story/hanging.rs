//! Hanging pawns: side by side on half-open files, with no pawn beside them.

use kmoch_eval::structures::HANGING_PAWNS;
use shakmaty::{Bitboard, Board, Color, File};

/// The hanging pawns of a side, as long as there are pieces to attack them. Pawns that no pawn can stop are
/// passed, and told as that.
pub fn pawns(board: &Board, side: Color, passers: Bitboard) -> Bitboard {
    let pair = Bitboard::from_file(File::C) | Bitboard::from_file(File::D);
    let pair = pair & board.pawns() & board.by_color(side);
    let pieces = board.occupied() & !board.pawns() & !board.kings();
    let hang = HANGING_PAWNS.holds(board, side) && (pair & passers).is_empty() && pieces.any();
    if hang { pair } else { Bitboard::EMPTY }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    fn named(fen: &str, side: Color) -> String {
        let position = Position::read(fen).unwrap();
        let found = pawns(position.board(), side, Bitboard::EMPTY);
        found.into_iter().map(|square| format!("{square} ")).collect::<String>().trim().to_owned()
    }

    #[test]
    fn two_pawns_side_by_side_on_half_open_files_hang() {
        let fen = "1nr3k1/r3qpp1/p3b2p/2pp4/8/Q3PN2/PP2BPPP/2R2RK1 b - - 3 17";
        assert_eq!(named(fen, Color::Black), "c5 d5");
        assert_eq!(named(fen, Color::White), "");
    }

    #[test]
    fn with_a_pawn_beside_them_or_one_before_them_they_do_not() {
        assert_eq!(named("4k2r/1p3ppp/8/2pp4/8/4P3/PP3PPP/4K2R w - - 0 1", Color::Black), "");
        assert_eq!(named("4k2r/p4ppp/8/2pp4/3P4/4P3/PP3PPP/4K2R w - - 0 1", Color::Black), "");
    }
}
