//! Lines of the empty board, ready to be looked up.

use shakmaty::{Bitboard, Square, attacks};

/// The squares strictly between two squares on one line; none if they are on none.
#[inline(always)]
pub fn between(one: Square, other: Square) -> Bitboard {
    BETWEEN[one as usize][other as usize]
}

/// All squares on the diagonals of a square, itself left out.
#[inline(always)]
pub(super) fn diagonals(square: Square) -> Bitboard {
    DIAGONALS[square as usize]
}

/// All squares on the rank and the file of a square, itself left out.
#[inline(always)]
pub(super) fn ranks_and_files(square: Square) -> Bitboard {
    RANKS_AND_FILES[square as usize]
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

static DIAGONALS: [Bitboard; SQUARES] = lines(true);
static RANKS_AND_FILES: [Bitboard; SQUARES] = lines(false);

const fn lines(diagonal: bool) -> [Bitboard; SQUARES] {
    let mut table = [Bitboard::EMPTY; SQUARES];
    let mut one = 0;
    while one < SQUARES {
        let mut other = 0;
        while other < SQUARES {
            let files = (one % 8).abs_diff(other % 8);
            let ranks = (one / 8).abs_diff(other / 8);
            let on_line = if diagonal { files == ranks } else { files == 0 || ranks == 0 };
            if on_line && one != other {
                table[one].0 |= 1 << other;
            }
            other += 1;
        }
        one += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_what_pieces_see_on_an_empty_board() {
        for square in Square::ALL {
            assert_eq!(diagonals(square), attacks::bishop_attacks(square, Bitboard::EMPTY));
            assert_eq!(ranks_and_files(square), attacks::rook_attacks(square, Bitboard::EMPTY));
        }
        assert_eq!(between(Square::A1, Square::A3), Bitboard::from(Square::A2));
        assert_eq!(between(Square::A1, Square::B3), Bitboard::EMPTY);
    }
}
