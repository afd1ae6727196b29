//! What a clause says of its own example.

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Position};

use crate::clause::{Chapter, Clause};
use crate::sinks::LedgerSink;
use crate::{Amount, CLAUSE_COUNT, Evaluator, Ledger, Profile, Stage, Weights, collect};

impl Clause {
    /// The sentence the clause says of its example, by the sources' numbers; none if it is silent
    /// there, and a test sees to it that none is.
    ///
    /// ```
    /// use kmoch_eval::ClauseId;
    /// let rule = ClauseId::CutBackwardSeventh.clause();
    /// assert_eq!(
    ///     rule.example_sentence().unwrap(),
    ///     "White has two backward pawns where they started, b2 and e2: the rule allows one"
    /// );
    /// ```
    pub fn example_sentence(&self) -> Option<String> {
        let fen: Fen = self.example.parse().ok()?;
        let position: Chess = fen.into_position(CastlingMode::Chess960).ok()?;
        let evaluator = &mut Evaluator::new(&Profile::addendum());
        match self.chapter {
            Chapter::Cuts => self.broken(&position, evaluator),
            Chapter::Preferences => self.preferred(&position, evaluator),
            Chapter::Moves => self.moved(&position, evaluator),
            _ => self.found(&position, evaluator),
        }
    }

    fn broken(&self, position: &Chess, evaluator: &mut Evaluator) -> Option<String> {
        let breaches = evaluator.breaches(position.board());
        let breach = breaches.iter().find(|breach| breach.rule.clause().key == self.key)?;
        Some(breach.sentence(position.board()))
    }

    fn preferred(&self, position: &Chess, evaluator: &mut Evaluator) -> Option<String> {
        let [better, worse] = [0, 1].map(|which| self.after(position, which));
        let (better, worse) = (better?, worse?);
        let boards = [better.board(), worse.board()];
        let stage = Stage::of(position.board());
        let items = evaluator.preference_items(stage, position.turn(), boards);
        let item = items.iter().find(|item| item.clause.clause().key == self.key)?;
        Some(item.sentence(better.board()))
    }

    fn moved(&self, position: &Chess, evaluator: &mut Evaluator) -> Option<String> {
        let m = self.example_move(position, 0)?;
        let items = evaluator.move_items(position.board(), position.turn(), m);
        let item = items.iter().find(|item| item.clause.clause().key == self.key)?;
        Some(item.sentence(position.board()))
    }

    /// A finding of the sources' ledger or, of a clause that they leave out, one without a value.
    fn found(&self, position: &Chess, evaluator: &Evaluator) -> Option<String> {
        let (board, turn) = (position.board(), position.turn());
        let ledger = evaluator.ledger(board, turn);
        let everything = everything(position, ledger.total());
        let mut items = ledger.items.iter().chain(&everything.items);
        let item = items.find(|item| item.clause.clause().key == self.key)?;
        Some(item.sentence(board))
    }

    /// One of the moves of the example.
    pub fn example_move(&self, position: &Chess, which: usize) -> Option<shakmaty::Move> {
        self.moves.get(which)?.parse::<UciMove>().ok()?.to_move(position).ok()
    }

    fn after(&self, position: &Chess, which: usize) -> Option<Chess> {
        position.clone().play(self.example_move(position, which)?).ok()
    }
}

/// What all clauses find, whatever it is worth, when this is how far a side leads.
pub fn everything(position: &Chess, lead: Amount) -> Ledger {
    // Clauses that the sources leave out are worth nothing to them, but keep their parameters.
    let weights = Weights::new(&Profile::addendum());
    let row = weights.row_index(Stage::of(position.board()));
    let (values, base) = (weights.values(row), weights.base(row));
    let mut found = LedgerSink::new(values, base, &[true; CLAUSE_COUNT]);
    let closing = collect(position.board(), position.turn(), &mut found);
    closing.find(lead.micropawns(), values, &mut found);
    found.finish()
}

#[cfg(test)]
mod tests {
    use crate::CLAUSES;

    #[test]
    fn every_clause_speaks_of_its_example_and_no_template_is_left() {
        for clause in CLAUSES {
            let sentence = clause.example_sentence();
            let sentence = sentence.unwrap_or_else(|| panic!("{} is silent", clause.key));
            for fault in ["{", "}", "_units", "no square", "from nothing"] {
                assert!(!sentence.contains(fault), "{}: {sentence}", clause.key);
            }
        }
    }
}
