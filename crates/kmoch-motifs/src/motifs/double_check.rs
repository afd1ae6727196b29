use kmoch_eval::sentence::join;
use shakmaty::Position;

use crate::line::Line;
use crate::motif::Findings;
use crate::words::the;

motif! {
    /// A move gives check with two pieces at once, so that only the king can move.
    DOUBLE_CHECK = "double_check" {
        name: "Double check",
        example: "3k4/8/q7/8/4N3/8/8/4R1K1 b - - 0 1;d8e8 e4d6 e8d7 d6c4",
        says: "Nd6+ gives check twice, by the rook on e1 and the knight on d6",
        near_miss: "3k4/8/q7/8/4N3/8/8/4R1K1 b - - 0 1;d8e8 e4c5 e8d8 c5a6",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    for step in line.ours() {
        let checkers = step.after.checkers();
        if checkers.count() >= 2 {
            let by: Vec<String> = checkers.into_iter().map(|at| the(step.board(), at)).collect();
            let by = join(&by);
            let sentence = format!("{} gives check twice, by {by}", step.san());
            found.claim(step.ply..=step.ply, checkers, sentence);
        }
    }
}
