//! Shows what `kmoch-eval` finds: positions read with faults pointed at, the verdict in words,
//! the weightiest reasons, tables that add up, JSON and CSV records, diagrams.
//!
//! Nothing here decides what a position is worth, and nothing here prints: everything goes into
//! strings, so that terminal, page and annotated game tell the same story.

pub mod position;

pub use position::{Fault, Position};
