//! The game told in paragraphs.

use kmoch_eval::sentence::{join, name};
use kmoch_eval::{Amount, Chapter, ClauseId};
use kmoch_tell::Language;
use shakmaty::{Color, Position};

use super::analysis::Analysis;
use crate::score::{Fault, Score};
use crate::sentence::{pawns, tell};

/// A paragraph, with the position it speaks of.
pub struct Paragraph {
    /// What it is about.
    pub heading: String,
    /// Its text.
    pub text: String,
    /// A position to show beside it.
    pub diagram: Option<usize>,
}

/// Turning points told.
const TURNING_POINTS: usize = 6;
/// Structures told.
const STRUCTURES: usize = 6;
/// How many positions in a row a structure must stand to be one.
const STRUCTURE_PLIES: usize = 10;
/// Reasons told for each side, and clauses for each turning point.
const REASONS: usize = 3;
/// Chapters whose findings are about the structure of pawns.
const STRUCTURAL: [Chapter; 4] =
    [Chapter::Passers, Chapter::Weaknesses, Chapter::Backward, Chapter::Fixed];

/// Tells the game; `least` is the swing that makes a turning point.
pub fn story(analysis: &Analysis, least: f64) -> Vec<Paragraph> {
    let mut paragraphs =
        vec![Paragraph { heading: "The game".to_owned(), text: opening(analysis), diagram: None }];
    let structures = structures(analysis);
    if !structures.is_empty() {
        paragraphs.push(Paragraph {
            heading: "The structures".to_owned(),
            text: format!("{}.", structures.join(". ")),
            diagram: None,
        });
    }
    let points = analysis.turning_points(TURNING_POINTS, least);
    paragraphs.extend(points.into_iter().map(|ply| turning_point(analysis, ply)));
    paragraphs.push(Paragraph {
        heading: "The end".to_owned(),
        text: end(analysis),
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

/// Something that stood for a while.
struct Structure {
    from: usize,
    to: usize,
    /// What it was worth over all positions.
    weight: Amount,
}

/// The structures that stood longest and weighed most, in the order in which they arose.
fn structures(analysis: &Analysis) -> Vec<String> {
    let mut found: Vec<(Structure, ClauseId, Color)> = Vec::new();
    let clauses = kmoch_eval::CLAUSES
        .iter()
        .filter(|clause| STRUCTURAL.contains(&clause.chapter))
        .filter_map(|clause| kmoch_eval::find_clause(clause.key));
    for clause in clauses {
        for side in Color::ALL {
            let longest = longest(analysis, clause, side);
            found.extend(longest.map(|structure| (structure, clause, side)));
        }
    }
    found.sort_by_key(|(structure, clause, _)| (std::cmp::Reverse(structure.weight), *clause));
    found.truncate(STRUCTURES);
    found.sort_by_key(|(structure, ..)| structure.from);
    found
        .into_iter()
        .filter_map(|(structure, clause, side)| {
            let middle = (structure.from + structure.to) / 2;
            let items = analysis.ledgers[middle].of(clause, side);
            let item = items.max_by_key(|item| item.amount.abs())?;
            let from = analysis.move_number(structure.from);
            let sentence = item.sentence(analysis.position(middle).board());
            Some(if structure.to == analysis.last() {
                format!("From move {from} to the end: {sentence}")
            } else {
                let to = analysis.move_number(structure.to);
                format!("From move {from} to move {to}: {sentence}")
            })
        })
        .collect()
}

/// The longest time that a clause held for a side, if it was long and not from the start.
fn longest(analysis: &Analysis, clause: ClauseId, side: Color) -> Option<Structure> {
    let mut best: Option<Structure> = None;
    let mut open: Option<Structure> = None;
    for ply in 1..=analysis.last() {
        let (count, amount) = analysis.ledgers[ply].tally(clause, side);
        if count == 0 {
            open = None;
            continue;
        }
        let structure = open.get_or_insert(Structure { from: ply, to: ply, weight: Amount::ZERO });
        structure.to = ply;
        structure.weight += amount.abs();
        let length = |structure: &Structure| structure.to - structure.from;
        if best.as_ref().is_none_or(|best| length(structure) > length(best)) {
            best = Some(Structure { ..*structure });
        }
    }
    best.filter(|best| {
        let arose = best.from > 1 || analysis.ledgers[0].tally(clause, side).0 == 0;
        arose && best.to - best.from >= STRUCTURE_PLIES
    })
}

/// A move at which the score turned, and why.
fn turning_point(analysis: &Analysis, ply: usize) -> Paragraph {
    let judgement = &analysis.judgements[ply - 1];
    let mover = analysis.position(ply - 1).turn();
    let (before, after) = (analysis.score(ply - 1), analysis.score(ply));
    let what = match (judgement.fault, judgement.loss > 0.0) {
        (Some(fault), _) => format!("is {} {} by", article(fault), fault.name()),
        (None, true) => "loses ground for".to_owned(),
        (None, false) => "gains ground for".to_owned(),
    };
    let mut text = format!(
        "{} {what} {}: the score goes from {} to {}, White's winning chances from {:.0} to {:.0} per cent.",
        analysis.written(ply),
        name(mover),
        spoken(before),
        spoken(after),
        before.chance(),
        after.chance(),
    );
    if let Some(reason) = &judgement.reason {
        text.push_str(&format!(" {}", reason.sentence));
    }
    let said = judgement.reason.as_ref().map(|reason| reason.sentence.clone());
    for shift in analysis.change(ply).shifts.iter().take(REASONS) {
        let sentence = tell(shift);
        if said.as_ref() != Some(&sentence) {
            text.push_str(&format!(" {sentence}"));
        }
    }
    for rule in analysis.broken_rules(ply) {
        text.push_str(&format!(" It breaks a rule of the sources: {rule}."));
    }
    if let Some((san, score)) = judgement.better {
        text.push_str(&format!(" Better was {san}, with {}.", spoken(score)));
    }
    Paragraph { heading: analysis.written(ply), text, diagram: Some(ply) }
}

fn article(fault: Fault) -> &'static str {
    if fault == Fault::Inaccuracy { "an" } else { "a" }
}

/// A verdict within a sentence.
pub fn spoken(score: Score) -> String {
    match score {
        Score::Mate { winner, moves: 0 } => format!("mate by {}", name(winner)),
        Score::Mate { winner, moves } => format!("mate in {moves} by {}", name(winner)),
        Score::Centipawns(_) => score.to_string(),
    }
}

/// Where it ends, and what speaks for either side.
fn end(analysis: &Analysis) -> String {
    let last = analysis.last();
    let mut text = format!("The score in the final position is {}.", spoken(analysis.score(last)));
    for side in Color::ALL {
        let reasons: Vec<String> = analysis
            .reasons(last, side, REASONS)
            .map(|reason| {
                let sentence = reason.sentence.tell(Language::English);
                let sentence = sentence.trim_end_matches('.');
                format!("{sentence} ({}).", pawns(reason.amount))
            })
            .collect();
        if !reasons.is_empty() {
            text.push_str(&format!(" For {} speaks: {}", name(side), reasons.join(" ")));
        }
    }
    text
}
