//! A position with everything found in it.

use kmoch_eval::{Cuts, Evaluator, Ledger, Survey};

use crate::{Position, Tally};

/// A position with everything found in it, ready to be shown.
#[derive(Debug, Clone)]
pub struct Study {
    /// The position.
    pub position: Position,
    /// What was found in it, item by item.
    pub ledger: Ledger,
    /// The same by clause.
    pub tally: Tally,
    /// The cutting rules that each side breaks.
    pub cuts: Cuts,
    /// Both sides' measures.
    pub survey: Survey,
}

impl Study {
    /// Looks at a position.
    pub fn new(evaluator: &mut Evaluator, position: Position) -> Study {
        let ledger = evaluator.ledger(position.board(), position.turn());
        let tally = Tally::of(&ledger);
        let cuts = evaluator.cuts(position.board());
        let survey = evaluator.survey(position.board());
        Study { position, ledger, tally, cuts, survey }
    }
}
