//! Which reasons come first: the clauses that weigh most for each side, in the words of
//! their weightiest item.

use kmoch_eval::{Amount, CLAUSES, ClauseId, Item, Ledger, find_clause};
use shakmaty::{Board, Color};

use super::item_entry;
use crate::contract::{Both, Millipawns, Reason};

/// So many for each side.
const MOST: usize = 3;

/// The weightiest reasons of both sides. A clause speaks for the side its difference favours:
/// what both sides have in equal measure is no reason.
pub fn weightiest(ledger: &Ledger, board: &Board) -> Both<Vec<Reason>> {
    let differences: Vec<(ClauseId, Amount)> = CLAUSES
        .iter()
        .filter_map(|clause| find_clause(clause.key))
        .map(|id| (id, ledger.tally(id, Color::White).1 - ledger.tally(id, Color::Black).1))
        .collect();
    let of = |side: Color| {
        let mut own: Vec<(ClauseId, Amount)> = differences
            .iter()
            .map(|&(id, sum)| (id, if side.is_white() { sum } else { -sum }))
            .filter(|(_, sum)| *sum > Amount::ZERO)
            .collect();
        own.sort_by_key(|&(_, sum)| -sum);
        own.iter()
            .filter_map(|&(id, sum)| Some((id, sum, loudest(ledger, id, side)?)))
            .take(MOST)
            .map(|(id, sum, item)| Reason {
                clause: id.clause().key,
                name: id.clause().name,
                mp: Millipawns(sum),
                item: item_entry(item, board),
            })
            .collect()
    };
    Both { white: of(Color::White), black: of(Color::Black) }
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
