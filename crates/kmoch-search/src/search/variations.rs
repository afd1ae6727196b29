//! Principal variations, one for each ply.

use arrayvec::ArrayVec;
use shakmaty::Move;

use crate::score::MAX_PLY;

/// A line of best play.
pub type Line = ArrayVec<Move, MAX_PLY>;

/// The best line found from each ply on.
#[derive(Debug)]
pub struct Variations(Vec<Line>);

impl Default for Variations {
    fn default() -> Variations {
        Variations(vec![Line::new(); MAX_PLY + 1])
    }
}

impl Variations {
    /// No line is known from this ply on.
    pub fn clear(&mut self, ply: usize) {
        self.0[ply].clear();
    }

    /// The best line from this ply is the move, then the line one ply on.
    pub fn set(&mut self, ply: usize, m: Move) {
        let (before, after) = self.0.split_at_mut(ply + 1);
        let (line, rest) = (&mut before[ply], &after[0]);
        line.clear();
        line.push(m);
        line.extend(rest.iter().copied().take(MAX_PLY - 1));
    }

    /// The best line from this ply on.
    pub fn line(&self, ply: usize) -> &[Move] {
        &self.0[ply]
    }
}
