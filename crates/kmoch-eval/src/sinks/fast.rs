//! The sink that only adds up: what the engine plays by.

use std::marker::PhantomData;

use shakmaty::{Bitboard, Color, Square};

use super::{Place, Sink, times};
use crate::clause::{ClauseId, Slot};
use crate::context::Side;
use crate::profile::{CARRYING, Row, Weights};
use crate::registry::CLAUSE_COUNT;

/// Which clauses a sum asks for findings.
pub trait Asking: Copy {
    /// Whether this clause is asked, given which ones are worth anything.
    fn asks(scored: &[bool; CLAUSE_COUNT], clause: ClauseId) -> bool;
}

/// Those that are worth anything, looked up one by one: right for any profile.
#[derive(Debug, Clone, Copy)]
pub struct Scored;

impl Asking for Scored {
    #[inline(always)]
    fn asks(scored: &[bool; CLAUSE_COUNT], clause: ClauseId) -> bool {
        scored[clause.index()]
    }
}

/// Those of the tuned profile, known when the program is built, so that the others are left out of it:
/// right for [`Weights::is_as_tuned`].
#[derive(Debug, Clone, Copy)]
pub struct AsTuned;

impl Asking for AsTuned {
    #[inline(always)]
    fn asks(_: &[bool; CLAUSE_COUNT], clause: ClauseId) -> bool {
        CARRYING[clause.index()]
    }
}

/// Adds findings up; places are never even worked out.
#[derive(Debug, Clone, Copy)]
pub struct Fast<'a, A = Scored> {
    /// What findings are worth.
    pub values: &'a Row,
    /// What modifiers and measures work on.
    pub base: &'a Row,
    /// Which clauses are worth anything.
    pub scored: &'a [bool; CLAUSE_COUNT],
    /// The sum so far, in micropawns.
    pub sum: i32,
    /// Which clauses are asked.
    pub(crate) asking: PhantomData<A>,
}

impl<'a, A> Fast<'a, A> {
    /// An empty sum at this row of a profile.
    #[inline(always)]
    pub fn new(weights: &'a Weights, row: usize) -> Fast<'a, A> {
        Fast::measuring(weights, weights.values(row), weights.base(row))
    }

    /// An empty sum by such values.
    #[inline(always)]
    pub fn measuring(weights: &'a Weights, values: &'a Row, base: &'a Row) -> Fast<'a, A> {
        Fast { values, base, scored: weights.scored(), sum: 0, asking: PhantomData }
    }
}

impl<A: Asking> Sink for Fast<'_, A> {
    fn turn_to(&mut self, _: Color) {}

    #[inline(always)]
    fn wants(&self, clause: ClauseId) -> bool {
        A::asks(self.scored, clause)
    }

    #[inline(always)]
    fn base(&self, slot: Slot) -> i32 {
        self.base[slot.index()]
    }

    #[inline(always)]
    fn parameter(&self, slot: Slot) -> i32 {
        self.values[slot.index()]
    }

    #[inline(always)]
    fn item<const N: usize>(&mut self, parts: [(Slot, i32); N], _: Place) {
        for (slot, count) in parts {
            self.sum += self.values[slot.index()] * count;
        }
    }

    #[inline(always)]
    fn items<const N: usize>(
        &mut self,
        together: impl FnOnce() -> [(Slot, i32); N],
        _: impl FnOnce(&mut Self),
    ) {
        self.item(together(), Place::default());
    }

    #[inline(always)]
    fn each(&mut self, slot: Slot, squares: Bitboard) {
        self.sum += self.values[slot.index()] * squares.count() as i32;
    }

    #[inline(always)]
    fn each_placed(&mut self, slot: Slot, squares: Bitboard, _: impl Fn(Square) -> Place) {
        self.each(slot, squares);
    }

    #[inline(always)]
    fn each_attack(&mut self, slot: Slot, us: &Side, squares: Bitboard) {
        self.sum += self.values[slot.index()] * us.attacks_on(squares) as i32;
    }

    /// The parts have no square in common, so that all squares may be counted at once.
    #[inline(always)]
    fn each_part(
        &mut self,
        slot: Slot,
        squares: Bitboard,
        _: impl IntoIterator<Item = Bitboard>,
        _: impl Fn(Bitboard) -> Place,
    ) {
        self.each(slot, squares);
    }

    #[inline(always)]
    fn scaled(&mut self, slot: Slot, scale: i32, _: Place) {
        self.sum += times(self.values[slot.index()], scale);
    }

    #[inline(always)]
    fn scaled_each(&mut self, slot: Slot, scale: i32, squares: Bitboard) {
        self.sum += times(self.values[slot.index()], scale) * squares.count() as i32;
    }

    #[inline(always)]
    fn amount(&mut self, _: ClauseId, micropawns: i32, _: Place) {
        self.sum += micropawns;
    }

    #[inline(always)]
    fn label(&mut self, _: ClauseId, _: usize, _: Place) {}
}
