use kmoch_eval::context::Units;
use shakmaty::Position;

use crate::line::Line;
use crate::motif::Findings;

/// A side with more moves than this nearly always has one that harms nothing.
const FEW_MOVES: usize = 15;
/// And so has one with more pieces than this.
const FEW_PIECES: usize = 1;
/// What having to move must cost, in winning chances from 0 to 1.
const COST: f64 = 0.15;

motif! {
    /// After a move of ours the enemy is not in check, has at most one piece besides king and pawns and no more than
    /// fifteen moves, and would be glad to pass: having to move costs it at least 15 points of winning
    /// chances in a hundred. No look at the board proves that, so it is only claimed with a search.
    ZUGZWANG = "zugzwang" {
        name: "Zugzwang",
        example: "8/8/5p2/3k1P1K/8/8/8/8 b - - 4 55;d5e5 h5g6 e5e4 g6f6",
        says: "after Kg6 Black would rather not move",
        near_miss: "8/p7/5p2/3k1P1K/8/8/8/8 b - - 0 1;d5e5 h5g6 a7a6 g6h6",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    let enemy = kmoch_eval::sentence::name(!line.solver());
    for step in line.ours() {
        let few_moves = (1..=FEW_MOVES).contains(&step.after.legal_moves().len());
        let pieces = Units::of(step.board(), step.after.turn()).pieces().count();
        if step.gives_check() || !few_moves || pieces > FEW_PIECES {
            continue;
        }
        let Ok(passed) = step.after.clone().swap_turn() else { continue };
        let Some(judge) = found.judge.as_deref_mut() else { return };
        if 1.0 - judge.chances(&passed) - judge.chances(step.after) >= COST {
            let sentence = format!("after {} {enemy} would rather not move", step.san());
            found.claim(step.ply..=step.ply, [step.to()], sentence);
        }
    }
}
