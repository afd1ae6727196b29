//! How far a piece has to go on an empty board.

use shakmaty::Square;

use super::{PieceView, Side};

/// The squares a knight's first move spans, both ends counted, and those of each further move.
const FIRST_KNIGHT_MOVE: u8 = 4;
const FURTHER_KNIGHT_MOVE: u8 = 3;

impl Side<'_> {
    /// The way of one of our pieces to the enemy king on an empty board, in squares, both ends
    /// counted. A bishop of the other colour goes to the square in front of the king, as the king
    /// looks at it, or behind it where there is none.
    #[inline(always)]
    pub fn way_to_king(&self, piece: &PieceView) -> usize {
        usize::from(WAYS[piece.kind()][self.enemy_king as usize][piece.square as usize])
    }
}

/// How many moves a king needs from one square to another: as many as a queen's way has squares
/// beyond the first.
#[inline(always)]
pub(crate) fn distance(from: Square, to: Square) -> usize {
    const QUEEN: usize = 3;
    usize::from(WAYS[QUEEN][to as usize][from as usize] - 1)
}

/// All ways by kind of piece, from the knight to the queen, by the king's square and its own.
static WAYS: [[[u8; 64]; 64]; 4] = {
    let mut table = [[[0; 64]; 64]; 4];
    let mut king = 0;
    while king < 64 {
        let mut from = 0;
        while from < 64 {
            table[0][king][from] = knight_way(from, king);
            table[1][king][from] = bishop_way(from, king);
            table[2][king][from] = rook_way(from, king);
            table[3][king][from] = queen_way(from, king);
            from += 1;
        }
        king += 1;
    }
    table
};

const fn knight_way(from: usize, king: usize) -> u8 {
    let moves = KNIGHT_MOVES[from][king];
    FIRST_KNIGHT_MOVE + FURTHER_KNIGHT_MOVE * moves.saturating_sub(1)
}

const fn bishop_way(from: usize, king: usize) -> u8 {
    const RANK: usize = 8;
    let same_colour = Square::new(from as u32).is_light() == Square::new(king as u32).is_light();
    // The enemy looks down the board.
    match (same_colour, king < RANK) {
        (true, _) => queen_way(from, king),
        (false, false) => queen_way(from, king - RANK),
        (false, true) => queen_way(from, king + RANK),
    }
}

const fn rook_way(from: usize, king: usize) -> u8 {
    let (from, king) = (Square::new(from as u32), Square::new(king as u32));
    (from.file().distance(king.file()) + from.rank().distance(king.rank())) as u8 + 1
}

const fn queen_way(from: usize, king: usize) -> u8 {
    Square::new(from as u32).distance(Square::new(king as u32)) as u8 + 1
}

/// How many moves a knight needs from one square to another.
const KNIGHT_MOVES: [[u8; 64]; 64] = {
    let mut table = [[0; 64]; 64];
    let mut from = Square::A1 as usize;
    while from < 64 {
        let mut reached: u64 = 1 << from;
        let mut moves = 0;
        while reached != !0 {
            let next = reached | knight_moves(reached);
            moves += 1;
            let mut to = 0;
            while to < 64 {
                if (next & !reached) >> to & 1 == 1 {
                    table[from][to] = moves;
                }
                to += 1;
            }
            reached = next;
        }
        from += 1;
    }
    table
};

/// Where knights on these squares can go.
const fn knight_moves(knights: u64) -> u64 {
    const FILE_A: u64 = 0x0101_0101_0101_0101;
    const FILE_H: u64 = FILE_A << 7;
    let one = (knights & !FILE_H) << 1 | (knights & !FILE_A) >> 1;
    let two = (knights & !(FILE_H | FILE_H >> 1)) << 2 | (knights & !(FILE_A | FILE_A << 1)) >> 2;
    one << 16 | one >> 16 | two << 8 | two >> 8
}

#[cfg(test)]
mod tests {
    use shakmaty::attacks;

    use super::*;

    #[test]
    fn one_move_is_a_knight_move() {
        for from in Square::ALL {
            for to in Square::ALL {
                let one = KNIGHT_MOVES[from as usize][to as usize] == 1;
                assert_eq!(one, attacks::knight_attacks(from).contains(to), "{from} {to}");
            }
        }
    }

    #[test]
    fn a_king_goes_straight() {
        for from in Square::ALL {
            for to in Square::ALL {
                assert_eq!(distance(from, to), from.distance(to) as usize, "{from} {to}");
            }
        }
    }

    #[test]
    fn the_far_corner_is_six_moves_away() {
        assert_eq!(KNIGHT_MOVES[Square::A1 as usize][Square::H8 as usize], 6);
        assert_eq!(KNIGHT_MOVES[Square::A1 as usize][Square::B2 as usize], 4);
        assert_eq!(KNIGHT_MOVES[Square::D4 as usize][Square::E4 as usize], 3);
    }
}
