//! Which figures are asked for: by column, clause, chapter or theme.

use std::fmt;

use kmoch_eval::{CLAUSES, Chapter, Theme};
use thiserror::Error;

use crate::column::{Column, Fact};

/// Which figures are asked for; all of them, if nothing is said.
#[derive(Debug, Clone, Default)]
pub struct Choice {
    words: Vec<Word>,
}

/// One word of a choice.
#[derive(Debug, Clone)]
struct Word {
    text: String,
    /// What it names is left out, not taken.
    out: bool,
}

/// A figure that there is not.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("there is no column, clause, chapter or theme {word}{}", Meant(.meant))]
pub struct Unknown {
    /// As it was written.
    pub word: String,
    /// What may have been meant.
    pub meant: Vec<String>,
}

/// A question about what may have been meant.
struct Meant<'a>(&'a [String]);

impl fmt::Display for Meant<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            [] => Ok(()),
            meant => write!(f, "; did you mean {}?", meant.join(" or ")),
        }
    }
}

/// The name of a chapter in a choice.
pub(crate) fn chapter_key(chapter: Chapter) -> String {
    format!("{chapter:?}").to_lowercase()
}

impl Choice {
    /// Reads words with commas between them. A word names a column (`white.passer.mp`) or the beginning of some
    /// (`white.passer`, `white.measures`), a clause (`passer`), a chapter (`passers`) or a theme (`king_safety`), in this
    /// order; `chapter:` or `theme:` before it says which. A `-` before a word leaves out what it names.
    ///
    /// ```
    /// use kmoch_columns::{Choice, Column};
    /// let choice = Choice::read("passers,-potential_passer,-black").unwrap();
    /// let taken: Vec<_> = Column::figures().filter(|column| choice.takes(column)).collect();
    /// assert_eq!(taken[0].name(), "white.passer.count");
    /// assert!(!taken.iter().any(|column| column.name().contains("potential")));
    /// let error = Choice::read("pasers").unwrap_err();
    /// assert_eq!(error.meant, ["passer"]);
    /// ```
    ///
    /// # Errors
    /// When a word names nothing.
    pub fn read(text: &str) -> Result<Choice, Unknown> {
        let words = text.split(',').map(str::trim).filter(|word| !word.is_empty());
        let words = words.map(|word| match word.strip_prefix('-') {
            Some(text) => Word { text: text.to_owned(), out: true },
            None => Word { text: word.to_owned(), out: false },
        });
        let choice = Choice { words: words.collect() };
        choice.check()?;
        Ok(choice)
    }

    /// Whether every word names something.
    pub(crate) fn check(&self) -> Result<(), Unknown> {
        let facts = Fact::ALL.iter().map(|fact| Column::Fact(*fact));
        let columns: Vec<Column> = facts.chain(Column::figures()).collect();
        for word in &self.words {
            if !columns.iter().any(|column| word.names(column)) {
                let word = word.text.clone();
                return Err(Unknown { meant: meant(&word, candidates()), word });
            }
        }
        Ok(())
    }

    /// Whether a column is one of those asked for. Facts and tags always are, unless they are left out by name, but
    /// for the total: all clauses would have to be looked for.
    pub fn takes(&self, column: &Column) -> bool {
        let named = |out: bool| self.words.iter().any(|word| word.out == out && word.names(column));
        let is_figure = match column {
            Column::Fact(Fact::Total) => true,
            Column::Fact(_) | Column::Tag(_) | Column::Items => false,
            Column::Clause(..) | Column::Measure(..) | Column::Rule(..) => true,
        };
        let everything = !is_figure || self.words.iter().all(|word| word.out);
        (everything || named(false)) && !named(true)
    }
}

impl Word {
    fn names(&self, column: &Column) -> bool {
        let name = column.name();
        let rest = name.strip_prefix(self.text.as_str());
        if rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.')) {
            return true;
        }
        let is_measure = matches!(column, Column::Measure(..));
        if self.text == "measures" {
            return is_measure;
        }
        let Some(clause) = column.clause().map(|clause| clause.clause()) else { return false };
        if let Some(chapter) = self.text.strip_prefix("chapter:") {
            return chapter_key(clause.chapter) == chapter;
        }
        if let Some(theme) = self.text.strip_prefix("theme:") {
            return clause.theme.key() == theme;
        }
        if CLAUSES.iter().any(|clause| clause.key == self.text) {
            return clause.key == self.text;
        }
        if Chapter::ALL.iter().any(|chapter| chapter_key(*chapter) == self.text) {
            return chapter_key(clause.chapter) == self.text;
        }
        clause.theme.key() == self.text
    }
}

/// All words that name something.
fn candidates() -> impl Iterator<Item = String> {
    let clauses = CLAUSES.iter().map(|clause| clause.key.to_owned());
    let chapters = Chapter::ALL.into_iter().map(chapter_key);
    let themes = Theme::ALL.into_iter().map(|theme| theme.key().to_owned());
    let facts = Fact::ALL.iter().map(|fact| fact.key().to_owned());
    let columns = Column::figures().map(|column| column.name());
    clauses.chain(chapters).chain(themes).chain(facts).chain(columns).chain(["measures".to_owned()])
}

/// The candidates that are most like a word, if any is: at most three.
pub fn meant(word: &str, candidates: impl Iterator<Item = String>) -> Vec<String> {
    const LIKE_ENOUGH: f64 = 0.8;
    const MOST: usize = 3;
    const NEARLY: f64 = 0.02;
    let mut like: Vec<(f64, String)> = candidates
        .map(|candidate| (strsim::jaro_winkler(word, &candidate), candidate))
        .filter(|(likeness, _)| *likeness >= LIKE_ENOUGH)
        .collect();
    like.sort_by(|one, other| other.0.total_cmp(&one.0).then_with(|| one.1.cmp(&other.1)));
    like.dedup_by(|one, other| one.1 == other.1);
    let best = like.first().map_or(0.0, |(likeness, _)| *likeness);
    let near = like.into_iter().take_while(|(likeness, _)| *likeness >= best - NEARLY);
    near.take(MOST).map(|(_, candidate)| candidate).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(text: &str) -> Vec<String> {
        let choice = Choice::read(text).unwrap();
        Column::figures()
            .filter(|column| choice.takes(column))
            .map(|column| column.name())
            .collect()
    }

    #[test]
    fn words_name_columns_clauses_chapters_and_themes() {
        assert_eq!(taken("white.passer.mp"), ["white.passer.mp"]);
        assert_eq!(taken("passer").len(), 4);
        assert_eq!(taken("white.passer").len(), 2);
        assert_eq!(taken("measures").len(), 2 * Measure::ALL.len());
        assert_eq!(taken("kmoch").len(), 20);
        assert!(taken("theme:material").len() > taken("material").len());
        assert_eq!(taken("cuts").len(), 30);
        assert_eq!(taken("").len(), Column::figures().count());
        assert_eq!(taken("-black").len() * 2, Column::figures().count());
    }

    #[test]
    fn facts_stay_unless_they_are_left_out() {
        let choice = Choice::read("passers,-fen").unwrap();
        assert!(choice.takes(&Column::Fact(Fact::Turn)));
        assert!(!choice.takes(&Column::Fact(Fact::Fen)));
        assert!(!choice.takes(&Column::Fact(Fact::Total)));
        assert!(Choice::read("total_mp").unwrap().takes(&Column::Fact(Fact::Total)));
    }

    use crate::column::Measure;
}
