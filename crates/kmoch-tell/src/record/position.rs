//! A position as one record: what `explain --json` writes and what the page is sent. `features` writes
//! the first part of it a million times, by hand, and a test holds both to the same.

use kmoch_eval::{Breach, CLAUSES, Item, PositionType, Stage, Survey};
use serde::{Serialize, Serializer};
use shakmaty::Color;

use super::Columns;
use super::finding::{BreachRecord, ItemRecord, breaches, finding};
use super::measures::rounded;
use crate::outcome::Outcome;
use crate::story::Story;
use crate::story::record::{AccountRecord, Side, StoryRecord};
use crate::{Language, Study, Tally, facts, rules};

/// A position with everything found in it. Amounts are thousandths of a pawn.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PositionRecord {
    /// The position.
    pub fen: String,
    /// Who is to move.
    pub turn: Side,
    /// What a side's pieces are worth together, in pawns, taken over both sides.
    pub material: f64,
    /// `middlegame` or `endgame`.
    pub stage: &'static str,
    /// The part of the game by material, in pawns.
    pub bracket: String,
    /// Open, semi-open, semi-closed or closed.
    pub position_type: &'static str,
    /// How the game ended, if it did.
    pub outcome: Option<OutcomeRecord>,
    /// What all items add up to, White's view; nothing where an outcome stands for it.
    pub total_mp: Option<f64>,
    /// What each clause found for each side, by its key.
    #[serde(serialize_with = "in_order")]
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, SharesRecord>))]
    pub clauses: Vec<(&'static str, SharesRecord)>,
    /// Both sides' measures.
    pub measures: Survey,
    /// The cutting rules that each side breaks, by their keys.
    pub cuts: BothCuts,
    /// The same with how much and where.
    pub breaches: Vec<BreachRecord>,
    /// Every finding.
    pub items: Vec<ItemRecord>,
    /// What is worth knowing beside what the position is worth.
    pub facts: Vec<String>,
    /// Why it is worth that; nothing where an outcome stands for it.
    pub story: Option<StoryRecord>,
    /// What each unit is worth and why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub units: Option<Vec<AccountRecord>>,
    /// What belongs to no unit; with the units it adds up to the total.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rest_mp: Option<f64>,
}

/// The end of a game.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OutcomeRecord {
    /// `1-0`, `0-1` or `1/2-1/2`.
    pub result: &'static str,
    /// Who won; nothing if it is drawn.
    pub winner: Option<Side>,
    /// How, in words.
    pub sentence: String,
}

/// What a clause found for both sides.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SharesRecord {
    /// For White.
    pub white: ShareRecord,
    /// For Black.
    pub black: ShareRecord,
}

/// What a clause found for a side.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ShareRecord {
    /// How many times.
    pub count: usize,
    /// What that is worth to the side.
    pub mp: f64,
}

/// The cutting rules that are broken.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BothCuts {
    /// By White.
    pub white: Vec<&'static str>,
    /// By Black.
    pub black: Vec<&'static str>,
}

impl PositionRecord {
    /// Everything there is to say of a position, but for the accounts of its units.
    pub fn new(
        columns: &Columns,
        study: &Study,
        story: &Story,
        language: Language,
    ) -> PositionRecord {
        let Study { position, bracket, tally, survey, cuts, .. } = study;
        let board = position.board();
        let told = |item: &&Item| columns.0.contains(&item.clause.index());
        PositionRecord {
            fen: position.fen.clone(),
            turn: position.turn().into(),
            material: Stage::of(board).material(),
            stage: bracket.stage(),
            bracket: bracket.name(),
            position_type: PositionType::of(board).name(),
            outcome: Outcome::of(&position.chess)
                .map(|outcome| OutcomeRecord::new(outcome, language)),
            total_mp: Some(tally.total().millipawns()),
            clauses: columns
                .0
                .iter()
                .map(|&index| (CLAUSES[index].key, shares(tally, index)))
                .collect(),
            measures: Survey {
                white: survey.white.rounded(rounded),
                black: survey.black.rounded(rounded),
            },
            cuts: BothCuts {
                white: cuts.white.keys().collect(),
                black: cuts.black.keys().collect(),
            },
            breaches: breaches_of(study, story, language),
            items: study
                .ledger
                .items
                .iter()
                .filter(told)
                .chain(&study.leaned_on())
                .map(|item| finding(item, board, language))
                .collect(),
            facts: facts::told(study, story).iter().map(|fact| fact.tell(language)).collect(),
            story: Some(story.record(language)),
            units: None,
            rest_mp: None,
        }
    }

    /// The same with what each unit is worth.
    pub fn with_units(mut self, study: &Study, language: Language) -> PositionRecord {
        let accounts = study.accounts();
        self.units = Some(accounts.record(language));
        self.rest_mp = Some(accounts.rest.millipawns());
        self
    }

    /// The same for readers who take a total for a score: of a game that is over there is none.
    pub fn with_outcome_for_score(mut self) -> PositionRecord {
        if self.outcome.is_some() {
            self.total_mp = None;
            self.story = None;
        }
        self
    }
}

impl OutcomeRecord {
    /// The end of a game, told in a language.
    pub fn new(outcome: Outcome, language: Language) -> OutcomeRecord {
        OutcomeRecord {
            result: outcome.result(),
            winner: outcome.winner().map(Side::from),
            sentence: outcome.phrase().tell(language),
        }
    }
}

fn shares(tally: &Tally, index: usize) -> SharesRecord {
    let share = |side: Color| {
        let entry = tally.at(index).get(side);
        ShareRecord { count: entry.count, mp: entry.amount.millipawns() }
    };
    SharesRecord { white: share(Color::White), black: share(Color::Black) }
}

/// The rules that are broken in a position, and which of them bear on its story.
fn breaches_of(study: &Study, story: &Story, language: Language) -> Vec<BreachRecord> {
    let mut records = breaches(&study.breaches, study.position.board(), language);
    let told: Vec<&Breach> = rules::told(study, story).collect();
    for (record, breach) in records.iter_mut().zip(&study.breaches) {
        record.told = told.iter().any(|told| std::ptr::eq(*told, breach));
    }
    records
}

/// Clauses in the order of the catalogue, which a map would lose.
fn in_order<S: Serializer>(
    clauses: &[(&'static str, SharesRecord)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(clauses.iter().map(|(key, shares)| (key, shares)))
}

#[cfg(test)]
mod tests;
