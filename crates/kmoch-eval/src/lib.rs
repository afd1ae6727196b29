//! The catalogue of clauses and the evaluator: position in, reasons and score out.
//!
//! A *clause* is one idea of the sources with a key. It is declared once and only finds
//! things; a *sink* decides what a finding is worth, so that score and ledger cannot disagree.

#[macro_use]
mod slots;
#[macro_use]
pub mod clause;
mod amount;
mod cache;
pub mod clauses;
mod closing;
pub mod context;
mod evaluator;
mod example;
mod kpk;
mod meaning;
pub mod measures;
mod profile;
mod registry;
pub mod sentence;
mod sinks;
mod source;
pub mod squares;
mod stage;
mod survey;
#[cfg(test)]
mod testing;

pub use amount::Amount;
pub use clause::{Chapter, Clause, ClauseId, Slot, Unit};
pub use clauses::complement::{MOST_SHARES, Prospects};
pub use clauses::cuts::{Breach, CutSet, Cuts, Reading, Readings, Shown};
pub use clauses::preferences::Outlook;
pub use closing::{Closing, Relief};
pub use evaluator::{Evaluator, collect};
pub use example::everything;
pub use meaning::{Direction, Shape, Theme};
pub use profile::{
    Curve, Cutting, Difference, Excess, Measures, Profile, ProfileError, Row, Taper, Weights,
};
pub use registry::{
    CLAUSE_COUNT, CLAUSES, SLOT_COUNT, clause_of, find_clause, is_parameter, slots_of,
};
pub use sinks::{
    Bends, Fast, Item, Ledger, LedgerSink, MOST_MEASURED, ONE, PARAMETER_ONE, Place, Sink, ratio,
    times,
};
pub use source::{Document, Numbers, Passage, Source};
pub use stage::{Borders, Bracket, Stage};
pub use survey::{PositionType, SideMeasures, Survey};
