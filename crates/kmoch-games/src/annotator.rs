//! Who judges positions: anything that can give a verdict and its reasons.

use kmoch_eval::{Amount, Evaluator, Ledger, Profile};
use kmoch_tell::outcome::Outcome;
use kmoch_tell::story::Searched;
use shakmaty::{Chess, Color, Move, Position};

use crate::score::Score;

/// A verdict and the line it rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Assessment {
    /// The verdict.
    pub score: Score,
    /// Best play from the position, as far as it was looked at; empty for a verdict at sight.
    pub line: Vec<Move>,
    /// How many centipawns the verdict may well be off, as far as its maker can tell.
    pub doubt: u32,
}

impl Assessment {
    /// The position at the end of the line, whose reasons explain the verdict.
    pub fn end(&self, position: &Chess) -> Chess {
        let mut end = position.clone();
        for &mv in &self.line {
            match end.clone().play(mv) {
                Ok(next) => end = next,
                Err(_) => break,
            }
        }
        end
    }

    /// The same as a story is told from it, with the ledger where the line ends.
    pub fn searched(&self, position: &Chess, annotator: &mut impl Annotator) -> Searched {
        let told = Searched::told_plies(position, &self.line);
        let line = self.line[..told].to_vec();
        let end = Assessment { line, ..self.clone() }.end(position);
        let ledger = annotator.ledger(&end);
        Searched {
            nodes: 0,
            depth: 0,
            score: self.score.amount(),
            mate: self.score.mate(),
            line: self.line.clone(),
            end: (end, ledger),
            by: None,
            standstill: false,
        }
    }
}

/// Judges positions; each thread has its own.
pub trait Annotator {
    /// A new game begins: what was learnt from others must not colour its verdicts, or
    /// they would depend on which games came before.
    fn begin(&mut self) {}

    /// How often it can look at a position, each time longer than before.
    fn rounds(&self) -> usize {
        1
    }

    /// The verdict on a position in which the game goes on, after a look of this round: 0 is a
    /// glance, the last one the longest look.
    fn assess(&mut self, position: &Chess, round: usize) -> Assessment;

    /// The reasons at sight.
    fn ledger(&mut self, position: &Chess) -> Ledger;

    /// White's chance of winning in per cent by a verdict of this judge on a position.
    fn chance(&self, _: &Chess, score: Score) -> f64 {
        score.chance()
    }

    /// The verdict on any position after the longest look.
    fn verdict(&mut self, position: &Chess) -> Assessment {
        self.verdict_of_round(position, self.rounds() - 1)
    }

    /// The verdict on any position: mates and draws on the board need no judgement.
    fn verdict_of_round(&mut self, position: &Chess, round: usize) -> Assessment {
        let Some(over) = Outcome::of(position) else { return self.assess(position, round) };
        let score = over.winner().map_or(Score::LEVEL, |winner| Score::Mate { winner, moves: 0 });
        Assessment { score, line: Vec::new(), doubt: 0 }
    }
}

/// At sight no capture is seen through: less than a pawn says nothing.
const DOUBT_AT_SIGHT: u32 = 100;

/// Judges at sight, by the evaluation alone.
#[derive(Debug)]
pub struct AtSight {
    evaluator: Evaluator,
}

impl AtSight {
    /// Judges by this profile.
    pub fn new(profile: &Profile) -> AtSight {
        AtSight { evaluator: Evaluator::new(profile) }
    }
}

impl Annotator for AtSight {
    fn assess(&mut self, position: &Chess, _: usize) -> Assessment {
        // As if nobody had the move: else every move would seem to give something away.
        let of = |turn| self.evaluator.evaluate(position.board(), turn).micropawns();
        let [white, black] = Color::ALL.map(of);
        let amount = Amount::from_micropawns((white + black) / 2);
        let score = Score::Centipawns(amount.centipawns());
        Assessment { score, line: Vec::new(), doubt: DOUBT_AT_SIGHT }
    }

    fn ledger(&mut self, position: &Chess) -> Ledger {
        self.evaluator.ledger(position.board(), position.turn())
    }
}
