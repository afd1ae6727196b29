use kmoch_eval::context::between;
use shakmaty::{Position, Square};

use crate::line::{Line, Step};
use crate::motif::Findings;
use crate::words::the;

motif! {
    /// A unit leaves the line between a piece of ours and a unit of the enemy; after the answer that
    /// piece takes along the line just opened. Taking back what has just come there is no discovery.
    /// A check discovered in this way is an attack on the king; a double check is a matter of its own.
    DISCOVERED_ATTACK = "discovered_attack" {
        name: "Discovered attack",
        example: "4q3/6k1/8/8/4N3/8/8/4R1K1 b - - 0 1;g7h7 e4f6 h7g7 e1e8",
        says: "Nf6+ opens the line from the rook on e1 to the queen on e8",
        near_miss: "4q3/6k1/8/8/4N3/8/8/4R1K1 b - - 0 1;g7h7 e4f6 h7g7 f6e8",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    for step in line.ours().filter(|step| !step.mv.is_castle()) {
        let checker = step.after.checkers().single_square().filter(|&at| at != step.to());
        if let Some((by, king)) = checker.zip(step.board().king_of(!step.mover())) {
            let sentence = opens(step, by, king);
            found.claim(step.ply..=step.ply, [by, step.from(), king], sentence);
        }
    }
    for combination in line.combinations() {
        let (first, reply, next) = (combination.first, combination.reply, combination.next);
        if next.taken().is_some()
            && reply.to() != next.to()
            && between(next.from(), next.to()).contains(first.from())
            && first.to() != next.to()
            && first.to() != next.from()
            && !first.mv.is_castle()
        {
            let sentence = opens(first, next.from(), next.to());
            found.claim(combination.plies(), [next.from(), first.from(), next.to()], sentence);
        }
    }
}

fn opens(step: Step<'_>, by: Square, target: Square) -> String {
    let (by, target) = (the(step.board(), by), the(step.board(), target));
    format!("{} opens the line from {by} to {target}", step.san())
}
