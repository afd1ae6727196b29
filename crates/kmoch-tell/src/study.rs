//! A position with everything found in it.

use kmoch_eval::{Cuts, Evaluator, Ledger};

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
    /// The cutting rules that hold for each side.
    pub cuts: Cuts,
}

impl Study {
    /// Looks at a position.
    pub fn new(evaluator: &mut Evaluator, position: Position) -> Study {
        let ledger = evaluator.ledger(position.board(), position.turn());
        let tally = Tally::of(&ledger);
        let cuts = evaluator.cuts(position.board());
        Study { position, ledger, tally, cuts }
    }

    /// Why the position is worth what it is worth.
    pub fn story(&self, evaluator: &Evaluator) -> Story {
        let chess = &self.position.chess;
        Story::of(chess, &self.ledger).with_what_if(chess, evaluator)
    }
}
