//! Squares before the own camp that no own pawn guards: what weak spots and unguarded squares of the
//! fourth rank have in common.

use shakmaty::Bitboard;

use crate::context::{KingSide, PawnSide, Side};
use crate::slots::ByShelter;
use crate::squares::rank_set;
use crate::{Sink, Slot};

/// A rank seen from one side is this one seen from the other.
const fn facing_rank(rank: usize) -> usize {
    9 - rank
}

/// The squares of our rank that none of our pawns guards.
#[inline(always)]
fn holes(pawns: &PawnSide, rank: usize) -> Bitboard {
    rank_set(rank).without(pawns.attacks)
}

/// Each hole of our rank; those at the shelter apart.
#[inline(always)]
pub(super) fn each<C: ByShelter, S: Sink>(
    us: &KingSide,
    rank: usize,
    shelter: Bitboard,
    found: &mut S,
) {
    let holes = holes(us.pawns, rank);
    found.each(C::ELSEWHERE, holes.without(shelter));
    found.each(C::SHELTER, holes & shelter);
}

/// Each of our pieces that controls a hole of our rank; those at the shelter apart.
#[inline(always)]
pub(super) fn controlled<C: ByShelter, S: Sink>(
    us: &Side,
    rank: usize,
    shelter: Bitboard,
    found: &mut S,
) {
    let holes = holes(us.pawns, rank);
    found.each_attack(C::ELSEWHERE, us, holes.without(shelter));
    found.each_attack(C::SHELTER, us, holes & shelter);
}

/// Each of our pieces in a hole of the enemy's rank, counted from his side.
#[inline(always)]
pub(super) fn occupied<S: Sink>(us: &Side, rank: usize, slot: Slot, found: &mut S) {
    let holes = rank_set(facing_rank(rank)).without(us.pawns.enemy_attacks);
    found.each(slot, us.own.pieces() & holes);
}
