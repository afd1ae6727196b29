//! Squares before the own camp that no own pawn guards: what weak spots and unguarded squares of the
//! fourth rank have in common.

use shakmaty::Bitboard;

use crate::Sink;
use crate::clause::Registered;
use crate::context::{KingSide, PawnSide, Side};
use crate::squares::rank_set;

/// The slots of [`crate::slots::BY_SHELTER`].
const ELSEWHERE: usize = 0;
const AT_SHELTER: usize = 1;

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
pub(super) fn each<C: Registered, S: Sink>(
    us: &KingSide,
    rank: usize,
    shelter: Bitboard,
    found: &mut S,
) {
    let holes = holes(us.pawns, rank);
    found.each(C::slot(ELSEWHERE), holes.without(shelter));
    found.each(C::slot(AT_SHELTER), holes & shelter);
}

/// Each of our pieces that controls a hole of our rank; those at the shelter apart.
#[inline(always)]
pub(super) fn controlled<C: Registered, S: Sink>(
    us: &Side,
    rank: usize,
    shelter: Bitboard,
    found: &mut S,
) {
    let holes = holes(us.pawns, rank);
    found.each_attack(C::slot(ELSEWHERE), us, holes.without(shelter));
    found.each_attack(C::slot(AT_SHELTER), us, holes & shelter);
}

/// Each of our pieces in a hole of the enemy's rank, counted from his side.
#[inline(always)]
pub(super) fn occupied<C: Registered, S: Sink>(us: &Side, rank: usize, found: &mut S) {
    let holes = rank_set(facing_rank(rank)).without(us.pawns.enemy_attacks);
    found.each(C::slot(0), us.own.pieces() & holes);
}
