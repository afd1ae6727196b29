//! What a move clause looks at.

use shakmaty::{Board, Color, Move};

use crate::Place;
use crate::clause::{Registered, Slot};
use crate::context::PawnSides;
use crate::profile::Row;

/// A move about to be made.
#[derive(Debug)]
pub struct Step<'a> {
    /// The board before the move.
    pub board: &'a Board,
    /// Who moves.
    pub mover: Color,
    /// The move.
    pub m: Move,
    /// The pawns before the move.
    pub pawns: &'a PawnSides,
    /// Whether the mover is ahead before the move, all clauses counted.
    pub ahead: bool,
    /// What findings are worth.
    pub values: &'a Row,
}

impl Step<'_> {
    /// What a slot is worth, in micropawns.
    #[inline(always)]
    pub fn value(&self, slot: Slot) -> i32 {
        self.values[slot.index()]
    }
}

/// A clause about a move.
pub trait MoveClause: Registered {
    /// What the move is worth to the mover, in micropawns, and where, as the board stands;
    /// nothing if the clause does not apply.
    fn worth(step: &Step) -> Option<(i32, Place)>;
}
