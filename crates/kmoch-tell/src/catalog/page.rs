//! The catalogue in a terminal.

use std::fmt::Write as _;

use kmoch_eval::{CLAUSES, Chapter, ClauseId, Profile};

use super::{evidence, example, of_chapter, place, tables, unit, value, what, why, worthless};
use crate::text::Look;

/// The clauses by chapter, a line each: the key, whose the numbers are, the name.
pub fn list(look: Look) -> String {
    let widest = CLAUSES.iter().map(|clause| clause.key.len()).max().unwrap_or(0);
    let mut text = look.paragraph(
        "Each clause with whose its numbers are: theirs (the sources'), ours (this project's), mixed, \
         or - for a fact without numbers. `kmoch catalog KEY` tells the rest.",
    );
    for chapter in Chapter::ALL {
        for (place, clause) in of_chapter(chapter).enumerate() {
            if place == 0 {
                let _ = writeln!(text, "\n{}", look.heading(chapter.title()));
            }
            let whose = clause.source.numbers.map_or("-", |numbers| numbers.key());
            let _ = writeln!(text, "  {:<widest$}  {whose:<6}  {}", clause.key, clause.name);
        }
    }
    text
}

/// All there is to say of one clause.
pub fn page(clause: ClauseId, profile: &Profile, look: Look) -> String {
    let declared = clause.clause();
    let mut text = format!("{}\n", look.heading(&format!("{} ({})", declared.name, declared.key)));
    let mut part = |title: &str, paragraphs: &[String]| {
        if !paragraphs.is_empty() {
            let _ = writeln!(text, "\n{}", look.heading(title));
            text.extend(paragraphs.iter().map(|paragraph| look.paragraph(paragraph)));
        }
    };
    part("What it is", &[what(declared)]);
    part("Why it matters", &why(declared).into_iter().collect::<Vec<_>>());
    let table = tables::of(declared.key).map(|table| table.trim_end().to_owned());
    part("Table", &table.into_iter().collect::<Vec<_>>());
    let command = format!("kmoch explain \"{}\" --clause {}", declared.example, declared.key);
    part("Example", &example::sentence(clause).into_iter().chain([command]).collect::<Vec<_>>());
    let stated = declared.source.passage.map(|passage| format!("{passage}."));
    let source = stated.into_iter().chain([declared.source.whose(), place(declared)]);
    part("Source", &source.collect::<Vec<_>>());
    part(&format!("Worth in the profile {}", profile.name), &worth(clause, profile));
    part("Evidence", &evidence(declared));
    text
}

fn worth(clause: ClauseId, profile: &Profile) -> Vec<String> {
    if let Some(why) = worthless(clause, profile) {
        return vec![format!("It is worth {why}.")];
    }
    let slots = profile.values_of(clause);
    let values = slots.map(|(slot, curve)| format!("{slot:<16}  {}", value(curve)));
    [format!("In {}:", unit(clause.clause()))].into_iter().chain(values).collect()
}
