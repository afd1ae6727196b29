//! Placement of pieces.

mod holistic;
mod rank_and_ring;
mod smart_positioning;
mod space;

pub use holistic::PieceHolistic;
pub use rank_and_ring::{PieceCentralisation, PieceRank};
pub use smart_positioning::SmartPositioning;
pub use space::{SpaceFixedChain, SpaceKingHalf, SpaceQueen};
