use crate::line::Line;
use crate::motif::Findings;
use crate::words::name;

motif! {
    /// A pawn reaches the last rank and becomes a piece.
    PROMOTION = "promotion" {
        name: "Promotion",
        example: "8/1P4k1/8/8/8/8/8/6K1 b - - 0 1;g7f7 b7b8q",
        says: "the pawn promotes to a queen on b8",
        near_miss: "8/8/1P4k1/8/8/8/8/6K1 b - - 0 1;g6f7 b6b7",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    for step in line.ours() {
        if let Some(role) = step.mv.promotion() {
            let sentence = format!("the pawn promotes to a {} on {}", name(role), step.to());
            found.claim(step.ply..=step.ply, [step.to(), step.from()], sentence);
        }
    }
}
