//! Which reasons come first: the same that `kmoch explain` tells, sorted by whom they help.

use kmoch_eval::{Amount, ClauseId, Item, Ledger};
use shakmaty::{Board, Color};

use super::{side, squares};
use crate::contract::{self, Both, Millipawns, Reason};

/// So many for each side.
const MOST: usize = 3;

/// The weightiest reasons for both sides. What White gains speaks for White, and so does what
/// Black loses.
pub fn weightiest(ledger: &Ledger, board: &Board) -> Both<Vec<Reason>> {
    let all = kmoch_tell::reasons::of(ledger, board);
    let helping = |color: Color| {
        all.iter()
            .filter(|reason| (reason.side == color) == (reason.amount > Amount::ZERO))
            .take(MOST)
            .map(entry)
            .collect()
    };
    Both { white: helping(Color::White), black: helping(Color::Black) }
}

fn entry(reason: &kmoch_tell::Reason) -> Reason {
    let clause = reason.clause.clause();
    Reason {
        clause: clause.key,
        name: clause.name,
        mp: Millipawns(reason.amount.abs()),
        item: contract::Item {
            side: side(reason.side),
            mp: Millipawns(reason.amount),
            on: squares(reason.place.on),
            at: squares(reason.place.at),
            by: squares(reason.place.by),
            sentence: reason.sentence.clone(),
        },
    }
}

/// The item of a clause that does most for a side: its own gain or the enemy's loss.
pub fn loudest(ledger: &Ledger, clause: ClauseId, side: Color) -> Option<&Item> {
    ledger
        .items
        .iter()
        .filter(|item| item.clause == clause)
        .map(|item| (if item.side == side { item.amount } else { -item.amount }, item))
        .filter(|(gain, _)| *gain > Amount::ZERO)
        // The first of equals, so that the same position always says the same.
        .rev()
        .max_by_key(|&(gain, _)| gain)
        .map(|(_, item)| item)
}
