//! A story for other programs: one record for the command line, the page and everything else.

use kmoch_eval::Amount;
use serde::Serialize;
use shakmaty::{Bitboard, CastlingMode, Color, Move, Square};

use super::account::Accounts;
use super::change::Change;
use super::group::for_white;
use super::step::Point;
use super::{Printed, Reason, Searched, Step, Story, Threat};
use crate::Language;
use crate::language::name_of;
use crate::score::Thresholds;

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

fn names(squares: Bitboard) -> Vec<String> {
    squares.into_iter().map(|square| square.to_string()).collect()
}

impl Story {
    /// The story for other programs.
    pub fn record(&self, language: Language) -> StoryRecord {
        let Printed { reasons, other, having_the_move, unexplained, total } = self.printed();
        StoryRecord {
            total_mp: self.total.millipawns(),
            verdict: self.verdict().tell(language),
            reasons: self.reasons.iter().map(|reason| reason.record(language)).collect(),
            other_mp: self.other.millipawns(),
            move_mp: self.having_the_move.millipawns(),
            unexplained_mp: self.guest().map(|_| self.unexplained.millipawns()),
            searched: self.searched.as_ref().map(Searched::record),
            threat: self.threat.as_ref().map(|threat| threat.record(language)),
            after: self.after.as_ref().map(|after| AfterRecord {
                line: uci(&after.line),
                sentence: after.sentence.tell(language),
            }),
            printed: PrintedRecord { reasons, other, having_the_move, unexplained, total },
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
            line: uci(&self.line),
            engine: self.by.clone(),
        }
    }
}

/// Moves as UCI has them.
fn uci(line: &[Move]) -> Vec<String> {
    line.iter().map(|mv| mv.to_uci(CastlingMode::Chess960).to_string()).collect()
}

impl Threat {
    /// The threat for other programs.
    pub fn record(&self, language: Language) -> ThreatRecord {
        ThreatRecord {
            side: self.side.into(),
            theme: self.theme.key(),
            squares: names(self.squares),
            arrows: self
                .arrows
                .iter()
                .map(|(from, to)| [from, to].map(Square::to_string))
                .collect(),
            sentence: self.sentence.tell(language),
            line: uci(&self.proof.moves),
            motif: self.proof.motif.as_ref().map(|claim| claim.motif.key),
        }
    }
}

impl Step<'_> {
    /// The move for other programs, with why it is good or bad.
    pub fn record(&self, point: Option<&Point>, language: Language) -> MoveRecord {
        let proof = point.and_then(|point| point.proof.as_ref());
        MoveRecord {
            verdict: self.verdict(&Thresholds::default()).tell(language),
            lost: self.lost().max(0.0),
            best: uci(&self.before.line).into_iter().next(),
            best_mp: self.before.score.millipawns(),
            mp: self.after.score.millipawns(),
            why: point.map(|point| point.sentence.tell(language)),
            line: proof.map_or_else(Vec::new, |proof| uci(&proof.moves)),
            motif: proof.and_then(|proof| proof.motif.as_ref()).map(|claim| claim.motif.key),
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
            line: self.proof.as_ref().map_or_else(Vec::new, |proof| uci(&proof.moves)),
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
                    sentence: shift.told().tell(language),
                })
                .collect(),
            other_mp: self.other.millipawns(),
        }
    }
}
