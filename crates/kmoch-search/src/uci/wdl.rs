//! Chances of winning, drawing and losing, guessed from a score.

use std::fmt;

use shakmaty::{Board, Role};

use crate::score::{Score, is_loss, is_win};
use crate::search::see::exchange_value;

/// Chances in thousandths, for the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chances {
    win: u32,
    draw: u32,
    loss: u32,
}

const ALL: u32 = 1000;
/// The advantage that wins every other game, with all pieces on the board.
const HALF_FULL_BOARD: f64 = 190.0;
/// The same with bare kings and pawns: there a lesser advantage wins.
const HALF_EMPTY_BOARD: f64 = 130.0;
/// How many centipawns the step from draw to win is wide.
const WIDTH: f64 = 75.0;

impl Chances {
    /// The chances a score gives with this much on the board.
    pub fn of(score: Score, board: &Board) -> Chances {
        if is_win(score) || is_loss(score) {
            let win = if is_win(score) { ALL } else { 0 };
            return Chances { win, draw: 0, loss: ALL - win };
        }
        let worth = |board: &Board| -> i32 {
            [Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
                .into_iter()
                .map(|role| board.by_role(role).count() as i32 * exchange_value(role))
                .sum()
        };
        let share = f64::from(worth(board)) / f64::from(worth(&Board::new()));
        let half = HALF_EMPTY_BOARD + (HALF_FULL_BOARD - HALF_EMPTY_BOARD) * share.min(1.0);
        let chance = |score: f64| f64::from(ALL) / (1.0 + ((half - score) / WIDTH).exp());
        let win = chance(f64::from(score)).round() as u32;
        let loss = chance(f64::from(-score)).round() as u32;
        Chances { win, draw: ALL.saturating_sub(win + loss), loss }
    }
}

impl fmt::Display for Chances {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.win, self.draw, self.loss)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::mate_in;

    #[test]
    fn chances_add_up_and_mirror() {
        let board = Board::new();
        for score in [-3000, -200, -1, 0, 15, 300, 9000, mate_in(3)] {
            let (own, other) = (Chances::of(score, &board), Chances::of(-score, &board));
            assert_eq!(own.win + own.draw + own.loss, ALL);
            assert_eq!((own.win, own.loss), (other.loss, other.win));
        }
        assert!(Chances::of(100, &board).win > Chances::of(0, &board).win);
    }
}
