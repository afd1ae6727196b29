//! Quiet moves worth trying before all others are listed.

use shakmaty::Move;

use crate::packed::PackedMove;

/// How many there are.
pub(super) const REFUTATIONS: usize = 3;

/// Quiet moves that have refuted something here before.
#[derive(Debug, Clone, Copy, Default)]
pub struct Refutations {
    /// Two moves that refuted siblings of this position.
    pub killers: [PackedMove; 2],
    /// The move that refuted the opponent's last move elsewhere.
    pub counter: PackedMove,
}

impl Refutations {
    /// Whether the move is one of them.
    pub fn contains(&self, m: Move) -> bool {
        let packed = PackedMove::from(m);
        self.killers.contains(&packed) || self.counter == packed
    }

    /// In the order they are tried in.
    pub(super) fn in_order(&self) -> [PackedMove; REFUTATIONS] {
        let [first, second] = self.killers;
        [first, second, self.counter]
    }
}
