//! The verdict: what the data say of each clause.
//!
//! A clause may have many slots and change with the stage of the game, so it is compared by what
//! it adds to the score: [`directions`] holds what the sources' numbers add, [`resample`] says how
//! sure the fitted numbers are, [`leave_out`] what would be lost without a clause.

pub mod directions;
pub mod leave_out;
pub mod resample;
mod study;

pub use study::{Plan, Step, measure};

use kmoch_eval::{CLAUSES, Chapter, Unit};

/// Whether a clause is judged: it is about a position and adds to the score.
pub fn is_judged(index: usize) -> bool {
    let clause = CLAUSES[index];
    let of_positions =
        !matches!(clause.chapter, Chapter::Cuts | Chapter::Preferences | Chapter::Moves);
    of_positions && !clause.is_label() && clause.unit != Unit::Number
}
