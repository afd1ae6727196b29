//! Passed pawns and those that may become so.

mod passer;

pub use passer::Passer;
