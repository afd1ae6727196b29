//! King danger: a measure bent by a curve. Its score is not linear in the weights of the measure, so
//! a position keeps what each side's measure counts, and the gradient goes through the curve.

use kmoch_eval::{KingDanger, MOST_MEASURED, SLOT_COUNT, Slot};

use crate::coefficients::Coefficient;

/// White and Black.
const SIDES: usize = 2;

/// A measure beyond this is counted like this.
const MOST: f64 = MOST_MEASURED as f64;

/// The bends of the curve.
const BENDS: usize = KingDanger::BENDS;

/// What is measured for a side stands behind the slots of all clauses: White's first, then Black's.
pub fn measured(slot: Slot, is_white: bool) -> usize {
    slot.index() + SLOT_COUNT * if is_white { 1 } else { 2 }
}

/// The slot that a coefficient is about, and the place of the side whose measure it belongs to, if it
/// belongs to a measure.
#[inline(always)]
pub fn slot_and_side(coefficient: &Coefficient) -> (usize, Option<usize>) {
    let place = coefficient.slot as usize;
    if place < SLOT_COUNT {
        (place, None)
    } else {
        (place % SLOT_COUNT, Some(place / SLOT_COUNT - 1))
    }
}

/// The slots of the curve's slopes.
pub fn slopes() -> impl Iterator<Item = usize> {
    (0..BENDS).map(|bend| KingDanger::CURVE.slopes.index() + bend)
}

/// The measures of both sides in one position.
#[derive(Debug, Clone, Copy, Default)]
pub struct Measures {
    sums: [f64; SIDES],
    any: bool,
}

/// What one side's measure is worth, and how that changes.
#[derive(Debug, Clone, Copy, Default)]
pub struct Bent {
    /// What it adds for that side, in millipawns.
    pub amount: f64,
    /// How much more it would be, were the measure one more.
    pub steepness: f64,
    /// How far the measure exceeds each bend.
    pub excess: [f64; BENDS],
}

impl Measures {
    /// Takes in what a side's measure counts, weighed by the value of its parameter.
    #[inline(always)]
    pub fn add(&mut self, side: usize, weighed: f64) {
        self.sums[side] += weighed;
        self.any = true;
    }

    /// What both sides' measures are worth, given the value of each slot at the position's stage.
    #[inline(always)]
    pub fn bent(&self, value: impl Fn(usize) -> f64) -> [Bent; SIDES] {
        let mut sides = [Bent::default(); SIDES];
        if !self.any {
            return sides;
        }
        let curve = KingDanger::CURVE;
        for (side, &measure) in sides.iter_mut().zip(&self.sums) {
            if measure <= value(curve.ordinary.index()) {
                continue;
            }
            let is_beyond = measure > MOST;
            let measure = measure.min(MOST);
            for (bend, excess) in side.excess.iter_mut().enumerate() {
                let beyond = measure - value(curve.bends.index() + bend);
                if beyond > 0.0 {
                    let slope = value(curve.slopes.index() + bend);
                    *excess = beyond;
                    side.amount += slope * beyond;
                    side.steepness += if is_beyond { 0.0 } else { slope };
                }
            }
        }
        sides
    }
}
