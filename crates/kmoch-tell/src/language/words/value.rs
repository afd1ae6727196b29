//! Arguments as Fluent takes them.

use std::borrow::Cow;

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentType;
use shakmaty::{Color, Role, Square};

use crate::language::{Argument, Language, Unit};

/// A list that sentences name by a function of the grammar.
#[derive(Debug, Clone, PartialEq)]
pub enum List {
    Units(Vec<Unit>),
    Squares(Vec<Square>),
    Material(Vec<(Role, usize)>),
    Phrases(Vec<String>),
}

impl List {
    /// How many things it names.
    pub fn count(&self) -> usize {
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
pub fn value(argument: &Argument, language: Language) -> FluentValue<'static> {
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

/// What messages call a side.
pub fn side_key(side: Color) -> &'static str {
    side.fold_wb("white", "black")
}
