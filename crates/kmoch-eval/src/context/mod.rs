//! What clauses look at: everything about a position that more than one of them needs,
//! built once and then only read. Each side sees the board as if it played up it.

mod doubling;
mod forces;
mod groups;
mod isolation;
mod kings;
mod lines;
mod pawns;
mod pieces;
mod pins;
mod reach;
#[cfg(test)]
mod reference;
mod siege;
mod stops;
mod targets;
mod ways;

pub use forces::Forces;
pub(crate) use forces::signature;
pub(crate) use groups::rank_span;
pub use kings::{KingSide, Zone};
pub use lines::{between, diagonals};
pub(crate) use pawns::SEMI_FIXED_STEPS;
pub use pawns::{PawnSide, PawnSides, islands};
pub use pieces::{MOST_PIECES, PieceView, Side, Units};
pub use reach::{Reach, SORTS};
pub use siege::Siege;
pub use stops::{CLASSES, Class, Stop};
pub use targets::Target;
