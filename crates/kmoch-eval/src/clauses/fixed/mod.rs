//! Fixed structures.

mod chain_draw;
mod closed;
mod parts;
mod placement;

mod single;

pub use chain_draw::FixedChainDraw;
pub use closed::{ClosedStructure, SemiClosedStructure};
pub use parts::{FixedPart, SemiFixedPart};
pub use placement::ClosedPlacement;

pub use single::{FixedPawn, SemiFixedPawn};

use shakmaty::Bitboard;

use crate::context::PawnSide;
use crate::squares::{Sets, file_pair, rank_set};

/// The files whose pawns decide whether a position is closed: c to f.
const CENTRAL_FILES: Bitboard = Bitboard(file_pair(2).0 | file_pair(3).0);

/// How many of the files c to f hold a fixed or semi-fixed pair.
fn closed_files(pawns: &PawnSide) -> usize {
    let files = (pawns.fixed_or_semi_fixed() & CENTRAL_FILES).fill_south();
    (files & rank_set(1)).count()
}

/// All four of them.
const ALL_CLOSED: usize = 4;
