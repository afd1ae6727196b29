//! The sink that counts: how often each clause was found for each side, and what that is worth.

use shakmaty::{Bitboard, Color, Square};

use super::{Place, Sink, times};
use crate::Amount;
use crate::clause::{ClauseId, Slot};
use crate::context::Side;
use crate::profile::Row;
use crate::registry::CLAUSE_COUNT;

/// How often a clause was found for a side, and the sum of its amounts.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Total {
    /// How many times.
    pub count: u32,
    /// What that is worth to the side.
    pub amount: Amount,
}

/// A ledger without its items: what remains is the same count and the same amount for each clause and side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Totals([[Total; CLAUSE_COUNT]; 2]);

impl Default for Totals {
    fn default() -> Totals {
        Totals([[Total::default(); CLAUSE_COUNT]; 2])
    }
}

impl Totals {
    /// What a side has of each clause, in the order of the registry.
    #[inline]
    pub fn of(&self, side: Color) -> &[Total; CLAUSE_COUNT] {
        &self.0[side as usize]
    }

    /// White's sum less Black's.
    pub fn total(&self) -> Amount {
        let sum = |side: Color| self.of(side).iter().map(|total| total.amount).sum::<Amount>();
        sum(Color::White) - sum(Color::Black)
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        *self = Totals::default();
    }

    /// What there is, side by side.
    pub(crate) fn entries(&self) -> impl Iterator<Item = Entry> {
        self.0.iter().enumerate().flat_map(|(side, totals)| {
            let found = totals.iter().enumerate().filter(|(_, total)| **total != Total::default());
            found.map(move |(clause, total)| Entry {
                side: side as u8,
                clause: clause as u8,
                total: *total,
            })
        })
    }

    /// Writes these over what there was of them.
    #[inline]
    pub(crate) fn set(&mut self, entries: &[Entry]) {
        for entry in entries {
            self.0[entry.side as usize][entry.clause as usize] = entry.total;
        }
    }
}

/// What a side has of a clause.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Entry {
    side: u8,
    clause: u8,
    total: Total,
}

/// Counts findings and adds them up by clause; places are never even worked out.
#[derive(Debug)]
pub(crate) struct TotalsSink<'a> {
    values: &'a Row,
    base: &'a Row,
    wanted: &'a [bool; CLAUSE_COUNT],
    side: Color,
    totals: &'a mut Totals,
}

impl<'a> TotalsSink<'a> {
    /// Adds to these totals what is wanted, valued by these rows.
    pub fn new(
        values: &'a Row,
        base: &'a Row,
        wanted: &'a [bool; CLAUSE_COUNT],
        totals: &'a mut Totals,
    ) -> TotalsSink<'a> {
        TotalsSink { values, base, wanted, side: Color::White, totals }
    }

    /// White's sum less Black's, so far, in micropawns.
    pub fn so_far(&self) -> i32 {
        self.totals.total().micropawns()
    }

    #[inline(always)]
    fn add(&mut self, clause: ClauseId, micropawns: i32, count: usize) {
        let total = &mut self.totals.0[self.side as usize][clause.index()];
        total.count += count as u32;
        total.amount += Amount::from_micropawns(micropawns);
    }

    #[inline(always)]
    fn add_times(&mut self, slot: Slot, count: usize) {
        self.add(slot.clause(), self.values[slot.index()] * count as i32, count);
    }
}

impl Sink for TotalsSink<'_> {
    #[inline(always)]
    fn turn_to(&mut self, side: Color) {
        self.side = side;
    }

    #[inline(always)]
    fn wants(&self, clause: ClauseId) -> bool {
        self.wanted[clause.index()]
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
        let amount = parts.iter().map(|&(slot, count)| self.values[slot.index()] * count).sum();
        self.add(parts[0].0.clause(), amount, 1);
    }

    #[inline(always)]
    fn counted(&mut self, slot: Slot, count: usize, _: Place) {
        self.add(slot.clause(), self.values[slot.index()], count);
    }

    #[inline(always)]
    fn each(&mut self, slot: Slot, squares: Bitboard) {
        self.add_times(slot, squares.count());
    }

    #[inline(always)]
    fn each_placed(&mut self, slot: Slot, squares: Bitboard, _: impl Fn(Square) -> Place) {
        self.each(slot, squares);
    }

    #[inline(always)]
    fn each_attack(&mut self, slot: Slot, us: &Side, squares: Bitboard) {
        self.add_times(slot, us.attacks_on(squares));
    }

    #[inline(always)]
    fn scaled(&mut self, slot: Slot, scale: i32, _: Place) {
        self.add(slot.clause(), times(self.values[slot.index()], scale), 1);
    }

    #[inline(always)]
    fn scaled_each(&mut self, slot: Slot, scale: i32, squares: Bitboard) {
        let amount = times(self.values[slot.index()], scale) * squares.count() as i32;
        self.add(slot.clause(), amount, squares.count());
    }

    #[inline(always)]
    fn amount(&mut self, clause: ClauseId, micropawns: i32, _: Place) {
        self.add(clause, micropawns, 1);
    }

    #[inline(always)]
    fn label(&mut self, clause: ClauseId, count: usize, _: Place) {
        self.add(clause, 0, count);
    }
}
