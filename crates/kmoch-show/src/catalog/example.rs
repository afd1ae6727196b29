//! A clause on its own example.

use kmoch_eval::{
    Amount, CLAUSE_COUNT, Chapter, ClauseId, Evaluator, Ledger, LedgerSink, Profile, SLOT_COUNT,
    collect,
};

use crate::{Position, Study};

/// The clause's example with all that the clause finds in it, whether it is worth something or not.
pub fn study(clause: ClauseId) -> Option<Study> {
    let position = Position::read(clause.clause().example).ok()?;
    let mut study = Study::new(&mut Evaluator::new(&Profile::addendum()), position);
    if clause.clause().chapter == Chapter::Complement {
        study.ledger = everything(&study.position, study.ledger.total());
    }
    Some(study)
}

/// What all clauses find, whatever it is worth, when this is how far a side leads.
fn everything(position: &Position, lead: Amount) -> Ledger {
    let nothing = [0; SLOT_COUNT];
    let mut found = LedgerSink::new(&nothing, &nothing, &[true; CLAUSE_COUNT]);
    let closing = collect(position.board(), position.turn(), &mut found);
    closing.find(lead.micropawns(), &nothing, &mut found);
    found.finish()
}

/// What the clause says of its example, if it finds something there.
pub fn sentence(clause: ClauseId) -> Option<String> {
    let study = study(clause)?;
    let item = study.ledger.items.iter().find(|item| item.clause == clause)?;
    Some(item.sentence(study.position.board()))
}
