//! Hanging pawns: two pawns of the centre side by side on half-open files, with no pawn beside them.

use shakmaty::{Bitboard, Board, Color, File, Rank, Role, Square};

/// The left ones of the pairs of files on which pawns hang.
const FILES: [File; 3] = [File::C, File::D, File::E];

/// The hanging pawns of a side: one on each of two neighbouring files that hold no enemy pawn, no own pawn
/// on the files beside them, side by side or one step apart, and not at home.
pub fn pawns(board: &Board, side: Color) -> Bitboard {
    let own = board.pawns() & board.by_color(side);
    let enemy = board.pawns() & board.by_color(side.other());
    let home = Bitboard::from_rank(side.fold_wb(Rank::Second, Rank::Seventh));
    let pieces = board.occupied() & !board.pawns() & !board.by_role(Role::King);
    FILES
        .into_iter()
        .filter_map(|file| pair(own, enemy, side, file))
        .find(|pair| (*pair & home).is_empty() && pieces.any())
        .unwrap_or(Bitboard::EMPTY)
}

/// The pawns on a file and the next one, if they hang.
fn pair(own: Bitboard, enemy: Bitboard, side: Color, file: File) -> Option<Bitboard> {
    let on = |steps: i32| file.offset(steps).map_or(Bitboard::EMPTY, Bitboard::from_file);
    let both = on(0) | on(1);
    let (left, right) = ((own & on(0)).single_square()?, (own & on(1)).single_square()?);
    let abreast = u32::from(left.rank()).abs_diff(u32::from(right.rank())) <= 1;
    let alone = (own & (on(-1) | on(2))).is_empty();
    // A pawn that no pawn can stop is passed, and told as that.
    let stopped = |pawn: Square, beside: Bitboard| {
        let ahead = |at: Square| side.fold_wb(at.rank() > pawn.rank(), at.rank() < pawn.rank());
        (enemy & beside).into_iter().any(ahead)
    };
    let held = stopped(left, on(-1)) && stopped(right, on(2));
    (abreast && alone && held && (enemy & both).is_empty()).then_some(own & both)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    fn named(fen: &str, side: Color) -> String {
        let position = Position::read(fen).unwrap();
        let found = pawns(position.board(), side);
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
