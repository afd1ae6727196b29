//! The game told in paragraphs.

use kmoch_eval::sentence::{join, name};
use kmoch_tell::Language;
use shakmaty::{Color, Position};

use super::analysis::Analysis;
use super::phases;
use crate::compare::written;
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
    let mut paragraphs =
        vec![Paragraph { heading: "The game".to_owned(), text: opening(analysis), diagram: None }];
    for stretch in phases::stretches(analysis, &points) {
        paragraphs.extend(phases::quiet(analysis, &stretch));
        paragraphs.extend(stretch.turn.map(|ply| turning_point(analysis, ply)));
    }
    paragraphs.push(Paragraph {
        heading: "The end".to_owned(),
        text: end(analysis, &points),
        diagram: Some(analysis.last()),
    });
    paragraphs
}

/// Who played whom, where and how it went.
fn opening(analysis: &Analysis) -> String {
    let tag = |name| analysis.game.tag(name);
    let mut text = format!(
        "{} had White against {}",
        tag("White").unwrap_or("An unnamed player"),
        tag("Black").unwrap_or("an unnamed player"),
    );
    text.extend(tag("Event").map(|event| format!(" ({event}")));
    text.extend(tag("Event").and(tag("Date")).map(|date| format!(", {date}")));
    text.push_str(if tag("Event").is_some() { "). " } else { ". " });
    let opening: Vec<&str> = ["Opening", "Variation", "ECO"].into_iter().filter_map(tag).collect();
    if !opening.is_empty() {
        text.push_str(&format!("The opening: {}. ", opening.join(", ")));
    }
    let moves = analysis.last().div_ceil(2);
    let plural = if moves == 1 { "" } else { "s" };
    text.push_str(&match tag("Result") {
        Some("1-0") => format!("White won in {moves} move{plural}. "),
        Some("0-1") => format!("Black won in {moves} move{plural}. "),
        Some("1/2-1/2") => format!("A draw after {moves} move{plural}. "),
        _ => format!("It lasts {moves} move{plural} and has no result. "),
    });
    text + &Color::ALL.map(|side| faults(analysis, side)).join(" ")
}

fn faults(analysis: &Analysis, side: Color) -> String {
    let counted: Vec<String> = [Fault::Blunder, Fault::Mistake, Fault::Inaccuracy]
        .into_iter()
        .map(|fault| (analysis.faults(side, fault), fault))
        .filter(|(count, _)| *count > 0)
        .map(|(count, fault)| match (count, fault) {
            (1, fault) => format!("1 {}", fault.name()),
            (count, Fault::Inaccuracy) => format!("{count} inaccuracies"),
            (count, fault) => format!("{count} {}s", fault.name()),
        })
        .collect();
    match counted.as_slice() {
        [] => format!("{} made no mistake that the score shows.", name(side)),
        counted => format!("{} made {}.", name(side), join(counted)),
    }
}

/// A move at which the game turned: what it did, why, and what was better.
fn turning_point(analysis: &Analysis, ply: usize) -> Paragraph {
    let judgement = &analysis.judgements[ply - 1];
    let mover = analysis.position(ply - 1).turn();
    let chances = |ply: usize| {
        let chance = analysis.score(ply).chance();
        mover.fold_wb(chance, 100.0 - chance)
    };
    let mut text = match judgement.fault {
        Some(fault) => format!("{} is {} {}.", analysis.written(ply), article(fault), fault.name()),
        None => format!("{} turns the game.", analysis.written(ply)),
    };
    if let Some(reason) = &judgement.reason {
        text.push_str(&format!(" {}", reason.sentence.tell(Language::English)));
    }
    let (before, after) = (chances(ply - 1), chances(ply));
    let goes = if after < before { "fall" } else { "rise" };
    text.push_str(&format!(
        " {}'s winning chances {goes} from {before:.0} to {after:.0} per cent.",
        name(mover),
    ));
    // Where something is simply lost, nobody asks for rules.
    let is_lost = judgement.reason.as_ref().is_some_and(|reason| reason.proof.is_some());
    for rule in analysis.broken_rules(ply).into_iter().filter(|_| !is_lost) {
        text.push_str(&format!(" It breaks a rule of the sources: {rule}."));
    }
    if let Some(better) = judgement.better.as_ref().filter(|better| !better.line.is_empty()) {
        let line = written(analysis.position(ply - 1), better.line.iter().copied());
        text.push_str(&format!(" Better was {line} ({}).", better.score.spoken()));
        if let Some(point) = &better.point {
            text.push_str(&format!(" {}", point.sentence.tell(Language::English)));
        }
    }
    Paragraph { heading: analysis.written(ply), text, diagram: Some(ply) }
}

fn article(fault: Fault) -> &'static str {
    if fault == Fault::Inaccuracy { "an" } else { "a" }
}

/// How it ends, what decided it, and what the winner has.
fn end(analysis: &Analysis, points: &[usize]) -> String {
    let last = analysis.last();
    let position = analysis.position(last);
    if position.is_checkmate() {
        return format!("{} mates.{}", name(!position.turn()), decided(analysis, points));
    }
    let score = analysis.score(last);
    let mut text = match score {
        Score::Mate { .. } => format!("The final position is {}.", score.spoken()),
        Score::Centipawns(_) => {
            let verdict = kmoch_tell::verdict::words(score.amount());
            format!("In the final position {} ({score}).", verdict.within(Language::English))
        }
    };
    let better = Color::from_white(score.chance() >= 50.0);
    for reason in analysis.reasons(last, better, REASONS_AT_THE_END) {
        text.push_str(&format!(" {}", reason.sentence.tell(Language::English)));
    }
    text + &decided(analysis, points)
}

/// Reasons told for the better side at the end.
const REASONS_AT_THE_END: usize = 2;

/// The turning point that cost the loser most, and the idea behind it.
fn decided(analysis: &Analysis, points: &[usize]) -> String {
    let loser = match analysis.game.tag("Result") {
        Some("1-0") => Color::Black,
        Some("0-1") => Color::White,
        _ => return String::new(),
    };
    let of_loser = |ply: &&usize| analysis.position(**ply - 1).turn() == loser;
    let loss = |ply: &&usize| analysis.judgements[**ply - 1].loss;
    let costly = points.iter().filter(of_loser).max_by(|a, b| loss(a).total_cmp(&loss(b)));
    let Some(&ply) = costly else { return String::new() };
    let reason = analysis.judgements[ply - 1].reason.as_ref();
    let proof = reason.and_then(|reason| reason.proof.as_ref());
    let idea = match (proof.and_then(|proof| proof.motif.as_ref()), reason) {
        (Some(motif), _) => format!(": {}", motif.sentence),
        (None, Some(reason)) => {
            format!(
                ", by {}",
                kmoch_tell::story::title(reason.theme).within(Language::English).to_lowercase()
            )
        }
        (None, None) => String::new(),
    };
    format!(" {} decided the game{idea}.", analysis.written(ply))
}
