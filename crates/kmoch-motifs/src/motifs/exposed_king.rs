use kmoch_eval::context::Zone;
use shakmaty::Rank;

use crate::line::Line;
use crate::motif::Findings;

motif! {
    /// The enemy's king stands on one of its first three ranks without a pawn of its own beside it or
    /// on the squares before it, and we hunt it: a move of ours gives check that is neither the first nor
    /// the last of the line.
    EXPOSED_KING = "exposed_king" {
        name: "Exposed king",
        example: "6k1/8/8/8/8/8/1R6/R5K1 b - - 0 1;g8h8 a1a8 h8h7 b2b7 h7g6 a8g8",
        says: "the king on h8 has no pawn before it",
        near_miss: "6k1/6p1/8/8/8/8/1R6/R5K1 b - - 0 1;g8h8 a1a8 h8h7 b2h2 h7g6 a8g8",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    let (board, enemy) = (line.start(), !line.solver());
    let Some(king) = board.king_of(enemy) else { return };
    // Seen by the king's side: the shelter is what stands beside and before the king.
    let seen = enemy.fold_wb(king, king.flip_vertical());
    let shelter = Zone::of(seen).immediate;
    let shelter = enemy.fold_wb(shelter, shelter.flip_vertical());
    let pawns = board.pawns() & board.by_color(enemy);
    if seen.rank() > Rank::Third || (shelter & pawns).any() {
        return;
    }
    let mut middle = line.ours().skip(1).filter(|step| step.ply < line.last_ply());
    let Some(check) = middle.find(|step| step.gives_check()) else { return };
    let start = line.ours().next().map_or(check.ply, |step| step.ply);
    let sentence = format!("the king on {king} has no pawn before it");
    found.claim(start..=check.ply, [king], sentence);
}
