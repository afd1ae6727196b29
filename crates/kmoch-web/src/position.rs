//! Positions and moves as visitors write them.

use kmoch_notation::Position;
use shakmaty::fen::Fen;
use shakmaty::{Chess, EnPassantMode, Move, Position as _};

use crate::limits::LONGEST_TEXT;
use crate::problem::Problem;

/// Reads a FEN, an EPD or `startpos`, of standard chess or Chess960.
pub fn read(text: &str) -> Result<Position, Problem> {
    if text.len() > LONGEST_TEXT {
        return Err(Problem::bad("bad_fen", "this is too long for a position"));
    }
    Position::read(text).map_err(|fault| Problem::bad("bad_fen", fault.to_string()))
}

/// Reads a move, however it is written.
pub fn find_move(position: &Chess, text: &str) -> Result<Move, Problem> {
    kmoch_notation::find_move(position, text)
        .map_err(|fault| Problem::bad("bad_move", fault.to_string()))
}

/// Whether somebody passes instead of moving: PGN and UCI write it so.
pub fn is_pass(text: &str) -> bool {
    matches!(text.trim(), "--" | "0000" | "Z0")
}

/// The position after its side has passed; none when it is in check.
pub fn pass(position: &Chess) -> Option<Chess> {
    position.clone().swap_turn().ok()
}

/// The position as a FEN.
pub fn fen(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}
