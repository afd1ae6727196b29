//! Blocking: pieces that stand in a pawn's way.

mod blockade;
mod from_afar;
mod intruder;
mod reserve;
mod root;
mod second;
mod shelter;
mod weak_pawns;

use shakmaty::{Bitboard, Square};

pub use blockade::Blockade;
pub use from_afar::BlockadeFromAfar;
pub use intruder::BlockIntruder;
pub use reserve::BlockadeReserve;
pub use root::BlockRoot;
pub use second::BlockadeSecond;
pub use shelter::{BlockShelterDoubled, FixShelterDoubled};
pub use weak_pawns::{BlockDoubled, BlockDoubledBackward, BlockDoubledIsolated, BlockIsolated};

use crate::clause::Slot;
use crate::squares::Sets;
use crate::{Place, Sink};

/// Those of our units that stand right in front of one of these enemy pawns, with the pawn.
#[inline(always)]
fn in_front(units: Bitboard, pawns: Bitboard) -> impl Iterator<Item = (Square, Square)> {
    let blockers = pawns.south() & units;
    blockers.into_iter().filter_map(|blocker| Some((blocker, blocker.offset(8)?)))
}

/// One item for each of our units in front of one of these enemy pawns.
#[inline(always)]
fn find_in_front<S: Sink>(slot: Slot, units: Bitboard, pawns: Bitboard, found: &mut S) {
    for (blocker, pawn) in in_front(units, pawns) {
        found.item([(slot, 1)], Place::on(blocker).at(pawn));
    }
}
