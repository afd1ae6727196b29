//! A story for other programs: one record for the command line, the page and everything else.

use kmoch_eval::Amount;
use serde::Serialize;
use shakmaty::{Bitboard, CastlingMode, Color};

use super::account::Accounts;
use super::change::Change;
use super::group::for_white;
use super::{Printed, Reason, Searched, Story};
use crate::Language;
use crate::language::name_of;

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
    /// What having the move is worth.
    pub move_mp: f64,
    /// What a search says of the position; nothing where none was made.
    pub searched: Option<SearchedRecord>,
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
    /// The total.
    pub total: i32,
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

fn names(squares: Bitboard) -> Vec<String> {
    squares.into_iter().map(|square| square.to_string()).collect()
}

impl Story {
    /// The story for other programs.
    pub fn record(&self, language: Language) -> StoryRecord {
        let Printed { reasons, other, having_the_move, total } = self.printed();
        StoryRecord {
            total_mp: self.total.millipawns(),
            verdict: self.verdict().tell(language),
            reasons: self.reasons.iter().map(|reason| reason.record(language)).collect(),
            other_mp: self.other.millipawns(),
            move_mp: self.having_the_move.millipawns(),
            searched: self.searched.as_ref().map(Searched::record),
            printed: PrintedRecord { reasons, other, having_the_move, total },
        }
    }
}

impl Searched {
    /// What the search says, for other programs.
    pub fn record(&self) -> SearchedRecord {
        SearchedRecord {
            nodes: self.nodes,
            depth: self.depth,
            score_mp: self.score.millipawns(),
            mate: self.mate,
            line: self
                .line
                .iter()
                .map(|mv| mv.to_uci(CastlingMode::Chess960).to_string())
                .collect(),
        }
    }
}

impl Reason {
    /// The reason for other programs.
    pub fn record(&self, language: Language) -> ReasonRecord {
        ReasonRecord {
            theme: self.theme.key(),
            title: super::title(self.theme).tell(language),
            side: self.side.into(),
            mp: self.amount.millipawns(),
            squares: names(self.squares),
            sentence: self.sentence.tell(language),
            what_if: self.what_if.map(|what_if| WhatIfRecord {
                from: what_if.from.to_string(),
                to: what_if.to.to_string(),
                total_mp: what_if.total.millipawns(),
                sentence: what_if.sentence().tell(language),
            }),
            clauses: self.parts().into_iter().map(|own| part(own, language)).collect(),
        }
    }

    /// What each clause has in it, White's view, the weightiest first; with the part of what a
    /// lead weighs they add up to its amount.
    pub fn parts(&self) -> Vec<(kmoch_eval::ClauseId, Amount)> {
        let mut parts: Vec<(kmoch_eval::ClauseId, Amount)> = Vec::new();
        for item in &self.group.items {
            match parts.iter_mut().find(|(known, _)| *known == item.clause) {
                Some((_, sum)) => *sum += for_white(item),
                None => parts.push((item.clause, for_white(item))),
            }
        }
        parts.retain(|(_, amount)| *amount != Amount::ZERO);
        parts.sort_by_key(|(clause, amount)| (-amount.abs().micropawns(), *clause));
        if let Some(weight) = kmoch_eval::find_clause("weight_of_lead")
            && self.group.weight != Amount::ZERO
        {
            parts.push((weight, self.group.weight));
        }
        parts
    }
}

fn part((clause, amount): (kmoch_eval::ClauseId, Amount), language: Language) -> PartRecord {
    let clause = clause.clause();
    let name = name_of(clause).tell(language);
    PartRecord { key: clause.key, name, mp: amount.millipawns() }
}

impl Accounts {
    /// The accounts for other programs.
    pub fn record(&self, language: Language) -> Vec<AccountRecord> {
        self.units
            .iter()
            .map(|account| AccountRecord {
                square: account.square.to_string(),
                side: account.piece.color.into(),
                unit: super::words::role_name(account.piece.role),
                mp: account.amount.millipawns(),
                clauses: account.parts.iter().map(|&own| part(own, language)).collect(),
            })
            .collect()
    }
}

impl Change {
    /// The change for other programs.
    pub fn record(&self, language: Language) -> ChangeRecord {
        ChangeRecord {
            total_mp: self.total.millipawns(),
            reasons: self
                .shifts
                .iter()
                .map(|shift| ShiftRecord {
                    theme: shift.theme.key(),
                    side: shift.side.into(),
                    mp: shift.amount.millipawns(),
                    squares: names(shift.squares),
                    sentence: shift.sentence.tell(language),
                })
                .collect(),
            other_mp: self.other.millipawns(),
        }
    }
}
