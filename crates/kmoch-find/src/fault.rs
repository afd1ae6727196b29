//! What is wrong with an expression, and where.

use std::fmt;
use std::ops::Range;

/// What is wrong with an expression.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct Fault {
    /// The expression.
    pub text: String,
    /// The bytes at fault.
    pub span: Range<usize>,
    /// What is wrong there.
    pub what: String,
    /// What may have been meant.
    pub meant: Vec<String>,
}

impl Fault {
    /// Something wrong here.
    pub(crate) fn new(text: &str, span: Range<usize>, what: impl Into<String>) -> Fault {
        Fault { text: text.to_owned(), span, what: what.into(), meant: Vec::new() }
    }

    /// With what may have been meant.
    pub(crate) fn meaning(self, meant: Vec<String>) -> Fault {
        Fault { meant, ..self }
    }

    /// The line at fault with a line below it that points at the place.
    fn picture(&self) -> String {
        let at = self.span.start.min(self.text.len());
        let start = self.text[..at].rfind('\n').map_or(0, |end| end + 1);
        let line = self.text[start..].lines().next().unwrap_or_default();
        let letters = |text: &str| text.chars().count();
        let indent = letters(&self.text[start..at]);
        let end = self.span.end.clamp(at, start + line.len());
        let width = letters(&self.text[at..end]).max(1);
        format!("  {line}\n  {}{}", " ".repeat(indent), "^".repeat(width))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.what)?;
        if !self.meant.is_empty() {
            write!(f, "; did you mean {}?", self.meant.join(" or "))?;
        }
        write!(f, "\n{}", self.picture())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_points_at_the_place() {
        let fault = Fault::new("ä > 1 &&\nb > 2", 10..11, "there is no b");
        assert_eq!(fault.to_string(), "there is no b\n  b > 2\n  ^");
        let beyond = Fault::new("a", 5..9, "it ends too early");
        assert_eq!(beyond.to_string(), "it ends too early\n  a\n   ^");
    }
}
