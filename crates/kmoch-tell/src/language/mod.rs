//! Words, apart from judgement: what is to be said is a [`Phrase`], a key with typed arguments, and
//! a [`Language`] has the words for it.
//!
//! The words stand in `lang/`, a folder for each language, as Fluent has them; `grammar.ftl`
//! knows how units, squares, sides and lists are named in a sentence, the other files say the rest.

mod argument;
mod finding;
mod motif;
mod phrase;
mod words;

use std::fmt;
use std::str::FromStr;

pub use crate::say;
pub use argument::{Argument, Material, Unit, Units, pawns_of, units_of};
pub use finding::{breach, chapter, finding, name_of, what, whose_numbers, why};
pub use motif::{motif, motif_name};
pub use phrase::Phrase;

use crate::pawns::Hundredths;

/// A language that everything can be told in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
    /// Spanish.
    Spanish,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 3] = [Language::English, Language::German, Language::Spanish];

    /// The two letters it goes by.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Spanish => "es",
        }
    }

    /// The language of a locale as an environment names it, if it is one of these.
    ///
    /// ```
    /// use kmoch_tell::Language;
    /// assert_eq!(Language::of_locale("de_AT.UTF-8"), Some(Language::German));
    /// assert_eq!(Language::of_locale("fr_FR"), None);
    /// ```
    pub fn of_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// An amount with its sign and two decimals, as people write it here: "+0.35", "+0,35".
    pub fn signed(self, amount: Hundredths) -> String {
        self.decimal(&crate::pawns::signed(amount))
    }

    /// The size of an amount with two decimals.
    pub fn unsigned(self, amount: Hundredths) -> String {
        self.decimal(&crate::pawns::unsigned(amount))
    }

    /// A number that was written with a point, as it is written here.
    pub fn decimal(self, number: &str) -> String {
        number.replace('.', &words::of(self).part("decimal-sign", &[]))
    }

    /// Moves in standard notation, with the letters that pieces have here: "12.Nf3", "12.Sf3".
    ///
    /// ```
    /// use kmoch_tell::Language;
    /// assert_eq!(Language::German.moves("12.Nxe4 b8=Q 13.O-O"), "12.Sxe4 b8=D 13.O-O");
    /// assert_eq!(Language::Spanish.moves("12.Nxe4 Kh8"), "12.Cxe4 Rh8");
    /// ```
    pub fn moves(self, moves: &str) -> String {
        const STANDARD: &str = "KQRBN";
        let letters = words::of(self).part("piece-letters", &[]);
        let letter = |standard: char| {
            STANDARD.find(standard).and_then(|place| letters.chars().nth(place)).unwrap_or(standard)
        };
        moves.chars().map(letter).collect()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.code())
    }
}

/// A language that nothing can be told in.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("nothing is told in \"{0}\": choose en, de or es")]
pub struct UnknownLanguage(String);

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        let known = Language::ALL.into_iter().find(|language| language.code() == code);
        known.ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

#[cfg(test)]
mod tests;
