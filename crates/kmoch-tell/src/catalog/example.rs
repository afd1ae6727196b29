//! A clause on its own example.

use kmoch_eval::{Chapter, ClauseId, Evaluator, Profile, everything};

use crate::{Language, Position, Study, language};

/// The clause's example with all that the clause finds in it, whether it is worth something or not.
pub fn study(clause: ClauseId) -> Option<Study> {
    let position = Position::read(clause.clause().example).ok()?;
    let mut study = Study::new(&mut Evaluator::new(&Profile::addendum()), position);
    if clause.clause().chapter == Chapter::Complement {
        study.ledger = everything(&study.position.chess, study.ledger.total());
    }
    Some(study)
}

/// What the clause says of its example, if it finds something there; of moves in English only.
pub fn sentence(clause: ClauseId, language: Language) -> Option<String> {
    if language == Language::English {
        return clause.clause().example_sentence();
    }
    let study = study(clause)?;
    let board = study.position.board();
    let found = study.ledger.items.iter().find(|item| item.clause == clause);
    let broken = study.breaches.iter().find(|breach| breach.rule == clause);
    let phrase = found
        .map(|item| language::finding(item, board))
        .or_else(|| broken.map(|breach| language::breach(breach, board)));
    phrase.map(|phrase| phrase.tell(language))
}
