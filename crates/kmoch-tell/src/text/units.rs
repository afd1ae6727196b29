//! What each unit is worth, and why.

use kmoch_eval::Amount;
use kmoch_eval::sentence::name;
use shakmaty::Color;

use super::Look;
use crate::Study;
use crate::pawns::{apportion, hundredths, signed};
use crate::story::Accounts;
use crate::story::account::Account;

/// Parts named of each account.
const PARTS: usize = 4;

/// The accounts of all units; with what belongs to none they add up to the total.
pub fn units(study: &Study, look: Look) -> String {
    let accounts = Accounts::of(study.position.board(), &study.ledger);
    let amounts: Vec<Amount> =
        accounts.units.iter().map(|account| account.amount).chain([accounts.rest]).collect();
    let total = hundredths(study.tally.total());
    let printed = apportion(&amounts, total);
    let mut text = look.paragraph("What each unit is worth, White's view, and what makes it up");
    for side in [Color::White, Color::Black] {
        text.push_str(&format!("\n{}\n", look.heading(name(side))));
        for (account, amount) in accounts.units.iter().zip(&printed) {
            if account.piece.color == side {
                text.push_str(&look.entry_of(*amount, &said(account)));
            }
        }
    }
    text.push('\n');
    text.push_str(&look.entry_of(
        printed.last().copied().unwrap_or(0),
        "What belongs to no unit: having the move, what a lead weighs, squares",
    ));
    text.push_str(&look.entry_of(total, "Total"));
    text
}

fn said(account: &Account) -> String {
    let parts: Vec<String> = account
        .parts
        .iter()
        .filter(|(_, amount)| hundredths(*amount) != 0)
        .take(PARTS)
        .map(|(clause, amount)| {
            format!("{} {}", clause.clause().name.to_lowercase(), signed(hundredths(*amount)))
        })
        .collect();
    let unit = crate::story::role_name(account.piece.role);
    format!("{} {}: {}", super::capital(unit), account.square, parts.join(", "))
}
