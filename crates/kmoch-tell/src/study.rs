//! A position with everything found in it.

use kmoch_eval::{Breach, Cuts, Evaluator, Ledger, Survey};

use crate::story::Story;
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
    /// The same, with how much and where.
    pub breaches: Vec<Breach>,
    /// Both sides' measures.
    pub survey: Survey,
}

impl Study {
    /// Looks at a position.
    pub fn new(evaluator: &mut Evaluator, position: Position) -> Study {
        let ledger = evaluator.ledger(position.board(), position.turn());
        let tally = Tally::of(&ledger);
        let breaches = evaluator.breaches(position.board());
        let cuts = Cuts::of_breaches(&breaches);
        let survey = evaluator.survey(position.board());
        Study { position, ledger, tally, cuts, breaches, survey }
    }

    /// Why the position is worth what it is worth.
    pub fn story(&self, evaluator: &Evaluator) -> Story {
        let chess = &self.position.chess;
        Story::of(chess, &self.ledger).with_what_if(chess, evaluator)
    }
}
