//! Passed pawns and those that may become so.

mod connected;
mod passer;
mod potential;
mod semi;

pub use connected::{CentralPasser, ConnectedPassers, ConnectedPassersDiagonal};
pub use passer::Passer;
pub use potential::{PasserNeutral, PotentialPasser};
pub use semi::SemiPasser;
