//! What the data say of each clause: the record of what was measured, the page and the plots that
//! are drawn from it, and the findings in plain words.
//!
//! Nothing here measures anything: `kmoch-tune` does, and `kmoch verdict` writes the record.

pub mod findings;
mod held;
pub mod page;
pub mod plot;
pub mod plots;
pub mod record;
pub mod words;

use std::sync::LazyLock;

pub use record::{Interval, LeftOut, Measured, Record, Sign, Study};

/// The record that comes with the program.
const SHIPPED: &str = include_str!("../../../docs/verdict.json");

/// What was measured, as shipped.
///
/// ```
/// assert!(kmoch_verdict::shipped().engine.is_some());
/// ```
pub fn shipped() -> &'static Record {
    static RECORD: LazyLock<Record> =
        LazyLock::new(|| Record::read(SHIPPED).expect("the shipped record is sound"));
    &RECORD
}
