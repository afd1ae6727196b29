//! Reasons opened: the clauses behind each, with amounts, definitions and what was measured of them.

use kmoch_eval::{Amount, ClauseId};
use shakmaty::Color;

use super::{Look, evidence};
use crate::Study;
use crate::catalog::definition;
use crate::language::{Argument, finding, name_of, say};
use crate::pawns::hundredths;
use crate::story::group::for_white;
use crate::story::{Reason, Story, title};

/// Findings shown for a clause and a side.
const FINDINGS: usize = 4;

/// One reason of a story, opened; none if it has no such reason. Reasons count from 1.
pub fn why(study: &Study, story: &Story, number: usize, look: Look) -> Option<String> {
    let reason = story.reasons.get(number.checked_sub(1)?)?;
    Some(opened(study, number, reason, look))
}

/// All reasons of a story, opened.
pub fn details(study: &Study, story: &Story, look: Look) -> String {
    let reasons = story.reasons.iter().enumerate();
    reasons.map(|(place, reason)| opened(study, place + 1, reason, look)).collect()
}

fn opened(study: &Study, number: usize, reason: &Reason, look: Look) -> String {
    let title = Argument::Name(look.tell(&title(reason.theme)));
    let amount = Argument::Signed(hundredths(reason.amount));
    let head = look.tell(&say!("reason-opened", number, title, side = reason.side, amount));
    let mut text =
        format!("\n{}\n{}", look.heading(&head), look.paragraph(&look.tell(&reason.sentence)));
    if let Some(what_if) = &reason.what_if {
        text.push_str(&look.paragraph(&look.tell(&what_if.sentence())));
    }
    for (clause, amount) in reason.parts() {
        text.push_str(&part(study, reason, clause, amount, look));
    }
    text
}

/// A clause's part in a reason.
fn part(study: &Study, reason: &Reason, clause: ClauseId, amount: Amount, look: Look) -> String {
    let declared = clause.clause();
    let mut text = String::from("\n");
    let name = Argument::Name(look.tell(&name_of(declared)));
    let key = Argument::Name(declared.key.to_owned());
    text.push_str(&look.entry(amount, &look.tell(&say!("opened-clause", name, key))));
    for side in [Color::White, Color::Black] {
        let of_clause = |item: &&kmoch_eval::Item| item.clause == clause && item.side == side;
        let mut items: Vec<_> = reason.group.items.iter().filter(of_clause).collect();
        items.sort_by_key(|item| -item.amount.abs().micropawns());
        for item in items.iter().take(FINDINGS) {
            let amount = Argument::Signed(hundredths(for_white(item)));
            let finding = Argument::Name(look.tell(&finding(item, study.position.board())));
            text.push_str(&look.point(&look.tell(&say!("finding-and-amount", finding, amount))));
        }
        if items.len() > FINDINGS {
            let more = say!("more-findings", number = items.len() - FINDINGS, side);
            text.push_str(&look.point(&more.within(look.language)));
        }
    }
    text.push_str(&look.note(&look.tell(&definition(declared))));
    let section = declared.section;
    if section != "-" {
        let section = Argument::Name(section.to_owned());
        text.push_str(&look.note(&look.tell(&say!("source-section", section))));
    }
    for line in evidence::lines(declared.key) {
        text.push_str(&look.note(&look.tell(&line)));
    }
    text
}
