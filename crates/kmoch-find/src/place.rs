//! Where names are read, so that what is wrong with them can be pointed at.

use std::ops::Range;

use cel::IdedExpr;
use cel::common::ast::SourceInfo;
use shakmaty::Color;

use crate::fault::Fault;

/// Where names are read.
pub(crate) struct Place<'a> {
    pub text: &'a str,
    source: &'a SourceInfo,
    /// Whose structure it is: `us` is this side, and squares are seen from it.
    pub view: Option<Color>,
    /// Names that the expression itself gives, as in `list.exists(x, x > 1)`.
    pub bound: Vec<String>,
}

impl<'a> Place<'a> {
    /// This text, read as the structure of a side or as anybody's.
    pub fn new(text: &'a str, source: &'a SourceInfo, view: Option<Color>) -> Place<'a> {
        Place { text, source, view, bound: Vec::new() }
    }

    /// The place of what a tree begins with.
    pub fn span(&self, tree: &IdedExpr) -> Range<usize> {
        let (start, stop) = self.source.offset_for(tree.id).unwrap_or_default();
        // What is told is the first token; a name goes on as long as it has letters and dots.
        let byte = |letter: u32| {
            let letters = self.text.char_indices().map(|(at, _)| at);
            letters.chain([self.text.len()]).nth(letter as usize).unwrap_or(self.text.len())
        };
        byte(start)..byte(stop + 1)
    }

    /// The place of a name as it is written, if that is found; of its beginning in the tree otherwise.
    pub fn span_of(&self, tree: &IdedExpr, name: &str) -> Range<usize> {
        match self.text.find(name) {
            Some(start) => start..start + name.len(),
            None => self.span(tree),
        }
    }

    /// Says what is wrong there.
    pub fn fault(&self, span: Range<usize>, what: impl Into<String>) -> Fault {
        Fault::new(self.text, span, what)
    }

    /// The side that a name stands for.
    pub fn side(&self, name: &str) -> Option<Color> {
        match (name, self.view) {
            ("white", _) => Some(Color::White),
            ("black", _) => Some(Color::Black),
            ("us", Some(view)) => Some(view),
            ("them", Some(view)) => Some(!view),
            _ => None,
        }
    }
}
