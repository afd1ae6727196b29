//! The shapes of the JSON that goes to the page and comes from it; what a position is told in stands in
//! `kmoch_tell::record`. `openapi.json` is derived from both, and the page's types from that.

use std::collections::BTreeMap;

use kmoch_tell::Language;
use kmoch_tell::record::OutcomeRecord;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::schema::{AdditionalProperties, ObjectBuilder, Schema, Type};

use crate::limits::HEAVIEST;

/// By whose numbers to judge: a profile, and factors for some of its clauses.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Scales {
    /// One of the catalogue's profiles; the default one if absent.
    #[serde(default)]
    pub profile: Option<String>,
    /// Factors by clause: 0 switches it off, 1 leaves it as it is.
    #[serde(default)]
    #[schema(schema_with = weights)]
    pub weights: BTreeMap<String, f64>,
}

/// What factors look like.
pub fn weights() -> Schema {
    let factor = ObjectBuilder::new()
        .schema_type(Type::Number)
        .minimum(Some(0.0))
        .maximum(Some(HEAVIEST))
        .build();
    let factors = AdditionalProperties::RefOr(Schema::Object(factor).into());
    let what = "Factors by clause: 0 switches it off, 1 leaves it as it is.";
    let object = ObjectBuilder::new()
        .schema_type(Type::Object)
        .additional_properties(Some(factors))
        .description(Some(what));
    Schema::Object(object.build())
}

/// The language that reasons are told in.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// Spanish.
    Es,
}

impl From<Lang> for Language {
    fn from(lang: Lang) -> Language {
        match lang {
            Lang::En => Language::English,
            Lang::De => Language::German,
            Lang::Es => Language::Spanish,
        }
    }
}

/// The whole catalogue.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Catalog {
    /// The profiles of the program.
    pub profiles: Vec<&'static str>,
    /// The one that is used where none is named.
    pub default_profile: &'static str,
    /// The chapters, in order.
    pub chapters: Vec<CatalogChapter>,
    /// The clauses, in order.
    pub clauses: Vec<CatalogClause>,
}

/// A chapter's heading.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CatalogChapter {
    /// Its name for programs.
    pub key: String,
    /// Its name.
    pub title: String,
}

/// What a clause says of itself.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CatalogClause {
    /// Its name for programs.
    pub key: &'static str,
    /// Its name.
    pub name: String,
    /// The chapter it stands in.
    pub chapter: String,
    /// What it speaks of when a position is told.
    pub theme: &'static str,
    /// `virtue`, `fault` or `scale`.
    pub direction: &'static str,
    /// The section of docs/spec.md that defines it.
    pub section: &'static str,
    /// The heading of that section, as a link names it.
    pub anchor: Option<String>,
    /// What it is in chess.
    pub what: String,
    /// Why it matters.
    pub why: Option<String>,
    /// Where it stands in the sources.
    pub source: CatalogSource,
    /// Whether it names a fact and is worth nothing.
    pub label: bool,
    /// `millipawns`, `share` or `number`.
    pub unit: &'static str,
    /// Its numbers.
    pub slots: Vec<CatalogSlot>,
    /// A position in which it is found.
    pub example: &'static str,
    /// What games say of it, a line for each kind of games.
    pub evidence: Vec<String>,
}

/// Where a clause stands in the sources, if it does, and whose its numbers are.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CatalogSource {
    /// The text.
    pub document: Option<String>,
    /// The heading there.
    pub heading: Option<&'static str>,
    /// A few words of it.
    pub quote: Option<&'static str>,
    /// `theirs`, `ours`, `mixed`, or nothing for a clause without numbers.
    pub numbers: Option<&'static str>,
    /// The same in a sentence.
    pub whose: String,
}

/// One number of a clause.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CatalogSlot {
    /// Its name.
    pub name: &'static str,
    /// By profile: its value at the start and at the end of a game.
    pub values: BTreeMap<&'static str, [f64; 2]>,
}

/// A move of a game and where it leads.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Ply {
    /// The move as players write it; `--` passes.
    pub san: String,
    /// The move as programs write it; `0000` passes.
    pub uci: String,
    /// The position it leads to.
    pub fen: String,
    /// The signs given to it, by their numbers in PGN.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub nags: Vec<u8>,
    /// What is said of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
    /// What could have been played instead.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[schema(no_recursion)]
    pub variations: Vec<Variation>,
}

/// Moves that were not played.
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct Variation {
    /// What is said before them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
    /// The moves.
    pub moves: Vec<Ply>,
}

/// A move after which the score stays changed.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TurningPoint {
    /// The ply after which it is changed, 1 for the first move.
    pub ply: usize,
    /// By how much, White's view; nothing where the game ended.
    pub swing_mp: Option<f64>,
    /// The clause that changed most.
    pub clause: &'static str,
    /// What changed, by theme.
    pub name: String,
    /// By how much that changed.
    pub clause_mp: f64,
    /// The same in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sentence: Option<String>,
}

/// A game with its curves: index 0 is the position before the first move.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct GameReport {
    /// Who played whom in the games of the text, from `first` on.
    pub games: Vec<String>,
    /// The number of the first of these, counted from 0.
    pub first: usize,
    /// How many games the text holds.
    pub count: usize,
    /// Which of them this is.
    pub index: usize,
    /// What its head says.
    pub tags: BTreeMap<String, String>,
    /// Where play starts.
    pub start: String,
    /// What is said before the first move.
    pub comment: Option<String>,
    /// The main line, with what could have been played instead.
    pub moves: Vec<Ply>,
    /// What could not be read, and was left out.
    pub remarks: Vec<String>,
    /// How the main line ends, if it ends the game.
    pub outcome: Option<OutcomeRecord>,
    /// What each position is worth, White's view; nothing where the game is over.
    pub totals_mp: Vec<Option<f64>>,
    /// The part of each clause.
    pub clauses_mp: BTreeMap<&'static str, Vec<f64>>,
    /// Where the game turned.
    pub turning_points: Vec<TurningPoint>,
}

/// A move that was understood.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Played {
    /// As players write it.
    pub san: String,
    /// As programs write it.
    pub uci: String,
    /// The position it leads to.
    pub fen: String,
}
