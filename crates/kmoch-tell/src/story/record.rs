//! A story for other programs: one record for the command line, the page and everything else.

use serde::Serialize;
use shakmaty::Color;

/// A story. Reasons, the rest and the move add up to the total.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StoryRecord {
    /// What the position is worth, White's view, in millipawns.
    pub total_mp: f64,
    /// Who is better, in words.
    pub verdict: String,
    /// The reasons, the weightiest first.
    pub reasons: Vec<ReasonRecord>,
    /// What everything else comes to.
    pub other_mp: f64,
    /// What that is called, in words.
    pub other_title: String,
    /// What having the move is worth.
    pub move_mp: f64,
    /// What another engine sees beyond all this; nothing where ours judges.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unexplained_mp: Option<f64>,
    /// What a search says of the position; nothing where none was made.
    pub searched: Option<SearchedRecord>,
    /// What the side that is not to move threatens; nothing where nobody looked.
    pub threat: Option<ThreatRecord>,
    /// The moves after which the reasons hold, where the position itself is not quiet.
    pub after: Option<AfterRecord>,
    /// The same amounts as they are printed: rounded once, so that they still add up.
    pub printed: PrintedRecord,
}

/// The amounts of a story in hundredths of a pawn.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PrintedRecord {
    /// Those of the reasons.
    pub reasons: Vec<i32>,
    /// That of everything else.
    pub other: i32,
    /// That of having the move.
    pub having_the_move: i32,
    /// What another engine sees beyond these.
    pub unexplained: i32,
    /// The total.
    pub total: i32,
}

/// The moves after which a position is told.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AfterRecord {
    /// The moves, as UCI has them.
    pub line: Vec<String>,
    /// What happens in them.
    pub sentence: String,
}

/// A threat: what a side would do if it were to move.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ThreatRecord {
    /// Whose it is.
    pub side: Side,
    /// The theme's key.
    pub theme: &'static str,
    /// The squares worth looking at.
    pub squares: Vec<String>,
    /// The move that is threatened, from where to where.
    pub arrows: Vec<[String; 2]>,
    /// The move and what it brings.
    pub sentence: String,
    /// The moves that prove it, as UCI has them, after a pass.
    pub line: Vec<String>,
    /// The motif's key, if the idea has a name.
    pub motif: Option<&'static str>,
}

/// What a search says.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SearchedRecord {
    /// Positions looked at.
    pub nodes: u64,
    /// How deep.
    pub depth: i32,
    /// What the position is worth after best play, White's view.
    pub score_mp: f64,
    /// Moves to mate, positive if White mates.
    pub mate: Option<i32>,
    /// Best play, as UCI has it.
    pub line: Vec<String>,
    /// The engine that searched, if it was another than ours.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub engine: Option<String>,
}

/// A reason.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReasonRecord {
    /// The theme's key.
    pub theme: &'static str,
    /// The theme in words.
    pub title: String,
    /// The side it speaks for.
    pub side: Side,
    /// What it is worth, White's view.
    pub mp: f64,
    /// The squares worth looking at.
    pub squares: Vec<String>,
    /// What is there, and why that is good or bad.
    pub sentence: String,
    /// What would change it.
    pub what_if: Option<WhatIfRecord>,
    /// The clauses behind it; they add up to it.
    pub clauses: Vec<PartRecord>,
    /// The moves that prove it, as UCI has them; nothing for what is seen at sight.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<String>,
}

/// A unit on another square.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WhatIfRecord {
    /// Where it stands.
    pub from: String,
    /// Where it would stand.
    pub to: String,
    /// What the position would be worth.
    pub total_mp: f64,
    /// The same in words.
    pub sentence: String,
}

/// What one clause has in a reason or in a unit's account.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PartRecord {
    /// The clause's key.
    pub key: &'static str,
    /// Its name.
    pub name: String,
    /// What it comes to, White's view.
    pub mp: f64,
}

/// A unit's account.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AccountRecord {
    /// Where it stands.
    pub square: String,
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub unit: &'static str,
    /// What it is worth, White's view.
    pub mp: f64,
    /// By which clauses.
    pub clauses: Vec<PartRecord>,
}

/// What changes between two positions.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChangeRecord {
    /// By how much the total changes, having the move left out.
    pub total_mp: f64,
    /// What changes, the weightiest first.
    pub reasons: Vec<ShiftRecord>,
    /// By how much everything else changes.
    pub other_mp: f64,
}

/// One thing that changes.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ShiftRecord {
    /// The theme's key.
    pub theme: &'static str,
    /// The side that gains.
    pub side: Side,
    /// By how much, White's view.
    pub mp: f64,
    /// The squares worth looking at.
    pub squares: Vec<String>,
    /// What is new, or what is no more.
    pub sentence: String,
}

/// What a search says of a move.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MoveRecord {
    /// What it is worth beside the best one, in words.
    pub verdict: String,
    /// Points of winning chances it gives away.
    pub lost: f64,
    /// The best move, as UCI has it.
    pub best: Option<String>,
    /// What the best move is worth, White's view.
    pub best_mp: f64,
    /// What the move is worth.
    pub mp: f64,
    /// Why it is good or bad.
    pub why: Option<String>,
    /// The moves that prove it, as UCI has them, the move itself first or instead of it the better one.
    pub line: Vec<String>,
    /// The motif's key, if the idea has a name.
    pub motif: Option<&'static str>,
}

/// A side, for programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// White.
    White,
    /// Black.
    Black,
}

impl From<Color> for Side {
    fn from(color: Color) -> Side {
        color.fold_wb(Side::White, Side::Black)
    }
}
