//! The sink that counts: how often each clause was found for each side, and what that is worth.

use std::fmt;

use shakmaty::{Bitboard, Color, Square};

use super::{Place, Sink, times};
use crate::Amount;
use crate::clause::{ClauseId, Slot};
use crate::context::Side;
use crate::measures::{self, Positioning};
use crate::profile::Row;
use crate::registry::CLAUSE_COUNT;

/// How often a clause was found for a side, and the sum of its amounts: both in one number, the amount above the count, so that
/// they are added and compared at once.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Total(u64);

/// A ledger without its items: what remains is the same count and the same amount for each clause and side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Totals([[Total; CLAUSE_COUNT]; 2]);

impl Total {
    const NOTHING: Total = Total(0);

    /// How many times.
    #[inline(always)]
    pub const fn count(self) -> u32 {
        self.0 as u32
    }

    /// What that is worth to the side.
    #[inline(always)]
    pub const fn amount(self) -> Amount {
        Amount::from_micropawns((self.0 >> u32::BITS) as i32)
    }

    #[inline(always)]
    const fn new(count: usize, micropawns: i32) -> Total {
        Total((micropawns as u32 as u64) << u32::BITS | count as u64)
    }

    /// Both together. Counts never reach the place of the amount: there are not so many squares.
    #[inline(always)]
    const fn plus(self, other: Total) -> Total {
        Total(self.0.wrapping_add(other.0))
    }
}

impl fmt::Debug for Total {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "{} times {}", self.count(), self.amount())
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
        let sum = |side: Color| self.of(side).iter().copied().fold(Total::NOTHING, Total::plus);
        sum(Color::White).amount() - sum(Color::Black).amount()
    }

    /// Forgets everything.
    #[inline]
    pub fn clear(&mut self) {
        self.0.iter_mut().for_each(|side| side.fill(Total::NOTHING));
    }

    /// Names the clauses of which a side has something else than it had before, by their places in the registry.
    #[inline]
    pub fn each_change(
        &self,
        before: &Totals,
        side: Color,
        mut changed: impl FnMut(usize, Total, Total),
    ) {
        /// So many are looked at together.
        const TOGETHER: usize = 8;
        let (now, before) = (self.of(side), before.of(side));
        let both = now.as_chunks::<TOGETHER>().0.iter().zip(before.as_chunks::<TOGETHER>().0);
        for (group, (now, before)) in both.enumerate() {
            // A bit for each that is another one.
            let mut bits = 0_u32;
            for (place, (now, before)) in now.iter().zip(before).enumerate() {
                bits |= u32::from(now != before) << place;
            }
            while bits != 0 {
                let place = bits.trailing_zeros() as usize % TOGETHER;
                bits &= bits - 1;
                changed(group * TOGETHER + place, now[place], before[place]);
            }
        }
        for place in CLAUSE_COUNT - CLAUSE_COUNT % TOGETHER..CLAUSE_COUNT {
            if now[place] != before[place] {
                changed(place, now[place], before[place]);
            }
        }
    }

    /// Makes these what the others are.
    #[inline]
    pub(crate) fn copy(&mut self, others: &Totals) {
        self.0.copy_from_slice(&others.0);
    }
}

/// Counts findings and adds them up by clause; places are never even worked out.
#[derive(Debug)]
pub(crate) struct TotalsSink<'a> {
    values: &'a Row,
    base: &'a Row,
    wanted: &'a [bool; CLAUSE_COUNT],
    side: Color,
    totals: &'a mut Totals,
    /// How well the pieces of each side stand, where that is known.
    positioning: [&'a [Positioning]; 2],
}

impl<'a> TotalsSink<'a> {
    /// Adds to these totals what is wanted, valued by these rows.
    pub fn new(
        values: &'a Row,
        base: &'a Row,
        wanted: &'a [bool; CLAUSE_COUNT],
        totals: &'a mut Totals,
    ) -> TotalsSink<'a> {
        TotalsSink { values, base, wanted, side: Color::White, totals, positioning: [&[]; 2] }
    }

    /// The same sink, which knows how well White's pieces and Black's stand.
    pub fn knowing(self, white: &'a [Positioning], black: &'a [Positioning]) -> TotalsSink<'a> {
        let mut positioning = self.positioning;
        positioning[Color::White as usize] = white;
        positioning[Color::Black as usize] = black;
        TotalsSink { positioning, ..self }
    }

    /// White's sum less Black's, so far, in micropawns.
    pub fn so_far(&self) -> i32 {
        self.totals.total().micropawns()
    }

    #[inline(always)]
    fn add(&mut self, clause: ClauseId, micropawns: i32, count: usize) {
        let total = &mut self.totals.0[self.side as usize][clause.index()];
        *total = total.plus(Total::new(count, micropawns));
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
    fn positioning(&self, us: &Side, piece: usize) -> Positioning {
        match self.positioning[self.side as usize].get(piece) {
            Some(known) => *known,
            None => measures::positioning(us, piece, self),
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_and_amounts_are_added_beside_each_other() {
        let totals = [-5, 3, -1].map(|micropawns| Total::new(2, micropawns));
        let total = totals.into_iter().fold(Total::NOTHING, Total::plus);
        assert_eq!((total.count(), total.amount().micropawns()), (6, -3));
    }

    #[test]
    fn each_change_is_named_with_what_there_was() {
        let mut now = Totals::default();
        let places = [0, 7, 8, CLAUSE_COUNT - 1];
        for place in places {
            now.0[Color::Black as usize][place] = Total::new(1, -1);
        }
        let mut named = Vec::new();
        let before = Totals::default();
        now.each_change(&before, Color::Black, |place, now, before| {
            assert_eq!((now.count(), before.count()), (1, 0));
            named.push(place);
        });
        now.each_change(&before, Color::White, |place, _, _| named.push(place));
        assert_eq!(named, places);
    }
}
