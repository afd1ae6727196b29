//! The sink that only adds up: what the engine plays by.

use shakmaty::{Bitboard, Color, Square};

use super::{Place, Sink, times};
use crate::clause::{ClauseId, Slot};
use crate::context::Side;
use crate::profile::Row;
use crate::registry::CLAUSE_COUNT;

/// Adds findings up; places are never even worked out.
#[derive(Debug, Clone, Copy)]
pub struct Fast<'a> {
    /// What findings are worth.
    pub values: &'a Row,
    /// What modifiers and measures work on.
    pub base: &'a Row,
    /// Which clauses are worth anything.
    pub scored: &'a [bool; CLAUSE_COUNT],
    /// The sum so far, in micropawns.
    pub sum: i32,
}

impl Sink for Fast<'_> {
    fn turn_to(&mut self, _: Color) {}

    #[inline(always)]
    fn wants(&self, clause: ClauseId) -> bool {
        self.scored[clause.index()]
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
