//! What changed between two ledgers, clause by clause: the reasons for a swing.

use std::collections::BTreeMap;

use kmoch_eval::{Amount, ClauseId, Item, Ledger};
use shakmaty::Color;

/// What one clause contributes to the difference of two ledgers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The clause.
    pub clause: ClauseId,
    /// The side whose findings changed; of material, the side that gained.
    pub side: Color,
    /// By how much, seen from White.
    pub amount: Amount,
    /// The finding that tells it best.
    pub told_by: Told,
}

/// The finding by which a change is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Told {
    /// One that is there only in the later ledger.
    Arose(Item),
    /// One that is there only in the earlier ledger.
    Went(Item),
}

impl Told {
    /// The finding.
    pub fn item(&self) -> &Item {
        match self {
            Told::Arose(item) | Told::Went(item) => item,
        }
    }
}

/// An item's amount seen from White.
pub fn for_white(item: &Item) -> Amount {
    item.side.fold_wb(item.amount, -item.amount)
}

/// The changes from one ledger to another, the largest first. They add up to the
/// difference of the totals.
pub fn changes(before: &Ledger, after: &Ledger) -> Vec<Change> {
    let mut clauses: BTreeMap<(ClauseId, bool), [Vec<Item>; 2]> = BTreeMap::new();
    for (index, ledger) in [before, after].into_iter().enumerate() {
        for item in &ledger.items {
            // Men come off in pairs: what counts of an exchange is what is left of it.
            let side = item.side.is_white() || is_material(item.clause);
            clauses.entry((item.clause, side)).or_default()[index].push(*item);
        }
    }
    let mut changes: Vec<Change> =
        clauses.into_values().filter_map(|[before, after]| change(&before, &after)).collect();
    changes.sort_by_key(|change| std::cmp::Reverse(change.amount.abs()));
    changes
}

/// The change within one clause of one side, if its sum changed.
fn change(before: &[Item], after: &[Item]) -> Option<Change> {
    let sum = |items: &[Item]| items.iter().map(for_white).sum::<Amount>();
    let amount = sum(after) - sum(before);
    if amount == Amount::ZERO {
        return None;
    }
    // A finding that pulls the way the sum went tells the change best.
    let pull = |told: &Told| {
        let worth = for_white(told.item());
        let signed = if matches!(told, Told::Arose(_)) { worth } else { -worth };
        if amount > Amount::ZERO { signed } else { -signed }
    };
    let arose = after.iter().filter(|item| !before.contains(item)).map(|item| Told::Arose(*item));
    let went = before.iter().filter(|item| !after.contains(item)).map(|item| Told::Went(*item));
    let told_by =
        arose.chain(went).max_by_key(|told| (pull(told), matches!(told, Told::Arose(_))))?;
    let clause = told_by.item().clause;
    let gains = if amount > Amount::ZERO { Color::White } else { Color::Black };
    let side = if is_material(clause) { gains } else { told_by.item().side };
    Some(Change { clause, side, amount, told_by })
}

/// Whether this is the clause that counts men.
pub fn is_material(clause: ClauseId) -> bool {
    clause.clause().key == "material"
}

#[cfg(test)]
mod tests {
    use kmoch_eval::{Evaluator, Profile};
    use shakmaty::{Board, Color};

    use super::*;

    fn ledger(board: &str) -> Ledger {
        let board = Board::from_ascii_board_fen(board.as_bytes()).unwrap();
        Evaluator::new(&Profile::addendum()).ledger(&board, Color::White)
    }

    #[test]
    fn changes_add_up_to_the_difference() {
        let before = ledger("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R");
        let after = ledger("r1bqkb1r/pppp1ppp/2n2n2/4N3/4P3/8/PPPP1PPP/RNBQKB1R");
        let changes = changes(&before, &after);
        let sum: Amount = changes.iter().map(|change| change.amount).sum();
        assert_eq!(sum, after.total() - before.total());
        let pawn = changes.iter().find(|change| is_material(change.clause)).unwrap();
        assert_eq!((pawn.side, pawn.amount), (Color::White, Amount::from_millipawns(1000)));
        assert!(changes.windows(2).all(|pair| pair[0].amount.abs() >= pair[1].amount.abs()));
    }

    #[test]
    fn a_passer_that_arises_tells_it() {
        let before = ledger("4k3/3p4/8/8/4P3/8/8/4K3");
        let after = ledger("4k3/8/8/8/4P3/8/8/4K3");
        let changes = changes(&before, &after);
        let passer = changes.iter().find(|change| change.clause.clause().key == "passer").unwrap();
        assert_eq!(passer.side, Color::White);
        assert!(matches!(passer.told_by, Told::Arose(item) if item.squares().count() == 1));
    }

    #[test]
    fn nothing_changes_between_equals() {
        let ledger = ledger("4k3/3p4/8/8/4P3/8/8/4K3");
        assert!(changes(&ledger, &ledger).is_empty());
    }
}
