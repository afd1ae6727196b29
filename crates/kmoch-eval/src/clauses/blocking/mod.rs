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

/// One item for each of our units in front of one of these enemy pawns. Often no unit is in front of
/// any pawn, and then nobody asks which pawns they are.
#[inline(always)]
fn find_in_front<S: Sink>(
    slot: Slot,
    units: Bitboard,
    pawns: impl FnOnce() -> Bitboard,
    found: &mut S,
) {
    if units.any() {
        found.each_placed(slot, pawns().south() & units, |blocker| {
            Place::on(blocker).at(Bitboard::from_square(blocker).north())
        });
    }
}
