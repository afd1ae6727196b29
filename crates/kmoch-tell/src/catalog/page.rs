//! The catalogue in a terminal.

use std::fmt::Write as _;

use kmoch_eval::{Chapter, ClauseId, Profile};

use super::{evidence, example, of_chapter, place, tables, unit, value, what, why, worthless};
use crate::text::Look;

/// The clauses by chapter, a line each: the key, whose the numbers are, the name.
pub fn list(look: Look) -> String {
    let widest = ClauseId::all().map(|clause| clause.clause().key.len()).max().unwrap_or(0);
    let mut text = look.paragraph(
        "Each clause with whose its numbers are: theirs (the sources'), ours (this project's), mixed, \
         or - for a fact without numbers. `kmoch catalog KEY` tells the rest.",
    );
    for chapter in Chapter::ALL {
        for (place, clause) in of_chapter(chapter).map(ClauseId::clause).enumerate() {
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
    let source = declared.source;
    let mut text = format!("{}\n", look.heading(&format!("{} ({})", declared.name, declared.key)));
    let mut part = |title: &str, told: String| {
        if !told.is_empty() {
            let _ = write!(text, "\n{}\n{told}", look.heading(title));
        }
    };
    let folded = |text: String| look.paragraph(&text);
    part("What it is", folded(what(declared)));
    part("Why it matters", why(declared).map(folded).unwrap_or_default());
    part("Table", tables::of(declared.key).unwrap_or_default());
    // A command is for copying, so it is not folded.
    let command = format!("kmoch explain \"{}\" --clause {}\n", declared.example, declared.key);
    part("Example", example::sentence(clause).map(folded).unwrap_or_default() + &command);
    let stated = source.passage.map(|passage| format!("{passage}."));
    let told = stated.into_iter().chain([source.whose(), place(declared)]);
    part("Source", told.map(folded).collect());
    match worthless(clause, profile) {
        Some(_) if declared.is_label() => {}
        Some(why) => part("Worth", format!("{}: {why}\n", profile.name)),
        None => {
            part(&format!("Worth in {}, {}", profile.name, unit(declared)), worth(clause, profile));
        }
    }
    part("Evidence", evidence(declared).into_iter().map(folded).collect());
    text
}

/// A line for each number.
fn worth(clause: ClauseId, profile: &Profile) -> String {
    profile
        .values_of(clause)
        .map(|(slot, curve)| format!("{slot:<16}  {}\n", value(curve)))
        .collect()
}
