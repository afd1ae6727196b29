//! What a search says of a position, and how the story changes by it.
//!
//! The reasons at sight stay what they are. Where best play ends clearly elsewhere than the count at
//! sight, the difference is a reason of its own, told first with the moves that prove it.

use kmoch_eval::{Amount, Ledger};
use shakmaty::san::SanPlus;
use shakmaty::{Chess, Color, Move, Position as _};

use super::tactics::{self, Tactic};
use super::{Group, Reason, Story, Topic};

/// What a search found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Searched {
    /// Positions looked at.
    pub nodes: u64,
    /// How deep.
    pub depth: i32,
    /// What the position is worth after best play, White's view.
    pub score: Amount,
    /// Moves to mate, positive if White mates.
    pub mate: Option<i32>,
    /// Best play.
    pub line: Vec<Move>,
    /// The position best play leads to, and its ledger, when nothing is left to be taken.
    pub end: (Chess, Ledger),
}

/// What a mate is worth: more than everything on the board.
pub const MATE: Amount = Amount::from_millipawns(100_000);

/// From this difference on, best play is told as a reason of its own.
const CLEAR: Amount = Amount::from_millipawns(500);

/// From this difference on, if it comes about at once, nothing else is told.
const DECISIVE: Amount = Amount::from_millipawns(1500);

/// Plies of best play that are shown beside the verdict.
const SHOWN: usize = 6;

impl Searched {
    /// Best play in notation with move numbers, up to so many plies: "10.Re1 b6 11.Ba2".
    pub fn written(&self, position: &Chess, plies: usize) -> String {
        written(position, &self.line[..plies.min(self.line.len())])
    }

    /// Best play as it is shown beside the verdict.
    pub fn shown(&self, position: &Chess) -> String {
        self.written(position, SHOWN)
    }
}

/// Moves in notation with their numbers: "12...Nf6 13.e4".
pub fn written(position: &Chess, moves: &[Move]) -> String {
    let mut position = position.clone();
    let mut text = String::new();
    for &mv in moves {
        let white = position.turn().is_white();
        let gap = if text.is_empty() { "" } else { " " };
        if white || text.is_empty() {
            let dots = if white { "." } else { "..." };
            text.push_str(&format!("{gap}{}{dots}", position.fullmoves()));
        } else {
            text.push_str(gap);
        }
        text.push_str(&SanPlus::from_move_and_play_unchecked(&mut position, mv).to_string());
    }
    text
}

impl Story {
    /// The same story after a search.
    pub fn with_search(mut self, position: &Chess, ledger: &Ledger, searched: Searched) -> Story {
        let difference = searched.score - self.total;
        if difference.abs() >= CLEAR
            && let Some(tactic) = tactics::find(position, ledger, &searched, difference)
        {
            self.take_up(tactic, difference, &searched);
        }
        self.searched = Some(searched);
        self
    }

    fn take_up(&mut self, tactic: Tactic, difference: Amount, searched: &Searched) {
        let side = if difference > Amount::ZERO { Color::White } else { Color::Black };
        let Tactic { theme, squares, sentence, at_once } = tactic;
        let group = Group {
            topic: Topic::Material,
            amount: difference,
            weight: Amount::ZERO,
            items: Vec::new(),
        };
        let reason = Reason {
            theme,
            side,
            amount: difference,
            squares,
            sentence: sentence.into(),
            unit: None,
            arrows: searched
                .line
                .first()
                .and_then(|mv| Some((mv.from()?, mv.to())))
                .into_iter()
                .collect(),
            what_if: None,
            group,
        };
        self.total = searched.score;
        self.level = false;
        let agrees = (self.total > Amount::ZERO) == (difference > Amount::ZERO);
        self.forced = agrees && at_once && difference.abs() >= DECISIVE;
        if self.forced || searched.mate.is_some() {
            let untold: Amount = self.reasons.drain(..).map(|reason| reason.amount).sum();
            self.other += untold;
        }
        for reason in &mut self.reasons {
            // What a better square would bring is known at sight only.
            reason.what_if = None;
        }
        // The weightiest first.
        let heavier = |other: &&Reason| other.amount.abs() > difference.abs();
        let place = self.reasons.iter().take_while(heavier).count();
        self.reasons.insert(place, reason);
        self.drop_what_contradicts();
    }

    /// Leaves the smallest reasons for the other side untold as long as what is told contradicts
    /// the verdict.
    fn drop_what_contradicts(&mut self) {
        loop {
            let told: Amount = self.reasons.iter().map(|reason| reason.amount).sum();
            let better = if self.total > Amount::ZERO { Color::White } else { Color::Black };
            if better.fold_wb(told >= Amount::ZERO, told <= Amount::ZERO) {
                return;
            }
            let against = |reason: &Reason| reason.side != better;
            let Some(place) = self.reasons.iter().rposition(against) else { return };
            self.other += self.reasons.remove(place).amount;
        }
    }
}
