use kmoch_eval::context::between;
use kmoch_eval::squares::Sets;
use shakmaty::{Bitboard, Board, Color, Position, Square, attacks};

use crate::line::{Line, Step};
use crate::motif::Findings;
use crate::safety::{taking, targets};
use crate::words::the;

motif! {
    /// A unit of the enemy stands between its king and one of our line pieces and so may not leave
    /// that line, and this matters: either it could otherwise take a unit of ours with profit, or the piece that
    /// pins it can take it with profit, and it neither can take that piece nor go away.
    PIN = "pin" {
        name: "Pin",
        example: "4k3/8/7q/8/8/2N5/4B3/4K3 b - - 0 1;h6c6 e2b5 c6b5 c3b5",
        says: "the bishop on b5 pins the queen on c6 to the king",
        near_miss: "3k4/1p6/2n5/8/8/8/4B3/4K3 b - - 0 1;d8e8 e2b5 e8e7 b5c6",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    for step in line.ours() {
        let (board, enemy) = (step.board(), !step.mover());
        let Some(king) = board.king_of(enemy) else { continue };
        for (pinned, by) in pins(board, king, enemy) {
            if holds_back(board, pinned, by) || holds_fast(step, pinned, by) {
                let sentence =
                    format!("{} pins {} to the king", the(board, by), the(board, pinned));
                found.claim(step.ply..=step.ply, [by, pinned, king], sentence);
            }
        }
    }
}

/// The units of a side that alone shield their king from a line piece, and that piece.
fn pins(board: &Board, king: Square, side: Color) -> impl Iterator<Item = (Square, Square)> {
    let straight = attacks::rook_attacks(king, board.by_color(!side)) & board.rooks_and_queens();
    let oblique = attacks::bishop_attacks(king, board.by_color(!side)) & board.bishops_and_queens();
    ((straight | oblique) & board.by_color(!side)).into_iter().filter_map(move |by| {
        let shield = between(king, by) & board.occupied();
        Some((shield.single_square()?, by))
    })
}

/// Whether the pinned unit cannot take what it attacks off the line and would like to take.
fn holds_back(board: &Board, pinned: Square, by: Square) -> bool {
    let off_line = targets(board, pinned).without(attacks::ray(pinned, by));
    off_line.into_iter().any(|target| taking(board, pinned, target) > 0)
}

/// Whether the pinned unit is attacked where it stands and would like to go away.
fn holds_fast(step: Step<'_>, pinned: Square, by: Square) -> bool {
    let board = step.board();
    let takes_back = targets(board, pinned).contains(by) && taking(board, pinned, by) >= 0;
    taking(board, by, pinned) > 0 && !takes_back && could_leave(step, pinned, by)
}

/// Whether the unit has somewhere to go off the line, were it not for the king.
fn could_leave(step: Step<'_>, pinned: Square, by: Square) -> bool {
    let board = step.board();
    let own = board.by_color(step.after.turn());
    let reach = if board.pawns().contains(pinned) {
        let square = Bitboard::from(pinned);
        let push = step.after.turn().fold_wb(square.north(), square.south());
        targets(board, pinned) | push.without(board.occupied())
    } else {
        board.attacks_from(pinned).without(own)
    };
    reach.without(attacks::ray(pinned, by)).any()
}
