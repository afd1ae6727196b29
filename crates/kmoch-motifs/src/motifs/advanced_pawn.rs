use shakmaty::{Rank, Role};

use crate::line::Line;
use crate::motif::Findings;

motif! {
    /// A pawn moves to the seventh or the last rank, as its side counts them.
    ADVANCED_PAWN = "advanced_pawn" {
        name: "Advanced pawn",
        example: "8/8/1P4k1/8/8/8/8/6K1 b - - 0 1;g6f7 b6b7",
        says: "the pawn goes forward to b7",
        near_miss: "8/8/6k1/1P6/8/8/8/6K1 b - - 0 1;g6f7 b5b6",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    for step in line.ours().filter(|step| step.mv.role() == Role::Pawn) {
        let rank = step.mover().fold_wb(step.to().rank(), step.to().rank().flip_vertical());
        if rank >= Rank::Seventh {
            let sentence = format!("the pawn goes forward to {}", step.to());
            found.claim(step.ply..=step.ply, [step.to(), step.from()], sentence);
        }
    }
}
