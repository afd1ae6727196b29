//! Annotates and reports games, and tells what a player's games have in common.

pub mod annotate;
pub mod annotator;
pub mod compare;
pub mod diagram;
pub mod guest;
pub mod habits;
pub mod judge;
pub mod phase;
pub mod report;
pub mod searcher;
pub mod searching;
pub mod sentence;
pub mod sheet;
pub mod stream;

pub use kmoch_notation::pgn;
pub use kmoch_tell::score;
