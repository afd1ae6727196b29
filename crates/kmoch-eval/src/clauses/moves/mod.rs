//! Clauses about a move: they order moves and explain them, and are no part of a position's score.

mod fixing;
mod freeing;
mod step;

pub use fixing::FixingWhenAhead;
pub use freeing::FreedSquares;
pub use step::{MoveClause, Step};
