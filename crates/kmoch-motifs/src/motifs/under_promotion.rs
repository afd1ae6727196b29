use shakmaty::{Move, Position, Role};

use crate::line::{Line, Step};
use crate::motif::Findings;
use crate::words::name;

motif! {
    /// A pawn becomes a knight, a bishop or a rook, and a queen would not have done as well in the
    /// same way: a mate that a queen would have given too is no under-promotion.
    UNDER_PROMOTION = "under_promotion" {
        name: "Under-promotion",
        example: "8/1P2q1k1/8/8/8/8/8/6K1 b - - 0 1;g7f7 b7b8n",
        says: "the pawn promotes to a knight on b8, not to a queen",
        near_miss: "7k/1P5p/6pP/8/8/8/8/6K1 b - - 0 1;g6g5 b7b8r",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    for step in line.ours() {
        let role = step.mv.promotion().filter(|&role| role != Role::Queen);
        if let Some(role) = role.filter(|_| !queen_mates_too(step)) {
            let sentence =
                format!("the pawn promotes to a {} on {}, not to a queen", name(role), step.to());
            found.claim(step.ply..=step.ply, [step.to(), step.from()], sentence);
        }
    }
}

fn queen_mates_too(step: Step<'_>) -> bool {
    let Move::Normal { role, from, capture, to, .. } = step.mv else { return false };
    let mut after = step.before.clone();
    after.play_unchecked(Move::Normal { role, from, capture, to, promotion: Some(Role::Queen) });
    step.mates() && after.is_checkmate()
}
