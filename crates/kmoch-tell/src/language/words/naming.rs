//! The functions by which sentences name things as the grammar of their language has it.

use std::sync::Arc;

use fluent_bundle::{FluentArgs, FluentValue};
use shakmaty::Square;

use super::value::{List, side_key};
use super::{Bundle, format, part};
use crate::language::argument::role_key;
use crate::language::phrase;

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

/// Lets sentences call upon the grammar.
pub fn add_functions(sentences: &mut Bundle, grammar: &Arc<Bundle>) {
    for (name, function) in FUNCTIONS {
        let grammar = Arc::clone(grammar);
        let added = sentences.add_function(name, move |positional, named| {
            match function(&Called { grammar: &grammar, positional, named }) {
                FluentValue::Number(number) => FluentValue::Number(number),
                FluentValue::String(words) if named.get("capital").is_some() => {
                    phrase::capital(&words).into()
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
            Some(FluentValue::String(words)) => phrase::capital(words),
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
