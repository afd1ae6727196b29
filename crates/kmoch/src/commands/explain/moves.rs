//! What a search says of a move, for `explain --move`.

use kmoch_games::score::Thresholds;
use kmoch_tell::language::Phrase;
use kmoch_tell::story::proof::Proof;
use kmoch_tell::story::record::MoveRecord;
use kmoch_tell::story::step::Point;
use kmoch_tell::story::{Change, Searched, Step, gains};
use kmoch_tell::{Language, Study, text};
use shakmaty::{Chess, Move, Position as _};

use super::Played;
use kmoch_games::searcher::Searcher;

/// A move told.
pub struct ToldMove {
    /// What it changes.
    pub change: Change,
    /// Whether the changes are worth a list: what is won or lost at once speaks for itself, and none may contradict
    /// the verdict.
    pub listed: bool,
    /// The verdict, then why; nothing at sight.
    pub said: Vec<Phrase>,
    /// What the changes are.
    pub heading: Option<Phrase>,
    judged: Option<Judged>,
}

/// "34.Rc4# mates.": nothing else counts then.
fn mates(position: &Chess, mv: Move) -> Option<Phrase> {
    let mut after = position.clone();
    after.play_unchecked(mv);
    Proof::find(position, &[mv], position.turn(), 1)
        .filter(|_| after.is_checkmate())
        .map(|proof| gains::by_move(&proof, position))
}

/// What a search found before and after the move.
struct Judged {
    position: Chess,
    mv: Move,
    before: Searched,
    after: Searched,
    point: Option<Point>,
}

impl Judged {
    fn step(&self) -> Step<'_> {
        let Judged { position, mv, before, after, .. } = self;
        Step { position, mv: *mv, before, after }
    }
}

impl ToldMove {
    /// Looks at the positions before and after the move.
    pub fn new(before: &Study, played: &Played, searcher: Option<&mut Searcher>) -> ToldMove {
        let at_sight = || text::change(before, &played.after, played.step);
        let after = &played.after.position.chess;
        if let Some(mates) = mates(&before.position.chess, played.step) {
            let (change, said) = (at_sight(), vec![mates]);
            return ToldMove { change, listed: false, said, heading: None, judged: None };
        }
        let Some(searcher) = searcher else {
            let (change, said) = (at_sight(), Vec::new());
            return ToldMove { change, listed: true, said, heading: None, judged: None };
        };
        let position = before.position.chess.clone();
        let [instead, then] = searcher.around(&position, played.step, after);
        let mut judged =
            Judged { mv: played.step, before: instead, after: then, position, point: None };
        let step = judged.step();
        let good = step.is_good();
        let mut said = vec![step.verdict(&Thresholds::default())];
        let point = if good { step.gain(before.ledger.total()) } else { step.fault() };
        said.extend(point.as_ref().map(|point| point.sentence.clone()));
        if good && point.is_none() {
            let threat = searcher.threat(after).filter(|threat| step.is_worth_a_word(threat));
            said.extend(threat.map(|threat| threat.sentence));
        }
        // What was missed has been told with its moves.
        let repeats = || step.instead().is_some_and(|instead| instead.repeats(point.as_ref()));
        if !good && !repeats() {
            said.extend(step.better());
        }
        let proved = point.as_ref().is_some_and(|point| point.proof.is_some());
        let (change, heading) = (step.change(&before.ledger, at_sight), Some(step.heading()));
        let listed = !proved && !after.is_game_over() && step.is_borne_out(&change);
        judged.point = point;
        ToldMove { change, listed, said, heading, judged: Some(judged) }
    }

    /// What a search says of it, for programs; nothing at sight.
    pub fn record(&self, language: Language) -> Option<MoveRecord> {
        let judged = self.judged.as_ref()?;
        Some(judged.step().record(judged.point.as_ref(), language))
    }
}
