//! Single findings and broken rules as records.

use kmoch_eval::{Breach, Item};
use serde::Serialize;
use shakmaty::{Bitboard, Board};

use super::measures::rounded;
use crate::story::record::Side;
use crate::{Language, language, rules};

/// A rule of the sources that a side breaks.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BreachRecord {
    /// The rule's key.
    pub rule: &'static str,
    /// Who breaks it.
    pub side: Side,
    /// What is measured; nothing where it is beyond measure.
    pub measure: Option<f64>,
    /// What the rule allows.
    pub limit: f64,
    /// Where.
    pub squares: Vec<String>,
    /// The same in words.
    pub sentence: String,
    /// Whether the other side keeps to it: what both break tells nothing.
    pub alone: bool,
    /// Whether it bears on the story.
    pub told: bool,
}

/// A finding: what, where, worth how much.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ItemRecord {
    /// The clause's key.
    pub clause: &'static str,
    /// Whose it is.
    pub side: Side,
    /// All squares it names.
    pub squares: Vec<String>,
    /// The units it is about.
    pub on: Vec<String>,
    /// What they aim at.
    pub at: Vec<String>,
    /// The units that bring it about.
    pub by: Vec<String>,
    /// How many times it counts.
    pub count: usize,
    /// What it is worth to its side.
    pub mp: f64,
    /// The same in words.
    pub sentence: String,
}

/// Broken rules: what is measured, what is allowed, where, and in words.
pub fn breaches(breaches: &[Breach], board: &Board, language: Language) -> Vec<BreachRecord> {
    let alone: Vec<&Breach> = rules::alone(breaches).collect();
    breaches
        .iter()
        .map(|breach| BreachRecord {
            rule: breach.rule.clause().key,
            side: breach.side.into(),
            measure: Some(breach.measure.value())
                .filter(|measure| measure.is_finite())
                .map(rounded),
            limit: rounded(breach.limit.value()),
            squares: names(breach.place.on | breach.place.at),
            sentence: language::breach(breach, board).tell(language),
            alone: alone.iter().any(|told| std::ptr::eq(*told, breach)),
            told: alone.iter().any(|told| std::ptr::eq(*told, breach)),
        })
        .collect()
}

/// One finding.
pub fn finding(item: &Item, board: &Board, language: Language) -> ItemRecord {
    ItemRecord {
        clause: item.clause.clause().key,
        side: item.side.into(),
        squares: names(item.squares()),
        on: names(item.place.on),
        at: names(item.place.at),
        by: names(item.place.by),
        count: item.count,
        mp: item.amount.millipawns(),
        sentence: language::finding(item, board).tell(language),
    }
}

fn names(squares: Bitboard) -> Vec<String> {
    squares.into_iter().map(|square| square.to_string()).collect()
}
