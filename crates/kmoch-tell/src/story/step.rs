//! What a move is worth beside the best one. Why it is good or bad is told by `why`.

mod cause;
#[cfg(test)]
mod tests;
mod why;

use kmoch_eval::{Amount, Ledger};
use shakmaty::{Chess, Color, Move, Position as _};

use super::change::Change;
use super::searched::{MOST_TOLD, Searched, written};
use crate::language::{Argument, Phrase, say};
use crate::score::{Score, Thresholds};

pub use why::Point;

/// A move and the best play on both sides of it.
#[derive(Debug, Clone, Copy)]
pub struct Step<'a> {
    /// The position it is played in.
    pub position: &'a Chess,
    /// The move.
    pub mv: Move,
    /// Best play instead of it.
    pub before: &'a Searched,
    /// Best play after it.
    pub after: &'a Searched,
}

/// What loses fewer points of winning chances than this is as good as the best.
pub const GOOD: f64 = 2.0;

/// Who has fewer chances than this, in per cent, stands badly, whatever is played: nothing is playable then.
const BADLY: f64 = 30.0;

/// A move that loses so much, in pawns, is not playable, however little it changes.
const TELLS: i32 = 2;

impl Step<'_> {
    /// The move with its number: "13.Nd5".
    pub fn written(&self) -> String {
        written(self.position, &[self.mv])
    }

    /// Points of winning chances that the move gives away; less than nothing if the search thinks better
    /// of it afterwards.
    pub fn lost(&self) -> f64 {
        let [before, after] = self.chances();
        before - after
    }

    /// The mover's winning chances in per cent, with best play instead of the move and after it.
    fn chances(&self) -> [f64; 2] {
        let board = self.position.board();
        [self.before, self.after].map(|searched| {
            let chance = match searched.by {
                None => searched.verdict().on(board).chance(),
                Some(_) => searched.verdict().chance(),
            };
            self.mover().fold_wb(chance, 100.0 - chance)
        })
    }

    /// Whether the search itself would have made the move.
    pub fn is_best(&self) -> bool {
        self.before.line.first() == Some(&self.mv)
    }

    /// Whether nothing worth a word was better.
    pub fn is_good(&self) -> bool {
        self.is_best() || self.lost() < GOOD
    }

    /// What the move is worth beside the best one: "13.Nd5 is a mistake: -0.62 instead of +0.40 after
    /// 13.Re1."
    pub fn verdict(&self, thresholds: &Thresholds) -> Phrase {
        let san = Argument::Moves(self.written());
        let then = match self.after.verdict() {
            // Counted from the same position as what is there instead.
            Score::Mate { winner, moves } if winner == self.mover() => {
                Score::Mate { winner, moves: moves + 1 }
            }
            score => score,
        };
        let [instead, then] = [self.before.verdict(), then].map(Score::phrase);
        let best = self.before.line.first().map(|&mv| written(self.position, &[mv]));
        let best = Argument::Moves(best.unwrap_or_default());
        let fault = match self.before.by {
            None => thresholds.fault_by_own(self.lost()),
            Some(_) => thresholds.fault(self.lost()),
        };
        match fault {
            _ if self.is_best() => say!("step-best", san, then),
            Some(fault) => {
                say!("step-fault", san, fault = fault.name(), then, instead, best)
            }
            None if self.is_good() => say!("step-good", san, best, then),
            None if self.is_playable(thresholds) => say!("step-playable", san, then, best, instead),
            None => say!("step-weaker", san, then, best, instead),
        }
    }

    /// Whether the best move is only a little better, and the game goes on after this one too.
    fn is_playable(&self, thresholds: &Thresholds) -> bool {
        let [_, after] = self.chances();
        let loses = || {
            self.fault().and_then(|point| point.proof).is_some_and(|proof| proof.worth() >= TELLS)
        };
        self.lost() < thresholds.inaccuracy && after >= BADLY && !loses()
    }

    /// What the changes of [`change`](Step::change) are.
    pub fn heading(&self) -> Phrase {
        if self.is_good() && self.goes_on() {
            let line = written(self.position, &self.told_line());
            return say!("step-where", line = Argument::Moves(line));
        }
        let best = self.before.line.first().map(|&mv| written(self.position, &[mv]));
        match best.filter(|_| !self.is_good()) {
            None => say!("step-on-board"),
            Some(best) => say!("step-beside", best = Argument::Moves(best)),
        }
    }

    /// The better line, and what it leads to.
    pub fn better(&self) -> Option<Phrase> {
        let instead = self.instead();
        let line = self.better_line(instead.as_ref());
        if line.is_empty() {
            return None;
        }
        let line = say!("step-better", line = Argument::Moves(written(self.position, &line)));
        Some(match instead {
            Some(instead) => Phrase::in_turn([line, instead.sentence]),
            None => line,
        })
    }

    /// The better line as far as it is shown: to where it has proved what it brings.
    pub fn better_line(&self, instead: Option<&Point>) -> Vec<Move> {
        let proof = instead.and_then(|point| point.proof.as_ref());
        let proved = proof.filter(|proof| proof.moves.len() <= MOST_TOLD);
        let told = proved.map_or_else(|| self.before.told(self.position), |proof| &proof.moves);
        told.to_vec()
    }

    /// What changes with the move: on the board if it is good, or at the end of best play if something is taken at
    /// once; else between where best play leads after it and where it would have led instead.
    pub fn change(&self, before: &Ledger, at_sight: impl FnOnce() -> Change) -> Change {
        let [instead, then] = [&self.before.end, &self.after.end];
        let from = match self.is_good() {
            true if self.goes_on() => (self.position, before),
            true => return at_sight(),
            false => (&instead.0, &instead.1),
        };
        let change = Change::between(from, (&then.0, &then.1), None);
        match self.before.line.first().filter(|_| !self.is_good()) {
            Some(&best) => change.beside(&written(self.position, &[best])),
            None => change,
        }
    }

    /// Whether the ends of both lines show what the verdict says: they do not where a weaker move looks the better one.
    pub fn is_borne_out(&self, change: &Change) -> bool {
        self.is_good() || self.mover().fold_wb(change.total, -change.total) <= Amount::ZERO
    }

    /// Whether the board is not quiet after the move: it gives check, or the answer takes.
    fn goes_on(&self) -> bool {
        let takes = |mv: &Move| mv.is_capture() || mv.is_promotion();
        self.played().is_check() || self.after.line.first().is_some_and(takes)
    }

    /// The move and best play after it as far as it is told.
    fn told_line(&self) -> Vec<Move> {
        let after = self.played();
        std::iter::once(self.mv).chain(self.after.told(&after).iter().copied()).collect()
    }

    fn mover(&self) -> Color {
        self.position.turn()
    }

    /// What the move gives away, seen from the mover.
    fn loss(&self) -> Amount {
        let loss = self.before.score - self.after.score;
        self.mover().fold_wb(loss, -loss)
    }

    /// The position it leads to.
    fn played(&self) -> Chess {
        let mut after = self.position.clone();
        after.play_unchecked(self.mv);
        after
    }

    /// The move and best play after it.
    fn line(&self) -> Vec<Move> {
        std::iter::once(self.mv).chain(self.after.line.iter().copied()).collect()
    }
}
