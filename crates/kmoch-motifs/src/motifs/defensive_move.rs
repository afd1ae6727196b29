use shakmaty::Position;

use super::quiet_move::is_silent;
use crate::line::{Line, Step};
use crate::motif::Findings;

/// With fewer legal moves than this there is little to choose, and nothing to find.
const CHOICE: usize = 3;

motif! {
    /// A precise move that only parries, though there were three or more to choose from: the last
    /// move of the line that takes nothing, gives no check and attacks nothing; or an answer to a check
    /// that neither takes nor checks, before anything was taken or any check given.
    DEFENSIVE_MOVE = "defensive_move" {
        name: "Defensive move",
        example: "3r3k/6pp/8/8/8/8/6PP/3R2K1 b - - 0 1;h7h6 g1f1",
        says: "Kf1 only parries",
        near_miss: "3r3k/6pp/8/8/8/8/6PP/3R2K1 b - - 0 1;h7h6 d1d8",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    let last = line.ours().next_back().filter(|step| step.ply == line.last_ply());
    let parries = last.filter(|&last| has_choice(last) && is_silent(last));
    if let Some(step) = parries.or_else(|| escape(line)) {
        let sentence = format!("{} only parries", step.san());
        found.claim(step.ply..=step.ply, [step.to(), step.from()], sentence);
    }
}

fn has_choice(step: Step<'_>) -> bool {
    step.before.legal_moves().len() >= CHOICE
}

/// The first answer to a check, if everything up to it was peaceful and chosen.
fn escape(line: &Line) -> Option<Step<'_>> {
    let mut peaceful = line
        .ours()
        .take_while(|&step| step.taken().is_none() && !step.gives_check() && has_choice(step));
    peaceful.find(|step| step.before.is_check())
}
