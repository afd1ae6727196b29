//! The verdicts on the positions of a game: a glance at each, longer looks where something is wrong.

use shakmaty::{Chess, Position};

use crate::annotator::{Annotator, Assessment};
use crate::pgn::Game;
use crate::score::{DOUBT, Fault, Thresholds};

/// Shares of an inaccuracy that each look has to see for the next one, which is longer: a glance may be
/// wrong by much, in both directions.
const SUSPICION: [f64; 2] = [0.5, 0.5];

/// How often the game is gone through: a longer look for the sake of one move may show that the next one
/// is a suspect too.
const SWEEPS: usize = 2;

/// With so few units on the board much of what a count says is drawn all the same: the doubt is larger
/// by so many points.
const FEW_UNITS: usize = 8;
const DOUBT_WITH_FEW: f64 = 10.0;

/// Who has fewer chances than this, in per cent, is losing, and by how much is hard to tell: the doubt is
/// larger by so many points.
const LOSING: f64 = 30.0;
const DOUBT_WHEN_LOSING: f64 = 8.0;

/// Who had no more chances than this, in per cent, had lost already, and whose opponent still has no more
/// has lost nothing.
const DECIDED: f64 = 15.0;

/// The verdicts on all positions of a game, the starting position's first.
pub struct Course<'a> {
    game: &'a Game,
    /// The best known verdicts.
    pub verdicts: Vec<Assessment>,
    /// The round in which each was found.
    rounds: Vec<usize>,
    /// Whether the best move was looked at as the one that was played.
    compared: Vec<bool>,
}

impl<'a> Course<'a> {
    /// A glance at every position, the last one first: what comes of a move is known before the move is
    /// looked at.
    pub fn glance(game: &'a Game, annotator: &mut impl Annotator) -> Course<'a> {
        let positions: Vec<&Chess> = game.positions().collect();
        let glance = |position: &&Chess| annotator.verdict_of_round(position, 0);
        let mut verdicts: Vec<Assessment> = positions.iter().rev().map(glance).collect();
        verdicts.reverse();
        let (rounds, compared) = (vec![0; verdicts.len()], vec![false; verdicts.len()]);
        Course { game, verdicts, rounds, compared }
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
        for round in 1..annotator.rounds() {
            let wanted = SUSPICION[(round - 1).min(SUSPICION.len() - 1)];
            let suspect = self.loss(index, annotator) >= thresholds.inaccuracy * wanted;
            if !suspect || self.is_decided(index, annotator) {
                return None;
            }
            self.look(index + 1, round, annotator);
            self.look(index, round, annotator);
        }
        if searches && self.loss(index, annotator) >= thresholds.inaccuracy + DOUBT {
            self.compare(index, annotator);
        }
        // No move is blamed that the judge itself would have made, nor one that changes nothing.
        if self.is_best(index) || (searches && self.is_decided(index, annotator)) {
            return None;
        }
        let [before, after] = [&self.verdicts[index], &self.verdicts[index + 1]];
        // Two moves looked at alike are told apart by what the looks see; at sight only by more than a doubt.
        let told_apart =
            searches || before.score.margin(after.score) > before.doubt.max(after.doubt);
        let least =
            thresholds.inaccuracy + if searches { self.doubt(index, annotator) } else { 0.0 };
        let loss = self.loss(index, annotator);
        thresholds.fault(loss).filter(|_| told_apart && loss >= least)
    }

    /// Whether the judge would have made the move.
    fn is_best(&self, index: usize) -> bool {
        let best = self.verdicts[index].line.first();
        best.is_some() && best == self.game.plies[index].mv.as_ref()
    }

    /// Looks at the position after the best move as long as at the one after the move that was played: the
    /// best move may owe what it promises to its look ending a move earlier. It is worth no more than what
    /// is seen now, and no less than the move that was played.
    fn compare(&mut self, index: usize, annotator: &mut impl Annotator) {
        let position = self.position(index);
        let best = self.verdicts[index].line.first().copied();
        let Some(best) = best.filter(|_| !self.is_best(index) && !self.compared[index]) else {
            return;
        };
        self.compared[index] = true;
        let Ok(after) = position.clone().play(best) else { return };
        let mut instead = annotator.verdict(&after);
        let chance = |verdict: &Assessment| {
            let chance = annotator.chance(position, verdict.score);
            position.turn().fold_wb(chance, -chance)
        };
        let played = &self.verdicts[index + 1];
        if chance(&instead) < chance(played) {
            instead.score = played.score;
        }
        if chance(&instead) < chance(&self.verdicts[index]) {
            instead.line.insert(0, best);
            self.verdicts[index] = instead;
        }
    }

    /// Whether the mover had lost before, or still wins.
    fn is_decided(&self, index: usize, annotator: &impl Annotator) -> bool {
        let [before, after] = self.mover_chances(index, annotator);
        before < DECIDED || after > 100.0 - DECIDED
    }

    /// By how many points the loss of a move may be off.
    fn doubt(&self, index: usize, annotator: &impl Annotator) -> f64 {
        let few = self.position(index).board().occupied().count() <= FEW_UNITS;
        let [before, _] = self.mover_chances(index, annotator);
        if few {
            DOUBT + DOUBT_WITH_FEW
        } else if before < LOSING {
            DOUBT + DOUBT_WHEN_LOSING
        } else {
            DOUBT
        }
    }

    /// The mover's chances before and after a move.
    fn mover_chances(&self, index: usize, annotator: &impl Annotator) -> [f64; 2] {
        let turn = self.position(index).turn();
        self.chances(index, annotator).map(|chance| turn.fold_wb(chance, 100.0 - chance))
    }

    fn loss(&self, index: usize, annotator: &impl Annotator) -> f64 {
        let [before, after] = self.mover_chances(index, annotator);
        before - after
    }

    /// Looks at a position anew, unless that has been done as long before.
    fn look(&mut self, index: usize, round: usize, annotator: &mut impl Annotator) {
        if self.rounds[index] < round {
            self.verdicts[index] = annotator.verdict_of_round(self.position(index), round);
            self.rounds[index] = round;
        }
    }
}
