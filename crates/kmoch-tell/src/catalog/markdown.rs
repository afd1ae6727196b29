//! The catalogue as a page of documentation.

use std::fmt::Write as _;

use kmoch_eval::{Chapter, ClauseId, Profile};

use super::{
    anchor, evidence, example, of_chapter, passage, tables, unit, value, whose, worthless,
};
use crate::{Language, language};

/// The documentation is English.
const ENGLISH: Language = Language::English;

/// Slots from this many on are told in one line instead of a table.
const MANY: usize = 12;

/// The whole catalogue.
pub fn markdown(profile: &Profile) -> String {
    let mut text = String::from(
        "# The catalogue\n\n\
         Every clause the evaluation knows: what it is in chess, why it matters, what it says of an\n\
         example, where the sources state it and whose its numbers are, what it is worth in the\n\
         profile of the sources, and what games say of it. [The specification](spec.md) has the exact\n\
         definitions, [the verdict](verdict.md) how the evidence was gathered. This page is written by\n\
         `kmoch catalog --markdown` (`make docs`); change the clauses, not the page.\n\n\
         A single number holds throughout; two are for the middlegame and the endgame; six are for\n\
         the brackets 30-25, 25-20, 20-15, 15-10, 10-5 and 5-0 of piece material. Where the sources let\n\
         a value rise or fall with the material they state the direction and a factor or two; the steps\n\
         in between are this project's.\n",
    );
    let chapters = Chapter::ALL.into_iter().filter(|&chapter| of_chapter(chapter).next().is_some());
    for chapter in chapters.clone() {
        let keys: Vec<String> =
            of_chapter(chapter).map(|id| format!("[{0}](#{0})", id.clause().key)).collect();
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

fn entry(id: ClauseId, profile: &Profile) -> String {
    let clause = id.clause();
    let mut text = format!("\n### {}\n\n*{}*", clause.key, clause.name);
    if let Some(anchor) = anchor(clause) {
        let _ = write!(text, " · [section {}](spec.md#{anchor})", clause.section);
    }
    text.push('\n');
    let mut part = |title: &str, told: &str| {
        let _ = write!(text, "\n**{title}.** {}\n", told.replace('<', "&lt;"));
    };
    part("What it is", &language::what(clause).tell(ENGLISH));
    if let Some(why) = language::why(clause) {
        part("Why it matters", &why.tell(ENGLISH));
    }
    if let Some(table) = tables::of(id, ENGLISH) {
        part("Table", &format!("\n\n```text\n{table}```"));
    }
    let said = example::sentence(id, ENGLISH).map_or(String::new(), |said| format!(": {said}"));
    part("Example", &format!("`{}`{said}", clause.example));
    let stated = clause.source.passage.as_ref().map(passage);
    let told = stated.into_iter().chain([whose(clause)]);
    part("Source", &told.map(|phrase| phrase.tell(ENGLISH)).collect::<Vec<_>>().join(" "));
    match worthless(id, profile) {
        Some(_) if clause.is_label() => {}
        Some(why) => text.push_str(&format!("\nWorth {why}.\n")),
        None => text.push_str(&values(id, profile)),
    }
    let evidence = evidence(clause, ENGLISH);
    if !evidence.is_empty() {
        let _ = write!(text, "\n**Evidence.** {}.\n", evidence.join(". "));
    }
    text
}

fn values(clause: ClauseId, profile: &Profile) -> String {
    let unit = unit(clause.clause());
    let slots = profile.values_of(clause).map(|(slot, curve)| (slot, value(curve, ENGLISH)));
    if clause.clause().slots.len() < MANY {
        let rows: String = slots.map(|(slot, value)| format!("| {slot} | {value} |\n")).collect();
        format!("\n| slot | {unit} |\n|---|---|\n{rows}")
    } else {
        let slots: Vec<String> = slots.map(|(slot, value)| format!("{slot} {value}")).collect();
        format!("\nWorth, {unit}: {}.\n", slots.join(", "))
    }
}
