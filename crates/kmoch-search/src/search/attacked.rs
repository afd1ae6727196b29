//! Which squares a side attacks: where a quiet move goes into danger, or leaves it.

use shakmaty::{Bitboard, Board, Color, attacks};

use crate::moves::{OFFICERS, officer_attacks, pawn_captures};

/// All squares that one side attacks.
pub(super) fn attacked_by(board: &Board, color: Color) -> Bitboard {
    let own = board.by_color(color);
    let by_pawns = pawn_captures(own & board.pawns(), color);
    let king = board.king_of(color).map_or(Bitboard::EMPTY, attacks::king_attacks);
    let mut all = by_pawns | king;
    for role in OFFICERS {
        for square in own & board.by_role(role) {
            all |= officer_attacks(role, square, board.occupied());
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::Square;

    #[test]
    fn at_the_start_the_third_rank_and_all_but_the_corners_behind_it() {
        let board = Board::new();
        for (color, third, corners) in [
            (Color::White, shakmaty::Rank::Third, [Square::A1, Square::H1]),
            (Color::Black, shakmaty::Rank::Sixth, [Square::A8, Square::H8]),
        ] {
            let expected = Bitboard::from_rank(third) | board.by_color(color);
            let expected = corners.into_iter().fold(expected, Bitboard::without);
            assert_eq!(attacked_by(&board, color), expected);
        }
    }
}
