//! Positions and moves as visitors write them.

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, EnPassantMode, Move};

use crate::problem::Problem;

/// Reads a FEN (or `startpos`), of standard chess or Chess960.
pub fn parse(fen: &str) -> Result<Chess, Problem> {
    kmoch_tell::Position::read(fen)
        .map(|position| position.chess)
        .map_err(|fault| Problem::bad("bad_fen", fault.to_string()))
}

/// Reads a move in UCI notation, castling written either way.
pub fn read_move(position: &Chess, text: &str) -> Option<Move> {
    text.parse::<UciMove>().ok()?.to_move(position).ok()
}

/// The position as a FEN.
pub fn fen(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}
