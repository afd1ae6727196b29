//! Where a game turned: the moves after which the score stayed changed.

use std::collections::BTreeMap;

use kmoch_eval::Amount;

/// A change smaller than this is no turn of the game.
const LEAST_SWING: Amount = Amount::from_millipawns(500);
/// A capture is often answered by one: a change counts as far as it survives so many plies.
const LASTS: usize = 2;
/// A game that turns at every move turns nowhere: only the largest are told.
const MOST: usize = 6;

/// A move that turned the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turn {
    /// The ply after which the score is changed, 1 for the first move.
    pub ply: usize,
    /// What is left of the change when the dust has settled.
    pub swing: Amount,
    /// The clause that changed most in that direction.
    pub clause: &'static str,
    /// By how much.
    pub by: Amount,
}

/// Finds the turns of a game from its curves, in the order they happened.
pub fn turns(totals: &[Amount], clauses: &BTreeMap<&'static str, Vec<Amount>>) -> Vec<Turn> {
    let mut turns: Vec<Turn> = (1..totals.len())
        .filter_map(|ply| {
            let swing = lasting(totals, ply);
            let settled = (ply + LASTS).min(totals.len() - 1);
            let (clause, by) = clauses
                .iter()
                .map(|(&key, curve)| (key, curve[settled] - curve[ply - 1]))
                .max_by_key(|(_, by)| if swing < Amount::ZERO { -*by } else { *by })?;
            (swing.abs() >= LEAST_SWING).then_some(Turn { ply, swing, clause, by })
        })
        .collect();
    turns.sort_by_key(|turn| (-turn.swing.abs(), turn.ply));
    turns.truncate(MOST);
    turns.sort_by_key(|turn| turn.ply);
    turns
}

/// The part of the change at `ply` that is still there over the next plies.
fn lasting(totals: &[Amount], ply: usize) -> Amount {
    let before = totals[ply - 1];
    let last = (ply + LASTS).min(totals.len() - 1);
    let changes = || totals[ply..=last].iter().map(|&after| after - before);
    match totals[ply] - before {
        up if up > Amount::ZERO => changes().min().unwrap_or_default().max(Amount::ZERO),
        _ => changes().max().unwrap_or_default().min(Amount::ZERO),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn curve(millipawns: &[i32]) -> Vec<Amount> {
        millipawns.iter().map(|&mp| Amount::from_millipawns(mp)).collect()
    }

    #[test]
    fn an_exchange_is_no_turn_but_a_lost_piece_is() {
        let totals = curve(&[0, 3000, 0, 100, 3100, 3000, 3050]);
        let clauses = BTreeMap::from([
            ("material", curve(&[0, 3000, 0, 0, 3000, 3000, 3000])),
            ("mobility", curve(&[0, 0, 0, 100, 100, 0, 50])),
        ]);
        let found = turns(&totals, &clauses);
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].ply, found[0].clause), (4, "material"));
        assert_eq!(found[0].swing, Amount::from_millipawns(2900));
    }
}
