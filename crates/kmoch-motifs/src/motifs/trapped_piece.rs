use kmoch_eval::context::between;
use shakmaty::{Chess, Move, Position, Role, Square};

use crate::line::Line;
use crate::motif::Findings;
use crate::safety::{is_in_danger, taking};
use crate::words::the;

motif! {
    /// A piece of the enemy stands to be lost, and every move it has loses material too, what it takes
    /// set against what it costs. It is neither pinned nor its king in check, so it is squares that it lacks. It is
    /// then taken, where it was or where it went.
    TRAPPED_PIECE = "trapped_piece" {
        name: "Trapped piece",
        example: "6b1/8/5k2/8/8/8/PPP5/2K5 b - - 0 1;g8a2 b2b3 f6e5 c1b2 e5d4 b2a2",
        says: "the bishop on a2 is trapped: wherever it goes it is lost",
        near_miss: "6b1/8/5k2/8/8/8/PPPn4/2K5 b - - 0 1;g8a2 b2b3 f6e5 c1b2 e5d4 b2a2",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    for combination in line.combinations() {
        let (reply, next) = (combination.reply, combination.next);
        if next.taken().is_none_or(|taken| taken == Role::Pawn) {
            continue;
        }
        let square = if reply.to() == next.to() { reply.from() } else { next.to() };
        if is_trapped(reply.before, square) {
            let piece = the(reply.board_before(), square);
            let sentence = format!("{piece} is trapped: wherever it goes it is lost");
            found.claim(combination.plies(), [square], sentence);
        }
    }
}

/// Whether a piece of the side to move stands to be lost whatever it does.
pub(super) fn is_trapped(position: &Chess, square: Square) -> bool {
    let board = position.board();
    let is_piece = !(board.pawns() | board.kings()).contains(square);
    let is_free = !position.is_check() && !is_pinned(position, square);
    let loses = |mv: &Move| taking(board, square, mv.to()) < 0;
    let mut moves = position.legal_moves();
    moves.retain(|mv| mv.from() == Some(square));
    is_piece && is_free && is_in_danger(board, square) && moves.iter().all(loses)
}

/// Whether a unit of the side to move shields its king.
fn is_pinned(position: &Chess, square: Square) -> bool {
    let (board, side) = (position.board(), position.turn());
    let Some(king) = board.king_of(side) else { return false };
    let without = board.occupied().without(square);
    let checkers = board.attacks_to(king, !side, without);
    checkers.into_iter().any(|checker| between(king, checker).contains(square))
}
