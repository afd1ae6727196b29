//! The words of a language, read once from its Fluent files.

use std::borrow::Cow;
use std::sync::{Arc, LazyLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use shakmaty::{Color, Square};
use unic_langid::LanguageIdentifier;

use super::argument::role_key;
use super::{Argument, Language, Unit};

/// The Fluent files of every language, but for the grammar: one for each subject.
macro_rules! files {
    ($($name:literal),* $(,)?) => {
        /// A language's files: the grammar first.
        pub fn files(language: Language) -> Vec<&'static str> {
            match language {
                Language::English => files!(@of "en", "grammar" $(, $name)*),
                Language::German => files!(@of "de", "grammar" $(, $name)*),
                Language::Spanish => files!(@of "es", "grammar" $(, $name)*),
            }
        }
    };
    (@of $code:literal $(, $name:literal)*) => {
        vec![$(include_str!(concat!("../../lang/", $code, "/", $name, ".ftl"))),*]
    };
}

files![
    "catalog",
    "chapters",
    "clauses",
    "definitions",
    "names",
    "themes",
    "text",
    "bishops",
    "compare",
    "draws",
    "gains",
    "habits",
    "kings",
    "material",
    "motifs",
    "moves",
    "passers",
    "pieces",
    "posts",
    "report",
    "space",
    "structure",
    "threats",
    "weak_pawns"
];

type Bundle = FluentBundle<FluentResource>;

/// The words of one language.
pub struct Words {
    language: Language,
    /// How things are named within a sentence.
    grammar: Arc<Bundle>,
    /// What is said; it calls upon the grammar.
    sentences: Bundle,
}

/// The words of a language.
pub fn of(language: Language) -> &'static Words {
    static ALL: LazyLock<[Words; 3]> = LazyLock::new(|| Language::ALL.map(Words::new));
    &ALL[language as usize]
}

impl Words {
    fn new(language: Language) -> Words {
        let mut files = files(language).into_iter();
        let grammar = Arc::new(bundle(language, files.next()));
        let mut sentences = bundle(language, files);
        add_functions(&mut sentences, &grammar);
        Words { language, grammar, sentences }
    }

    /// A sentence, or a part of one.
    pub fn say(&self, key: &str, arguments: &[(&'static str, Argument)]) -> String {
        let mut values = FluentArgs::new();
        for (name, argument) in arguments {
            values.set(*name, value(argument, self.language));
        }
        format(&self.sentences, key, &values)
    }

    /// What the grammar has under a key.
    pub fn part(&self, key: &str, arguments: &[(&'static str, &str)]) -> String {
        part(&self.grammar, key, arguments.iter().map(|(name, value)| (*name, (*value).into())))
    }
}

fn bundle(language: Language, files: impl IntoIterator<Item = &'static str>) -> Bundle {
    let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    // Chess words run in one direction: marks that keep others apart would only get in the way.
    bundle.set_use_isolating(false);
    for file in files {
        // What cannot be read is left out; tests read every file and allow no fault.
        let file = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(file, _)| file);
        let known = bundle.add_resource(file);
        debug_assert!(known.is_ok(), "{known:?}");
    }
    bundle
}

/// Says what a bundle has under a key. What it has not is a fault that tests find; readers see the
/// key.
fn format(bundle: &Bundle, key: &str, values: &FluentArgs) -> String {
    let pattern = bundle.get_message(key).and_then(|message| message.value());
    debug_assert!(pattern.is_some(), "no words for {key}");
    let Some(pattern) = pattern else { return key.to_owned() };
    let mut errors = Vec::new();
    let said = bundle.format_pattern(pattern, Some(values), &mut errors).into_owned();
    debug_assert!(errors.is_empty(), "{key}: {errors:?} in {said}");
    said
}

fn part<'a>(
    grammar: &Bundle,
    key: &str,
    values: impl Iterator<Item = (&'a str, FluentValue<'a>)>,
) -> String {
    format(grammar, key, &values.collect())
}

/// A list that sentences name by a function of the grammar.
#[derive(Debug, Clone, PartialEq)]
enum List {
    Units(Vec<Unit>),
    Squares(Vec<Square>),
    Material(Vec<(shakmaty::Role, usize)>),
    Phrases(Vec<String>),
}

impl List {
    fn count(&self) -> usize {
        match self {
            List::Units(units) => units.len(),
            List::Squares(squares) => squares.len(),
            List::Material(material) => material.iter().map(|(_, count)| count).sum(),
            List::Phrases(phrases) => phrases.len(),
        }
    }
}

impl FluentType for List {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        Cow::Borrowed("")
    }

    fn as_string_threadsafe(
        &self,
        _: &intl_memoizer::concurrent::IntlLangMemoizer,
    ) -> Cow<'static, str> {
        Cow::Borrowed("")
    }
}

/// An argument as Fluent takes it: what has no grammar is written out.
fn value(argument: &Argument, language: Language) -> FluentValue<'static> {
    let list = |list: List| FluentValue::Custom(Box::new(list));
    match argument {
        Argument::Side(side) => side_key(*side).into(),
        Argument::Units(units) => list(List::Units(units.clone())),
        Argument::Squares(squares) => list(List::Squares(squares.clone())),
        Argument::Material(material) => list(List::Material(material.clone())),
        Argument::Count(count) => (*count).into(),
        Argument::Signed(amount) => language.signed(*amount).into(),
        Argument::Unsigned(amount) => language.unsigned(*amount).into(),
        Argument::Decimal(number) => language.decimal(number).into(),
        Argument::Moves(moves) => language.moves(moves).into(),
        Argument::Case(case) => (*case).into(),
        Argument::Name(name) => name.clone().into(),
        Argument::Phrase(phrase) => phrase.within(language).into(),
        Argument::Phrases(phrases) => {
            list(List::Phrases(phrases.iter().map(|phrase| phrase.within(language)).collect()))
        }
    }
}

fn side_key(side: Color) -> &'static str {
    side.fold_wb("white", "black")
}

/// A function that sentences call: what it is called with, and the grammar it draws on.
pub type Function = for<'a> fn(&Called<'a>) -> FluentValue<'a>;

pub struct Called<'a> {
    grammar: &'a Bundle,
    positional: &'a [FluentValue<'a>],
    named: &'a FluentArgs<'a>,
}

pub const FUNCTIONS: [(&str, Function); 12] = [
    ("SIDE", |called| called.side().into()),
    ("UNITS", |called| called.units().into()),
    ("SQUARES", |called| called.squares().into()),
    ("MATERIAL", |called| called.material().into()),
    ("COUNT", |called| called.list().map_or(0, List::count).into()),
    ("ROLE", |called| called.role().into()),
    ("LIST", |called| called.phrases("and").into()),
    ("ROW", |called| called.row().into()),
    ("ALSO", |called| called.phrases("also").into()),
    ("BARE", |called| called.bare().into()),
    ("CAPITAL", |called| called.capital().into()),
    ("NUMBER_WORD", |called| called.number_word().into()),
];

fn add_functions(sentences: &mut Bundle, grammar: &Arc<Bundle>) {
    for (name, function) in FUNCTIONS {
        let grammar = Arc::clone(grammar);
        let added = sentences.add_function(name, move |positional, named| {
            match function(&Called { grammar: &grammar, positional, named }) {
                FluentValue::Number(number) => FluentValue::Number(number),
                FluentValue::String(words) if named.get("capital").is_some() => {
                    super::phrase::capital(&words).into()
                }
                FluentValue::String(words) => words.into_owned().into(),
                _ => FluentValue::Error,
            }
        });
        debug_assert!(added.is_ok(), "{added:?}");
    }
}

/// What a sentence may ask of a name without having to: how it is to be put.
const MANNERS: [&str; 5] = ["case", "article", "whose", "form", "quality"];

impl Called<'_> {
    fn list(&self) -> Option<&List> {
        match self.positional.first()? {
            FluentValue::Custom(list) => (**list).as_any().downcast_ref(),
            _ => None,
        }
    }

    /// What the grammar has for a name, put as the sentence asks.
    fn name<'a>(
        &'a self,
        key: &str,
        values: impl IntoIterator<Item = (&'a str, FluentValue<'a>)>,
    ) -> String {
        let plain = MANNERS.iter().map(|manner| (*manner, FluentValue::from("plain")));
        let mut all: FluentArgs = plain.collect();
        self.named.iter().for_each(|(manner, value)| all.set(manner, value.clone()));
        values.into_iter().for_each(|(name, value)| all.set(name, value));
        format(self.grammar, key, &all)
    }

    fn side(&self) -> String {
        let side = self.positional.first().cloned().unwrap_or(FluentValue::None);
        self.name("side", [("side", side)])
    }

    /// Units kind by kind; whose they are is said of the first kind only.
    fn units(&self) -> String {
        let Some(List::Units(units)) = self.list() else { return self.squares() };
        let kinds = units.chunk_by(|one, other| one.role == other.role);
        let names = kinds.enumerate().map(|(place, kind)| {
            let squares: Vec<Square> = kind.iter().map(|unit| unit.square).collect();
            let side = kind.first().and_then(|unit| unit.side).map_or("none", side_key);
            self.name(
                "unit",
                [
                    ("role", role_key(kind.first().and_then(|unit| unit.role)).into()),
                    ("number", kind.len().into()),
                    ("side", side.into()),
                    ("place", if place == 0 { "first" } else { "later" }.into()),
                    ("squares", self.listed(&squares).into()),
                ],
            )
        });
        self.joined("and", names.collect())
    }

    fn squares(&self) -> String {
        match self.list() {
            Some(List::Units(units)) => {
                let mut squares: Vec<Square> = units.iter().map(|unit| unit.square).collect();
                squares.sort_by_key(|square| (square.file(), square.rank()));
                self.listed(&squares)
            }
            Some(List::Squares(squares)) => self.listed(squares),
            _ => String::new(),
        }
    }

    /// Squares in a row; of many only the first.
    fn listed(&self, squares: &[Square]) -> String {
        const NAMED: usize = 8;
        let mut names: Vec<String> = squares.iter().map(Square::to_string).collect();
        if names.is_empty() {
            return self.name("no-square", []);
        }
        if names.len() > NAMED {
            let others = names.len() - (NAMED - 1);
            names.truncate(NAMED - 1);
            names.push(self.name("more-squares", [("number", others.into())]));
        }
        self.joined("and", names)
    }

    fn material(&self) -> String {
        let Some(List::Material(material)) = self.list() else { return String::new() };
        let names = material.iter().map(|&(role, number)| {
            let word = self.name("number", [("number", number.into())]);
            self.name(
                "material",
                [
                    ("role", role_key(Some(role)).into()),
                    ("number", number.into()),
                    ("word", word.into()),
                ],
            )
        });
        self.joined("and", names.collect())
    }

    /// The kind of the first unit: what pronouns agree with.
    fn role(&self) -> &'static str {
        match self.list() {
            Some(List::Units(units)) => role_key(units.first().and_then(|unit| unit.role)),
            _ => "square",
        }
    }

    fn phrases(&self, how: &str) -> String {
        let Some(List::Phrases(phrases)) = self.list() else { return String::new() };
        self.joined(how, phrases.clone())
    }

    /// Parts in a row, with nothing but a comma between them.
    fn row(&self) -> String {
        let Some(List::Phrases(phrases)) = self.list() else { return String::new() };
        let mut phrases = phrases.iter().cloned();
        let Some(first) = phrases.next() else { return String::new() };
        phrases.fold(first, |all, next| self.join("and-more", &all, &next))
    }

    /// A sentence without its full stop.
    fn bare(&self) -> String {
        match self.positional.first() {
            Some(FluentValue::String(words)) => words.trim_end_matches('.').to_owned(),
            _ => String::new(),
        }
    }

    /// A phrase that starts a sentence.
    fn capital(&self) -> String {
        match self.positional.first() {
            Some(FluentValue::String(words)) => super::phrase::capital(words),
            _ => String::new(),
        }
    }

    fn number_word(&self) -> String {
        let number = self.positional.first().cloned().unwrap_or(FluentValue::None);
        self.name("number", [("number", number)])
    }

    fn join(&self, key: &str, first: &str, second: &str) -> String {
        part(self.grammar, key, [("first", first.into()), ("second", second.into())].into_iter())
    }

    /// Parts in a row, as the language joins them: "a", "a and b", "a, b and c".
    fn joined(&self, how: &str, parts: Vec<String>) -> String {
        match parts.as_slice() {
            [] => String::new(),
            [only] => only.clone(),
            [first, second] => self.join(&format!("{how}-two"), first, second),
            [first, middle @ .., last] => {
                let most = middle
                    .iter()
                    .fold(first.clone(), |all, next| self.join("and-more", &all, next));
                self.join("and-two", &most, last)
            }
        }
    }
}
