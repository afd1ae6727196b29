//! The stretches of a game between its turning points: how they went, and what each side relied on.

use std::collections::BTreeMap;

use kmoch_eval::{Amount, Theme};
use kmoch_tell::language::{Phrase, say};
use kmoch_tell::story::Reason;
use shakmaty::Color;

use super::analysis::Analysis;
use super::story::Paragraph;
use crate::phase::Phase;
use crate::score::Score;

/// Positions in a row without a turn.
pub struct Stretch {
    /// The first position.
    from: usize,
    /// The last position.
    to: usize,
    /// The turning point that ends it.
    pub turn: Option<usize>,
}

/// A shorter stretch has no story of its own.
const LEAST_PLIES: usize = 6;
/// Winning chances this near to even are level.
const LEVEL: f64 = 7.0;
/// A reason must be there in this part of the positions, one in so many, to be what a side relied on.
const LASTS: usize = 3;

/// Cuts the game at its turning points and where a phase begins.
pub fn stretches(analysis: &Analysis, points: &[usize]) -> Vec<Stretch> {
    let mut stretches = Vec::new();
    let mut from = 0;
    for ply in 1..=analysis.last() {
        let turns = points.contains(&ply);
        let begins = Phase::of(analysis.position(ply)) > Phase::of(analysis.position(ply - 1));
        if turns || (begins && ply - 1 - from >= LEAST_PLIES) {
            let to = ply - 1;
            stretches.push(Stretch { from, to, turn: turns.then_some(ply) });
            from = ply;
        }
    }
    stretches.push(Stretch { from, to: analysis.last(), turn: None });
    stretches
}

/// What there is to say of a stretch in which nothing turns.
pub fn quiet(analysis: &Analysis, stretch: &Stretch) -> Option<Paragraph> {
    if stretch.to < stretch.from + LEAST_PLIES {
        return None;
    }
    let (first, last) = (analysis.move_number(stretch.from + 1), analysis.move_number(stretch.to));
    let phase = Phase::of(analysis.position(stretch.from)).name();
    let (first, last) = (first as usize, last as usize);
    let heading = analysis.tell(&say!("report-moves", first, last, phase));
    let mut said = vec![course(analysis, stretch)];
    for side in Color::ALL {
        if let Some(reason) = relied_on(analysis, stretch, side) {
            said.push(reason.sentence.clone());
        }
    }
    let text = analysis.tell(&Phrase::in_turn(said));
    Some(Paragraph { heading, text, diagram: None })
}

/// How the verdict went.
fn course(analysis: &Analysis, stretch: &Stretch) -> Phrase {
    let chances: Vec<f64> = (stretch.from..=stretch.to).map(|ply| analysis.chance(ply)).collect();
    let (first, last) = (chances[0], chances[chances.len() - 1]);
    let side = Color::from_white(last > 50.0);
    let scores = [stretch.from, stretch.to].map(|ply| analysis.score(ply));
    let whole = stretch.from == 0;
    if chances.iter().all(|chance| (chance - 50.0).abs() <= LEVEL) {
        return match whole {
            true => {
                say!("report-nothing-much", move = analysis.move_number(stretch.to) as usize)
            }
            false => say!("report-stays-level"),
        };
    }
    if (last - first).abs() > LEVEL {
        let side = Color::from_white(last > first);
        let [from, to] = scores.map(|score| score.phrase());
        return say!("report-gains-ground", side, from, to);
    }
    let verdict = kmoch_tell::verdict::words(scores[1].amount());
    if (last - 50.0).abs() <= LEVEL {
        return say!("report-up-and-down", verdict);
    }
    let since = if whole { "start" } else { "along" };
    let score = scores[1].phrase();
    match scores[1] {
        Score::Mate { .. } => say!("report-winning", side, score),
        Score::Centipawns(_) => say!("report-since", verdict, since, score),
    }
}

/// The reason that speaks for a side longest and weightiest, as it stands when it is last seen.
fn relied_on<'a>(analysis: &'a Analysis, stretch: &Stretch, side: Color) -> Option<&'a Reason> {
    let mut weights: BTreeMap<Theme, (Amount, usize, &Reason)> = BTreeMap::new();
    for ply in stretch.from..=stretch.to {
        // What is attacked now and not a move later is nothing to rely on.
        let lasting = |reason: &&Reason| reason.theme != Theme::Threats;
        for reason in analysis.reasons(ply, side, usize::MAX).filter(lasting) {
            let entry = weights.entry(reason.theme).or_insert((Amount::ZERO, 0, reason));
            entry.0 += reason.amount.abs();
            entry.1 += 1;
            entry.2 = reason;
        }
    }
    let least = (stretch.to - stretch.from) / LASTS;
    let lasting = weights.into_values().filter(|(_, plies, _)| *plies >= least);
    lasting.max_by_key(|(weight, ..)| *weight).map(|(.., reason)| reason)
}
