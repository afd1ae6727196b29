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
    /// Nothing was taken and no pawn moved for 75 moves of each side.
    SeventyFiveMoves,
}

/// Half-moves without a capture or a pawn's move after which a game is drawn, whether anybody asks for it or not.
const MOST_QUIET_PLIES: u32 = 150;

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
        } else if position.halfmoves() >= MOST_QUIET_PLIES {
            Some(Outcome::SeventyFiveMoves)
        } else {
            None
        }
    }

    /// Who won, if anybody did.
    pub fn winner(self) -> Option<Color> {
        match self {
            Outcome::Checkmate { winner } => Some(winner),
            Outcome::Stalemate { .. }
            | Outcome::InsufficientMaterial
            | Outcome::SeventyFiveMoves => None,
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
            Outcome::SeventyFiveMoves => say!("over-moves"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    #[test]
    fn seventy_five_moves_end_a_game_but_mate_comes_first() {
        let outcome = |fen: &str| Outcome::of(&Position::read(fen).unwrap().chess);
        assert_eq!(outcome("4k3/8/8/8/8/8/4P3/4K3 w - - 149 200"), None);
        let drawn = outcome("4k3/8/8/8/8/8/4P3/4K3 w - - 150 200").unwrap();
        assert_eq!((drawn, drawn.result()), (Outcome::SeventyFiveMoves, "1/2-1/2"));
        let mate = outcome("7k/6Q1/6K1/8/8/8/8/8 b - - 150 200").unwrap();
        assert_eq!(mate, Outcome::Checkmate { winner: Color::White });
    }
}
