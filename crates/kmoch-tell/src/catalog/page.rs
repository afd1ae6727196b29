//! The catalogue in a terminal.

use std::fmt::Write as _;

use kmoch_eval::{Chapter, Clause, ClauseId, Profile, Unit};

use super::{evidence, example, of_chapter, passage, place, tables, value, whose};
use crate::language::{self, Argument, Phrase, name_of, say};
use crate::text::Look;

/// The clauses by chapter, a line each: the key, whose the numbers are, the name.
pub fn list(look: Look) -> String {
    let widest = ClauseId::all().map(|clause| clause.clause().key.len()).max().unwrap_or(0);
    let whose = |clause: &Clause| {
        let numbers = clause.source.numbers.map_or("none", |numbers| numbers.key());
        say!("catalog-numbers", numbers).within(look.language)
    };
    let longest = ClauseId::all().map(|clause| whose(clause.clause()).chars().count()).max();
    let room = longest.unwrap_or(0);
    let mut text = look.paragraph(&look.tell(&say!("catalog-list")));
    for chapter in Chapter::ALL {
        for (place, clause) in of_chapter(chapter).map(ClauseId::clause).enumerate() {
            if place == 0 {
                let _ =
                    writeln!(text, "\n{}", look.heading(&look.tell(&language::chapter(chapter))));
            }
            let (whose, name) = (whose(clause), look.tell(&name_of(clause)));
            let _ = writeln!(text, "  {:<widest$}  {whose:<room$}  {name}", clause.key);
        }
    }
    text
}

/// All there is to say of one clause.
pub fn page(clause: ClauseId, profile: &Profile, look: Look) -> String {
    let declared = clause.clause();
    let source = declared.source;
    let name = look.tell(&name_of(declared));
    let mut text = format!("{}\n", look.heading(&format!("{name} ({})", declared.key)));
    let mut part = |title: Phrase, told: String| {
        if !told.is_empty() {
            let _ = write!(text, "\n{}\n{told}", look.heading(&look.tell(&title)));
        }
    };
    let folded = |text: String| look.paragraph(&text);
    part(say!("catalog-what"), folded(look.tell(&language::what(declared))));
    let why = language::why(declared).map(|why| folded(look.tell(&why)));
    part(say!("catalog-why"), why.unwrap_or_default());
    part(say!("catalog-table"), tables::of(clause, look.language).unwrap_or_default());
    // A command is for copying, so it is not folded.
    let command = format!("kmoch explain \"{}\" --clause {}\n", declared.example, declared.key);
    let said = example::sentence(clause, look.language);
    part(say!("catalog-example"), said.map(folded).unwrap_or_default() + &command);
    let stated = source.passage.as_ref().map(passage);
    let told = stated.into_iter().chain([whose(declared), place(declared)]);
    part(say!("catalog-source"), told.map(|phrase| folded(look.tell(&phrase))).collect());
    let profile_name = Argument::Name(profile.name.clone());
    if profile.is_zero(clause) && !declared.is_label() {
        let nothing = say!("catalog-worth-nothing", profile = profile_name);
        part(say!("catalog-worth"), nothing.within(look.language) + "\n");
    } else if !profile.is_zero(clause) {
        let unit = unit_key(declared);
        part(say!("catalog-worth-in", profile = profile_name, unit), worth(clause, profile, look));
    }
    let evidence = evidence(declared, look.language);
    part(say!("catalog-evidence"), evidence.into_iter().map(folded).collect());
    text
}

/// A line for each number.
fn worth(clause: ClauseId, profile: &Profile, look: Look) -> String {
    profile
        .values_of(clause)
        .map(|(slot, curve)| format!("{slot:<16}  {}\n", value(curve, look.language)))
        .collect()
}

fn unit_key(clause: &Clause) -> &'static str {
    match clause.unit {
        Unit::Millipawns => "millipawns",
        Unit::Share => "share",
        Unit::Number => "number",
    }
}
