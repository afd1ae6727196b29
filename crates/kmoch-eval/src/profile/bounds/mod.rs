//! How large numbers may be, so that amounts add up whatever stands on the board.
//!
//! Amounts are 32 bits of micropawns: 2,147 pawns either way. For each clause there is a largest
//! number of times its slots can count for one side, with sixteen men a side at most; that times the
//! distance of the largest of its values from the least, added up over all clauses, is more than one
//! side can ever be ahead of the other.

mod counts;
mod stage;

use std::fmt;

use super::weights::tabulated;
use super::{Measures, Profile};
use crate::clause::{Clause, Unit};
use crate::registry::{clause_of, slots_of};
use stage::{LIMIT, Stage};

/// The largest number a slot may state, whatever the others say.
pub(super) fn largest(clause: &Clause, place: usize) -> f64 {
    match clause.unit {
        _ if clause.is_parameter(place) => 1_000.0,
        Unit::Millipawns => 100_000.0,
        Unit::Share => 1_000.0,
        Unit::Number => 30_000.0,
    }
}

/// More than can be counted, and the slot that has most of it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Excess {
    /// The slot, as a place of the registry.
    pub slot: usize,
    /// What amounts can come to, in pawns.
    pub pawns: f64,
}

impl fmt::Display for Excess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let clause = clause_of(self.slot);
        let name = clause.clause().slots[self.slot - slots_of(clause.index()).start];
        let key = clause.clause().key;
        let (pawns, limit) = (self.pawns, LIMIT / 1000.0);
        write!(f, "with this \"{name}\" of \"{key}\" amounts can come to {pawns:.0} pawns, ")?;
        write!(f, "and no more than {limit:.0} can be counted")
    }
}

impl Profile {
    /// What is too much, if amounts of this profile can come to more than can be counted. No profile
    /// that is read is like that.
    ///
    /// ```
    /// use kmoch_eval::{Profile, find_clause};
    /// let mut mine = Profile::clone(&Profile::addendum());
    /// assert!(mine.excess().is_none());
    /// mine.scale(find_clause("material").unwrap(), 100.0);
    /// assert!(mine.excess().unwrap().to_string().starts_with("with this \"queen\" of \"material\""));
    /// ```
    pub fn excess(&self) -> Option<Excess> {
        let values = tabulated(self, self);
        let base = match self.measures {
            Measures::Own => None,
            Measures::Addendum => Some(tabulated(&Profile::addendum(), self)),
        };
        let base = base.as_ref().unwrap_or(&values);
        values.iter().zip(base).find_map(|(values, base)| Stage { values, base }.excess())
    }
}

#[cfg(test)]
mod tests;
