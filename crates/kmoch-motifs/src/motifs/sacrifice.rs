use crate::line::Line;
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
    let start = balance(line.start(), us);
    let down = |board| start - balance(board, us);
    let Some(combination) =
        line.combinations().find(|combination| down(combination.next.board()) >= GIVEN_UP)
    else {
        return;
    };
    let (first, next) = (combination.first, combination.next);
    let plies = first.ply - 1..=line.last_ply();
    let theirs = plies.filter_map(|ply| line.step(ply)).filter(|step| step.mover() != us);
    let lead = line.ours().next().map_or(0, |step| step.ply);
    if theirs.filter(|step| step.ply > lead).any(|step| step.mv.is_promotion()) {
        return;
    }
    let side = kmoch_eval::sentence::name(us);
    let pawns = down(next.board());
    let sentence = format!("{side} gives up material worth {pawns} pawns with {}", first.san());
    let start = line.ours().next().map_or(first.ply, |step| step.ply);
    found.claim(start..=next.ply, [first.to(), combination.reply.to()], sentence);
}
