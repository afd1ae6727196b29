//! A study as text for a terminal, a pipe or a voice.

mod board;
mod details;
pub(crate) mod evidence;
mod findings;
mod measures;
mod moves;
mod plain;
mod rules;
mod story;
mod table;
mod units;

use anstyle::{AnsiColor, Style};
use kmoch_eval::Amount;

pub use details::{details, why};
pub use findings::{all, clause};
pub use moves::{MoveNote, TELLS, change, move_story};
pub use plain::plain;
pub use story::story;
pub use units::units;

use crate::Language;
use crate::language::Phrase;
use crate::pawns::{Hundredths, hundredths};

/// What the place of reading can show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// Columns of text.
    pub width: usize,
    /// Whether there is colour; without it squares are marked by brackets.
    pub colour: bool,
    /// The language of the reader.
    pub language: Language,
}

impl Default for Look {
    /// A pipe or a file.
    fn default() -> Look {
        Look { width: 80, colour: false, language: Language::English }
    }
}

/// Narrower than this, text is no longer folded any tighter.
const NARROWEST: usize = 24;
/// Wider than this, lines become hard to read.
const WIDEST: usize = 100;

impl Look {
    /// A phrase as a sentence or a heading.
    pub(crate) fn tell(self, phrase: &Phrase) -> String {
        phrase.tell(self.language)
    }

    fn columns(self) -> usize {
        self.width.clamp(NARROWEST, WIDEST)
    }

    /// The text in a style, if there are styles here.
    fn paint(self, style: Style, text: &str) -> String {
        if self.colour { format!("{style}{text}{style:#}") } else { text.to_owned() }
    }

    pub(crate) fn heading(self, text: &str) -> String {
        self.paint(Style::new().bold(), text)
    }

    /// A line of an amount and a sentence, folded so that the sentence keeps its own column.
    fn entry(self, amount: Amount, sentence: &str) -> String {
        self.entry_of(hundredths(amount), sentence)
    }

    /// The same with an amount that has been rounded.
    fn entry_of(self, amount: Hundredths, sentence: &str) -> String {
        let colour = match amount.signum() {
            1 => Some(AnsiColor::Green.into()),
            -1 => Some(AnsiColor::Red.into()),
            _ => None,
        };
        self.figure_and(&self.language.signed(amount), Style::new().fg_color(colour), sentence)
    }

    /// A line of a list without amounts.
    fn point(self, sentence: &str) -> String {
        self.figure_and("-", Style::new(), sentence)
    }

    fn figure_and(self, figure: &str, style: Style, sentence: &str) -> String {
        const AMOUNT_WIDTH: usize = 7;
        const GAP: &str = "  ";
        let figure = self.paint(style, &format!("{figure:>AMOUNT_WIDTH$}"));
        let indent = " ".repeat(AMOUNT_WIDTH + GAP.len());
        let lines = wrapped(sentence, self.columns().saturating_sub(indent.len()));
        format!("{figure}{GAP}{}\n", lines.join(&format!("\n{indent}")))
    }

    /// A line of small print below an entry.
    fn note(self, sentence: &str) -> String {
        self.figure_and("", Style::new(), sentence)
    }

    /// A paragraph, folded.
    pub(crate) fn paragraph(self, text: &str) -> String {
        format!("{}\n", wrapped(text, self.columns()).join("\n"))
    }
}

/// A text in lines of so many letters; "d4-pawn" stays in one piece.
fn wrapped(text: &str, columns: usize) -> Vec<String> {
    let whole_words = textwrap::WordSplitter::NoHyphenation;
    let lines = textwrap::wrap(text, textwrap::Options::new(columns).word_splitter(whole_words));
    lines.into_iter().map(|line| line.into_owned()).collect()
}

#[cfg(test)]
mod tests;
