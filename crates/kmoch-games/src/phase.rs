//! How far a game has come.

use kmoch_eval::{Borders, Stage};
use shakmaty::{Chess, Position};

/// A phase of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// The first moves, with almost all pieces on the board.
    Opening,
    /// Until half of the pieces are gone.
    Middlegame,
    /// The rest.
    Endgame,
}

/// The opening is over after so many moves at the latest.
const OPENING_MOVES: u32 = 12;

impl Phase {
    /// All of them, in the order of a game.
    pub const ALL: [Phase; 3] = [Phase::Opening, Phase::Middlegame, Phase::Endgame];

    /// The phase of a position.
    pub fn of(position: &Chess) -> Phase {
        let bracket = Borders::SOURCES.bracket(Stage::of(position.board()));
        if !bracket.is_middlegame() {
            Phase::Endgame
        } else if position.fullmoves().get() <= OPENING_MOVES && bracket.index() == 0 {
            Phase::Opening
        } else {
            Phase::Middlegame
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Opening => "opening",
            Phase::Middlegame => "middlegame",
            Phase::Endgame => "endgame",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_begin_with_the_opening_and_end_with_few_pieces() {
        assert_eq!(Phase::of(&Chess::default()), Phase::Opening);
        let position = |fen: &str| kmoch_tell::Position::read(fen).unwrap().chess;
        let late = "r1bq1rk1/pp2bppp/2n1pn2/8/2BP4/P1N2N2/1P3PPP/R1BQ1RK1 w - - 0 14";
        assert_eq!(Phase::of(&position(late)), Phase::Middlegame);
        assert_eq!(Phase::of(&position("4k3/pp3r2/8/8/8/8/PP3R2/4K3 w - - 0 9")), Phase::Endgame);
    }
}
