//! The third sink: how often a position counts each slot, White less Black.

use kmoch_eval::{
    Amount, CLAUSES, ClauseId, ONE, Place, Row, SLOT_COUNT, Sink, Slot, Stage, Unit, Weights,
    clause_of, collect, slots_of,
};
use shakmaty::{Bitboard, Board, Color};

/// One slot's coefficient: value times coefficient is what it adds to the score, in millipawns.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Coefficient {
    /// The slot.
    pub slot: u16,
    /// How many times it counts, White less Black.
    pub count: f32,
}

/// Takes coefficients out of positions; one for each thread.
pub struct Extractor<'a> {
    weights: &'a Weights,
    counts: Vec<f32>,
    is_share: Vec<bool>,
}

impl<'a> Extractor<'a> {
    /// An extractor whose measures are those of the given weights.
    pub fn new(weights: &'a Weights) -> Extractor<'a> {
        let is_share =
            (0..SLOT_COUNT).map(|slot| clause_of(slot).clause().unit == Unit::Share).collect();
        Extractor { weights, counts: vec![0.0; SLOT_COUNT], is_share }
    }

    /// The coefficients of a position that are not zero.
    pub fn coefficients(&mut self, board: &Board, turn: Color) -> Vec<Coefficient> {
        self.counts.fill(0.0);
        let base = self.weights.base(self.weights.row_index(Stage::of(board)));
        let mut sink =
            CoefficientSink { base, is_share: &self.is_share, counts: &mut self.counts, sign: 1.0 };
        // What follows from the total is not the fit's: it is settled after all values are known.
        let _ = collect(board, turn, &mut sink);
        let nonzero = self.counts.iter().enumerate().filter(|(_, count)| **count != 0.0);
        nonzero.map(|(slot, &count)| Coefficient { slot: slot as u16, count }).collect()
    }
}

struct CoefficientSink<'a> {
    base: &'a Row,
    is_share: &'a [bool],
    counts: &'a mut [f32],
    sign: f32,
}

impl Sink for CoefficientSink<'_> {
    fn turn_to(&mut self, side: Color) {
        self.sign = if side.is_white() { 1.0 } else { -1.0 };
    }

    fn wants(&self, clause: ClauseId) -> bool {
        !slots_of(clause.index()).is_empty()
    }

    fn base(&self, slot: Slot) -> i32 {
        self.base[slot.index()]
    }

    fn item<const N: usize>(&mut self, parts: [(Slot, i32); N], _: Place) {
        for (slot, count) in parts {
            self.counts[slot.index()] += self.sign * count as f32;
        }
    }

    fn each(&mut self, slot: Slot, squares: Bitboard) {
        self.counts[slot.index()] += self.sign * squares.count() as f32;
    }

    fn scaled(&mut self, slot: Slot, scale: i32, _: Place) {
        // A share multiplies a measure in millipawns, a value a coefficient.
        let count = if self.is_share[slot.index()] {
            Amount::from_micropawns(scale).millipawns()
        } else {
            f64::from(scale) / f64::from(ONE)
        };
        self.counts[slot.index()] += self.sign * count as f32;
    }

    fn amount(&mut self, _: ClauseId, _: i32, _: Place) {}

    fn label(&mut self, _: ClauseId, _: usize, _: Place) {}
}

/// Slots that belong to the rules, not to the score.
pub fn is_scoring(slot: usize) -> bool {
    CLAUSES[clause_of(slot).index()].unit != Unit::Number
}

#[cfg(test)]
mod tests {
    use super::*;
    use kmoch_eval::{Evaluator, Profile};
    use shakmaty::{Chess, Position};

    /// Clauses that follow from the total of all others.
    const CLOSING: [&str; 2] = ["fixed_chain_draw", "queen_passer_draw"];

    /// Positions of random games, always the same ones.
    fn random_positions(games: usize) -> Vec<Chess> {
        let mut state = 7u64;
        let mut positions = Vec::new();
        for _ in 0..games {
            let mut position = Chess::default();
            for _ in 0..120 {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                let choice = moves[(state >> 33) as usize % moves.len()];
                position.play_unchecked(choice);
                positions.push(position.clone());
            }
        }
        positions
    }

    #[test]
    fn coefficients_times_values_are_what_evaluate_says() {
        let profile = Profile::tuned();
        let evaluator = Evaluator::new(&profile);
        let mut extractor = Extractor::new(evaluator.weights());
        for position in random_positions(10) {
            let (board, turn) = (position.board(), position.turn());
            let step = Stage::of(board).step();
            let value: f64 = extractor
                .coefficients(board, turn)
                .iter()
                .map(|coefficient| {
                    f64::from(coefficient.count)
                        * profile.curve_at(coefficient.slot as usize).at_step(step)
                })
                .sum();
            let ledger = evaluator.ledger(board, turn);
            let total: f64 = ledger
                .items
                .iter()
                .filter(|item| !CLOSING.contains(&item.clause.clause().key))
                .map(|item| {
                    item.amount.millipawns() * if item.side.is_white() { 1.0 } else { -1.0 }
                })
                .sum();
            assert!((value - total).abs() < 1.0, "{value} for {total} in {board}");
        }
    }
}
