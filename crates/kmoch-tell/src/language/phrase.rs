//! What is to be said, before it is said in any language.

use std::borrow::Cow;

use super::{Argument, Language, words};

/// What is to be said: a key and what it is about, or several things in turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Phrase(Form);

#[derive(Debug, Clone, PartialEq, Eq)]
enum Form {
    /// One thing, by its key.
    Said(Cow<'static, str>, Vec<(&'static str, Argument)>),
    /// The same, with the English words at hand.
    Declared { english: String, said: Box<Phrase> },
    /// Sentences, one after the other.
    InTurn(Vec<Phrase>),
    /// What has its words already.
    Ready(String),
}

impl Phrase {
    /// Something to say, by its key.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase(Form::Said(key.into(), Vec::new()))
    }

    /// The same with one more thing it is about.
    pub fn with(mut self, name: &'static str, argument: impl Into<Argument>) -> Phrase {
        if let Form::Said(_, arguments) = &mut self.0 {
            arguments.push((name, argument.into()));
        }
        self
    }

    /// The same, where the English words stand with a declaration: a clause's, a motif's.
    pub fn declared(self, english: String) -> Phrase {
        Phrase(Form::Declared { english, said: Box::new(self) })
    }

    /// Sentences, one after the other.
    pub fn in_turn(sentences: impl IntoIterator<Item = Phrase>) -> Phrase {
        Phrase(Form::InTurn(sentences.into_iter().collect()))
    }

    /// The phrase as a sentence or a heading: with a capital to start with.
    ///
    /// ```
    /// use kmoch_tell::language::{Language, Phrase};
    /// let title = Phrase::new("theme-passed_pawns");
    /// assert_eq!(title.tell(Language::English), "Passed pawns");
    /// assert_eq!(title.tell(Language::German), "Freibauern");
    /// ```
    pub fn tell(&self, language: Language) -> String {
        capital(&self.within(language))
    }

    /// The phrase as part of a sentence.
    pub fn within(&self, language: Language) -> String {
        match &self.0 {
            Form::Said(key, arguments) => words::of(language).say(key, arguments),
            Form::Declared { english, said } => match language {
                Language::English => small(english),
                _ => said.within(language),
            },
            Form::InTurn(sentences) => {
                let told = sentences.iter().enumerate().map(|(place, sentence)| match place {
                    0 => sentence.within(language),
                    _ => sentence.tell(language),
                });
                told.collect::<Vec<String>>().join(" ")
            }
            Form::Ready(words) => small(words),
        }
    }
}

impl From<String> for Phrase {
    fn from(words: String) -> Phrase {
        Phrase(Form::Ready(words))
    }
}

/// With a capital to start with, unless that is a square or a move.
pub fn capital(sentence: &str) -> String {
    if starts_on_the_board(sentence) {
        return sentence.to_owned();
    }
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// With a small letter to start with, unless it is a name, a square or a move.
fn small(sentence: &str) -> String {
    let is_name = sentence.starts_with("White") || sentence.starts_with("Black");
    if is_name || starts_on_the_board(sentence) {
        return sentence.to_owned();
    }
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// Whether the first word is a square or a move: letters of the board stay what they are.
fn starts_on_the_board(sentence: &str) -> bool {
    let word = sentence.split(' ').next().unwrap_or_default();
    word.starts_with("O-O") || word.contains(|letter: char| letter.is_ascii_digit())
}

/// A phrase: its key, and what it is about by name. A name alone stands for the variable of that name.
#[macro_export]
macro_rules! say {
    ($key:expr $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::language::Phrase::new($key)
            $(.with(stringify!($name), $crate::say!(@value $name $($value)?)))*
    };
    (@value $name:ident) => { $name };
    (@value $name:ident $value:expr) => { $value };
}
