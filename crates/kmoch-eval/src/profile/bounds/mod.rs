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
use crate::registry::{SLOT_COUNT, clause_of, slots_of};
use crate::stage::Bracket;
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
    /// use kmoch_eval::{ClauseId, Profile};
    /// let mut mine = Profile::clone(&Profile::addendum());
    /// assert!(mine.excess().is_none());
    /// mine.scale(ClauseId::Material, 100.0);
    /// assert!(mine.excess().unwrap().to_string().starts_with("with this \"queen\" of \"material\""));
    /// ```
    pub fn excess(&self) -> Option<Excess> {
        self.excess_among(|_| true)
    }

    /// A slot that its stage factors lift above what it may state, and what is wrong with it: a profile is
    /// written with its factors multiplied out, and has to be one that can be read.
    pub(super) fn lifted_too_high(&self) -> Option<(usize, String)> {
        self.curves.iter().enumerate().find_map(|(slot, curve)| {
            let id = clause_of(slot);
            let (clause, place) = (id.clause(), slot - slots_of(id.index()).start);
            let most = largest(clause, place);
            let values = Bracket::ALL.iter().map(|&bracket| curve.at_bracket(bracket));
            let value = values.max_by(|one, other| one.abs().total_cmp(&other.abs()))?;
            let (name, key) = (clause.slots[place], clause.key);
            let what = || {
                format!("stage factors make \"{name}\" of \"{key}\" {value}: the most is {most}")
            };
            (value.abs() > most).then(|| (slot, what()))
        })
    }

    /// What [`excess`](Self::excess) tells, with the blame on one of these slots if any of them has to do with it.
    pub(super) fn excess_among(&self, suspects: impl Fn(usize) -> bool) -> Option<Excess> {
        let values = tabulated(self, self);
        let base = match self.measures {
            Measures::Own => None,
            Measures::Addendum => Some(tabulated(&Profile::addendum(), self)),
        };
        let base = base.as_ref().unwrap_or(&values);
        let stages = values.iter().zip(base).map(|(values, base)| Stage { values, base });
        let (most, stage) = stages
            .filter_map(|stage| Some((stage.excess()?, stage)))
            .max_by(|one, other| one.0.total_cmp(&other.0))?;
        let blamed = |slot: usize| {
            let blame = stage.blame(slot);
            (suspects(slot) && blame > 0.0, blame, slot)
        };
        let ordered = |a: &(bool, f64, usize), b: &(bool, f64, usize)| {
            a.0.cmp(&b.0).then(a.1.total_cmp(&b.1))
        };
        let (_, _, slot) = (0..SLOT_COUNT).map(blamed).max_by(ordered)?;
        Some(Excess { slot, pawns: most / 1000.0 })
    }
}

#[cfg(test)]
mod tests;
