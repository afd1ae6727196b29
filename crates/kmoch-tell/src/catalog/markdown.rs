//! The catalogue as a page of documentation.

use std::fmt::Write as _;

use kmoch_eval::{Chapter, Clause, ClauseId, Profile, find_clause};

use super::{definition, of_chapter, said, unit, value, worthless};

/// Slots from this many on are told in one line instead of a table.
const MANY: usize = 12;

/// The whole catalogue.
pub fn markdown(profile: &Profile) -> String {
    let mut text = String::from(
        "# The catalogue\n\n\
         Every clause the evaluation knows: what it is in chess, what it says, and what it is worth\n\
         in the profile of the sources. This page is written by `kmoch catalog --markdown`\n\
         (`make docs`); change the clauses, not the page.\n\n\
         A single number holds throughout; two are for the middlegame and the endgame; six are for\n\
         the brackets 30-25, 25-20, 20-15, 15-10, 10-5 and 5-0 of piece material.\n",
    );
    let chapters = Chapter::ALL.into_iter().filter(|&chapter| of_chapter(chapter).next().is_some());
    for chapter in chapters.clone() {
        let keys: Vec<String> =
            of_chapter(chapter).map(|clause| format!("[{0}](#{0})", clause.key)).collect();
        let _ = write!(text, "\n**{}**: {}\n", chapter.title(), keys.join(", "));
    }
    for chapter in chapters {
        let _ = write!(text, "\n## {}\n", chapter.title());
        for clause in of_chapter(chapter) {
            text.push_str(&entry(clause, profile));
        }
    }
    text
}

fn entry(clause: &Clause, profile: &Profile) -> String {
    let mut text = format!(
        "\n### {}\n\n*{}* (section {}). {}\n\n> {}\n\n",
        clause.key,
        clause.name,
        clause.section,
        definition(clause).replace('<', "&lt;"),
        said(clause),
    );
    if let Some(id) = find_clause(clause.key) {
        match worthless(id, profile) {
            Some(why) => text.push_str(&format!("Worth {why}.\n")),
            None => text.push_str(&values(id, profile)),
        }
    }
    let _ = write!(text, "\nExample: `{}`\n", clause.example);
    text
}

fn values(clause: ClauseId, profile: &Profile) -> String {
    let unit = unit(clause.clause());
    let slots = profile.values_of(clause).map(|(slot, curve)| (slot, value(curve)));
    if clause.clause().slots.len() < MANY {
        let rows: String = slots.map(|(slot, value)| format!("| {slot} | {value} |\n")).collect();
        format!("| slot | {unit} |\n|---|---|\n{rows}")
    } else {
        let slots: Vec<String> = slots.map(|(slot, value)| format!("{slot} {value}")).collect();
        format!("Worth, {unit}: {}.\n", slots.join(", "))
    }
}
