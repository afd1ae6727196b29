//! Pawns and pieces together.

mod cheap_defender;
mod piece_pawn;
mod shared_squares;

pub use cheap_defender::CheapDefender;
pub use piece_pawn::{PiecePawnDiagonal, PiecePawnFile};
pub use shared_squares::{PawnPieceIntersection, SteppingStone};
