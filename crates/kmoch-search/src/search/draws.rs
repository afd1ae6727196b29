//! Draws by rule: repetition, fifty moves, no material left to mate with.

use shakmaty::Position;

use super::worker::Worker;
use crate::keyed::Keyed;

/// After so many plies without capture or pawn move either side may claim a draw.
const FIFTY_MOVES: u32 = 100;
/// The least number of plies after which a position can recur.
const SHORTEST_CYCLE: usize = 4;

impl Worker {
    /// Whether the game is drawn here. Mate on the hundredth ply still counts as mate.
    pub(super) fn is_draw(&self, position: &Keyed, ply: usize) -> bool {
        if position.halfmoves() >= FIFTY_MOVES
            && !(position.is_check() && position.chess().legal_moves().is_empty())
        {
            return true;
        }
        self.is_repetition(position, ply) || is_dead(position)
    }

    /// Whether the position occurred before inside the search, or twice before it.
    ///
    /// Inside the tree once is enough: what was possible the first time is possible again.
    fn is_repetition(&self, position: &Keyed, ply: usize) -> bool {
        let now = self.path.len() - 1;
        let reach = (position.halfmoves() as usize).min(now - self.path_floor);
        let mut seen_before_root = false;
        for distance in (SHORTEST_CYCLE..=reach).step_by(2) {
            if self.path[now - distance] != self.path[now] {
                continue;
            }
            if distance < ply || seen_before_root {
                return true;
            }
            seen_before_root = true;
        }
        false
    }
}

/// Whether neither side can ever mate.
fn is_dead(position: &Keyed) -> bool {
    let board = position.board();
    let mating = board.pawns() | board.rooks_and_queens();
    mating.is_empty() && position.chess().is_insufficient_material()
}
