//! The third sink: how often a position counts each slot, White less Black.

use arrayvec::ArrayVec;
use kmoch_eval::{
    Amount, Bends, ClauseId, MOST_SHARES, ONE, Place, Row, SLOT_COUNT, Sink, Slot, Stage, Unit,
    Weights, clause_of, collect,
};
use serde::{Deserialize, Serialize};
use shakmaty::{Bitboard, Board, Color};

use crate::bent;

/// One slot's coefficient: value times coefficient is what it adds to the score, in millipawns.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Coefficient {
    /// The slot.
    pub slot: u16,
    /// How many times it counts, White less Black.
    pub count: f32,
}

/// The slots whose shares the side behind gets, if White leads and if Black leads.
pub type Shares = [ArrayVec<u16, MOST_SHARES>; 2];

/// How a slot is used, over all findings of both sides.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
pub struct Usage {
    /// How much it counts, each finding by the middlegame's and the endgame's share of its position.
    pub counts: [f64; 2],
    /// Findings that count it, and those that count it less than nothing: for a share the sign is
    /// that of what it is a share of.
    pub findings: [u64; 2],
}

impl Usage {
    /// Adds what another part of the positions showed.
    pub fn add(&mut self, other: &Usage) {
        for side in 0..2 {
            self.counts[side] += other.counts[side];
            self.findings[side] += other.findings[side];
        }
    }
}

/// Takes coefficients out of positions; one for each thread.
pub struct Extractor<'a> {
    weights: &'a Weights,
    counts: Vec<f32>,
    is_share: Vec<bool>,
    usage: Vec<Usage>,
}

impl<'a> Extractor<'a> {
    /// An extractor whose measures are those of the given weights.
    pub fn new(weights: &'a Weights) -> Extractor<'a> {
        let is_share =
            (0..SLOT_COUNT).map(|slot| clause_of(slot).clause().unit == Unit::Share).collect();
        let usage = vec![Usage::default(); SLOT_COUNT];
        // Behind the slots of all clauses stands what is measured for White and for Black.
        Extractor { weights, counts: vec![0.0; 3 * SLOT_COUNT], is_share, usage }
    }

    /// How the slots were used in all positions so far.
    pub fn usage(self) -> Vec<Usage> {
        self.usage
    }

    /// The coefficients of a position that are not zero, by slot, and the shares of a lead.
    pub fn extract(&mut self, board: &Board, turn: Color) -> (Vec<Coefficient>, Shares) {
        self.counts.fill(0.0);
        let stage = Stage::of(board);
        let middlegame = stage.step() as f64 / Stage::STEPS as f64;
        let row = self.weights.row_index(stage);
        let mut sink = CoefficientSink {
            base: self.weights.base(row),
            values: self.weights.values(row),
            is_share: &self.is_share,
            counts: &mut self.counts,
            usage: &mut self.usage,
            phases: [middlegame, 1.0 - middlegame],
            sign: 1.0,
        };
        let closing = collect(board, turn, &mut sink);
        // The draws of the sources are not the fit's: they are settled after all values are known.
        let shares = [Color::White, Color::Black].map(|leader| {
            let mut slots = ArrayVec::new();
            closing.prospects.shares(leader, |_, slot| {
                sink.use_slot(slot, 1.0);
                slots.push(slot.index() as u16);
            });
            slots
        });
        let nonzero = self.counts.iter().enumerate().filter(|(_, count)| **count != 0.0);
        let coefficients =
            nonzero.map(|(slot, &count)| Coefficient { slot: slot as u16, count }).collect();
        (coefficients, shares)
    }
}

struct CoefficientSink<'a> {
    base: &'a Row,
    values: &'a Row,
    is_share: &'a [bool],
    counts: &'a mut [f32],
    usage: &'a mut [Usage],
    phases: [f64; 2],
    sign: f32,
}

impl CoefficientSink<'_> {
    /// Counts a slot for the side whose findings these are.
    fn count(&mut self, slot: Slot, count: f64) {
        self.counts[slot.index()] += self.sign * count as f32;
        self.use_slot(slot, count);
    }

    fn use_slot(&mut self, slot: Slot, count: f64) {
        if count == 0.0 {
            return;
        }
        let usage = &mut self.usage[slot.index()];
        usage.findings[usize::from(count < 0.0)] += 1;
        for (sum, share) in usage.counts.iter_mut().zip(self.phases) {
            *sum += share * count.abs();
        }
    }
}

impl Sink for CoefficientSink<'_> {
    fn turn_to(&mut self, side: Color) {
        self.sign = if side.is_white() { 1.0 } else { -1.0 };
    }

    fn wants(&self, clause: ClauseId) -> bool {
        !clause.slots().is_empty()
    }

    fn base(&self, slot: Slot) -> i32 {
        self.base[slot.index()]
    }

    fn parameter(&self, slot: Slot) -> i32 {
        self.values[slot.index()]
    }

    fn item<const N: usize>(&mut self, parts: [(Slot, i32); N], _: Place) {
        for (slot, count) in parts {
            self.count(slot, f64::from(count));
        }
    }

    fn bent<const N: usize, const B: usize>(
        &mut self,
        measured: [(Slot, i32); N],
        _: Bends<B>,
        _: Place,
    ) {
        for (slot, count) in measured {
            self.counts[bent::measured(slot, self.sign > 0.0)] += count as f32;
        }
    }

    fn each(&mut self, slot: Slot, squares: Bitboard) {
        self.count(slot, squares.count() as f64);
    }

    fn scaled(&mut self, slot: Slot, scale: i32, _: Place) {
        // A share multiplies a measure in millipawns, a value a coefficient.
        let count = if self.is_share[slot.index()] {
            Amount::from_micropawns(scale).millipawns()
        } else {
            f64::from(scale) / f64::from(ONE)
        };
        self.count(slot, count);
    }

    fn amount(&mut self, _: ClauseId, _: i32, _: Place) {}

    fn label(&mut self, _: ClauseId, _: usize, _: Place) {}
}

#[cfg(test)]
mod tests {
    use crate::testing::{dataset_of, random_positions};
    use kmoch_eval::{ClauseId, Evaluator, Profile};
    use shakmaty::Position;

    /// The draws of the sources: they follow from the total of all other clauses and are not fitted.
    const DRAWS: [ClauseId; 2] = [ClauseId::FixedChainDraw, ClauseId::QueenPasserDraw];

    #[test]
    fn coefficients_times_values_are_what_evaluate_says() {
        let mut profile = Profile::clone(&Profile::tuned());
        for draw in DRAWS {
            profile.scale(draw, 0.0);
        }
        let mut evaluator = Evaluator::new(&profile);
        let positions = random_positions(10);
        let data = dataset_of(&positions, &profile);
        let model = crate::Model { values: crate::start::values_of(&profile), scale: 1.0 };
        for (index, position) in positions.iter().enumerate() {
            let (board, turn) = (position.board(), position.turn());
            let (row, coefficients) = data.get(index);
            let value = model.value(&row, coefficients);
            let total = evaluator.evaluate(board, turn).millipawns();
            assert!((value - total).abs() < 1.0, "{value} for {total} in {board}");
        }
    }
}
