//! One page about one game: a board that steps, curves, the story, tables. It asks
//! nothing of the outside and prints.

mod analysis;
mod curve;
mod page;
mod phases;
mod story;
mod tables;

use kmoch_eval::ClauseId;
use kmoch_tell::Language;

pub use analysis::Analysis;
pub use story::Paragraph;

use crate::annotator::Annotator;
use crate::judge::Criteria;
use crate::pgn::Game;

/// Clauses drawn when none are asked for.
const CLAUSES_DRAWN: usize = 6;

/// The page about a game. Clauses that moved most are drawn where none are asked for.
pub fn report(
    game: Game,
    annotator: &mut impl Annotator,
    criteria: &Criteria,
    clauses: &[ClauseId],
    language: Language,
) -> String {
    let analysis = Analysis::new(game, annotator, criteria).in_language(language);
    let clauses = match clauses {
        [] => analysis.most_moved(CLAUSES_DRAWN),
        chosen => chosen.to_vec(),
    };
    page::page(&analysis, criteria.swing, &clauses).into_string()
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
