//! What a search says of a position.

use kmoch_eval::{Amount, Ledger};
use shakmaty::san::SanPlus;
use shakmaty::{Board, Chess, Color, Move, Position as _};

use crate::language::Phrase;
use crate::score::Score;

use super::proof::MOST_PLIES;

/// What a search found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Searched {
    /// Positions looked at.
    pub nodes: u64,
    /// How deep.
    pub depth: i32,
    /// What the position is worth after best play, White's view. A story keeps it [weighed](Searched::weighed).
    pub score: Amount,
    /// Moves to mate, positive if White mates.
    pub mate: Option<i32>,
    /// Best play.
    pub line: Vec<Move>,
    /// The position it leads to as far as it is told, where nothing is being taken, and its ledger.
    pub end: (Chess, Ledger),
    /// The engine that searched, if it was another than ours.
    pub by: Option<String>,
    /// Whether nothing comes of a lead however deep one looks, so that it counts for less.
    pub standstill: bool,
}

/// The moves after which a position is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct After {
    /// The moves.
    pub line: Vec<Move>,
    /// What happens in them: "First White wins back the queen: 20.Rxd6. Then:".
    pub sentence: Phrase,
}

/// What a mate is worth: more than everything on the board.
pub const MATE: Amount = Amount::from_millipawns(100_000);

/// From this much on, what is won at once is all that is told.
pub const DECISIVE: Amount = Amount::from_millipawns(1500);

/// What takes no more plies than this happens at once.
pub const SOON: usize = 5;

/// Plies of best play that are shown beside the verdict.
pub const SHOWN: usize = 6;

impl Searched {
    /// The verdict.
    pub fn verdict(&self) -> Score {
        match self.mate {
            Some(moves) => Score::Mate {
                winner: Color::from_white(self.score > Amount::ZERO),
                moves: moves.unsigned_abs(),
            },
            None => Score::Centipawns(self.score.centipawns()),
        }
    }

    /// What the position is worth in pawns that mean the same chances on a full board and on an empty one;
    /// another engine's are taken as they are.
    pub fn weighed(&self, board: &Board) -> Amount {
        match self.by {
            None => self.verdict().on(board).amount(),
            Some(_) => self.score,
        }
    }

    /// How many moves of a line are told: not many, and not up to the middle of an exchange.
    pub fn told_plies(position: &Chess, line: &[Move]) -> usize {
        let mut after = position.clone();
        let mut quiet = None;
        for (index, &mv) in line.iter().enumerate().take(MOST_PLIES) {
            after.play_unchecked(mv);
            let next_takes =
                line.get(index + 1).is_some_and(|next| next.is_capture() || next.is_promotion());
            if !next_takes && !after.is_check() {
                quiet = Some(index + 1);
            }
        }
        quiet.unwrap_or(line.len().min(MOST_PLIES))
    }

    /// The moves that are told.
    pub fn told(&self, position: &Chess) -> &[Move] {
        &self.line[..Searched::told_plies(position, &self.line)]
    }

    /// Best play in notation with move numbers, up to so many plies: "10.Re1 b6 11.Ba2".
    pub fn written(&self, position: &Chess, plies: usize) -> String {
        written(position, &self.line[..plies.min(self.line.len())])
    }

    /// Best play as it is shown beside the verdict.
    pub fn shown(&self, position: &Chess) -> String {
        self.written(position, SHOWN)
    }
}

/// Moves in notation with their numbers: "12...Nf6 13.e4".
pub fn written(position: &Chess, moves: &[Move]) -> String {
    let mut position = position.clone();
    let mut text = String::new();
    for &mv in moves {
        let white = position.turn().is_white();
        let gap = if text.is_empty() { "" } else { " " };
        if white || text.is_empty() {
            let dots = if white { "." } else { "..." };
            text.push_str(&format!("{gap}{}{dots}", position.fullmoves()));
        } else {
            text.push_str(gap);
        }
        text.push_str(&SanPlus::from_move_and_play_unchecked(&mut position, mv).to_string());
    }
    text
}
