//! Doubled and isolated pawns.

mod closing_ranks;
mod crowded;
mod doubled;
mod fixed_chain;
mod group_size;
mod immobilised;
mod isolated;
mod isolated_fixed;
mod separation;

pub use closing_ranks::DoubledClosingRanks;
pub(in crate::clauses) use crowded::by_file;
pub use crowded::{Quadruple, Treble};
pub use doubled::Doubled;
pub use fixed_chain::DoubledFixedChain;
pub use group_size::DoubledGroupSize;
pub use immobilised::{DoubledImmobilised, DoubledImmobilisedRelief};
pub use isolated::{IsolatedHorizontal, IsolatedVertical};
pub use isolated_fixed::IsolatedFixed;
pub use separation::DoubledSeparation;

use shakmaty::{Bitboard, Square};

/// Both pawns of a doubled pair.
fn both((rear, front): (Square, Square)) -> Bitboard {
    Bitboard::from_square(rear) | Bitboard::from_square(front)
}
