//! The sink that writes everything down: what people read.

use shakmaty::{Bitboard, ByColor, Color};

use super::{Place, Sink, times};
use crate::Amount;
use crate::clause::{ClauseId, Slot};
use crate::profile::Row;
use crate::registry::CLAUSE_COUNT;

/// One finding with what it is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Item {
    /// The clause that found it.
    pub clause: ClauseId,
    /// The side it is found for.
    pub side: Color,
    /// Where, as the board stands.
    pub place: Place,
    /// How many times; 1 but for clauses that count.
    pub count: usize,
    /// What it is worth to that side.
    pub amount: Amount,
}

impl Item {
    /// The squares of the units concerned, or those the clause names.
    pub fn squares(&self) -> Bitboard {
        self.place.on | self.place.at
    }
}

/// Everything found in a position. Its items add up to its total, exactly.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Ledger {
    /// The findings, White's before Black's, in the order of the catalogue.
    pub items: Vec<Item>,
}

impl Ledger {
    /// White's sum less Black's.
    pub fn total(&self) -> Amount {
        self.sum_of(Color::White) - self.sum_of(Color::Black)
    }

    /// The sum of a side's items.
    pub fn sum_of(&self, side: Color) -> Amount {
        self.items.iter().filter(|item| item.side == side).map(|item| item.amount).sum()
    }

    /// The items of one clause for one side.
    pub fn of(&self, clause: ClauseId, side: Color) -> impl Iterator<Item = &Item> {
        self.items.iter().filter(move |item| item.clause == clause && item.side == side)
    }

    /// How many items a clause has for a side, and their sum.
    pub fn tally(&self, clause: ClauseId, side: Color) -> (usize, Amount) {
        self.of(clause, side)
            .fold((0, Amount::ZERO), |(count, sum), item| (count + item.count, sum + item.amount))
    }
}

/// Hardly a position has more findings.
const USUAL_ITEMS: usize = 512;

/// Writes findings down.
#[derive(Debug)]
pub struct LedgerSink<'a> {
    values: &'a Row,
    base: &'a Row,
    listed: &'a [bool; CLAUSE_COUNT],
    side: Color,
    sums: ByColor<i32>,
    items: Vec<Item>,
}

impl<'a> LedgerSink<'a> {
    /// An empty ledger that values findings by these rows and names these clauses.
    pub fn new(values: &'a Row, base: &'a Row, listed: &'a [bool; CLAUSE_COUNT]) -> LedgerSink<'a> {
        let items = Vec::with_capacity(USUAL_ITEMS);
        LedgerSink { values, base, listed, side: Color::White, sums: ByColor::default(), items }
    }

    /// The finished ledger, in the order of the catalogue.
    pub fn finish(self) -> Ledger {
        Ledger { items: self.items }
    }

    /// What has been written down so far.
    pub fn so_far(&self, side: Color) -> i32 {
        self.sums[side]
    }

    /// Clauses are asked in the order of the catalogue, so nearly always this is the last item;
    /// those that wait for the total find their place among the others.
    fn write(&mut self, clause: ClauseId, micropawns: i32, count: usize, place: Place) {
        let place = if self.side.is_white() { place } else { place.flipped() };
        self.sums[self.side] += micropawns;
        let amount = Amount::from_micropawns(micropawns);
        let item = Item { clause, side: self.side, place, count, amount };
        let order = |item: &Item| (item.side.is_black(), item.clause);
        if self.items.last().is_none_or(|last| order(last) <= order(&item)) {
            self.items.push(item);
        } else {
            let index = self.items.partition_point(|before| order(before) <= order(&item));
            self.items.insert(index, item);
        }
    }
}

impl Sink for LedgerSink<'_> {
    fn turn_to(&mut self, side: Color) {
        self.side = side;
    }

    fn wants(&self, clause: ClauseId) -> bool {
        self.listed[clause.index()]
    }

    fn base(&self, slot: Slot) -> i32 {
        self.base[slot.index()]
    }

    fn parameter(&self, slot: Slot) -> i32 {
        self.values[slot.index()]
    }

    fn item<const N: usize>(&mut self, parts: [(Slot, i32); N], place: Place) {
        let amount = parts.iter().map(|&(slot, count)| self.values[slot.index()] * count).sum();
        self.write(parts[0].0.clause(), amount, 1, place);
    }

    fn counted(&mut self, slot: Slot, count: usize, place: Place) {
        self.write(slot.clause(), self.values[slot.index()], count, place);
    }

    fn each(&mut self, slot: Slot, squares: Bitboard) {
        let (clause, value) = (slot.clause(), self.values[slot.index()]);
        for square in squares {
            self.write(clause, value, 1, Place::on(square));
        }
    }

    fn scaled(&mut self, slot: Slot, scale: i32, place: Place) {
        let amount = times(self.values[slot.index()], scale);
        self.write(slot.clause(), amount, 1, place);
    }

    fn amount(&mut self, clause: ClauseId, micropawns: i32, place: Place) {
        self.write(clause, micropawns, 1, place);
    }

    fn label(&mut self, clause: ClauseId, count: usize, place: Place) {
        self.write(clause, 0, count, place);
    }
}
