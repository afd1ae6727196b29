//! The shapes of the JSON that goes to the page, as `openapi.json` documents them.

use std::collections::BTreeMap;

use kmoch_eval::Amount;
use kmoch_tell::story::record::{AccountRecord, StoryRecord};
use serde::{Deserialize, Serialize, Serializer};

/// An amount as JSON: millipawns with three decimals, so that printed numbers still add up.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Millipawns(pub Amount);

impl Serialize for Millipawns {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.0.millipawns())
    }
}

/// By whose numbers to judge: a profile, and factors for some of its clauses.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scales {
    /// The profile's name; the default one if absent.
    #[serde(default)]
    pub profile: Option<String>,
    /// Factors by clause: 0 switches it off, 1 leaves it as it is.
    #[serde(default)]
    pub weights: BTreeMap<String, f64>,
}

/// One finding: what, where, worth how much.
#[derive(Debug, Clone, Serialize)]
pub struct Item {
    pub side: &'static str,
    pub mp: Millipawns,
    pub on: Vec<String>,
    pub at: Vec<String>,
    pub by: Vec<String>,
    pub sentence: String,
}

/// What a clause found for one side.
#[derive(Debug, Clone, Copy, Default, Serialize)]
pub struct Share {
    pub count: usize,
    pub mp: Millipawns,
}

/// A clause's lines in the ledger.
#[derive(Debug, Clone, Serialize)]
pub struct ClauseEntry {
    pub key: &'static str,
    pub name: &'static str,
    pub label: bool,
    pub white: Share,
    pub black: Share,
    pub difference_mp: Millipawns,
    pub items: Vec<Item>,
}

/// A chapter of the ledger.
#[derive(Debug, Clone, Serialize)]
pub struct ChapterEntry {
    pub key: String,
    pub title: &'static str,
    pub white_mp: Millipawns,
    pub black_mp: Millipawns,
    pub difference_mp: Millipawns,
    pub clauses: Vec<ClauseEntry>,
}

/// Something that speaks for a side, by the clause that weighs most in it.
#[derive(Debug, Clone, Serialize)]
pub struct Reason {
    pub clause: &'static str,
    pub name: String,
    /// What it is worth to the side it speaks for.
    pub mp: Millipawns,
    pub item: Item,
}

/// The same thing for both sides.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Both<T> {
    pub white: T,
    pub black: T,
}

/// A position explained.
#[derive(Debug, Clone, Serialize)]
pub struct Explanation {
    pub fen: String,
    pub turn: &'static str,
    pub material: f64,
    pub stage: &'static str,
    pub bracket: String,
    pub total_mp: Millipawns,
    /// Who is better, in words.
    pub verdict: String,
    pub profile: String,
    pub chapters: Vec<ChapterEntry>,
    pub reasons: Both<Vec<Reason>>,
    /// The story, as `explain --json` has it.
    pub story: StoryRecord,
    /// What each unit is worth and why; with the rest they add up to the total.
    pub units: Vec<AccountRecord>,
    pub rest_mp: Millipawns,
    /// Open, semi-open, semi-closed or closed.
    pub position_type: &'static str,
    /// The sources' rules that are broken.
    pub rules: Vec<BrokenRule>,
}

/// A rule of the sources that a side breaks.
#[derive(Debug, Clone, Serialize)]
pub struct BrokenRule {
    pub key: &'static str,
    pub side: &'static str,
    pub squares: Vec<String>,
    pub sentence: String,
}

/// The whole catalogue.
#[derive(Debug, Clone, Serialize)]
pub struct Catalog {
    pub profiles: Vec<&'static str>,
    pub default_profile: &'static str,
    pub chapters: Vec<CatalogChapter>,
    pub clauses: Vec<CatalogClause>,
}

/// A chapter's heading.
#[derive(Debug, Clone, Serialize)]
pub struct CatalogChapter {
    pub key: String,
    pub title: &'static str,
}

/// What a clause says of itself.
#[derive(Debug, Clone, Serialize)]
pub struct CatalogClause {
    pub key: &'static str,
    pub name: &'static str,
    pub chapter: String,
    pub theme: &'static str,
    /// `virtue`, `fault` or `scale`.
    pub direction: &'static str,
    pub section: &'static str,
    /// The heading of that section in docs/spec.md, as a link names it.
    pub anchor: Option<String>,
    /// What it is in chess.
    pub what: String,
    /// Why it matters.
    pub why: Option<String>,
    pub source: CatalogSource,
    pub label: bool,
    /// `millipawns`, `share` or `number`.
    pub unit: &'static str,
    pub slots: Vec<CatalogSlot>,
    pub example: &'static str,
    /// What games say of it, a line for each kind of games.
    pub evidence: Vec<String>,
}

/// Where a clause stands in the sources, if it does, and whose its numbers are.
#[derive(Debug, Clone, Serialize)]
pub struct CatalogSource {
    pub document: Option<&'static str>,
    pub heading: Option<&'static str>,
    pub quote: Option<&'static str>,
    /// `theirs`, `ours`, `mixed`, or nothing for a clause without numbers.
    pub numbers: Option<&'static str>,
    /// The same in a sentence.
    pub whose: String,
}

/// One number of a clause: its value at the start and at the end of a game, by profile.
#[derive(Debug, Clone, Serialize)]
pub struct CatalogSlot {
    pub name: &'static str,
    pub values: BTreeMap<&'static str, [f64; 2]>,
}

/// A move of a game and where it leads.
#[derive(Debug, Clone, Serialize)]
pub struct Ply {
    pub san: String,
    pub uci: String,
    pub fen: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub nags: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
}

/// A move after which the score stays changed.
#[derive(Debug, Clone, Serialize)]
pub struct TurningPoint {
    pub ply: usize,
    pub swing_mp: Millipawns,
    pub clause: &'static str,
    pub name: String,
    pub clause_mp: Millipawns,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sentence: Option<String>,
}

/// A game with its curves: index 0 is the position before the first move.
#[derive(Debug, Clone, Serialize)]
pub struct GameReport {
    pub games: Vec<String>,
    pub index: usize,
    pub tags: BTreeMap<String, String>,
    pub start: String,
    pub moves: Vec<Ply>,
    pub totals_mp: Vec<Millipawns>,
    pub clauses_mp: BTreeMap<&'static str, Vec<Millipawns>>,
    pub turning_points: Vec<TurningPoint>,
}
