//! The sources' rules, told where a side breaks one.

use kmoch_eval::{Breach, ClauseId};
use shakmaty::{Board, Color};

use super::Look;
use crate::Study;
use crate::language::{Phrase, breach, say};
use crate::rules::told;

/// The rules of the sources that a side breaks, below a heading.
pub fn section(study: &Study, look: Look) -> String {
    let told = told(&study.breaches);
    listed(&say!("rules-broken"), told, study.position.board(), look)
}

/// The rules that a move breaks, below a heading.
pub fn by_move(breaches: &[Breach], after: &Board, look: Look) -> String {
    listed(&say!("rules-broken-by-move"), breaches, after, look)
}

fn listed<'a>(
    heading: &Phrase,
    breaches: impl IntoIterator<Item = &'a Breach>,
    board: &Board,
    look: Look,
) -> String {
    let points: String =
        breaches.into_iter().map(|broken| look.point(&look.tell(&breach(broken, board)))).collect();
    if points.is_empty() {
        points
    } else {
        format!("\n{}\n{points}", look.heading(&look.tell(heading)))
    }
}

/// What a rule has to say of each side.
pub fn of_clause(study: &Study, rule: ClauseId, side: Color, look: Look) -> String {
    let broken = study.breaches.iter().filter(|b| b.rule == rule && b.side == side);
    broken.map(|broken| look.point(&look.tell(&breach(broken, study.position.board())))).collect()
}
