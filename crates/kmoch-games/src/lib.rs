//! Reads, annotates and reports games.

pub mod input;
pub mod pgn;
