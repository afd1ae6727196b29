//! What the ten keys of the family have in common: where their pawns are and what they are worth.

use super::{
    Backward, BackwardFated, BackwardFatedNotDefinitive, BackwardNotDefinitive,
    PartiallySemiBackward, PartiallySemiBackwardNotDefinitive, PotentiallyBackward,
    PotentiallyBackwardNotDefinitive, SemiBackward, SemiBackwardNotDefinitive,
};
use crate::clause::Registered;
use crate::context::{Class, PawnSide, Stop};
use crate::{Place, Sink, Slot};

/// Finds the pawns of a class that are stopped on the very next square.
pub(super) fn on_the_next_square<C: Registered, S: Sink>(
    class: Class,
    us: &PawnSide,
    found: &mut S,
) {
    for stop in us.definitive_class(class) {
        found.item([(C::slot(stop.rank_slot()), 1)], place(stop));
    }
}

/// Finds the pawns of a class that are stopped further on.
pub(super) fn further_on<C: Registered, S: Sink>(class: Class, us: &PawnSide, found: &mut S) {
    for stop in us.distant_class(class) {
        found.item([(C::slot(stop.distant_slot()), 1)], place(stop));
    }
}

/// The pawn, the square where it is stopped, and the enemy pawns that attack that square.
pub(super) fn place(stop: &Stop) -> Place {
    Place::on(stop.pawn).at(stop.square).by(stop.attackers)
}

/// What a pawn of the family is worth: the ground of modifiers.
#[inline]
pub(super) fn base<S: Sink>(stop: &Stop, found: &S) -> i32 {
    found.base(slot(stop))
}

fn slot(stop: &Stop) -> Slot {
    if stop.is_definitive() {
        let rank = stop.rank_slot();
        match stop.class {
            Class::Backward => Backward::slot(rank),
            Class::PotentiallyBackward => PotentiallyBackward::slot(rank),
            Class::SemiBackward => SemiBackward::slot(rank),
            Class::BackwardFated => BackwardFated::slot(rank),
            Class::PartiallySemiBackward => PartiallySemiBackward::slot(rank),
        }
    } else {
        let way = stop.distant_slot();
        match stop.class {
            Class::Backward => BackwardNotDefinitive::slot(way),
            Class::PotentiallyBackward => PotentiallyBackwardNotDefinitive::slot(way),
            Class::SemiBackward => SemiBackwardNotDefinitive::slot(way),
            Class::BackwardFated => BackwardFatedNotDefinitive::slot(way),
            Class::PartiallySemiBackward => PartiallySemiBackwardNotDefinitive::slot(way),
        }
    }
}
