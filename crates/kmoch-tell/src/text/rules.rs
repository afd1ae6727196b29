//! The sources' rules, told where a side breaks one.

use kmoch_eval::{Breach, ClauseId};
use shakmaty::{Board, Color};

use super::Look;
use crate::Study;
use crate::rules::told;

/// The rules of the sources that a side breaks, below a heading.
pub fn section(study: &Study, look: Look) -> String {
    let told = told(&study.breaches);
    listed("Rules of the sources that are broken", told, study.position.board(), look)
}

/// The rules that a move breaks, below a heading.
pub fn by_move(breaches: &[Breach], after: &Board, look: Look) -> String {
    listed("Rules of the sources that the move breaks", breaches, after, look)
}

fn listed<'a>(
    heading: &str,
    breaches: impl IntoIterator<Item = &'a Breach>,
    board: &Board,
    look: Look,
) -> String {
    let points: String =
        breaches.into_iter().map(|breach| look.point(&breach.sentence(board))).collect();
    if points.is_empty() { points } else { format!("\n{}\n{points}", look.heading(heading)) }
}

/// What a rule has to say of each side.
pub fn of_clause(study: &Study, rule: ClauseId, side: Color, look: Look) -> String {
    let broken = study.breaches.iter().filter(|b| b.rule == rule && b.side == side);
    broken.map(|breach| look.point(&breach.sentence(study.position.board()))).collect()
}
