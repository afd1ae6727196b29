//! What each unit is worth, and why.

use kmoch_eval::Amount;
use shakmaty::Color;

use super::Look;
use crate::Study;
use crate::language::{name_of, say};
use crate::pawns::{apportion, hundredths};
use crate::story::account::Account;

/// Parts named of each account.
const PARTS: usize = 4;

/// The accounts of all units; with what belongs to none they add up to the total.
pub fn units(study: &Study, look: Look) -> String {
    let accounts = study.accounts();
    let amounts: Vec<Amount> =
        accounts.units.iter().map(|account| account.amount).chain([accounts.rest]).collect();
    let total = hundredths(study.tally.total());
    let printed = apportion(&amounts, total);
    let mut text = look.paragraph(&look.tell(&say!("units-heading")));
    for side in [Color::White, Color::Black] {
        text.push_str(&format!("\n{}\n", look.heading(&look.tell(&say!("side-name", side)))));
        for (account, amount) in accounts.units.iter().zip(&printed) {
            if account.piece.color == side {
                text.push_str(&look.entry_of(*amount, &said(account, look)));
            }
        }
    }
    text.push('\n');
    text.push_str(
        &look.entry_of(printed.last().copied().unwrap_or(0), &look.tell(&say!("units-rest"))),
    );
    text.push_str(&look.entry_of(total, &look.tell(&say!("total"))));
    text
}

fn said(account: &Account, look: Look) -> String {
    let parts: Vec<String> = account
        .parts
        .iter()
        .filter(|(_, amount)| hundredths(*amount) != 0)
        .take(PARTS)
        .map(|(clause, amount)| {
            let amount = look.language.signed(hundredths(*amount));
            format!("{} {amount}", name_of(clause.clause()).within(look.language))
        })
        .collect();
    let unit = look.tell(&say!("unit-name", role = account.piece.role));
    format!("{unit} {}: {}", account.square, parts.join(", "))
}
