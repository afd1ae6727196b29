//! How a story becomes its record.

use kmoch_eval::{Amount, ClauseId};
use shakmaty::{Bitboard, CastlingMode, Move, Square};

use super::account::Accounts;
use super::change::Change;
use super::group::for_white;
use super::record::{
    AccountRecord, AfterRecord, ChangeRecord, MoveRecord, PartRecord, PrintedRecord, ReasonRecord,
    SearchedRecord, ShiftRecord, StoryRecord, ThreatRecord, WhatIfRecord,
};
use super::step::Point;
use super::{Printed, Reason, Searched, Step, Story, Threat};
use crate::Language;
use crate::language::name_of;
use crate::score::Thresholds;

fn names(squares: Bitboard) -> Vec<String> {
    squares.into_iter().map(|square| square.to_string()).collect()
}

impl Story {
    /// The story for other programs.
    pub fn record(&self, language: Language) -> StoryRecord {
        let other_title = self.other_title().tell(language);
        let Printed { reasons, other, having_the_move, unexplained, total } = self.printed();
        StoryRecord {
            total_mp: self.total.millipawns(),
            verdict: self.verdict().tell(language),
            reasons: self.reasons.iter().map(|reason| reason.record(language)).collect(),
            other_mp: self.other.millipawns(),
            other_title,
            move_mp: self.having_the_move.millipawns(),
            unexplained_mp: self.guest().map(|_| self.unexplained.millipawns()),
            searched: self.searched.as_ref().map(Searched::record),
            threat: self.threat.as_ref().map(|threat| threat.record(language)),
            after: self.after.as_ref().filter(|_| !self.forced).map(|after| AfterRecord {
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
    pub fn parts(&self) -> Vec<(ClauseId, Amount)> {
        let mut parts: Vec<(ClauseId, Amount)> = Vec::new();
        for item in &self.group.items {
            match parts.iter_mut().find(|(known, _)| *known == item.clause) {
                Some((_, sum)) => *sum += for_white(item),
                None => parts.push((item.clause, for_white(item))),
            }
        }
        parts.retain(|(_, amount)| *amount != Amount::ZERO);
        parts.sort_by_key(|(clause, amount)| (-amount.abs().micropawns(), *clause));
        if self.group.weight != Amount::ZERO {
            parts.push((ClauseId::WeightOfLead, self.group.weight));
        }
        parts
    }
}

fn part((clause, amount): (ClauseId, Amount), language: Language) -> PartRecord {
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
