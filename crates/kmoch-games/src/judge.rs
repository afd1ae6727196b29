//! Judges the moves of a game: what each loses, and which clause swings the verdict.

use kmoch_eval::Amount;
use kmoch_tell::story::{Change, Shift};
use shakmaty::{Chess, Color, Position, san::SanPlus};

use crate::annotator::{Annotator, Assessment};
use crate::pgn::{Game, Ply};
use crate::score::{Fault, Score, Thresholds};
use crate::sentence::tell;
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
    /// By how many points it changed White's winning chances.
    pub swing: f64,
    /// How many points of winning chances the mover lost; negative for a gain.
    pub loss: f64,
    /// What such a loss is called.
    pub fault: Option<Fault>,
    /// What swings the verdict.
    pub reason: Option<Reason>,
    /// The better move and what it was worth, after a fault.
    pub better: Option<(SanPlus, Score)>,
}

/// Why a verdict swings.
#[derive(Debug, Clone)]
pub struct Reason {
    /// What changes most.
    pub shift: Shift,
    /// What it says, and what it is worth.
    pub sentence: String,
}

/// The verdict on the starting position and a judgement of every move.
pub fn judge(
    game: &Game,
    annotator: &mut impl Annotator,
    criteria: &Criteria,
) -> (Score, Vec<Judgement>) {
    annotator.begin();
    let mut position = &game.start;
    let mut before = annotator.verdict(position);
    let start = before.score;
    let mut judgements = Vec::with_capacity(game.plies.len());
    for ply in &game.plies {
        let after = annotator.verdict(&ply.position);
        judgements.push(judge_move(position, &before, ply, &after, annotator, criteria));
        position = &ply.position;
        before = after;
    }
    (start, judgements)
}

fn judge_move(
    position: &Chess,
    before: &Assessment,
    ply: &Ply,
    after: &Assessment,
    annotator: &mut impl Annotator,
    criteria: &Criteria,
) -> Judgement {
    let swing = after.score.chance() - before.score.chance();
    let loss = Score::loss(before.score, after.score, position.turn());
    // Where the judge cannot tell the verdicts apart, nobody is to blame; nor is a move that
    // the judge itself would have made.
    let told_apart = before.score.margin(after.score) > before.doubt.max(after.doubt);
    let best = before.line.first().copied();
    let wanted = best.is_some() && best == ply.mv;
    let fault = criteria.thresholds.fault(loss).filter(|_| told_apart && !wanted);
    let better = best.filter(|_| fault.is_some());
    let better = better.map(|best| (SanPlus::from_move(position.clone(), best), before.score));
    let reason = if told_apart && swing.abs() >= criteria.swing {
        let ends = [before.end(position), after.end(&ply.position)];
        explain(&ends, swing > 0.0, annotator, criteria.clause)
    } else {
        None
    };
    Judgement { score: after.score, swing, loss, fault, reason, better }
}

/// What did most to swing the verdict, if it did enough.
fn explain(
    [before, after]: &[Chess; 2],
    for_white: bool,
    annotator: &mut impl Annotator,
    least: Amount,
) -> Option<Reason> {
    let ledgers = [annotator.ledger(before), annotator.ledger(after)];
    let change = Change::between((before, &ledgers[0]), (after, &ledgers[1]), None);
    let shift = change.main(Color::from_white(for_white))?;
    let enough = shift.amount.abs() >= least;
    enough.then(|| Reason { sentence: tell(shift), shift: shift.clone() })
}
