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

pub(crate) use forces::Forces;
pub(crate) use forces::signature;
pub(crate) use groups::rank_span;
pub(crate) use kings::KingSide;
pub use kings::Zone;
pub use lines::between;
pub(crate) use lines::{diagonals, lines};
pub(crate) use pawns::SEMI_FIXED_STEPS;
pub use pawns::islands;
pub(crate) use pawns::{PawnSide, PawnSides};
pub use pieces::Units;
pub(crate) use pieces::{MOST_PIECES, PieceView, Side};
pub(crate) use reach::{Reach, SORTS};
pub(crate) use siege::Siege;
pub(crate) use stops::{CLASSES, Class, Stop};
pub(crate) use targets::Target;
pub(crate) use ways::distance;
