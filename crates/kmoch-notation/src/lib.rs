//! How chess is written: positions ([`Position`]: FEN, EPD), moves ([`find_move`]) and games ([`pgn`]).
//!
//! Each is read here and nowhere else, so that what one command takes every command takes, and what is wrong is
//! said in the same words. Nothing here opens a file, prints or judges: what reads games takes any stream.
//!
//! ```
//! use kmoch_notation::{Position, find_move, pgn::{Game, RawGame}};
//!
//! let position = Position::read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 bm e4;").unwrap();
//! assert_eq!(find_move(&position.chess, "nf3"), find_move(&position.chess, "g1f3"));
//! let game = Game::read(&RawGame::from_text("1. e4 e5 2. Nf3 *")).unwrap();
//! assert_eq!(game.plies.len(), 3);
//! ```

pub mod moves;
pub mod pgn;
pub mod position;

pub use moves::{MoveFault, find_move};
pub use position::{Fault, Position};
