//! One story: a ledger becomes reasons that a coach would give.
//!
//! Findings are sorted by what they are about, like things are set off against each other, and
//! what is left is told in one or two sentences for each topic. What is told, what is left out
//! and having the move add up to the total, always.

pub mod account;
pub mod change;
mod choose;
mod drawn;
mod ends;
mod fold;
pub mod gains;
pub mod group;
mod hanging;
mod hopes;
mod idea;
mod laws;
mod material;
mod printed;
pub mod proof;
mod quiet;
pub mod record;
mod recording;
mod scene;
pub mod searched;
mod sorting;
pub mod step;
mod tables;
mod tactics;
mod telling;
pub mod threat;
mod topic;
mod weight;
mod what_if;
mod words;

use kmoch_eval::{Amount, Evaluator, Ledger, Theme};
use shakmaty::{Bitboard, Chess, Color, Position as _, Square};

pub use account::Accounts;
pub use change::{Change, Fate, Shift};
pub use group::Group;
pub use printed::Printed;
pub use proof::Proof;
pub use scene::Scene;
pub use searched::{After, Searched};
pub use step::Step;
pub use tables::Known;
pub use threat::Threat;
pub use topic::Topic;
pub use what_if::WhatIf;
pub use words::{is_opening, role_name};

use crate::language::{Argument, Phrase, say};
use crate::pawns::hundredths;
use crate::verdict;

/// Why a side stands better or worse.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    /// What it speaks of.
    pub theme: Theme,
    /// The side it speaks for.
    pub side: Color,
    /// What it is worth, White's view.
    pub amount: Amount,
    /// The squares worth looking at.
    pub squares: Bitboard,
    /// From where to where it works.
    pub arrows: Vec<(Square, Square)>,
    /// What is there, and why that is good or bad.
    pub sentence: Phrase,
    /// The pawn or piece it is about, if it is about one.
    pub unit: Option<Square>,
    /// That unit on a better square.
    pub what_if: Option<WhatIf>,
    /// The findings behind it.
    pub group: Group,
    /// What best play wins, for machines to replay; none for what is seen at sight.
    pub proof: Option<Proof>,
}

/// A position told.
#[derive(Debug, Clone)]
pub struct Story {
    /// What the position is worth, White's view.
    pub total: Amount,
    /// The reasons, the weightiest first.
    pub reasons: Vec<Reason>,
    /// What there are words for and is not told.
    untold: Vec<Reason>,
    /// What everything else comes to, White's view.
    pub other: Amount,
    /// What having the move is worth, White's view.
    pub having_the_move: Amount,
    /// Whether the sides are level and nothing large speaks for either.
    pub level: bool,
    /// What another engine sees beyond all this, White's view; nothing where ours judges.
    pub unexplained: Amount,
    /// What a search says; none where none was made.
    pub searched: Option<Searched>,
    /// What the side that is not to move threatens; none where nobody looked, or nothing is.
    pub threat: Option<Threat>,
    /// The moves after which it is told, if the position itself is not quiet.
    pub after: Option<After>,
    /// Whether something is won or lost at once, so that nothing else matters.
    pub forced: bool,
    /// Who wins by endgame tables.
    pub won: Option<Color>,
    /// How the game has ended, or will be drawn with best play: then nothing else is claimed.
    pub over: Option<Phrase>,
}

impl Story {
    /// Tells a position from its ledger.
    pub fn of(position: &Chess, ledger: &Ledger) -> Story {
        Story::worth(position, ledger, ledger.total(), None)
    }

    /// Tells a position that is worth so much from its ledger. Where best play takes something on these squares only,
    /// nothing else is threatened.
    fn worth(position: &Chess, ledger: &Ledger, worth: Amount, taken: Option<Bitboard>) -> Story {
        if let Some(end) = verdict::over(position) {
            return Story::ended(position, end);
        }
        let (mut told, having_the_move) = reasons(position, ledger, taken);
        let total = ledger.total();
        let without_move = total - having_the_move;
        // A search that sees more in it has to find the reasons there are.
        let seen = (worth - total).abs() < quiet::CLEAR;
        let level = seen && choose::is_level(&told, total, without_move);
        if level {
            choose::keep_what_level_boards_tell(&mut told);
        }
        let mut story = Story {
            total,
            other: without_move,
            reasons: Vec::new(),
            untold: told,
            having_the_move,
            level,
            unexplained: Amount::ZERO,
            searched: None,
            threat: None,
            after: None,
            forced: false,
            won: None,
            over: None,
        };
        story.choose();
        story.settle_hopes();
        story.drop_what_contradicts();
        story
    }

    /// Chooses anew which reasons are told, of all there are words for.
    fn choose(&mut self) {
        self.lay_open();
        let chosen = choose::choose(&self.reasons, self.total, self.total - self.having_the_move);
        let mut place = 0..self.reasons.len();
        let left = |_: &mut Reason| place.next().is_some_and(|place| !chosen.contains(&place));
        self.untold = self.reasons.extract_if(.., left).collect();
        self.other += self.untold.iter().map(|reason| reason.amount).sum::<Amount>();
    }

    /// Takes up all there are words for, the weightiest first.
    fn lay_open(&mut self) {
        self.other -= self.untold.iter().map(|reason| reason.amount).sum::<Amount>();
        self.reasons.append(&mut self.untold);
        self.reasons.sort_by_key(|reason| -reason.amount.abs().micropawns());
    }

    /// A game that is over: the rules have spoken, and nothing else counts.
    fn ended(position: &Chess, end: Phrase) -> Story {
        let winner = position.is_checkmate().then(|| !position.turn());
        let total =
            winner.map_or(Amount::ZERO, |side| side.fold_wb(searched::MATE, -searched::MATE));
        Story {
            total,
            reasons: Vec::new(),
            untold: Vec::new(),
            other: total,
            having_the_move: Amount::ZERO,
            level: false,
            unexplained: Amount::ZERO,
            searched: None,
            threat: None,
            after: None,
            forced: false,
            won: None,
            over: Some(end),
        }
    }

    /// The same with what would change each reason about a pawn or a piece.
    pub fn with_what_if(mut self, position: &Chess, evaluator: &Evaluator) -> Story {
        for reason in &mut self.reasons {
            let owner = |unit: &Square| position.board().color_at(*unit);
            // What is good already needs no other square, but for a pawn that is on its way.
            let wanting = reason.unit.filter(|unit| {
                owner(unit) != Some(reason.side) || reason.theme == Theme::PassedPawns
            });
            let better = |unit| what_if::what_if(position, unit, self.total, evaluator);
            reason.what_if = wanting.and_then(better);
        }
        self
    }

    /// Who is better, in words; of a mate that was found, who mates and when.
    pub fn verdict(&self) -> Phrase {
        let counted = || verdict::words(if self.level { Amount::ZERO } else { self.total });
        let by_tables = || self.won.map(|side| say!("won-by-tables", side));
        self.mate().or_else(|| self.over.clone()).or_else(by_tables).unwrap_or_else(counted)
    }

    /// Whether somebody wins, or nobody can: then only that matters.
    pub fn is_decided(&self) -> bool {
        let tactical = self.reasons.iter().any(|reason| reason.proof.is_some());
        self.forced
            || tactical
            || self.over.is_some()
            || self.after.is_some()
            || self.total.abs() >= searched::DECISIVE
    }

    /// Whether the sides are level and there is nothing more to say.
    pub fn is_one_line(&self) -> bool {
        self.level && self.reasons.is_empty()
    }

    /// "White mates in three", if a search found a mate.
    pub fn mate(&self) -> Option<Phrase> {
        let moves = self.searched.as_ref()?.mate?;
        let side = if moves > 0 { Color::White } else { Color::Black };
        Some(say!("mates-in", side, moves = moves.unsigned_abs() as usize))
    }

    /// The reasons that speak for a side, each with its place among all, from 1.
    pub fn of_side(&self, side: Color) -> impl Iterator<Item = (usize, &Reason)> {
        let numbered = self.reasons.iter().enumerate().map(|(place, reason)| (place + 1, reason));
        numbered.filter(move |(_, reason)| reason.side == side)
    }
}

impl WhatIf {
    /// "With the pawn on b6: +0.31".
    pub fn sentence(&self) -> Phrase {
        let amount = Argument::Signed(hundredths(self.total));
        say!("what-if", role = self.role, to = self.to, amount)
    }
}

/// A theme in words.
pub fn title(theme: Theme) -> Phrase {
    Phrase::new(format!("theme-{}", theme.key()))
}

/// Everything that there are words for, the weightiest first, and what having the move is worth.
fn reasons(position: &Chess, ledger: &Ledger, taken: Option<Bitboard>) -> (Vec<Reason>, Amount) {
    let scene = Scene::new(position.board(), position.turn(), ledger).with_taken(taken);
    let groups = group::Groups::of(ledger, &scene);
    let told = groups.told.iter().filter_map(|group| reason(group, &scene)).collect();
    (told, groups.having_the_move)
}

fn reason(group: &Group, scene: &Scene) -> Option<Reason> {
    let telling = words::tell(group, scene)?;
    Some(Reason {
        theme: telling.theme.or(group.topic.theme())?,
        side: group.favours(),
        amount: group.amount,
        squares: telling.squares,
        arrows: telling.arrows,
        sentence: telling.sentence,
        unit: telling.unit,
        what_if: None,
        group: group.clone(),
        proof: None,
    })
}

#[cfg(test)]
mod tests;
