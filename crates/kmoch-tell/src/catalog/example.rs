//! A clause on its own example.

use kmoch_eval::{Chapter, ClauseId, Evaluator, Profile, everything};

use crate::{Position, Study};

/// The clause's example with all that the clause finds in it, whether it is worth something or not.
pub fn study(clause: ClauseId) -> Option<Study> {
    let position = Position::read(clause.clause().example).ok()?;
    let mut study = Study::new(&mut Evaluator::new(&Profile::addendum()), position);
    if clause.clause().chapter == Chapter::Complement {
        study.ledger = everything(&study.position.chess, study.ledger.total());
    }
    Some(study)
}

/// What the clause says of its example, if it finds something there.
pub fn sentence(clause: ClauseId) -> Option<String> {
    clause.clause().example_sentence()
}
