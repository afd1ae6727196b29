//! What the ten keys of the family have in common: where their pawns are and what they are worth.

use shakmaty::Bitboard;

use super::{
    Backward, BackwardFated, BackwardFatedNotDefinitive, BackwardNotDefinitive,
    PartiallySemiBackward, PartiallySemiBackwardNotDefinitive, PotentiallyBackward,
    PotentiallyBackwardNotDefinitive, SemiBackward, SemiBackwardNotDefinitive,
};
use crate::context::{CLASSES, Class, PawnSide, Stop};
use crate::slots::{MayBeStoppedAfar, MayBeStoppedByRank, StoppedAfar, StoppedByRank};
use crate::squares::{Sets, rank_set};
use crate::{Place, Sink, Slot};

/// Finds the pawns of a class that are stopped on the very next square.
pub(super) fn on_the_next_square<S: Sink>(class: Class, us: &PawnSide, found: &mut S) {
    let pawns = us.class(class);
    if pawns.is_empty() {
        return;
    }
    let place = |pawn| {
        let next = Bitboard::from_square(pawn).north();
        Place::on(pawn).at(next).by(next.pawn_attacks() & us.enemy)
    };
    for (nth, rank) in Stop::RANKS.enumerate() {
        found.each_placed(NEXT_SQUARE[class as usize].nth(nth), pawns & rank_set(rank), place);
    }
}

/// Finds the pawns of a class that are stopped further on: mostly there are none.
#[inline(always)]
pub(super) fn further_on<S: Sink>(class: Class, us: &PawnSide, found: &mut S) {
    for stop in us.distant_class(class) {
        found.item([(slot(stop), 1)], place(stop, us));
    }
}

/// The pawn, the square where it is stopped, and the enemy pawns that attack that square.
pub(super) fn place(stop: Stop, us: &PawnSide) -> Place {
    Place::on(stop.pawn).at(stop.square).by(stop.attackers(us.enemy))
}

/// What a pawn of the family is worth: the ground of modifiers.
#[inline]
pub(super) fn base<S: Sink>(stop: Stop, found: &S) -> i32 {
    found.base(slot(stop))
}

/// The first slots of the keys, by class: those of pawns stopped on the very next square, and those
/// of pawns stopped further on. Pawns that may become backward have two tables in one: before one
/// attacker, then before two.
const NEXT_SQUARE: [Slot; CLASSES] = [
    Backward::RANK2,
    PotentiallyBackward::RANK2,
    PotentiallyBackward::RANK2_BY_TWO,
    SemiBackward::RANK2,
    BackwardFated::RANK2,
    PartiallySemiBackward::RANK2,
];
const FURTHER_ON: [Slot; CLASSES] = [
    BackwardNotDefinitive::RANK2_AWAY2,
    PotentiallyBackwardNotDefinitive::RANK2_AWAY2,
    PotentiallyBackwardNotDefinitive::RANK2_AWAY2_BY_TWO,
    SemiBackwardNotDefinitive::RANK2_AWAY2,
    BackwardFatedNotDefinitive::RANK2_AWAY2,
    PartiallySemiBackwardNotDefinitive::RANK2_AWAY2,
];

#[inline(always)]
fn slot(stop: Stop) -> Slot {
    let class = stop.class as usize;
    if stop.is_definitive() {
        NEXT_SQUARE[class].nth(stop.rank_slot())
    } else {
        FURTHER_ON[class].nth(stop.distant_slot())
    }
}
