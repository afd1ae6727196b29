//! What clauses and rules are asked about.

use super::ClauseId;
use crate::clauses::cuts::{Case, Reading, Shown};
use crate::context::{Forces, KingSide, PawnSide, Side};
use crate::sinks::Place;

/// One side in all four views.
#[derive(Debug, Clone, Copy)]
pub struct Views<'a> {
    /// What pawns alone show.
    pub pawns: &'a PawnSide,
    /// What pawns and numbers of pieces show.
    pub forces: &'a Forces<'a>,
    /// What these and kings show.
    pub kings: &'a KingSide<'a>,
    /// The whole board.
    pub pieces: &'a Side<'a>,
}

/// A cutting rule asked about a position.
pub struct Measured {
    /// The rule.
    pub rule: ClauseId,
    /// What it measures, where there is something to measure.
    pub measure: Option<Reading>,
    /// What it allows.
    pub limit: Reading,
    /// How both are read.
    pub shown: Shown,
    /// The units and squares it speaks of, worked out when somebody wants to know.
    pub place: fn(&Case) -> Place,
}

impl Measured {
    /// The measure, if it breaks the rule.
    #[inline(always)]
    pub fn broken(&self) -> Option<Reading> {
        self.measure.filter(|measure| measure.exceeds(self.limit))
    }
}
