//! Which squares a side attacks, and with what: where a quiet move goes into danger, or leaves it.

use shakmaty::{Bitboard, Board, Color, Role, attacks};

use crate::moves::{officer_attacks, pawn_captures};

/// The squares that one side attacks.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Attacked {
    /// With any unit.
    pub all: Bitboard,
    /// With pawns.
    pub by_pawns: Bitboard,
    /// With pawns, knights and bishops.
    pub by_minors: Bitboard,
    /// With pawns, knights, bishops and rooks.
    pub by_rooks: Bitboard,
}

impl Attacked {
    /// What a side attacks.
    pub(super) fn by(board: &Board, color: Color) -> Attacked {
        let own = board.by_color(color);
        let by = |role| {
            let squares = (own & board.by_role(role)).into_iter();
            squares.fold(Bitboard::EMPTY, |all, square| {
                all | officer_attacks(role, square, board.occupied())
            })
        };
        let by_pawns = pawn_captures(own & board.pawns(), color);
        let by_minors = by_pawns | by(Role::Knight) | by(Role::Bishop);
        let by_rooks = by_minors | by(Role::Rook);
        let by_king = board.king_of(color).map_or(Bitboard::EMPTY, attacks::king_attacks);
        Attacked { all: by_rooks | by(Role::Queen) | by_king, by_pawns, by_minors, by_rooks }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{Square, fen::Fen};

    #[test]
    fn at_the_start_the_third_rank_and_all_but_the_corners_behind_it() {
        let board = Board::new();
        for (color, third, corners) in [
            (Color::White, shakmaty::Rank::Third, [Square::A1, Square::H1]),
            (Color::Black, shakmaty::Rank::Sixth, [Square::A8, Square::H8]),
        ] {
            let expected = Bitboard::from_rank(third) | board.by_color(color);
            let expected = corners.into_iter().fold(expected, Bitboard::without);
            assert_eq!(Attacked::by(&board, color).all, expected);
        }
    }

    #[test]
    fn each_kind_adds_to_what_lesser_ones_attack() {
        let fen: Fen = "4k3/8/8/8/8/8/P2N4/R2QK3 w - - 0 1".parse().unwrap();
        let attacked = Attacked::by(&fen.into_setup().board, Color::White);
        let contains = |square| {
            let Attacked { all, by_pawns, by_minors, by_rooks } = attacked;
            [by_pawns, by_minors, by_rooks, all].map(|set| set.contains(square))
        };
        assert_eq!(contains(Square::B3), [true; 4]);
        assert_eq!(contains(Square::E4), [false, true, true, true]);
        assert_eq!(contains(Square::C1), [false, false, true, true]);
        assert_eq!(contains(Square::G4), [false, false, false, true]);
        assert_eq!(contains(Square::H8), [false; 4]);
    }
}
