//! Who says what a position is worth, for motifs that no look at the board can prove.

use shakmaty::Chess;

/// Searches a position. The crate itself never does; a motif that needs it is left out without one.
pub trait Judge {
    /// The winning chances of the side to move, from 0 to 1.
    fn chances(&mut self, position: &Chess) -> f64;
}
