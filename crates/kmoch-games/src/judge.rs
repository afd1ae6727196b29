//! Judges the moves of a game: what each loses, why, and what was better.
//!
//! A glance at every position finds suspects; longer looks at the positions before and after a
//! suspect confirm it or let it go. Only what both see gets a sign.

mod course;

use kmoch_eval::Amount;
use kmoch_tell::story::Change;
use kmoch_tell::story::step::{Point, Step};
use shakmaty::{Chess, Color, Move, Position};

use crate::annotator::{Annotator, Assessment};
use crate::pgn::{Game, Ply};
use crate::score::{Fault, Score, Thresholds};
use crate::sentence::tell;
use course::Course;
use kmoch_tell::turning::LEAST_SWING;

/// From when on a move is worth a word.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Criteria {
    /// Which losses have which name.
    pub thresholds: Thresholds,
    /// From how many points of winning chances a swing is explained.
    pub swing: f64,
    /// How much a reason must change to explain it.
    pub clause: Amount,
}

impl Default for Criteria {
    /// Swings from 5 points, by reasons of a quarter of a pawn.
    fn default() -> Criteria {
        Criteria {
            thresholds: Thresholds::default(),
            swing: LEAST_SWING,
            clause: Amount::from_millipawns(250),
        }
    }
}

/// What is to be said of a move.
#[derive(Debug, Clone)]
pub struct Judgement {
    /// The verdict after it.
    pub score: Score,
    /// White's winning chances before and after it in per cent.
    pub chances: [f64; 2],
    /// By how many points it changed them.
    pub swing: f64,
    /// How many points of winning chances the mover lost; negative for a gain.
    pub loss: f64,
    /// What such a loss is called.
    pub fault: Option<Fault>,
    /// Why it is a fault, or why the verdict swings.
    pub reason: Option<Point>,
    /// What was better, after a fault.
    pub better: Option<Better>,
}

/// What could have been played instead.
#[derive(Debug, Clone)]
pub struct Better {
    /// The moves, as far as they are told.
    pub line: Vec<Move>,
    /// The verdict on them.
    pub score: Score,
    /// What they lead to.
    pub point: Option<Point>,
}

/// The verdict on the starting position and a judgement of every move.
pub fn judge(
    game: &Game,
    annotator: &mut impl Annotator,
    criteria: &Criteria,
) -> (Score, Vec<Judgement>) {
    annotator.begin();
    let mut course = Course::glance(game, annotator);
    let faults = course.confirm(annotator, &criteria.thresholds);
    let judgements = game
        .plies
        .iter()
        .enumerate()
        .map(|(index, ply)| {
            let move_ = Judged {
                position: course.position(index),
                ply,
                before: &course.verdicts[index],
                after: &course.verdicts[index + 1],
                fault: faults[index],
                chances: course.chances(index, annotator),
            };
            move_.judgement(annotator, criteria)
        })
        .collect();
    (course.verdicts[0].score, judgements)
}

/// A move with the verdicts on both sides of it.
struct Judged<'a> {
    position: &'a Chess,
    ply: &'a Ply,
    before: &'a Assessment,
    after: &'a Assessment,
    fault: Option<Fault>,
    /// White's chances before and after it.
    chances: [f64; 2],
}

impl Judged<'_> {
    fn judgement(&self, annotator: &mut impl Annotator, criteria: &Criteria) -> Judgement {
        let (before, after) = (self.before.score, self.after.score);
        let swing = self.chances[1] - self.chances[0];
        let mut judgement = Judgement {
            score: after,
            chances: self.chances,
            swing,
            loss: -swing * self.position.turn().fold_wb(1.0, -1.0),
            fault: self.fault,
            reason: None,
            better: None,
        };
        let at_sight = self.before.line.is_empty();
        if at_sight {
            let told_apart = before.margin(after) > self.before.doubt.max(self.after.doubt);
            if told_apart && swing.abs() >= criteria.swing {
                judgement.reason = self.swing(swing > 0.0, annotator, criteria.clause);
            }
        } else if self.fault.is_some() {
            self.explain(&mut judgement, annotator);
        }
        judgement
    }

    /// Why the move is a fault, and what was better.
    fn explain(&self, judgement: &mut Judgement, annotator: &mut impl Annotator) {
        let before = self.before.searched(self.position, annotator);
        let after = self.after.searched(&self.ply.position, annotator);
        let step = self.ply.mv.map(|mv| Step {
            position: self.position,
            mv,
            before: &before,
            after: &after,
        });
        judgement.reason = step.and_then(|step| step.fault());
        let told = judgement.reason.as_ref();
        let point = step.and_then(|step| step.instead_after(told));
        let line = step.map_or_else(Vec::new, |step| step.better_line(point.as_ref()));
        let point = point.or_else(|| step.and_then(|step| step.kept()));
        judgement.better = Some(Better { line, score: self.before.score, point });
    }

    /// What did most to swing the verdict, if it did enough.
    fn swing(
        &self,
        for_white: bool,
        annotator: &mut impl Annotator,
        least: Amount,
    ) -> Option<Point> {
        let (before, after) = (self.position, &self.ply.position);
        let ledgers = [annotator.ledger(before), annotator.ledger(after)];
        let change = Change::between((before, &ledgers[0]), (after, &ledgers[1]), None);
        let shift = change.main(Color::from_white(for_white))?;
        (shift.amount.abs() >= least).then(|| Point {
            theme: shift.theme,
            side: shift.side,
            squares: if shift.arose() { shift.squares } else { Default::default() },
            arrows: if shift.arose() { shift.arrows.clone() } else { Vec::new() },
            sentence: tell(shift),
            proof: None,
        })
    }
}
