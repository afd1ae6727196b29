//! Changes to a text at named places, and nowhere else.

use std::ops::Range;

/// Replaces a range of bytes; an empty range inserts, an empty text deletes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Splice {
    /// The bytes that go.
    pub range: Range<usize>,
    /// The bytes that come.
    pub text: Vec<u8>,
}

impl Splice {
    /// Puts text in at `offset`.
    pub fn insert(offset: usize, text: impl Into<Vec<u8>>) -> Splice {
        Splice { range: offset..offset, text: text.into() }
    }

    /// Takes a range out.
    pub fn remove(range: Range<usize>) -> Splice {
        Splice { range, text: Vec::new() }
    }
}

/// The text with the splices made; they come in order and do not overlap.
///
/// ```
/// use kmoch_notation::pgn::{Splice, splice};
/// assert_eq!(splice(b"1. e4 e5", &[Splice::insert(5, " $1")]), b"1. e4 $1 e5");
/// ```
pub fn splice(text: &[u8], splices: &[Splice]) -> Vec<u8> {
    let mut spliced = Vec::with_capacity(text.len() + splices.len());
    let mut at = 0;
    for splice in splices {
        spliced.extend_from_slice(&text[at..splice.range.start]);
        spliced.extend_from_slice(&splice.text);
        at = splice.range.end;
    }
    spliced.extend_from_slice(&text[at..]);
    spliced
}
