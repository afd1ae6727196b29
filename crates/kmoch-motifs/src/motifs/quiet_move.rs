use shakmaty::{Position, Role};

use crate::line::{Line, Step};
use crate::motif::Findings;
use crate::safety::targets;

motif! {
    /// A move in the middle of a combination that does nothing loud: it takes nothing, gives no
    /// check and answers none, attacks no unit of the enemy with the piece that moves, and is neither a king's
    /// move nor a pawn's to the sixth rank or further.
    QUIET_MOVE = "quiet_move" {
        name: "Quiet move",
        example: "7k/6pp/8/8/8/8/1R6/R5K1 b - - 0 1;h7h6 b2c2 g7g6 a1a8",
        says: "Rc2 is quiet: it takes nothing and attacks nothing",
        near_miss: "7k/6pp/8/8/8/8/1R6/R5K1 b - - 0 1;h7h6 b2b7 g7g6 a1a8",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    for step in line.ours().filter(|step| step.ply < line.last_ply()) {
        if is_silent(step) && !step.before.is_check() && step.role() != Role::King {
            let sentence = format!("{} is quiet: it takes nothing and attacks nothing", step.san());
            found.claim(step.ply..=step.ply + 1, [step.to(), step.from()], sentence);
        }
    }
}

/// Whether a move takes nothing, gives no check, attacks nothing and is no far advance of a pawn.
pub(super) fn is_silent(step: Step<'_>) -> bool {
    let rank = step.mover().fold_wb(step.to().rank(), step.to().rank().flip_vertical());
    let advances = step.mv.role() == Role::Pawn && rank >= shakmaty::Rank::Sixth;
    step.taken().is_none()
        && !step.gives_check()
        && targets(step.board(), step.to()).is_empty()
        && !advances
}
