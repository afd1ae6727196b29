//! The catalogue: every clause with its definition, values, source and evidence.

pub(crate) mod example;
mod json;
mod markdown;
mod page;
mod tables;

use kmoch_eval::{Bracket, Chapter, Clause, ClauseId, Curve, Passage, Profile, Source, Unit};

use crate::Language;
use crate::language::{self, Argument, Phrase, say};

pub use json::json;
pub use markdown::markdown;
pub use page::{list, page};

/// The clauses of a chapter.
fn of_chapter(chapter: Chapter) -> impl Iterator<Item = ClauseId> {
    ClauseId::all().filter(move |clause| clause.clause().chapter == chapter)
}

/// The definition as one paragraph: what the clause is, and why that matters.
pub fn definition(clause: &Clause) -> Phrase {
    Phrase::in_turn([language::what(clause)].into_iter().chain(language::why(clause)))
}

/// Where the clause stands in the catalogue and in the specification.
fn place(clause: &Clause) -> Phrase {
    let chapter = language::chapter(clause.chapter);
    match anchor(clause) {
        Some(anchor) => {
            let (section, anchor) = (name(clause.section), Argument::Name(anchor));
            say!("catalog-defined", section, chapter, anchor)
        }
        None => say!("catalog-belongs", chapter),
    }
}

fn name(words: &str) -> Argument {
    Argument::Name(words.to_owned())
}

/// A document of the sources.
pub fn document(passage: &Passage) -> Phrase {
    say!("catalog-document", document = passage.document.key())
}

/// Where the sources state an idea.
fn passage(passage: &Passage) -> Phrase {
    let (heading, quote) = (name(passage.heading), name(passage.quote));
    say!("catalog-passage", document = document(passage), heading, quote)
}

/// Whose idea and whose numbers a clause has, in a sentence.
pub fn whose(clause: &Clause) -> Phrase {
    let Source { passage, numbers } = &clause.source;
    let numbers = match (passage, numbers) {
        (None, _) => "own",
        (_, None) => "none",
        (_, Some(numbers)) => numbers.key(),
    };
    let which = language::whose_numbers(clause).map_or_else(|| name(""), Argument::from);
    say!("catalog-whose", numbers, which)
}

/// The heading of the clause's section in docs/spec.md, as a link names it; the Complement has none.
pub fn anchor(clause: &Clause) -> Option<String> {
    (clause.chapter != Chapter::Complement).then(|| {
        let heading = format!("{} {}", clause.section, clause.chapter.title());
        heading.to_lowercase().replace(',', "").replace(' ', "-")
    })
}

/// What games say of the clause, a line for each kind of games.
pub fn evidence(clause: &Clause, language: Language) -> Vec<String> {
    crate::text::evidence::lines(clause.key).iter().map(|line| line.tell(language)).collect()
}

/// Why a clause is worth nothing in a profile, if that is so.
fn worthless(clause: ClauseId, profile: &Profile) -> Option<&'static str> {
    match profile.is_zero(clause) {
        true if clause.clause().is_label() => Some("nothing: it names a fact"),
        true => Some("nothing in this profile"),
        false => None,
    }
}

fn unit(clause: &Clause) -> &'static str {
    match clause.unit {
        Unit::Millipawns => "thousandths of a pawn",
        Unit::Share => "as a share",
        Unit::Number => "as plain numbers",
    }
}

/// A value over the course of the game: one number, one for each half, or six.
fn value(curve: &Curve, language: Language) -> String {
    let values = Bracket::ALL.map(|bracket| number(curve.at_bracket(bracket)));
    let decimal = |value: &String| language.decimal(value);
    let [first, _, _, fourth, _, _] = &values;
    let (middlegame, endgame) = values.split_at(3);
    let same = |half: &[String], value: &String| half.iter().all(|other| other == value);
    if same(&values, first) {
        decimal(first)
    } else if same(middlegame, first) && same(endgame, fourth) {
        let [middlegame, endgame] = [first, fourth].map(|value| Argument::Decimal(value.clone()));
        say!("catalog-two-values", middlegame, endgame).tell(language)
    } else {
        values.each_ref().map(decimal).join(" ")
    }
}

/// At most three decimals.
fn number(value: f64) -> String {
    let text = format!("{value:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;
    use crate::tally::is_static;
    use crate::text::Look;

    #[test]
    fn values_are_told_as_short_as_they_are() {
        let value = |curve: &Curve| value(curve, Language::English);
        assert_eq!(value(&Curve::flat(-62.5)), "-62.5");
        assert_eq!(value(&Curve::two(1.0, 2.0)), "1 in the middlegame, 2 in the endgame");
        let profile = Profile::addendum();
        let (name, curve) = profile.values_of(ClauseId::Passer).last().unwrap();
        assert_eq!(name, "rank7");
        assert_eq!(value(curve), "1300 1300 1300 1733.333 1950 2166.667");
    }

    #[test]
    fn the_page_of_a_clause_has_all_there_is() {
        let page = page(ClauseId::Treble, &Profile::addendum(), Look::default());
        let parts = [
            "Treble pawns (treble)",
            "What it is\nExactly three pawns",
            "Why it matters\nTwo of them",
            "Example\nWhite",
            "--clause treble",
            "Source\nTsvetkov's Addendum, under “Treble pawns”: “a big penalty",
            "The numbers are the sources' own.",
            "docs/spec.md#6-doubled-and-isolated-pawns",
            "Worth in addendum, thousandths of a pawn",
            "-600",
            "Evidence\nEngine games: ",
        ];
        let mut rest = &*page;
        for part in parts {
            let found = rest.find(part);
            rest = &rest[found.unwrap_or_else(|| panic!("{part:?} is missing in\n{page}"))..];
        }
    }

    /// What a clause's declaration lacks.
    fn lack(id: ClauseId) -> Option<String> {
        let clause = id.clause();
        if clause.name.is_empty() {
            return Some("has no name".to_owned());
        }
        if definition(clause).tell(Language::English).len() < 20 {
            return Some("is hardly defined".to_owned());
        }
        if let Err(fault) = Position::read(clause.example) {
            return Some(format!("has an example that is no position: {fault}"));
        }
        let is_silent = example::sentence(id, Language::English).is_none();
        (is_static(clause.chapter) && is_silent).then(|| "is not in its example".to_owned())
    }

    #[test]
    fn every_clause_has_a_name_a_definition_and_a_sound_example() {
        let lacks: Vec<String> = ClauseId::all()
            .filter_map(|id| lack(id).map(|lack| format!("{} {lack}", id.clause().key)))
            .collect();
        assert!(lacks.is_empty(), "{}", lacks.join("\n"));
    }

    #[test]
    fn the_page_of_a_clause_is_told_in_other_languages() {
        let told =
            |id, language| page(id, &Profile::addendum(), Look { language, ..Look::default() });
        let german = told(ClauseId::Treble, Language::German);
        for part in [
            "Was es ist\nGenau drei Bauern",
            "Warum es zählt\nZwei",
            "Beispiel\n",
            "unter „Treble pawns“",
        ] {
            assert!(german.contains(part), "{part:?} is missing in\n{german}");
        }
        let mixed = told(ClauseId::Blockade, Language::German);
        assert!(mixed.contains("Faktoren nach Reihen stammen von ihnen"), "{mixed}");
        assert!(!mixed.contains("theirs"), "{mixed}");
        let spanish = told(ClauseId::KnightReach, Language::Spanish);
        assert!(spanish.contains("La idea y sus números son de este proyecto."), "{spanish}");
    }

    #[test]
    fn no_template_reaches_a_reader() {
        let profile = Profile::addendum();
        let whole = [markdown(&profile), list(Look::default())];
        for id in ClauseId::all() {
            let clause = id.clause();
            let own = [
                page(id, &profile, Look::default()),
                example::sentence(id, Language::English).unwrap_or_default(),
            ];
            let told: Vec<&String> = whole.iter().chain(&own).collect();
            assert!(told.iter().all(|text| !text.contains(['{', '}'])), "{}", clause.key);
            let json = json(Some(id), &profile, Language::English);
            let bare = clause.says.replace(['{', '}'], "");
            for text in told.into_iter().chain([&json]) {
                assert!(bare == clause.says || !text.contains(&bare), "{} says {bare}", clause.key);
                assert!(!text.contains("_units"), "{} says what only a template says", clause.key);
            }
        }
    }
}
