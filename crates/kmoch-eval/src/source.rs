//! Where a clause comes from, so that a reader can look it up.

/// A text that the catalogue stands on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Document {
    /// The Chess Programming Wiki's page on Kmoch's two measures of pawns.
    Wiki,
    /// Lyudmil Tsvetkov's collection of 2012.
    Addendum,
}

impl Document {
    /// The title as it is printed.
    pub const fn title(self) -> &'static str {
        match self {
            Document::Wiki => "Dispersion and Distortion",
            Document::Addendum => {
                "An Addendum to a LittleChessEvaluationCompendium, published in 2010"
            }
        }
    }

    /// The name in JSON.
    pub const fn key(self) -> &'static str {
        match self {
            Document::Wiki => "wiki",
            Document::Addendum => "addendum",
        }
    }
}

/// The place in a document that states an idea.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Passage {
    /// The document.
    pub document: Document,
    /// The nearest heading above the place, as it is printed.
    pub heading: &'static str,
    /// A few words of it, letter by letter.
    pub quote: &'static str,
}

/// Whose the numbers are that the Addendum profile gives a clause.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Numbers {
    /// The sources state them.
    Theirs,
    /// The sources state the idea and leave its number open.
    Ours,
    /// Some are theirs and some ours; the text says which.
    Mixed(&'static str),
}

impl Numbers {
    /// The name in JSON.
    pub const fn key(self) -> &'static str {
        match self {
            Numbers::Theirs => "theirs",
            Numbers::Ours => "ours",
            Numbers::Mixed(_) => "mixed",
        }
    }
}

/// Where a clause's idea and its numbers come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Source {
    /// Where the idea is stated; nowhere if it is this project's own.
    pub passage: Option<Passage>,
    /// Whose its numbers are; nobody's if it has none.
    pub numbers: Option<Numbers>,
}

impl Source {
    /// An idea of this project, with numbers of its own.
    pub const OWN: Source = Source { passage: None, numbers: Some(Numbers::Ours) };
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::{CLAUSES, Chapter};

    /// The passages quoted, copied from the sources: `= document`, `# heading`, a quotation a line.
    const QUOTATIONS: &str = include_str!("../tests/quotations.txt");

    /// No quotation is longer.
    const MOST_WORDS: usize = 15;

    /// Every passage of the file: document, heading and words.
    fn quotations() -> BTreeSet<(&'static str, &'static str, &'static str)> {
        let (mut document, mut heading) = ("", "");
        let mut all = BTreeSet::new();
        for line in QUOTATIONS.lines().filter(|line| !line.is_empty()) {
            if let Some(title) = line.strip_prefix("= ") {
                document = title;
            } else if let Some(title) = line.strip_prefix("# ") {
                heading = title;
            } else {
                all.insert((document, heading, line));
            }
        }
        all
    }

    #[test]
    fn every_quotation_stands_under_its_heading() {
        let theirs = quotations();
        let passages =
            CLAUSES.iter().filter_map(|clause| Some((clause.key, clause.source.passage?)));
        for (key, Passage { document, heading, quote }) in passages {
            let stands = theirs.iter().any(|&(title, above, line)| {
                title == document.title() && above == heading && line.contains(quote)
            });
            assert!(stands, "{key}: {heading:?} does not say {quote:?}");
            assert!(quote.split_whitespace().count() <= MOST_WORDS, "{key} quotes too much");
        }
    }

    #[test]
    fn the_complement_and_nothing_else_is_our_own() {
        for clause in CLAUSES {
            let own = clause.chapter == Chapter::Complement;
            assert_eq!(clause.source.passage.is_none(), own, "{}", clause.key);
        }
    }

    #[test]
    fn numbers_are_somebodys() {
        for clause in CLAUSES.iter().filter(|clause| !clause.is_label()) {
            assert!(clause.source.numbers.is_some(), "whose are the numbers of {}?", clause.key);
        }
    }
}
