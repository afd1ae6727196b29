//! Shows what `kmoch-eval` finds: positions read with faults pointed at, the verdict in words,
//! the weightiest reasons, tables that add up, JSON and CSV records, diagrams.
//!
//! Nothing here decides what a position is worth, and nothing here prints: everything goes into
//! strings, so that terminal, page and annotated game tell the same story.

pub mod catalog;
pub mod gallery;
pub mod pawns;
pub mod position;
pub mod reasons;
pub mod record;
pub mod rules;
pub mod story;
pub mod study;
pub mod svg;
pub mod tally;
pub mod text;
pub mod verdict;

pub use position::{Fault, Position};
pub use reasons::Reason;
pub use study::Study;
pub use tally::{Entry, Line, Tally};
