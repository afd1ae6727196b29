//! Position in, score out.

use shakmaty::{Board, Color, Role};

use crate::Amount;

/// Values positions; one for each thread, since it remembers pawn structures.
#[derive(Debug, Default)]
pub struct Evaluator;

impl Evaluator {
    /// What the position is worth, seen from White.
    pub fn evaluate(&mut self, board: &Board, _turn: Color) -> Amount {
        let worth = |role, millipawns| {
            let count = |color| board.by_piece(shakmaty::Piece { color, role }).count() as i32;
            Amount::from_millipawns(millipawns * (count(Color::White) - count(Color::Black)))
        };
        worth(Role::Pawn, 1000)
            + worth(Role::Knight, 3000)
            + worth(Role::Bishop, 3000)
            + worth(Role::Rook, 4500)
            + worth(Role::Queen, 9000)
    }
}
