//! The stack of the search: what the nodes of the line being searched leave for each other.

use shakmaty::Move;

use super::history::{CONTINUATIONS, NO_MOVE};
use crate::packed::PackedMove;
use crate::score::{MAX_PLY, NONE, Score};

/// Frames before the root, so that looking back, even from the ply before, never falls off the stack.
pub(super) const BEFORE_ROOT: usize = CONTINUATIONS[CONTINUATIONS.len() - 1] + 1;
/// Frames beyond the deepest ply, so that looking ahead never does.
const BEYOND: usize = 4;
/// All of them.
pub(super) const FRAMES: usize = BEFORE_ROOT + MAX_PLY + BEYOND;

/// What a node leaves for its neighbours on the line.
#[derive(Debug, Clone, Copy)]
pub(super) struct Frame {
    /// The corrected static evaluation, or [`NONE`] in check.
    pub evaluation: Score,
    /// Which piece the move being tried puts where.
    pub destination: usize,
    /// Quiet moves that refuted siblings.
    pub killers: [PackedMove; 2],
    /// The move left out while it is tested whether it is singular.
    pub excluded: Option<Move>,
    /// How often nodes of this ply failed high since the one two plies before was entered.
    pub cutoffs: u32,
    /// How many moves of the line were extended twice.
    pub double_extensions: i32,
    /// Whether the node is, or once was, of a principal variation.
    pub tt_pv: bool,
    /// Whether the move tried is quiet.
    pub quiet: bool,
    /// Which move is being tried.
    pub number: usize,
    /// By how many plies it is reduced.
    pub reduction: i32,
}

impl Frame {
    pub(super) const EMPTY: Frame = Frame {
        evaluation: NONE,
        destination: NO_MOVE,
        killers: [PackedMove::NONE; 2],
        excluded: None,
        cutoffs: 0,
        double_extensions: 0,
        tt_pv: false,
        quiet: false,
        number: 0,
        reduction: 0,
    };
}
