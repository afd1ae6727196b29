//! Tactical motifs: forks, pins, named mates and their like, found in a position and a line of moves.
//!
//! A *motif* is one idea with a key, declared once in a file of its own: its doc comment is its
//! definition, exact enough to be checked on the board. It is never claimed without the moves that
//! prove it. No input, no output, no threads.
//!
//! ```
//! use kmoch_motifs::{Line, find};
//! use shakmaty::{CastlingMode, Chess, fen::Fen};
//!
//! let fen: Fen = "4k3/8/8/3N4/8/r7/8/4K3 b - - 0 1".parse().unwrap();
//! let start: Chess = fen.into_position(CastlingMode::Standard).unwrap();
//! let line = Line::puzzle(start, "a3a8 d5c7 e8d7 c7a8").unwrap();
//! let claims = find(&line, None);
//! let fork = claims.iter().find(|claim| claim.key() == "fork").unwrap();
//! assert_eq!(fork.sentence, "the knight on c7 forks king and rook");
//! assert_eq!(line.moves(fork.plies.clone()), ["d5c7", "e8d7", "c7a8"]);
//! ```

#[macro_use]
mod motif;
mod judge;
mod line;
mod motifs;
mod registry;
mod safety;
mod words;

pub use judge::Judge;
pub use line::{Fault, Line, Step};
pub use motif::{Claim, Motif};
pub use registry::{MOTIFS, find, find_motif};
pub use safety::worth;
pub use words::name as role_name;
