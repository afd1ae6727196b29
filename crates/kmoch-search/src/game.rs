//! A position and what of its past still matters: the positions that could recur.

use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, EnPassantMode, Move, Position};

/// A game up to the position that is asked about.
#[derive(Debug, Clone, Default)]
pub struct Game {
    position: Chess,
    earlier: Vec<u64>,
}

impl Game {
    /// A game that starts here.
    pub fn new(position: Chess) -> Game {
        Game { position, earlier: Vec::new() }
    }

    /// The position reached.
    pub fn position(&self) -> &Chess {
        &self.position
    }

    /// Keys of the positions since the last capture or pawn move, without the present one.
    pub fn earlier(&self) -> &[u64] {
        &self.earlier
    }

    /// Plays a legal move.
    pub fn play(&mut self, m: Move) {
        if m.is_zeroing() {
            self.earlier.clear();
        } else {
            let key: Zobrist64 = self.position.zobrist_hash(EnPassantMode::Legal);
            self.earlier.push(key.0);
        }
        self.position.play_unchecked(m);
    }

    /// Whether this position has occurred since the last capture or pawn move.
    pub fn has_seen(&self, position: &Chess) -> bool {
        let key: Zobrist64 = position.zobrist_hash(EnPassantMode::Legal);
        self.earlier.contains(&key.0)
    }
}
