//! What a search says of a move, for `explain --move`.

use kmoch_games::score::Thresholds;
use kmoch_tell::story::record::MoveRecord;
use kmoch_tell::story::searched::written;
use kmoch_tell::story::{Change, Step};
use kmoch_tell::{Study, text};
use shakmaty::Position as _;

use super::Played;
use super::searcher::Searcher;

/// A move told.
pub struct ToldMove {
    /// What it changes.
    pub change: Change,
    /// Whether the changes are worth a list: what is won or lost at once speaks for itself.
    pub listed: bool,
    /// The verdict, then why; nothing at sight.
    pub said: Vec<String>,
    /// What the changes are.
    pub heading: String,
    /// The same for programs; nothing at sight.
    pub record: Option<MoveRecord>,
}

impl ToldMove {
    /// Looks at the positions before and after the move.
    pub fn new(before: &Study, played: &Played, searcher: Option<&mut Searcher>) -> ToldMove {
        let at_sight = || text::change(before, &played.after, played.step);
        let after = &played.after.position.chess;
        let Some(searcher) = searcher.filter(|_| !after.is_game_over()) else {
            let (said, heading) = (Vec::new(), String::new());
            return ToldMove { change: at_sight(), listed: true, said, heading, record: None };
        };
        let position = &before.position.chess;
        let (best, reply) = (searcher.searched(position), searcher.searched(after));
        let step = Step { position, mv: played.step, before: &best, after: &reply };
        let mut said = vec![step.verdict(&Thresholds::default())];
        let point = if step.is_good() { step.gain(before.ledger.total()) } else { step.fault() };
        said.extend(point.as_ref().map(|point| point.sentence.clone()));
        if step.is_good() && point.is_none() {
            said.extend(searcher.threat(after).map(|threat| threat.sentence));
        }
        if !step.is_good() {
            said.extend(step.instead().map(|point| format!("Better: {}", line(&step, &point.sentence))));
        }
        let instead = best.line.first().map(|&mv| written(position, &[mv])).unwrap_or_default();
        let heading = match step.is_good() {
            true => "What it changes on the board".to_owned(),
            false => format!("Where it leads, beside {instead}"),
        };
        let record = Some(step.record(point.as_ref()));
        let listed = step.is_good() || point.is_none_or(|point| point.proof.is_none());
        ToldMove { change: step.change(at_sight), listed, said, heading, record }
    }
}

/// The best line with what it leads to.
fn line(step: &Step, sentence: &str) -> String {
    format!("{}. {sentence}", written(step.position, step.before.told(step.position)))
}
