//! The verdicts on the positions of a game: a glance at each, longer looks where something is wrong.

use shakmaty::{Chess, Position};

use crate::annotator::{Annotator, Assessment};
use crate::pgn::Game;
use crate::score::{Fault, Score, Thresholds};

/// Shares of an inaccuracy that each look has to see for the next one, which is longer: a glance may be
/// wrong by much.
const SUSPICION: [f64; 2] = [0.6, 0.7];

/// Points of winning chances that the judge may well be off: so many more than an inaccuracy's must be
/// lost for a sign.
const DOUBT: f64 = 0.5;

/// The look before the last has to see this share of what the last one has to.
const AGREEMENT: f64 = 0.9;

/// How often the game is gone through: a longer look for the sake of one move may show that the next one
/// is a suspect too.
const SWEEPS: usize = 2;

/// With so few units on the board much of what a count says is drawn all the same: the doubt is larger
/// by so many points.
const FEW_UNITS: usize = 8;
const DOUBT_WITH_FEW: f64 = 10.0;

/// Who was this many centipawns behind had lost already, and who still is this much ahead has lost
/// nothing.
const DECIDED: i32 = 350;

/// The verdicts on all positions of a game, the starting position's first.
pub struct Course<'a> {
    game: &'a Game,
    /// The best known verdicts.
    pub verdicts: Vec<Assessment>,
    /// The round in which each was found.
    rounds: Vec<usize>,
}

impl<'a> Course<'a> {
    /// A glance at every position, the last one first: what comes of a move is known before the move is
    /// looked at.
    pub fn glance(game: &'a Game, annotator: &mut impl Annotator) -> Course<'a> {
        let positions: Vec<&Chess> = game.positions().collect();
        let glance = |position: &&Chess| annotator.verdict_of_round(position, 0);
        let mut verdicts: Vec<Assessment> = positions.iter().rev().map(glance).collect();
        verdicts.reverse();
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

    /// What each move is called, after longer looks at the suspects, from the end of the game again.
    pub fn confirm(
        &mut self,
        annotator: &mut impl Annotator,
        thresholds: &Thresholds,
    ) -> Vec<Option<Fault>> {
        let mut faults = vec![None; self.game.plies.len()];
        for _ in 0..SWEEPS {
            for index in (0..faults.len()).rev() {
                faults[index] = self.fault(index, annotator, thresholds);
            }
        }
        faults
    }

    /// White's chances before and after a move, on one and the same scale.
    pub fn chances(&self, index: usize, annotator: &impl Annotator) -> [f64; 2] {
        let verdicts = [&self.verdicts[index], &self.verdicts[index + 1]];
        verdicts.map(|verdict| annotator.chance(self.position(index), verdict.score))
    }

    fn fault(
        &mut self,
        index: usize,
        annotator: &mut impl Annotator,
        thresholds: &Thresholds,
    ) -> Option<Fault> {
        let searches = annotator.rounds() > 1;
        let mut losses = vec![self.loss(index, annotator)];
        for round in 1..annotator.rounds() {
            let wanted = SUSPICION[(round - 1).min(SUSPICION.len() - 1)];
            if losses[losses.len() - 1] < thresholds.inaccuracy * wanted || self.is_decided(index) {
                return None;
            }
            self.look(index + 1, round, annotator);
            self.look(index, round, annotator);
            losses.push(self.loss(index, annotator));
        }
        // No move is blamed that the judge itself would have made, nor one that changes nothing.
        let best = self.verdicts[index].line.first();
        let is_best = best.is_some() && best == self.game.plies[index].mv.as_ref();
        if is_best || (searches && self.is_decided(index)) {
            return None;
        }
        let [before, after] = [&self.verdicts[index], &self.verdicts[index + 1]];
        let told_apart = before.score.margin(after.score) > before.doubt.max(after.doubt);
        let last = losses[losses.len() - 1];
        let before_last = losses.iter().rev().nth(1).copied().unwrap_or(last);
        let least = thresholds.inaccuracy + if searches { self.doubt(index) } else { 0.0 };
        let sure = told_apart && last >= least && before_last >= least * AGREEMENT;
        thresholds.fault(last.min(before_last).max(thresholds.inaccuracy)).filter(|_| sure)
    }

    /// Whether the mover had lost before, or still wins.
    fn is_decided(&self, index: usize) -> bool {
        let mover = self.position(index).turn();
        let seen = |index: usize| match self.verdicts[index].score {
            Score::Centipawns(score) => mover.fold_wb(score, -score),
            Score::Mate { winner, .. } if winner == mover => i32::MAX,
            Score::Mate { .. } => i32::MIN,
        };
        seen(index) < -DECIDED || seen(index + 1) > DECIDED
    }

    /// By how many points the loss of a move may be off.
    fn doubt(&self, index: usize) -> f64 {
        let few = self.position(index).board().occupied().count() <= FEW_UNITS;
        if few { DOUBT + DOUBT_WITH_FEW } else { DOUBT }
    }

    fn loss(&self, index: usize, annotator: &impl Annotator) -> f64 {
        let [before, after] = self.chances(index, annotator);
        (before - after) * self.position(index).turn().fold_wb(1.0, -1.0)
    }

    /// Looks at a position anew, unless that has been done as long before.
    fn look(&mut self, index: usize, round: usize, annotator: &mut impl Annotator) {
        if self.rounds[index] < round {
            self.verdicts[index] = annotator.verdict_of_round(self.position(index), round);
            self.rounds[index] = round;
        }
    }
}
