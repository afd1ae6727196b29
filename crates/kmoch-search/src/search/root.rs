//! The moves of the position that is asked about.

use shakmaty::Move;

use super::variations::Line;
use crate::packed::PackedMove;
use crate::score::{INFINITE, Score};

/// A root move and what the search found of it.
#[derive(Debug, Clone)]
pub struct RootMove {
    /// The move.
    pub m: Move,
    /// The same in few bits, to be found by.
    pub packed: PackedMove,
    /// Its score in this iteration, minus infinity when only known to be no better than the best.
    pub score: Score,
    /// Its score in the iteration before.
    pub previous: Score,
    /// The deepest ply it was looked at to.
    pub deepest: usize,
    /// Nodes spent on it in this search.
    pub nodes: u64,
    /// The line that begins with it.
    pub line: Line,
}

impl RootMove {
    /// A root move not yet searched.
    pub fn new(m: Move) -> RootMove {
        let mut line = Line::new();
        line.push(m);
        let packed = m.into();
        RootMove { m, packed, score: -INFINITE, previous: -INFINITE, deepest: 0, nodes: 0, line }
    }

    /// Whether there is a score beyond "no better than the best".
    pub fn is_scored(&self) -> bool {
        self.score != -INFINITE
    }
}

/// Sorts moves best first; equal ones stay in order, so nothing depends on chance.
pub fn sort(moves: &mut [RootMove]) {
    moves.sort_by_key(|root| std::cmp::Reverse((root.score, root.previous)));
}
