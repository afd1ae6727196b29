//! What happens to a finding: one sink adds it up, another writes it down.

mod fast;
mod ledger;
mod totals;

use shakmaty::{Bitboard, Color, Square};

pub use fast::Fast;
pub(crate) use fast::{AsTuned, Asking, Scored};
pub use ledger::{Item, Ledger, LedgerSink};
pub(crate) use totals::TotalsSink;
pub use totals::{Total, Totals};

use crate::clause::{ClauseId, Slot};
use crate::context::Side;
use crate::measures::{self, Positioning};

/// Where a finding is, as squares seen from the side it is found for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Place {
    /// The units the finding is about.
    pub on: Bitboard,
    /// The squares or units it aims at; reported together with `on`.
    pub at: Bitboard,
    /// The units that bring it about; named and lit, but not what it is about.
    pub by: Bitboard,
}

impl Place {
    /// A finding about these units or squares.
    #[inline(always)]
    pub fn on(squares: impl Into<Bitboard>) -> Place {
        Place { on: squares.into(), ..Place::default() }
    }

    /// The squares or units it aims at.
    #[inline(always)]
    pub fn at(self, squares: impl Into<Bitboard>) -> Place {
        Place { at: squares.into(), ..self }
    }

    /// The units that bring it about.
    #[inline(always)]
    pub fn by(self, squares: impl Into<Bitboard>) -> Place {
        Place { by: squares.into(), ..self }
    }

    /// The same place with what it is about and what it aims at changed over.
    pub fn swapped(self) -> Place {
        Place { on: self.at, at: self.on, ..self }
    }

    /// The same place seen from the other side of the board.
    pub fn flipped(self) -> Place {
        Place {
            on: self.on.flip_vertical(),
            at: self.at.flip_vertical(),
            by: self.by.flip_vertical(),
        }
    }
}

/// One in the fixed point of shares and coefficients: 16 binary digits behind the point.
pub const ONE: i32 = 1 << 16;

/// `x` times `y`, where one of the two carries [`ONE`] as its one; rounded to the nearest.
#[inline(always)]
pub fn times(x: i32, y: i32) -> i32 {
    ((i64::from(x) * i64::from(y) + i64::from(ONE / 2)) >> 16) as i32
}

/// How many times `whole` goes into `part`, with [`ONE`] as one; rounded to the nearest. Anything is
/// more than any multiple of nothing, and nothing is none of it.
#[inline]
pub fn ratio(part: i32, whole: i32) -> i32 {
    if whole <= 0 {
        return if part > 0 { i32::MAX } else { 0 };
    }
    let (part, whole) = (i64::from(part), i64::from(whole));
    let ratio = (part * i64::from(ONE) + whole / 2).div_euclid(whole);
    ratio.min(i64::from(i32::MAX)) as i32
}

/// One in the fixed point of parameters: 8 binary digits behind the point, so that sums of many
/// products have room.
pub const PARAMETER_ONE: i32 = 1 << 8;

/// A measure beyond this is counted like this: a king can be no more than lost.
pub const MOST_MEASURED: i32 = 400;

/// What a measure is worth: a line of several slopes, each from its bend on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bends<const B: usize> {
    /// The first of the slopes.
    pub slopes: Slot,
    /// The parameter up to which a measure is worth nothing.
    pub ordinary: Slot,
    /// The first of the bends.
    pub bends: Slot,
}

/// Takes the findings of one side after the other. Amounts are micropawns.
pub trait Sink {
    /// What follows is found for this side.
    fn turn_to(&mut self, side: Color);

    /// Whether this clause is looked for at all.
    fn wants(&self, clause: ClauseId) -> bool;

    /// The staged value of a slot that modifiers and measures work on, in micropawns
    /// (for a share or a number: with [`ONE`] as one).
    fn base(&self, slot: Slot) -> i32;

    /// The staged value of a slot in this very profile: of a parameter with [`PARAMETER_ONE`] as one.
    fn parameter(&self, slot: Slot) -> i32;

    /// How well one of our pieces stands, by staged base values; pieces are counted in the order of the side's list.
    #[inline(always)]
    fn positioning(&self, us: &Side, piece: usize) -> Positioning
    where
        Self: Sized,
    {
        measures::positioning(us, piece, self)
    }

    /// One item made of whole counts: so many of this slot, so many of that.
    fn item<const N: usize>(&mut self, parts: [(Slot, i32); N], place: Place);

    /// One item worth the slot once, about something that there is so many times.
    #[inline(always)]
    fn counted(&mut self, slot: Slot, count: usize, place: Place) {
        let _ = count;
        self.item([(slot, 1)], place);
    }

    /// Several items: what they count all together, and how to hand them over one by one. For a
    /// sink that only adds up the first is enough.
    #[inline(always)]
    fn items<const N: usize>(
        &mut self,
        together: impl FnOnce() -> [(Slot, i32); N],
        one_by_one: impl FnOnce(&mut Self),
    ) {
        let _ = together;
        one_by_one(self);
    }

    /// One item worth a measure bent by a curve. Parameters, each so many times, make the measure; beyond
    /// each bend the slope of that bend is added.
    #[inline(always)]
    fn bent<const N: usize, const B: usize>(
        &mut self,
        measured: [(Slot, i32); N],
        curve: Bends<B>,
        place: Place,
    ) {
        let measure: i32 = measured.iter().map(|&(slot, n)| self.parameter(slot) * n).sum();
        if measure <= self.parameter(curve.ordinary) {
            return;
        }
        let measure = measure.min(MOST_MEASURED * PARAMETER_ONE);
        let amount: i64 = (0..B)
            .map(|bend| {
                let excess = (measure - self.parameter(curve.bends.nth(bend))).max(0);
                i64::from(excess) * i64::from(self.parameter(curve.slopes.nth(bend)))
            })
            .sum();
        let rounded = (amount + i64::from(PARAMETER_ONE / 2)) >> PARAMETER_ONE.ilog2();
        self.amount(curve.slopes.clause(), rounded as i32, place);
    }

    /// One item for each of these squares, each worth the slot once.
    fn each(&mut self, slot: Slot, squares: Bitboard);

    /// One item for each of these squares, each worth the slot once, in a place of its own.
    #[inline(always)]
    fn each_placed(&mut self, slot: Slot, squares: Bitboard, place: impl Fn(Square) -> Place) {
        for square in squares {
            self.item([(slot, 1)], place(square));
        }
    }

    /// One item for each attack of one of our pieces on one of these squares.
    #[inline(always)]
    fn each_attack(&mut self, slot: Slot, us: &Side, squares: Bitboard) {
        for piece in &us.pieces {
            let place = |square| Place::on(piece.square).at(square);
            self.each_placed(slot, piece.attacks & squares, place);
        }
    }

    /// One item for each of these separate parts of the board that holds any of the squares, worth the slot
    /// once for each of them.
    #[inline(always)]
    fn each_part(
        &mut self,
        slot: Slot,
        squares: Bitboard,
        parts: impl IntoIterator<Item = Bitboard>,
        place: impl Fn(Bitboard) -> Place,
    ) {
        for part in parts {
            let held = squares & part;
            if held.any() {
                self.item([(slot, held.count() as i32)], place(part));
            }
        }
    }

    /// One item worth `scale` times the slot: a coefficient with [`ONE`] as one for a slot in
    /// millipawns, a measure in micropawns for a share.
    fn scaled(&mut self, slot: Slot, scale: i32, place: Place);

    /// One item for each of these squares, each worth `scale` times the slot.
    #[inline(always)]
    fn scaled_each(&mut self, slot: Slot, scale: i32, squares: Bitboard) {
        for square in squares {
            self.scaled(slot, scale, Place::on(square));
        }
    }

    /// An amount that follows from the total and not from a slot alone.
    fn amount(&mut self, clause: ClauseId, micropawns: i32, place: Place);

    /// A fact without a value, `count` times.
    fn label(&mut self, clause: ClauseId, count: usize, place: Place);
}
