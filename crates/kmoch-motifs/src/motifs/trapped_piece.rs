use kmoch_eval::context::between;
use shakmaty::{Chess, Position, Role, Square};

use crate::line::Line;
use crate::motif::Findings;
use crate::safety::{is_in_danger, worth};
use crate::words::the;

motif! {
    /// A piece of the enemy stands to be lost, wherever it goes it still does, and it can take nothing
    /// as dear as itself on the way; its side is not in check and it is not pinned, so it is free to try. It is then
    /// taken, where it was or where it went.
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
    let Some(role) = board.role_at(square) else { return false };
    if matches!(role, Role::Pawn | Role::King)
        || position.is_check()
        || is_pinned(position, square)
        || !is_in_danger(board, square)
    {
        return false;
    }
    let moves = position.legal_moves();
    moves.into_iter().filter(|mv| mv.from() == Some(square)).all(|mv| {
        if mv.capture().is_some_and(|taken| worth(taken) >= worth(role)) {
            return false;
        }
        let mut after = position.clone();
        after.play_unchecked(mv);
        is_in_danger(after.board(), mv.to())
    })
}

/// Whether a unit of the side to move shields its king.
fn is_pinned(position: &Chess, square: Square) -> bool {
    let (board, side) = (position.board(), position.turn());
    let Some(king) = board.king_of(side) else { return false };
    let without = board.occupied().without(square);
    let checkers = board.attacks_to(king, !side, without);
    checkers.into_iter().any(|checker| between(king, checker).contains(square))
}
