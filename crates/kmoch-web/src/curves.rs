//! What each position of a game is worth, clause by clause, and where that turned.

use std::collections::BTreeMap;

use kmoch_eval::{Amount, CLAUSES, Evaluator, Ledger};
use kmoch_tell::Language;
use kmoch_tell::outcome::Outcome;
use kmoch_tell::record::OutcomeRecord;
use kmoch_tell::story::{Change, title};
use kmoch_tell::turning::{LEAST_SWING, MOST_TURNS, Turn, chance, recaptures, turns_at_sight};
use shakmaty::{Chess, Color, Position as _};

use crate::contract::{Scales, TurningPoint};
use crate::pgn::Game;
use crate::problem::Problem;
use crate::shelf::{NO_CACHE, scaled};
use crate::work::Stop;

/// The clause that counts having the move.
const TEMPO: &str = "tempo";

/// The curves of a game, and the positions they run through.
pub struct Curves<'a> {
    positions: &'a [Chess],
    /// Which moves take back.
    recaptures: Vec<bool>,
    outcomes: Vec<Option<Outcome>>,
    ledgers: Vec<Ledger>,
    /// For each clause that is found, what it comes to in each position, White's view.
    clauses: BTreeMap<&'static str, Vec<Amount>>,
}

impl Curves<'_> {
    /// Looks at every position.
    pub fn of<'a>(game: &'a Game, scales: &Scales, stop: &Stop) -> Result<Curves<'a>, Problem> {
        let positions = &game.positions;
        let evaluator = Evaluator::with_weights(scaled(scales)?.weights, NO_CACHE);
        let mut ledgers = Vec::with_capacity(positions.len());
        let mut clauses: BTreeMap<&'static str, Vec<Amount>> = BTreeMap::new();
        for (ply, position) in positions.iter().enumerate() {
            stop.check()?;
            let ledger = evaluator.ledger(position.board(), position.turn());
            for (key, sum) in sums(&ledger) {
                let curve = clauses.entry(key).or_default();
                curve.resize(ply, Amount::ZERO);
                curve.push(sum);
            }
            ledgers.push(ledger);
        }
        for curve in clauses.values_mut() {
            curve.resize(positions.len(), Amount::ZERO);
        }
        let outcomes = positions.iter().map(Outcome::of).collect();
        let recaptures = recaptures(game.played.iter().copied());
        Ok(Curves { positions, recaptures, outcomes, ledgers, clauses })
    }

    /// How the last position ends the game, if it does.
    pub fn outcome(&self, language: Language) -> Option<OutcomeRecord> {
        let last = self.outcomes.last().copied().flatten();
        last.map(|outcome| OutcomeRecord::new(outcome, language))
    }

    /// What each position is worth; nothing where the game is over.
    pub fn totals(&self) -> Vec<Option<f64>> {
        let totals = self.ledgers.iter().zip(&self.outcomes);
        totals.map(|(ledger, over)| over.is_none().then(|| ledger.total().millipawns())).collect()
    }

    /// The part of each clause.
    pub fn clauses(&self) -> BTreeMap<&'static str, Vec<f64>> {
        let millipawns = |curve: &Vec<Amount>| curve.iter().map(|sum| sum.millipawns()).collect();
        self.clauses.iter().map(|(key, curve)| (*key, millipawns(curve))).collect()
    }

    /// Where the game turned, by the rule that reports go by, and what did most to turn it. Who has
    /// the move is left out of account.
    pub fn turning_points(&self, language: Language) -> Vec<TurningPoint> {
        let having_the_move =
            |ply: usize| self.clauses.get(TEMPO).map_or(Amount::ZERO, |curve| curve[ply]);
        let settled: Vec<f64> = (0..self.positions.len())
            .map(|ply| (self.ledgers[ply].total() - having_the_move(ply)).millipawns())
            .collect();
        let chances: Vec<f64> = settled
            .iter()
            .zip(&self.outcomes)
            .map(|(millipawns, over)| {
                over.map_or_else(|| chance(millipawns / 10.0), Outcome::chance)
            })
            .collect();
        let turns = turns_at_sight(&chances, &self.recaptures, LEAST_SWING, MOST_TURNS);
        turns.into_iter().map(|turn| self.turning_point(turn, &settled, language)).collect()
    }

    fn turning_point(&self, turn: Turn, settled: &[f64], language: Language) -> TurningPoint {
        let side = Color::from_white(turn.swing > 0.0);
        let (before, after) = (turn.ply - 1, turn.settled);
        let at = |ply: usize| (&self.positions[ply], &self.ledgers[ply]);
        let change = Change::between(at(before), at(after), None);
        let shift = change.main(side);
        let by = |curve: &Vec<Amount>| {
            let by = curve[after] - curve[before];
            side.fold_wb(by, -by)
        };
        let clause = self
            .clauses
            .iter()
            .filter(|(key, _)| **key != TEMPO)
            .max_by_key(|(_, curve)| by(curve));
        let is_over = self.outcomes[turn.ply].is_some();
        TurningPoint {
            ply: turn.ply,
            swing_mp: (!is_over)
                .then(|| ((settled[after] - settled[before]) * 1000.0).round() / 1000.0),
            clause: clause.map_or("material", |(key, _)| *key),
            name: shift.map(|shift| title(shift.theme).tell(language)).unwrap_or_default(),
            clause_mp: shift.map_or(0.0, |shift| shift.amount.millipawns()),
            sentence: match self.outcomes[turn.ply] {
                Some(outcome) => Some(outcome.phrase().tell(language)),
                None => shift.map(|shift| shift.told().tell(language)),
            },
        }
    }
}

/// Each clause's difference, seen from White.
fn sums(ledger: &Ledger) -> impl Iterator<Item = (&'static str, Amount)> {
    let mut sums = vec![Amount::ZERO; CLAUSES.len()];
    for item in &ledger.items {
        sums[item.clause.index()] += item.side.fold_wb(item.amount, -item.amount);
    }
    let parts = CLAUSES.iter().zip(sums).filter(|(_, sum)| *sum != Amount::ZERO);
    parts.map(|(clause, sum)| (clause.key, sum))
}
