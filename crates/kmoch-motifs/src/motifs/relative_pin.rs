use kmoch_eval::context::between;
use shakmaty::{Board, Role, Square};

use crate::line::Line;
use crate::motif::Findings;
use crate::safety::{is_in_danger, targets, worth_at};
use crate::words::the;

motif! {
    /// A line piece of ours attacks a piece of the enemy behind which, on the same line, stands a dearer one, not the
    /// king, that would stand to be lost if the first went away. The first piece stays where it is, and we take it with
    /// the next move.
    RELATIVE_PIN = "relative_pin" {
        name: "Relative pin",
        example: "3q2k1/8/5n2/3P4/4P3/8/7P/2B3K1 b - - 0 1;g8f8 c1g5 f8g8 e4e5 g8h8 e5f6",
        says: "the bishop on g5 pins the knight on f6 to the queen on d8",
        near_miss: "3n2k1/8/5n2/3P4/4P3/8/7P/2B3K1 b - - 0 1;g8f8 c1g5 f8g8 e4e5 g8h8 e5f6",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    for combination in line.combinations() {
        let (first, reply, next) = (combination.first, combination.reply, combination.next);
        let (board, pinned) = (first.board(), next.to());
        if next.taken().is_none_or(|taken| taken == Role::Pawn) || reply.to() == pinned {
            continue;
        }
        if let Some((by, behind)) = pin_on(board, pinned) {
            let names = [by, pinned, behind].map(|at| the(board, at));
            let sentence = format!("{} pins {} to {}", names[0], names[1], names[2]);
            found.claim(combination.plies(), [by, pinned, behind], sentence);
        }
    }
}

/// What pins the unit on a square, and to what.
fn pin_on(board: &Board, pinned: Square) -> Option<(Square, Square)> {
    let enemy = board.color_at(pinned)?;
    let pinners = board.attacks_to(pinned, !enemy, board.occupied()) & board.sliders();
    let without = board.occupied().without(pinned);
    pinners.into_iter().find_map(|by| {
        let seen = shakmaty::attacks::attacks(by, board.piece_at(by)?, without);
        let line = (seen & board.by_color(enemy)).without(targets(board, by));
        let behind = line.into_iter().find(|&at| between(by, at).contains(pinned))?;
        let mut after = board.clone();
        after.discard_piece_at(pinned);
        let is_lost = !board.kings().contains(behind) && is_in_danger(&after, behind);
        let is_dearer = worth_at(board, behind) > worth_at(board, pinned);
        (is_lost && is_dearer).then_some((by, behind))
    })
}
