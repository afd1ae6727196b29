//! What a search tells while it runs.

use std::time::Duration;

use shakmaty::Move;

use crate::score::Score;
use crate::tt::Bound;

/// A line found, and what it took.
#[derive(Debug)]
pub struct Progress<'a> {
    /// The iteration.
    pub depth: i32,
    /// The deepest ply looked at.
    pub deepest: usize,
    /// Which of the best lines, from 1.
    pub line_number: usize,
    /// What it is worth for the side to move.
    pub score: Score,
    /// Whether the score is exact or only a bound.
    pub bound: Bound,
    /// Nodes of all threads.
    pub nodes: u64,
    /// Time since the search began.
    pub time: Duration,
    /// Thousandths of the table in use.
    pub permille_full: usize,
    /// Successful lookups in endgame tables.
    pub tablebase_hits: u64,
    /// The moves.
    pub line: &'a [Move],
}

/// Who listens to the progress.
pub type Listener<'a> = &'a mut dyn FnMut(&Progress<'_>);
