//! Games of the engine against itself in one process: matches that say how many Elo a change is
//! worth, and games to learn from.
//!
//! [`contest::hold`] plays a match of colour-swapped pairs, [`score::Score`] says what it showed,
//! [`sprt::Sprt`] when it is over.

pub mod adjudication;
pub mod contest;
pub mod game;
pub mod harvest;
pub mod openings;
pub mod parallel;
pub mod player;
pub mod score;
pub mod sprt;

pub use adjudication::Adjudication;
pub use contest::{Contest, hold};
pub use game::{Ending, Limit, Played, play};
pub use openings::Openings;
pub use player::{Player, Setup};
pub use score::Score;
pub use sprt::Sprt;
