//! The game told in paragraphs.

use kmoch_tell::language::{Argument, Phrase, say};
use shakmaty::{Color, Position};

use super::analysis::Analysis;
use super::phases;
use crate::compare::written;
use crate::phase::Phase;
use crate::score::{Fault, Score};

/// A paragraph, with the position it speaks of.
pub struct Paragraph {
    /// What it is about.
    pub heading: String,
    /// Its text.
    pub text: String,
    /// A position to show beside it.
    pub diagram: Option<usize>,
}

/// Tells the game; `least` is the swing that makes a turning point where nobody searched.
pub fn story(analysis: &Analysis, least: f64) -> Vec<Paragraph> {
    let points = analysis.turning_points(least);
    let mut paragraphs = vec![Paragraph {
        heading: analysis.tell(&say!("report-game")),
        text: opening(analysis),
        diagram: None,
    }];
    for stretch in phases::stretches(analysis, &points) {
        paragraphs.extend(phases::quiet(analysis, &stretch));
        paragraphs.extend(stretch.turn.map(|ply| turning_point(analysis, ply)));
    }
    paragraphs.push(Paragraph {
        heading: analysis.tell(&say!("report-end")),
        text: end(analysis, &points),
        diagram: Some(analysis.last()),
    });
    paragraphs
}

/// Who played whom, where and how it went.
fn opening(analysis: &Analysis) -> String {
    let tag = |name| analysis.game.tag(name);
    let named = |name: &str| Argument::Name(name.to_owned());
    let player = |side| match tag(side) {
        Some(player) => named(player),
        None => say!("report-unnamed").into(),
    };
    let (white, black) = (player("White"), player("Black"));
    let met = match (tag("Event"), tag("Date")) {
        (Some(event), Some(date)) => {
            say!("report-met-on", white, black, event = named(event), date = named(date))
        }
        (Some(event), None) => say!("report-met-at", white, black, event = named(event)),
        (None, _) => say!("report-met", white, black),
    };
    let names: Vec<&str> = ["Opening", "Variation", "ECO"].into_iter().filter_map(tag).collect();
    let opening = say!("report-opening", name = named(&names.join(", ")));
    let moves = analysis.last().div_ceil(2);
    let result = match tag("Result") {
        Some("1-0") => say!("report-won", side = Color::White, moves),
        Some("0-1") => say!("report-won", side = Color::Black, moves),
        Some("1/2-1/2") => say!("report-drawn", moves),
        _ => say!("report-unfinished", moves),
    };
    let opening = Some(opening).filter(|_| !names.is_empty());
    let faults = Color::ALL.map(|side| faults(analysis, side));
    let all = [met].into_iter().chain(opening).chain([result]).chain(faults);
    analysis.tell(&Phrase::in_turn(all))
}

fn faults(analysis: &Analysis, side: Color) -> Phrase {
    let counted: Vec<Phrase> = [Fault::Blunder, Fault::Mistake, Fault::Inaccuracy]
        .into_iter()
        .map(|fault| (analysis.faults(side, fault), fault))
        .filter(|(count, _)| *count > 0)
        .map(|(number, fault)| say!("report-faults-of-kind", number, fault = fault.name()))
        .collect();
    match counted.is_empty() {
        true => say!("report-no-faults", side),
        false => say!("report-faults", side, faults = counted),
    }
}

/// A move at which the game turned: what it did, why, and what was better.
fn turning_point(analysis: &Analysis, ply: usize) -> Paragraph {
    let judgement = &analysis.judgements[ply - 1];
    let mover = analysis.position(ply - 1).turn();
    let mv = || Argument::Name(analysis.written(ply));
    let mut said = vec![match judgement.fault {
        Some(fault) => say!("report-fault", move = mv(), fault = fault.name()),
        None => say!("report-turns", move = mv()),
    }];
    said.extend(judgement.reason.as_ref().map(|reason| reason.sentence.clone()));
    let [before, after] = judgement.chances.map(|chance| mover.fold_wb(chance, 100.0 - chance));
    let goes = if after < before { "fall" } else { "rise" };
    let percent = |chance: f64| Argument::Name(format!("{chance:.0}"));
    let (from, to) = (percent(before), percent(after));
    said.push(say!("report-chances-go", side = mover, goes, from, to));
    // Where something is simply lost, and in endings, nobody asks for rules.
    let is_lost = judgement.reason.as_ref().is_some_and(|reason| reason.proof.is_some());
    if !is_lost && Phase::of(analysis.position(ply - 1)) != Phase::Endgame {
        let rule = analysis.broken_rules(ply).into_iter().next().map(Argument::Name);
        said.extend(rule.map(|rule| say!("report-breaks-rule", rule)));
    }
    if let Some(better) = judgement.better.as_ref().filter(|better| !better.line.is_empty()) {
        let line = written(analysis.position(ply - 1), better.line.iter().copied());
        let line = Argument::Moves(line);
        said.push(say!("report-better", line, score = better.score.phrase()));
        said.extend(better.point.as_ref().map(|point| point.sentence.clone()));
    }
    let text = analysis.tell(&Phrase::in_turn(said));
    Paragraph { heading: analysis.written(ply), text, diagram: Some(ply) }
}

/// How it ends, what decided it, and what the winner has.
fn end(analysis: &Analysis, points: &[usize]) -> String {
    let last = analysis.last();
    let position = analysis.position(last);
    let score = analysis.score(last);
    let mut said = Vec::new();
    if position.is_checkmate() {
        said.push(say!("report-mates", side = !position.turn()));
    } else {
        let verdict = kmoch_tell::verdict::words(score.amount());
        said.push(match score {
            Score::Mate { .. } => say!("report-final-mate", score = score.phrase()),
            Score::Centipawns(_) => say!("report-final", verdict, score = score.phrase()),
        });
        let better = Color::from_white(score.chance() >= 50.0);
        let reasons = analysis.reasons(last, better, REASONS_AT_THE_END);
        said.extend(reasons.map(|reason| reason.sentence.clone()));
    }
    said.extend(decided(analysis, points));
    analysis.tell(&Phrase::in_turn(said))
}

/// Reasons told for the better side at the end.
const REASONS_AT_THE_END: usize = 2;

/// The turning point that cost the loser most, and the idea behind it.
fn decided(analysis: &Analysis, points: &[usize]) -> Option<Phrase> {
    let loser = match analysis.game.tag("Result") {
        Some("1-0") => Color::Black,
        Some("0-1") => Color::White,
        _ => return None,
    };
    let of_loser = |ply: &&usize| analysis.position(**ply - 1).turn() == loser;
    let loss = |ply: &&usize| analysis.judgements[**ply - 1].loss;
    let costly = points.iter().filter(of_loser).max_by(|a, b| loss(a).total_cmp(&loss(b)));
    let &ply = costly?;
    let reason = analysis.judgements[ply - 1].reason.as_ref();
    let idea = reason.and_then(|reason| reason.proof.as_ref()?.idea.clone());
    let mv = Argument::Name(analysis.written(ply));
    Some(match (idea, reason) {
        (Some(idea), _) => say!("report-decided-idea", move = mv, idea),
        (None, Some(reason)) if reason.proof.is_none() => {
            say!("report-decided-by", move = mv, theme = kmoch_tell::story::title(reason.theme))
        }
        (None, _) => say!("report-decided", move = mv),
    })
}
