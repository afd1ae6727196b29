//! Reads, annotates and reports games.

pub mod annotate;
pub mod annotator;
pub mod compare;
pub mod diagram;
pub mod input;
pub mod judge;
pub mod output;
pub mod pgn;
pub mod report;
pub mod score;
pub mod searching;
pub mod sentence;
