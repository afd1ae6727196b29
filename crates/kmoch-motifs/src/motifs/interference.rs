use kmoch_eval::context::between;
use shakmaty::{Board, Square};

use crate::line::Line;
use crate::motif::Findings;
use crate::safety::{attackers, is_loose};
use crate::words::the;

motif! {
    /// A line piece of the enemy guards one of its units, and then something comes between them: a
    /// unit of ours, or one that the enemy has to put there. The unit is loose now and is taken.
    INTERFERENCE = "interference" {
        name: "Interference",
        example: "3r3k/8/8/1n6/2B5/8/8/3R2K1 b - - 0 1;b5d4 c4d5 h8g7 d1d4",
        says: "Bd5 comes between the rook on d8 and the knight on d4",
        near_miss: "3r3k/8/8/1n6/2B5/8/8/3R2K1 b - - 0 1;b5d4 c4b3 h8g7 d1d4",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    for combination in line.combinations() {
        let (first, reply, next) = (combination.first, combination.reply, combination.next);
        let goal = next.to();
        if next.taken().is_none() || !is_loose(reply.board(), goal) || goal == reply.to() {
            continue;
        }
        let ours = guard_behind(first.board_before(), goal, first.to()).map(|guard| (guard, first));
        let theirs = || guard_behind(first.board(), goal, reply.to()).map(|guard| (guard, reply));
        if let Some((guard, between)) = ours.or_else(theirs) {
            let board = between.board_before();
            let (guard_name, goal_name) = (the(board, guard), the(board, goal));
            let sentence = format!("{} comes between {guard_name} and {goal_name}", between.san());
            found.claim(combination.plies(), [between.to(), guard, goal], sentence);
        }
    }
}

/// The line piece that guards a unit of its own side through a square.
fn guard_behind(board: &Board, goal: Square, through: Square) -> Option<Square> {
    let guards = attackers(board, goal, board.color_at(goal)?) & board.sliders();
    guards.into_iter().find(|&guard| between(guard, goal).contains(through))
}
