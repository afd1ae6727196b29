//! PGN without loss: a stream is cut into games, a game into spans, and what is
//! not asked for is never touched.

mod branches;
mod commands;
mod flaw;
mod game;
mod lexer;
mod reader;
mod setup;
mod splice;
mod tags;

pub use branches::Branch;
pub use commands::{Eval, clock, eval};
pub use flaw::{Flaw, FlawKind};
pub use game::{Game, MOST_PLIES, Ply};
pub use lexer::{Lexer, Token, TokenKind};
pub use reader::{GameReader, LONGEST_GAME, Piece, RawGame, next_game};
pub use splice::{Splice, splice};
pub use tags::{Tag, readable};
