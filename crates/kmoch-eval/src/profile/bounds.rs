//! stub

use crate::clause::{Clause, Unit};

pub(super) fn largest(clause: &Clause, place: usize) -> f64 {
    match clause.unit {
        _ if clause.is_parameter(place) => 1_000.0,
        Unit::Millipawns => 100_000.0,
        Unit::Share => 1_000.0,
        Unit::Number => 30_000.0,
    }
}
pub struct Excess {
    pub slot: usize,
}
impl std::fmt::Display for Excess {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "x")
    }
}
impl super::Profile {
    pub(crate) fn excess(&self) -> Option<Excess> {
        None
    }
}
