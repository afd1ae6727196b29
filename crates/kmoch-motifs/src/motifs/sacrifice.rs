use crate::line::{Combination, Line, Step};
use crate::motif::Findings;
use crate::safety::balance;

/// What has to be given up, in pawns: the exchange, or a piece for a pawn.
const GIVEN_UP: i32 = 2;

motif! {
    /// We give up the exchange, a piece or more: after the enemy's answer and our next move we are still
    /// at least two pawns of material down on where we began, though the enemy has promoted nothing.
    SACRIFICE = "sacrifice" {
        name: "Sacrifice",
        example: "r5k1/8/8/8/4N3/7Q/8/6K1 b - - 0 1;a8a7 h3h7 g8h7 e4g5",
        says: "White gives up material worth 9 pawns with Qh7+",
        near_miss: "3r2k1/5ppp/8/8/1q6/8/8/3QR2K b - - 0 1;b4d4 e1e8 d8e8 d1d4",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    let us = line.solver();
    let Some(start) = line.ours().next() else { return };
    let down = |step: Step<'_>| balance(line.start(), us) - balance(step.board(), us);
    let mut steps = (start.ply..=line.last_ply()).filter_map(|ply| line.step(ply));
    let enemy_promotes = steps.any(|step| step.mover() != us && step.mv.is_promotion());
    let given_up = line.combinations().find(|combination| down(combination.next) >= GIVEN_UP);
    if let Some(Combination { first, reply, next }) = given_up.filter(|_| !enemy_promotes) {
        let (side, pawns) = (kmoch_eval::sentence::name(us), down(next));
        let sentence = format!("{side} gives up material worth {pawns} pawns with {}", first.san());
        found.claim(start.ply..=next.ply, [first.to(), reply.to()], sentence);
    }
}
