//! The sink that counts: how often each clause was found for each side, and what that is worth.

use shakmaty::{Bitboard, Color, Square};

use super::{Place, Sink, times};
use crate::Amount;
use crate::clause::{ClauseId, Slot};
use crate::context::Side;
use crate::measures::{self, Positioning};
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

    /// Both numbers side by side, to be compared at once.
    #[inline(always)]
    fn bits(self) -> u64 {
        u64::from(self.count) | u64::from(self.amount.micropawns() as u32) << 32
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
        /// Most stay as they are, so some are looked at together.
        const TOGETHER: usize = 8;
        let (now, before) = (self.of(side), before.of(side));
        let mut look_at = |first: usize, places: usize| {
            let (now, before) = (&now[first..first + places], &before[first..first + places]);
            let both = || now.iter().zip(before);
            if both().fold(0, |any, (now, before)| any | now.bits() ^ before.bits()) == 0 {
                return;
            }
            // A bit for each that does not.
            let mut bits = 0_u32;
            for (place, (now, before)) in both().enumerate() {
                bits |= u32::from(now.bits() != before.bits()) << place;
            }
            while bits != 0 {
                let place = bits.trailing_zeros() as usize;
                bits &= bits - 1;
                changed(first + place, now[place], before[place]);
            }
        };
        let rest = CLAUSE_COUNT % TOGETHER;
        for first in (0..CLAUSE_COUNT - rest).step_by(TOGETHER) {
            look_at(first, TOGETHER);
        }
        look_at(CLAUSE_COUNT - rest, rest);
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
