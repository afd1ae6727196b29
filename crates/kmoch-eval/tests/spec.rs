//! The specification and the registry speak of the same clauses.

use std::collections::{BTreeMap, BTreeSet};

use kmoch_eval::{CLAUSES, Chapter, find_clause};

const SPEC: &str = include_str!("../../../docs/spec.md");

/// Sections that define clauses; the first is about conventions, the last about reports.
const DEFINING: std::ops::RangeInclusive<usize> = 2..=16;

/// What each section names in `code`, as far as it could be a clause.
fn named() -> BTreeMap<usize, BTreeSet<&'static str>> {
    let mut section = None;
    let mut named = BTreeMap::<usize, BTreeSet<&str>>::new();
    for line in SPEC.lines() {
        if let Some((_, title)) = line.split_once("# ").filter(|_| line.starts_with("##")) {
            // A heading without a number is still of the section before it, the errata of none.
            match title.split_once(". ").and_then(|(number, _)| number.parse().ok()) {
                Some(number) => section = Some(number),
                None if line.starts_with("## ") => section = None,
                None => {}
            }
        } else if let Some(section) = section {
            let code = line.split('`').skip(1).step_by(2).filter(|code| is_key(code));
            named.entry(section).or_default().extend(code);
        }
    }
    named
}

fn is_key(code: &str) -> bool {
    code.starts_with(|first: char| first.is_ascii_lowercase())
        && code.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_')
}

#[test]
fn every_key_of_the_specification_is_a_clause() {
    let is_slot = |word: &str| CLAUSES.iter().any(|clause| clause.slots.contains(&word));
    let unknown: Vec<&str> = named()
        .range(DEFINING)
        .flat_map(|(_, keys)| keys.iter().copied())
        .filter(|key| find_clause(key).is_none() && !is_slot(key))
        .collect();
    assert_eq!(unknown, [] as [&str; 0]);
}

#[test]
fn every_clause_is_defined_in_the_section_it_names() {
    let named = named();
    for clause in CLAUSES.iter().filter(|clause| clause.chapter != Chapter::Complement) {
        let section = clause.section.parse().expect("a section is a number");
        assert!(DEFINING.contains(&section), "{}: section {section}", clause.key);
        assert!(named[&section].contains(clause.key), "{} is not in section {section}", clause.key);
    }
}

#[test]
fn every_chapter_of_the_sources_has_a_heading_of_its_own() {
    for clause in CLAUSES.iter().filter(|clause| clause.chapter != Chapter::Complement) {
        let heading = format!("# {}. {}\n", clause.section, clause.chapter.title());
        assert!(SPEC.contains(&heading), "{} has no heading {heading:?}", clause.key);
    }
}
