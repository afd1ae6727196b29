//! Searches the game tree with the evaluation of `kmoch-eval` and speaks UCI.
//!
//! An [`Engine`] holds threads, their memory and a transposition table. It searches a [`Game`] within
//! [`Limits`], and what is wanted beyond them are [`Options`]:
//!
//! ```
//! use kmoch_eval::Profile;
//! use kmoch_search::{Engine, Game, Limits, Options, Table};
//!
//! let mut engine = Engine::new(&Profile::tuned(), Table::new(1).expect("a mebibyte"));
//! let fen: shakmaty::fen::Fen = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1".parse()?;
//! let game = Game::new(fen.into_position(shakmaty::CastlingMode::Standard)?);
//! let limits = Limits { depth: Some(3), ..Limits::default() };
//! let found = engine.think(&game, &limits, &Options::default());
//! assert_eq!(found.best.map(|m| m.to_string()), Some("Ra1-a8".to_owned()));
//! assert_eq!(kmoch_search::score::moves_to_mate(found.score), Some(1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Engine::search`] tells what it finds while it runs, and can be stopped from another thread:
//!
//! ```
//! use std::sync::Arc;
//! # use kmoch_eval::Profile;
//! use kmoch_search::{Engine, Game, Limits, Options, Progress, Signals, Table};
//!
//! # let mut engine = Engine::new(&Profile::tuned(), Table::new(1).expect("a mebibyte"));
//! let signals = Arc::new(Signals::default());
//! let mut listener = |progress: &Progress<'_>| {
//!     if progress.depth == 5 {
//!         signals.stop();
//!     }
//! };
//! let (limits, options) = (Limits::default(), Options::default());
//! let found =
//!     engine.search(&Game::default(), &limits, &options, Arc::clone(&signals), &mut listener);
//! assert_eq!(found.depth, 5);
//! ```
//!
//! [`uci::run`] talks to a program that shows boards, [`bench::run`] counts nodes. How the search
//! works, step by step, is in [`search`].

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
pub mod signals;
pub mod strength;
pub mod syzygy;
pub mod tt;
pub mod uci;

pub use engine::{Engine, Options, Outcome};
pub use game::Game;
pub use limits::Limits;
pub use search::progress::{Listener, Progress};
pub use signals::Signals;
pub use tt::{Bound, Table};
