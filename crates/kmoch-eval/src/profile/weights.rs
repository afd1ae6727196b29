//! A profile made ready for use: plain integers in a table, one row for each stage.

use super::{CARRYING, Curve, Cutting, Measures, Profile, Taper};
use crate::clause::Unit;
use crate::registry::{CLAUSE_COUNT, CLAUSES, SLOT_COUNT, clause_of, is_parameter, slots_of};
use crate::sinks::{ONE, PARAMETER_ONE};
use crate::stage::{Borders, Bracket, Stage};

/// The staged value of every slot: micropawns, shares and numbers with [`ONE`] as one,
/// or parameters with [`PARAMETER_ONE`] as one.
pub type Row = [i32; SLOT_COUNT];

/// A profile made ready for use.
#[derive(Debug)]
pub struct Weights {
    borders: Borders,
    cutting: Cutting,
    /// The row of each stage, by quarter pawns of material.
    rows: [u8; Stage::STEPS + 1],
    values: Vec<Row>,
    /// None if modifiers and measures work on the values themselves.
    base: Option<Vec<Row>>,
    scored: [bool; CLAUSE_COUNT],
    /// Whether no clause carries weight but those of the tuned profile.
    as_tuned: bool,
    listed: [bool; CLAUSE_COUNT],
}

impl Weights {
    /// Works out the table of a profile.
    pub fn new(profile: &Profile) -> Weights {
        let Profile { borders, cutting, .. } = *profile;
        let values = rows(profile, profile);
        let base = match profile.measures {
            Measures::Own => None,
            Measures::Addendum => Some(rows(&Profile::addendum(), profile)),
        };
        let scored = std::array::from_fn(|index| !profile.is_zero(crate::registry::IDS[index]));
        let listed = std::array::from_fn(|index| scored[index] || !CLAUSES[index].may_be_absent());
        let as_tuned = scored.iter().zip(CARRYING).all(|(&scored, carries)| carries || !scored);
        let rows = std::array::from_fn(|step| match profile.taper {
            Taper::Brackets => borders.bracket(Stage::at_step(step)).index() as u8,
            Taper::Smooth => step as u8,
        });
        Weights { borders, cutting, rows, values, base, scored, as_tuned, listed }
    }

    /// The row of a stage.
    #[inline(always)]
    pub fn row_index(&self, stage: Stage) -> usize {
        usize::from(self.rows[stage.step()])
    }

    /// The bracket that a stage belongs to.
    pub fn bracket(&self, stage: Stage) -> Bracket {
        self.borders.bracket(stage)
    }

    /// Which moves the cutting rules are asked of.
    pub fn cutting(&self) -> Cutting {
        self.cutting
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

    /// Whether all clauses that are worth anything are so in the tuned profile too.
    #[inline(always)]
    pub(crate) fn is_as_tuned(&self) -> bool {
        self.as_tuned
    }
}

/// The numbers of one profile by the stages of another, row by row.
pub(super) fn tabulated(profile: &Profile, stages: &Profile) -> Vec<Vec<f64>> {
    let Profile { taper, borders, .. } = *stages;
    let height = match taper {
        Taper::Brackets => 6,
        Taper::Smooth => Stage::STEPS + 1,
    };
    let mut rows = vec![vec![0.0; SLOT_COUNT]; height];
    for (index, clause) in CLAUSES.iter().enumerate() {
        let tabulate = match clause.unit {
            Unit::Number => Curve::tabulate_steps,
            Unit::Millipawns | Unit::Share => Curve::tabulate,
        };
        for slot in slots_of(index) {
            let values = tabulate(&profile.curves[slot], taper, borders);
            rows.iter_mut().zip(values).for_each(|(row, value)| row[slot] = value);
        }
    }
    rows
}

/// The same as integers, ready for use.
fn rows(profile: &Profile, stages: &Profile) -> Vec<Row> {
    let ones: [f64; SLOT_COUNT] = std::array::from_fn(|slot| match clause_of(slot).clause().unit {
        _ if is_parameter(slot) => f64::from(PARAMETER_ONE),
        Unit::Millipawns => 1000.0,
        Unit::Share | Unit::Number => f64::from(ONE),
    });
    let round =
        |values: Vec<f64>| std::array::from_fn(|slot| (values[slot] * ones[slot]).round() as i32);
    tabulated(profile, stages).into_iter().map(round).collect()
}
