//! How a game ended: what the rules of chess say of a position in which nobody can play on.

use shakmaty::{Chess, Color, Position as _};

use crate::language::{Phrase, say};

/// The end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// The king is in check and cannot get out of it.
    Checkmate {
        /// Who gave it.
        winner: Color,
    },
    /// The side to move has no move and is not in check.
    Stalemate {
        /// Who cannot move.
        stuck: Color,
    },
    /// Neither side has enough to mate.
    InsufficientMaterial,
}

impl Outcome {
    /// How the game ended, if it did.
    ///
    /// ```
    /// use kmoch_tell::{Language, Position, outcome::Outcome};
    ///
    /// let stuck = Position::read("7k/8/6Q1/8/8/8/8/K7 b - - 0 1").unwrap();
    /// let outcome = Outcome::of(&stuck.chess).unwrap();
    /// let sentence = outcome.phrase().tell(Language::English);
    /// assert_eq!(sentence, "Stalemate: Black cannot move and the game is drawn.");
    /// assert_eq!(outcome.result(), "1/2-1/2");
    /// ```
    pub fn of(position: &Chess) -> Option<Outcome> {
        let turn = position.turn();
        if position.is_checkmate() {
            Some(Outcome::Checkmate { winner: turn.other() })
        } else if position.is_stalemate() {
            Some(Outcome::Stalemate { stuck: turn })
        } else if position.is_insufficient_material() {
            Some(Outcome::InsufficientMaterial)
        } else {
            None
        }
    }

    /// Who won, if anybody did.
    pub fn winner(self) -> Option<Color> {
        match self {
            Outcome::Checkmate { winner } => Some(winner),
            Outcome::Stalemate { .. } | Outcome::InsufficientMaterial => None,
        }
    }

    /// The result as games are scored.
    pub fn result(self) -> &'static str {
        self.winner().map_or("1/2-1/2", |winner| winner.fold_wb("1-0", "0-1"))
    }

    /// White's chance of winning in per cent: there is nothing left to guess.
    pub fn chance(self) -> f64 {
        self.winner().map_or(50.0, |winner| winner.fold_wb(100.0, 0.0))
    }

    /// The same in words.
    pub fn phrase(self) -> Phrase {
        match self {
            Outcome::Checkmate { winner } => say!("over-checkmate", side = winner),
            Outcome::Stalemate { stuck } => say!("over-stalemate", side = stuck),
            Outcome::InsufficientMaterial => say!("over-material"),
        }
    }
}
