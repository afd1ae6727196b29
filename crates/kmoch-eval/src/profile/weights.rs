//! A profile made ready for use: plain integers in a table, one row for each stage.

use super::{Curve, Measures, Profile, Taper};
use crate::clause::Unit;
use crate::registry::{CLAUSE_COUNT, CLAUSES, SLOT_COUNT, slots_of};
use crate::sinks::ONE;
use crate::stage::Stage;

/// The staged value of every slot: micropawns, or shares and numbers with [`ONE`] as one.
pub type Row = [i32; SLOT_COUNT];

/// A profile made ready for use.
#[derive(Debug)]
pub struct Weights {
    taper: Taper,
    values: Vec<Row>,
    /// None if modifiers and measures work on the values themselves.
    base: Option<Vec<Row>>,
    scored: [bool; CLAUSE_COUNT],
    listed: [bool; CLAUSE_COUNT],
}

impl Weights {
    /// Works out the table of a profile.
    pub fn new(profile: &Profile) -> Weights {
        let values = rows(profile, profile.taper);
        let base = match profile.measures {
            Measures::Own => None,
            Measures::Addendum => Some(rows(&Profile::addendum(), profile.taper)),
        };
        let scored = std::array::from_fn(|index| {
            profile.curves[slots_of(index)].iter().any(|curve| !curve.is_zero())
        });
        let listed = std::array::from_fn(|index| scored[index] || !CLAUSES[index].may_be_absent());
        Weights { taper: profile.taper, values, base, scored, listed }
    }

    /// The row of a stage.
    #[inline(always)]
    pub fn row_index(&self, stage: Stage) -> usize {
        match self.taper {
            Taper::Brackets => stage.bracket().index(),
            Taper::Smooth => stage.step(),
        }
    }

    /// What findings are worth.
    #[inline(always)]
    pub fn values(&self, row: usize) -> &Row {
        &self.values[row]
    }

    /// What modifiers and measures work on.
    #[inline(always)]
    pub fn base(&self, row: usize) -> &Row {
        &self.base.as_ref().unwrap_or(&self.values)[row]
    }

    /// For each clause whether a ledger names it: all of the sources, and what else has a value.
    pub fn listed(&self) -> &[bool; CLAUSE_COUNT] {
        &self.listed
    }

    /// For each clause whether it is worth anything at all.
    #[inline(always)]
    pub fn scored(&self) -> &[bool; CLAUSE_COUNT] {
        &self.scored
    }
}

fn rows(profile: &Profile, taper: Taper) -> Vec<Row> {
    let height = match taper {
        Taper::Brackets => 6,
        Taper::Smooth => Stage::STEPS + 1,
    };
    let mut rows = vec![[0; SLOT_COUNT]; height];
    for (index, clause) in CLAUSES.iter().enumerate() {
        let one = match clause.unit {
            Unit::Millipawns => 1000.0,
            Unit::Share | Unit::Number => f64::from(ONE),
        };
        let tabulate = match clause.unit {
            Unit::Number => Curve::tabulate_steps,
            Unit::Millipawns | Unit::Share => Curve::tabulate,
        };
        for slot in slots_of(index) {
            for (row, value) in rows.iter_mut().zip(tabulate(&profile.curves[slot], taper)) {
                row[slot] = (value * one).round() as i32;
            }
        }
    }
    rows
}
