//! What a search may use: time, depth, nodes.

use std::time::Duration;

use shakmaty::{ByColor, Move};

/// The limits of one search, as `go` gives them. Nothing set means: until told to stop.
#[derive(Debug, Clone, Default)]
pub struct Limits {
    /// Time left on the clocks.
    pub clock: ByColor<Option<Duration>>,
    /// Time gained with each move.
    pub increment: ByColor<Duration>,
    /// Moves until the next time control.
    pub moves_to_go: Option<u32>,
    /// Exactly this long.
    pub move_time: Option<Duration>,
    /// No deeper than this.
    pub depth: Option<u32>,
    /// No more positions than this.
    pub nodes: Option<u64>,
    /// Until a mate in so many moves is found.
    pub mate: Option<u32>,
    /// Until told to stop, even when there is nothing left to find.
    pub infinite: bool,
    /// On the opponent's time, until `ponderhit` or `stop`.
    pub ponder: bool,
    /// Only these root moves, if any are given.
    pub search_moves: Vec<Move>,
}
