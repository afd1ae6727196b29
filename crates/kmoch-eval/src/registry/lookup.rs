//! Where each clause and each of its numbers has its place.

use std::ops::Range;

use super::{CLAUSE_COUNT, CLAUSES, ClauseId, FIRST_SLOTS, IDS, SLOT_COUNT};
use crate::clause::Clause;

impl ClauseId {
    /// All clauses in the order of the catalogue.
    pub fn all() -> impl DoubleEndedIterator<Item = ClauseId> + ExactSizeIterator + Clone {
        IDS.iter().copied()
    }

    /// The place as an index into [`CLAUSES`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What the clause says of itself.
    pub fn clause(self) -> &'static Clause {
        CLAUSES[self.index()]
    }

    /// The places of its numbers in a compiled profile.
    pub fn slots(self) -> Range<usize> {
        slots_of(self.index())
    }
}

/// The slots of the clause at this place of the registry.
pub fn slots_of(index: usize) -> Range<usize> {
    FIRST_SLOTS[index] as usize..FIRST_SLOTS[index + 1] as usize
}

/// The clause with this key.
///
/// ```
/// assert_eq!(kmoch_eval::find_clause("passer").unwrap().clause().section, "4");
/// ```
pub fn find_clause(key: &str) -> Option<ClauseId> {
    ClauseId::all().find(|clause| clause.clause().key == key)
}

/// The clause that a slot belongs to.
#[inline]
pub fn clause_of(slot: usize) -> ClauseId {
    CLAUSE_OF_SLOT[slot]
}

/// Whether a slot is a parameter of its clause (see [`Clause::is_parameter`]).
pub fn is_parameter(slot: usize) -> bool {
    let clause = clause_of(slot).index();
    CLAUSES[clause].is_parameter(slot - slots_of(clause).start)
}

static CLAUSE_OF_SLOT: [ClauseId; SLOT_COUNT] = {
    let mut clauses = [IDS[0]; SLOT_COUNT];
    let mut index = 0;
    while index < CLAUSE_COUNT {
        let mut slot = FIRST_SLOTS[index];
        while slot < FIRST_SLOTS[index + 1] {
            clauses[slot as usize] = IDS[index];
            slot += 1;
        }
        index += 1;
    }
    clauses
};
