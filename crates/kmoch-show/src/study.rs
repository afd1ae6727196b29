//! A position with everything found in it.

use kmoch_eval::{Bracket, Cuts, Evaluator, Ledger, Stage};

use crate::{Position, Tally};

/// A position with everything found in it, ready to be shown.
#[derive(Debug, Clone)]
pub struct Study {
    /// The position.
    pub position: Position,
    /// How far the game has come, by the profile's borders.
    pub bracket: Bracket,
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
        let bracket = evaluator.weights().bracket(Stage::of(position.board()));
        Study { position, bracket, ledger, tally, cuts }
    }
}
