//! The sources' rules, told where a side breaks one.

use kmoch_eval::{Breach, ClauseId};
use shakmaty::{Board, Color};

use super::Look;
use crate::Study;
use crate::language::{Phrase, breach, say};
use crate::rules::{alone, told};
use crate::story::Story;

/// The rules of the sources that a side breaks and that bear on the story, below a heading.
pub fn section(study: &Study, story: &Story, look: Look) -> String {
    listed(&say!("rules-broken"), told(study, story), study.position.board(), look)
}

/// All rules of the sources that one side breaks and the story does not tell, below a heading.
pub fn all(study: &Study, story: &Story, look: Look) -> String {
    let told: Vec<&Breach> = told(study, story).collect();
    let untold = alone(&study.breaches).filter(|breach| !told.contains(breach));
    listed(&say!("rules-broken"), untold, study.position.board(), look)
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
