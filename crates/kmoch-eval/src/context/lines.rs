//! Lines of the empty board, ready to be looked up.

use shakmaty::{Bitboard, Role, Square, attacks};

use super::pieces::kind_of;

/// The squares strictly between two squares on one line; none if they are on none.
#[inline(always)]
pub fn between(one: Square, other: Square) -> Bitboard {
    BETWEEN[one as usize][other as usize]
}

/// All squares on the diagonals of a square, itself left out.
#[inline(always)]
pub fn diagonals(square: Square) -> Bitboard {
    LINES[BISHOP][square as usize]
}

/// All squares on the lines of a bishop, rook or queen on a square, itself left out.
#[inline(always)]
pub fn lines(role: Role, square: Square) -> Bitboard {
    lines_of(kind_of(role), square)
}

/// All squares on the lines of a piece, itself left out: of a bishop, a rook and a queen; a knight
/// has none. Kinds are counted from the knight.
#[inline(always)]
pub(super) fn lines_of(kind: usize, square: Square) -> Bitboard {
    LINES[kind][square as usize]
}

const SQUARES: usize = 64;

static BETWEEN: [[Bitboard; SQUARES]; SQUARES] = {
    let mut table = [[Bitboard::EMPTY; SQUARES]; SQUARES];
    let mut one = 0;
    while one < SQUARES {
        let mut other = 0;
        while other < SQUARES {
            table[one][other] = attacks::between(Square::ALL[one], Square::ALL[other]);
            other += 1;
        }
        one += 1;
    }
    table
};

const BISHOP: usize = 1;

static LINES: [[Bitboard; SQUARES]; 4] = {
    let mut table = [[Bitboard::EMPTY; SQUARES]; 4];
    let mut square = 0;
    while square < SQUARES {
        let (from, free) = (Square::ALL[square], Bitboard::EMPTY);
        table[1][square] = attacks::bishop_attacks(from, free);
        table[2][square] = attacks::rook_attacks(from, free);
        table[3][square] = attacks::queen_attacks(from, free);
        square += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_what_pieces_see_on_an_empty_board() {
        assert_eq!(lines_of(0, Square::D4), Bitboard::EMPTY);
        assert_eq!(diagonals(Square::A1).count(), 7);
        assert_eq!(lines_of(2, Square::A1).count(), 14);
        assert_eq!(lines_of(3, Square::A1).count(), 21);
        assert_eq!(between(Square::A1, Square::A3), Bitboard::from(Square::A2));
        assert_eq!(between(Square::A1, Square::B3), Bitboard::EMPTY);
    }
}
