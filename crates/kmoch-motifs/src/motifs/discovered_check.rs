use shakmaty::Position;

use crate::line::Line;
use crate::motif::Findings;
use crate::words::the;

motif! {
    /// A move gives check with a piece that did not move: the unit that did has opened its line.
    DISCOVERED_CHECK = "discovered_check" {
        name: "Discovered check",
        example: "3k4/8/q7/8/4N3/8/8/4R1K1 b - - 0 1;d8e8 e4c5 e8d8 c5a6",
        says: "Nc5+ discovers a check by the rook on e1",
        near_miss: "3k4/8/q7/8/4N3/8/8/4R1K1 b - - 0 1;d8c8 e4d6 c8d7 d6e4",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    for step in line.ours().filter(|step| !step.mv.is_castle()) {
        if let Some(checker) = step.after.checkers().without(step.to()).first() {
            let by = the(step.board(), checker);
            let sentence = format!("{} discovers a check by {by}", step.san());
            found.claim(step.ply..=step.ply, [checker, step.from(), step.to()], sentence);
        }
    }
}
