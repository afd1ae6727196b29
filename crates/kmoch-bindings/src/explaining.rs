//! A position told once, in all the forms that a notebook shows.

use kmoch_eval::{Evaluator, Profile};
use kmoch_games::searcher::Searcher;
use kmoch_games::searching::{Effort, Searching};
use kmoch_tell::record::{Columns, PositionRecord};
use kmoch_tell::text::{self, Look};
use kmoch_tell::{Language, Position, Study, svg};
use shakmaty::Position as _;
use thiserror::Error;

/// A position told.
#[derive(Debug, Clone)]
pub struct Explained {
    /// The record that `kmoch explain --json --units` writes.
    pub record: String,
    /// The text that `kmoch explain` prints.
    pub text: String,
    /// The board with the reasons.
    pub svg: String,
}

/// Why there is nothing to tell.
#[derive(Debug, Error)]
pub enum Untold {
    /// The search has no room.
    #[error("there is not enough memory to search")]
    NoMemory,
    /// The record cannot be written.
    #[error("the record cannot be written: {0}")]
    Record(#[from] serde_json::Error),
}

/// Tells a position, after a search of so many nodes if that is not nothing. The same number gives the same story every time.
///
/// ```
/// use kmoch_eval::Profile;
/// use kmoch_bindings::explaining::explain;
/// use kmoch_tell::{Language, Position};
///
/// let position = Position::read("8/8/8/1P6/8/8/1k6/6K1 w - - 0 1").unwrap();
/// let told = explain(position, &Profile::tuned(), 0, Language::German).unwrap();
/// assert!(told.text.contains("b5") && told.svg.starts_with("<svg") && told.record.starts_with('{'));
/// ```
///
/// # Errors
/// When there is not enough memory.
pub fn explain(
    position: Position,
    profile: &Profile,
    nodes: u64,
    language: Language,
) -> Result<Explained, Untold> {
    let mut evaluator = Evaluator::new(profile);
    let study = Study::new(&mut evaluator, position);
    let mut story = study.story(&evaluator);
    if nodes > 0 && !study.position.chess.is_game_over() {
        let own = Searching::new(profile, Effort::Nodes(nodes)).ok_or(Untold::NoMemory)?;
        story = Searcher::Own(Box::new(own)).told(&study, story, &evaluator);
    }
    let columns = Columns::new(evaluator.weights());
    let record = PositionRecord::new(&columns, &study, &story, language);
    let record = serde_json::to_string(&record.with_units(&study, language))?;
    let look = Look { language, ..Look::default() };
    let text = text::story(&study, &story, &profile.name, look);
    let svg = svg::of_story(&study, &story, language);
    Ok(Explained { record, text, svg })
}
