//! An account of each unit: what it is worth and why. Over the board, with what belongs to no unit,
//! accounts add up to the total.

use kmoch_eval::{Amount, ClauseId, Item};
use shakmaty::{Bitboard, Board, Piece, Square};

use super::group::for_white;

/// What a unit is worth, White's view, and by which clauses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    /// Where it stands.
    pub square: Square,
    /// What it is.
    pub piece: Piece,
    /// What it is worth.
    pub amount: Amount,
    /// The clauses that make this up, the weightiest first.
    pub parts: Vec<(ClauseId, Amount)>,
}

/// The accounts of all units, and what belongs to none of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Accounts {
    /// The units, White's before Black's, the most valuable first.
    pub units: Vec<Account>,
    /// The rest: having the move, what a lead weighs, what is about squares.
    pub rest: Amount,
}

impl Accounts {
    /// Gives every finding to the units it is about, in equal parts: those it is found on, or those
    /// that bring it about. What threatens a unit counts against that unit.
    pub fn of<'a>(board: &Board, items: impl IntoIterator<Item = &'a Item>) -> Accounts {
        let mut units: Vec<Account> = board
            .clone()
            .into_iter()
            .map(|(square, piece)| Account {
                square,
                piece,
                amount: Amount::ZERO,
                parts: Vec::new(),
            })
            .collect();
        let mut rest = Amount::ZERO;
        for item in items.into_iter().filter(|item| item.amount != Amount::ZERO) {
            let amount = for_white(item);
            let about = about(item, board);
            let Some(first) = about.first() else {
                rest += amount;
                continue;
            };
            let share = amount.micropawns() / about.count() as i32;
            let left = amount.micropawns() - share * about.count() as i32;
            for account in units.iter_mut().filter(|account| about.contains(account.square)) {
                let more = if account.square == first { left } else { 0 };
                account.add(item.clause, Amount::from_micropawns(share + more));
            }
        }
        for account in &mut units {
            account.parts.retain(|(_, amount)| *amount != Amount::ZERO);
            account.parts.sort_by_key(|(clause, amount)| (-amount.abs().micropawns(), *clause));
        }
        units.sort_by_key(|account| {
            (account.piece.color.is_black(), std::cmp::Reverse(account.piece.role), account.square)
        });
        Accounts { units, rest }
    }
}

impl Account {
    fn add(&mut self, clause: ClauseId, amount: Amount) {
        self.amount += amount;
        match self.parts.iter_mut().find(|(known, _)| *known == clause) {
            Some((_, sum)) => *sum += amount,
            None => self.parts.push((clause, amount)),
        }
    }
}

/// The units a finding is about.
fn about(item: &Item, board: &Board) -> Bitboard {
    let units = item.place.on & board.occupied();
    if units.any() { units } else { item.place.by & board.by_color(item.side) }
}

#[cfg(test)]
mod tests {
    use kmoch_eval::{Evaluator, Profile};

    use super::*;
    use crate::Position;

    #[test]
    fn accounts_add_up_to_the_total() {
        let evaluator = Evaluator::new(&Profile::addendum());
        for fen in [
            "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P4/2PBPN2/PP1N1PPP/R1BQ1RK1 w - - 0 9",
            "2k5/2p3p1/8/2pb1Pp1/1p5p/pR3PbP/P1P5/4K3 w - - 0 1",
        ] {
            let position = Position::read(fen).unwrap();
            let ledger = evaluator.ledger(position.board(), position.turn());
            let accounts = Accounts::of(position.board(), &ledger.items);
            let sum: Amount = accounts.units.iter().map(|account| account.amount).sum();
            assert_eq!(sum + accounts.rest, ledger.total(), "{fen}");
            for account in &accounts.units {
                let parts: Amount = account.parts.iter().map(|(_, amount)| *amount).sum();
                assert_eq!(parts, account.amount, "{fen} {}", account.square);
            }
        }
    }
}
