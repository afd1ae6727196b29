//! A position with everything found in it.

use std::sync::Arc;

use kmoch_eval::{Bracket, Breach, Cuts, Evaluator, Item, Ledger, Stage, Survey, Weights};

use crate::story::{Accounts, Story};
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
    /// The cutting rules that each side breaks.
    pub cuts: Cuts,
    /// The same, with how much and where.
    pub breaches: Vec<Breach>,
    /// Both sides' measures.
    pub survey: Survey,
    /// What findings are worth.
    weights: Arc<Weights>,
}

impl Study {
    /// Looks at a position.
    pub fn new(evaluator: &mut Evaluator, position: Position) -> Study {
        let ledger = evaluator.ledger(position.board(), position.turn());
        let tally = Tally::of(&ledger);
        let breaches = evaluator.breaches(position.board());
        let cuts = Cuts::of_breaches(&breaches);
        let survey = evaluator.survey(position.board());
        let bracket = evaluator.weights().bracket(Stage::of(position.board()));
        let weights = Arc::clone(evaluator.weights());
        Study { position, bracket, ledger, tally, cuts, breaches, survey, weights }
    }

    /// What others owe to each unit: with these items a ledger has the same total.
    pub fn leaned_on(&self) -> Vec<Item> {
        self.weights.leaned_on(self.position.board(), self.position.turn(), &self.ledger)
    }

    /// What each unit is worth, and why.
    pub fn accounts(&self) -> Accounts {
        let owed = self.leaned_on();
        Accounts::of(self.position.board(), self.ledger.items.iter().chain(&owed))
    }

    /// Why the position is worth what it is worth.
    pub fn story(&self, evaluator: &Evaluator) -> Story {
        let chess = &self.position.chess;
        Story::of(chess, &self.ledger).with_what_if(chess, evaluator)
    }
}
