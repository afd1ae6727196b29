//! One story: a ledger becomes reasons that a coach would give.
//!
//! Findings are sorted by what they are about, like things are set off against each other, and
//! what is left is told in one or two sentences for each topic. What is told, what is left out
//! and having the move add up to the total, always.

mod choose;
pub mod group;
mod material;
mod topic;
mod words;

use kmoch_eval::{Amount, Ledger, Theme};
use shakmaty::{Bitboard, Chess, Color, Position as _, Square};

pub use group::Group;
pub use topic::{Scene, Topic};

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
    /// What is there, and why that is good or bad.
    pub sentence: String,
    /// The pawn or piece it is about, if it is about one.
    pub unit: Option<Square>,
    /// The findings behind it.
    pub group: Group,
}

/// A position told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Story {
    /// What the position is worth, White's view.
    pub total: Amount,
    /// The reasons, the weightiest first.
    pub reasons: Vec<Reason>,
    /// What everything else comes to, White's view.
    pub other: Amount,
    /// What having the move is worth, White's view.
    pub having_the_move: Amount,
}

impl Story {
    /// Tells a position from its ledger.
    pub fn of(position: &Chess, ledger: &Ledger) -> Story {
        let scene = Scene::new(position.board(), position.turn(), ledger);
        let groups = group::Groups::of(ledger, &scene);
        let total = ledger.total();
        let without_move = total - groups.having_the_move;
        let mut told: Vec<Reason> =
            groups.told.iter().filter_map(|group| reason(group, &scene)).collect();
        if choose::is_level(&told, total, without_move) {
            told.clear();
        }
        let chosen = choose::choose(&told, total);
        let reasons: Vec<Reason> = chosen.into_iter().map(|place| told[place].clone()).collect();
        let told: Amount = reasons.iter().map(|reason| reason.amount).sum();
        Story {
            total,
            other: without_move - told,
            reasons,
            having_the_move: groups.having_the_move,
        }
    }
}

fn reason(group: &Group, scene: &Scene) -> Option<Reason> {
    let telling = words::tell(group, scene)?;
    Some(Reason {
        theme: telling.theme.or(group.topic.theme())?,
        side: group.favours(),
        amount: group.amount,
        squares: telling.squares,
        sentence: telling.sentence,
        unit: telling.unit,
        group: group.clone(),
    })
}
