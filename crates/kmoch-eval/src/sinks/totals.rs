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

impl Total {
    const NOTHING: Total = Total { count: 0, amount: Amount::ZERO };

    /// The bits that are not the same in both: 0 if nothing differs.
    #[inline(always)]
    fn differs(self, other: Total) -> u32 {
        let amounts = self.amount.micropawns() ^ other.amount.micropawns();
        (self.count ^ other.count) | amounts as u32
    }
}

impl Default for Totals {
    fn default() -> Totals {
        Totals::NOTHING
    }
}

impl Totals {
    /// Nothing of any clause.
    const NOTHING: Totals = Totals([[Total::NOTHING; CLAUSE_COUNT]; 2]);

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
    #[inline]
    pub fn clear(&mut self) {
        *self = Totals::NOTHING;
    }

    /// Names the clauses of which a side has something else than it had before, by their places in the registry.
    #[inline]
    pub fn each_change(
        &self,
        before: &Totals,
        side: Color,
        mut changed: impl FnMut(usize, Total, Total),
    ) {
        /// Most stay as they are, so some are looked at together.
        const TOGETHER: usize = 4;
        let (now, now_rest) = self.of(side).as_chunks::<TOGETHER>();
        let (before, before_rest) = before.of(side).as_chunks::<TOGETHER>();
        let mut one_by_one = |first: usize, now: &[Total], before: &[Total]| {
            for (clause, (now, before)) in (first..).zip(now.iter().zip(before)) {
                if now != before {
                    changed(clause, *now, *before);
                }
            }
        };
        for (first, (now, before)) in (0..).step_by(TOGETHER).zip(now.iter().zip(before)) {
            let together = now.iter().zip(before);
            if together.fold(0, |bits, (now, before)| bits | now.differs(*before)) != 0 {
                one_by_one(first, now, before);
            }
        }
        one_by_one(now.len() * TOGETHER, now_rest, before_rest);
    }

    /// Makes these what the others are.
    #[inline]
    pub(crate) fn copy(&mut self, others: &Totals) {
        self.0.copy_from_slice(&others.0);
    }

    /// What there is, side by side.
    pub(crate) fn entries(&self) -> Box<[Entry]> {
        static NOTHING: Totals = Totals::NOTHING;
        let mut entries = Vec::with_capacity(CLAUSE_COUNT);
        for side in Color::ALL {
            self.each_change(&NOTHING, side, |clause, total, _| {
                entries.push(Entry { side: side as u8, clause: clause as u8, total });
            });
        }
        entries.into_boxed_slice()
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
