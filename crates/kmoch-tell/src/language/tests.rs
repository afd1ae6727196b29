use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser::parse;
use kmoch_eval::{Evaluator, Profile, Theme};
use shakmaty::{Color, Square};

use super::*;
use crate::text::{self, Look};
use crate::{Position, Study};

/// What a message is about: its variables, the functions it calls, and the messages it is made of.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Uses {
    variables: BTreeSet<String>,
    functions: BTreeSet<String>,
    parts: BTreeSet<String>,
}

impl Uses {
    fn of_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.of_expression(expression);
            }
        }
    }

    fn of_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.of_inline(inline),
            Expression::Select { selector, variants } => {
                self.of_inline(selector);
                variants.iter().for_each(|variant| self.of_pattern(&variant.value));
            }
        }
    }

    fn of_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.functions.insert(id.name.to_owned());
                let CallArguments { positional, .. } = arguments;
                positional.iter().for_each(|argument| self.of_inline(argument));
            }
            InlineExpression::MessageReference { id, .. } => {
                self.parts.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.of_expression(expression),
            _ => {}
        }
    }
}

/// The messages of a file by their keys.
fn messages(file: &str) -> BTreeMap<String, Uses> {
    let parsed = parse(file).unwrap_or_else(|(_, faults)| panic!("{faults:?} in\n{file}"));
    let mut messages = BTreeMap::new();
    for entry in &parsed.body {
        let Entry::Message(message) = entry else { continue };
        let mut uses = Uses::default();
        message.value.iter().for_each(|pattern| uses.of_pattern(pattern));
        let before = messages.insert(message.id.name.to_owned(), uses);
        assert!(before.is_none(), "{} stands twice", message.id.name);
    }
    messages
}

/// What is said: messages that are no parts of others, with what their parts use.
fn sentences(language: Language) -> BTreeMap<String, Uses> {
    let files = words::files(language);
    let all: BTreeMap<String, Uses> = files[1..].iter().flat_map(|file| messages(file)).collect();
    let is_part = |key: &String| all.values().any(|uses| uses.parts.contains(key));
    let mut said = all.clone();
    said.retain(|key, _| !is_part(key));
    for uses in said.values_mut() {
        while let Some(part) = uses.parts.pop_first() {
            let part = all.get(&part).unwrap_or_else(|| panic!("{language} has no {part}")).clone();
            uses.variables.extend(part.variables);
            uses.functions.extend(part.functions);
            uses.parts.extend(part.parts);
        }
    }
    said
}

/// What English has with its declaration, and other languages here.
fn is_declared(key: &str) -> bool {
    ["clause-", "name-", "what-", "why-", "numbers-", "chapter-", "motif-", "evidence"]
        .iter()
        .any(|kind| key.starts_with(kind))
}

#[test]
fn every_language_says_the_same_about_the_same() {
    let english = sentences(Language::English);
    for language in [Language::German, Language::Spanish] {
        let theirs = sentences(language);
        for (key, uses) in &english {
            let theirs = theirs.get(key).unwrap_or_else(|| panic!("{language} has no {key}"));
            assert_eq!(uses.variables, theirs.variables, "{language}: {key}");
        }
        for key in theirs.keys().filter(|key| !is_declared(key)) {
            assert!(english.contains_key(key), "only {language} has {key}");
        }
    }
}

#[test]
fn sentences_call_only_what_the_grammar_knows() {
    for language in Language::ALL {
        for (key, uses) in sentences(language) {
            for function in &uses.functions {
                let known = words::FUNCTIONS.iter().any(|(name, _)| name == function);
                assert!(known, "{language}: {key} calls {function}");
            }
        }
        let grammar = messages(words::files(language)[0]);
        for key in ["and-two", "and-more", "also-two", "side", "unit", "material", "number"] {
            assert!(grammar.contains_key(key), "{language} has no {key}");
        }
    }
}

/// All Rust files of a crate, one after the other.
fn sources(folder: &Path, all: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, all);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            all.push_str(&std::fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn nothing_is_kept_that_nobody_says() {
    let mut all = String::new();
    for name in ["kmoch-tell", "kmoch-games", "kmoch"] {
        let folder = format!("{}/../{name}/src", env!("CARGO_MANIFEST_DIR"));
        sources(Path::new(&folder), &mut all);
    }
    for key in sentences(Language::English).keys().filter(|key| !key.starts_with("theme-")) {
        assert!(all.contains(&format!("\"{key}\"")), "nobody says {key}");
    }
    for theme in Theme::ALL {
        assert!(sentences(Language::English).contains_key(&format!("theme-{}", theme.key())));
    }
}

#[test]
fn every_clause_has_a_name_a_sentence_and_a_definition_in_other_languages() {
    for language in [Language::German, Language::Spanish] {
        let theirs = sentences(language);
        for clause in kmoch_eval::CLAUSES {
            let wanted = [
                ("name", true),
                ("clause", true),
                ("what", true),
                ("why", finding::why(clause).is_some()),
                ("numbers", finding::whose_numbers(clause).is_some()),
            ];
            for (kind, wanted) in wanted {
                let key = format!("{kind}-{}", clause.key);
                assert_eq!(theirs.contains_key(&key), wanted, "{language}: {key}");
            }
        }
        for motif in kmoch_motifs::MOTIFS {
            let key = format!("motif-name-{}", motif.key);
            assert!(theirs.contains_key(&key), "{language} has no {key}");
        }
        for chapter in kmoch_eval::Chapter::ALL {
            assert!(!finding::chapter(chapter).tell(language).is_empty());
        }
    }
}

/// Openings, endings, locked positions, unlike material, tactics.
const POSITIONS: &str = include_str!("../../tests/positions.txt");

#[test]
fn hundreds_of_positions_are_told_in_every_language() {
    let profiles = [Profile::tuned(), Profile::addendum()];
    for profile in profiles {
        let mut evaluator = Evaluator::new(&profile);
        for (place, fen) in POSITIONS.lines().enumerate() {
            // Every finding of every seventh position, the story of all.
            let whole = place % 7 == 0;
            let study = Study::new(&mut evaluator, Position::read(fen).unwrap());
            let story = study.story(&evaluator);
            for language in Language::ALL {
                let look = Look { language, ..Look::default() };
                let mut told = text::plain(&study, &story, language);
                if whole {
                    told.push_str(&text::details(&study, &story, look));
                    told.push_str(&text::units(&study, look));
                    told.push_str(&text::all(&study, &story, look));
                }
                told.extend(story.reasons.iter().map(|reason| reason.sentence.tell(language)));
                for nothing in ['{', '}', '$', '\u{2068}', '\u{2069}'] {
                    assert!(!told.contains(nothing), "{language}: {fen}\n{told}");
                }
            }
        }
    }
}

/// What other languages say of the example of a motif.
fn motif_told(key: &str, language: Language) -> String {
    let (fen, moves) =
        kmoch_motifs::find_motif(key).unwrap().example.split_once(';').expect("a line");
    let line = kmoch_motifs::Line::puzzle(Position::read(fen).unwrap().chess, moves).unwrap();
    let claims = kmoch_motifs::find(&line, None);
    let claim = claims.iter().find(|claim| claim.motif.key == key);
    claim.map_or_else(String::new, |claim| motif(claim, &line).tell(language))
}

#[test]
fn motifs_are_told_from_what_was_found() {
    for motif in kmoch_motifs::MOTIFS {
        for language in Language::ALL {
            let told = motif_told(motif.key, language);
            assert!(!told.contains(['{', '}']), "{told}");
        }
    }
    assert_eq!(
        motif_told("fork", Language::German),
        "Der Springer auf c7 gabelt den König auf e8 und den Turm auf a8"
    );
    assert_eq!(
        motif_told("back_rank_mate", Language::Spanish),
        "Mate del pasillo con la torre de d8"
    );
}

#[test]
fn units_agree_with_number_gender_and_case() {
    let board = shakmaty::Board::default();
    let looked_at = |squares: &[Square], language: Language| {
        let unit = units_of(&board, squares.iter().copied().collect::<shakmaty::Bitboard>());
        say!("weak-looked-at", unit).tell(language)
    };
    let rooks = [Square::A1, Square::H1];
    assert_eq!(
        looked_at(&rooks, Language::English),
        "White's rooks on a1 and h1 already looks at it"
    );
    assert!(looked_at(&rooks, Language::German).starts_with("Die weißen Türme auf a1 und h1 "));
    assert!(looked_at(&rooks, Language::Spanish).starts_with("Las torres blancas de a1 y h1 "));
    let queen = [Square::D8];
    assert!(looked_at(&queen, Language::German).starts_with("Die schwarze Dame auf d8 "));
    assert!(looked_at(&queen, Language::Spanish).starts_with("La dama negra de d8 "));
    let pawn = pawns_of(Color::White, Square::D4);
    let isolated = say!("weak-isolated", pawns = pawn);
    assert!(isolated.tell(Language::German).starts_with("Der weiße Bauer auf d4 ist isoliert"));
    assert!(isolated.tell(Language::Spanish).starts_with("El peón blanco de d4 está aislado"));
}

#[test]
fn languages_are_known_by_code_and_locale() {
    assert_eq!("de".parse(), Ok(Language::German));
    assert!("tlh".parse::<Language>().unwrap_err().to_string().contains("\"tlh\""));
    assert_eq!(Language::of_locale("es_MX.UTF-8@euro"), Some(Language::Spanish));
    assert_eq!(Language::of_locale("C"), None);
    assert_eq!(Language::German.signed(-135), "-1,35");
}
