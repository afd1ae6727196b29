//! Reads, annotates and reports games.

pub mod annotate;
pub mod annotator;
pub mod compare;
pub mod diagram;
pub mod judge;
pub mod report;
pub mod score;
pub mod searching;
pub mod sentence;

pub use kmoch_notation::pgn;
