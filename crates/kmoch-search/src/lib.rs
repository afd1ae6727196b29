//! Searches the game tree with the evaluation of `kmoch-eval` and speaks UCI.
//!
//! [`engine::Engine`] searches a position, [`uci::run`] talks to a program that
//! shows boards, [`bench::run`] counts nodes.

pub mod bench;
pub mod engine;
pub mod game;
pub mod keyed;
pub mod limits;
pub mod moves;
pub mod packed;
pub mod parameters;
pub mod perft;
mod prefetch;
pub mod profile;
pub mod score;
pub mod search;
pub mod strength;
pub mod syzygy;
pub mod table;
pub mod uci;
