//! Reasons opened: the clauses behind each, with amounts, definitions and what was measured of them.

use kmoch_eval::sentence::name;
use kmoch_eval::{Amount, ClauseId};
use kmoch_verdict::words;
use shakmaty::Color;

use super::Look;
use crate::Study;
use crate::pawns::{hundredths, signed};
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
    let head = format!(
        "{number}. {}, for {}: {}",
        look.tell(&title(reason.theme)),
        name(reason.side),
        signed(hundredths(reason.amount))
    );
    let mut text =
        format!("\n{}\n{}", look.heading(&head), look.paragraph(&look.tell(&reason.sentence)));
    if let Some(what_if) = &reason.what_if {
        text.push_str(&look.paragraph(&what_if.sentence()));
    }
    for (clause, amount) in reason.parts() {
        text.push_str(&part(study, reason, clause, amount, look));
    }
    text
}

/// A clause's part in a reason.
fn part(study: &Study, reason: &Reason, clause: ClauseId, amount: Amount, look: Look) -> String {
    let declared = clause.clause();
    let definition = declared.definition.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut text = String::from("\n");
    text.push_str(&look.entry(amount, &format!("{} ({})", declared.name, declared.key)));
    for side in [Color::White, Color::Black] {
        let of_clause = |item: &&kmoch_eval::Item| item.clause == clause && item.side == side;
        let mut items: Vec<_> = reason.group.items.iter().filter(of_clause).collect();
        items.sort_by_key(|item| -item.amount.abs().micropawns());
        for item in items.iter().take(FINDINGS) {
            let amount = signed(hundredths(for_white(item)));
            text.push_str(
                &look.point(&format!("{}: {amount}", item.sentence(study.position.board()))),
            );
        }
        if items.len() > FINDINGS {
            let more = items.len() - FINDINGS;
            text.push_str(&look.point(&format!("and {more} more of {}'s", name(side))));
        }
    }
    text.push_str(&look.note(&definition));
    let section = declared.section;
    if section != "-" {
        text.push_str(&look.note(&format!("Source: section {section} of the specification.")));
    }
    for line in words::lines(kmoch_verdict::shipped(), declared.key) {
        text.push_str(&look.note(&line));
    }
    text
}
