//! The verdicts on the positions of a game: a glance at each, longer looks where something is wrong.

use shakmaty::{Chess, Position};

use crate::annotator::{Annotator, Assessment};
use crate::pgn::Game;
use crate::phase::Phase;
use crate::score::{Fault, Score, Thresholds};

/// A look that sees this share of an inaccuracy is reason enough for a longer one; later looks have to
/// see a whole one.
const SUSPICION: f64 = 0.8;

/// Points of winning chances that the judge may well be off: so many more than an inaccuracy's must be
/// lost by both of the last looks for a sign.
const DOUBT: f64 = 1.5;

/// From this many centipawns behind on, more is lost by the verdict's catching up with the position than
/// by the moves, and the doubt is twice as large; so it is in endings, where a pawn may change nothing.
const WORSE: i32 = 100;

/// Who was this many centipawns behind had lost already, and who still is this much ahead has lost
/// nothing.
const DECIDED: i32 = 300;

/// The verdicts on all positions of a game, the starting position's first.
pub struct Course<'a> {
    game: &'a Game,
    /// The best known verdicts.
    pub verdicts: Vec<Assessment>,
    /// The round in which each was found.
    rounds: Vec<usize>,
}

impl<'a> Course<'a> {
    /// A glance at every position.
    pub fn glance(game: &'a Game, annotator: &mut impl Annotator) -> Course<'a> {
        let glance = |position| annotator.verdict_of_round(position, 0);
        let verdicts: Vec<Assessment> = game.positions().map(glance).collect();
        let rounds = vec![0; verdicts.len()];
        Course { game, verdicts, rounds }
    }

    /// The position before the move with this index.
    pub fn position(&self, index: usize) -> &'a Chess {
        match index.checked_sub(1) {
            None => &self.game.start,
            Some(before) => &self.game.plies[before].position,
        }
    }

    /// What each move is called, after longer looks at the suspects. The game is gone through from its
    /// end: what is found later is known when an earlier move is looked at.
    pub fn confirm(
        &mut self,
        annotator: &mut impl Annotator,
        thresholds: &Thresholds,
    ) -> Vec<Option<Fault>> {
        let mut faults = vec![None; self.game.plies.len()];
        for index in (0..faults.len()).rev() {
            faults[index] = self.fault(index, annotator, thresholds);
        }
        faults
    }

    fn fault(
        &mut self,
        index: usize,
        annotator: &mut impl Annotator,
        thresholds: &Thresholds,
    ) -> Option<Fault> {
        let mut losses = vec![self.loss(index)];
        for round in 1..annotator.rounds() {
            let wanted = if round < 3 { SUSPICION } else { 1.0 };
            if losses[losses.len() - 1] < thresholds.inaccuracy * wanted {
                return None;
            }
            self.look(index + 1, round, annotator);
            self.look(index, round, annotator);
            losses.push(self.loss(index));
        }
        // No move is blamed that the judge itself would have made.
        let best = self.verdicts[index].line.first();
        if best.is_some() && best == self.game.plies[index].mv.as_ref() {
            return None;
        }
        let [before, after] = [&self.verdicts[index], &self.verdicts[index + 1]];
        let told_apart = before.score.margin(after.score) > before.doubt.max(after.doubt);
        let least = losses.iter().rev().take(2).copied().fold(f64::INFINITY, f64::min);
        let doubt = if annotator.rounds() > 1 { self.doubt(index)? } else { 0.0 };
        let sure = told_apart && least >= thresholds.inaccuracy + doubt;
        thresholds.fault(least).filter(|_| sure)
    }

    /// By how many points the loss of a move may be off; none if it changed nothing.
    fn doubt(&self, index: usize) -> Option<f64> {
        let mover = self.position(index).turn();
        let seen = |index: usize| match self.verdicts[index].score {
            Score::Centipawns(score) => mover.fold_wb(score, -score),
            Score::Mate { winner, .. } if winner == mover => i32::MAX,
            Score::Mate { .. } => i32::MIN,
        };
        let (before, after) = (seen(index), seen(index + 1));
        if before < -DECIDED || after > DECIDED {
            return None;
        }
        let doubtful = before < -WORSE || Phase::of(self.position(index)) == Phase::Endgame;
        Some(if doubtful { 2.0 * DOUBT } else { DOUBT })
    }

    fn loss(&self, index: usize) -> f64 {
        let [before, after] = [&self.verdicts[index], &self.verdicts[index + 1]];
        Score::loss(before.score, after.score, self.position(index).turn())
    }

    /// Looks at a position anew, unless that has been done as long before.
    fn look(&mut self, index: usize, round: usize, annotator: &mut impl Annotator) {
        if self.rounds[index] < round {
            self.verdicts[index] = annotator.verdict_of_round(self.position(index), round);
            self.rounds[index] = round;
        }
    }
}
