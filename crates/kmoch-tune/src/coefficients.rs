//! The third sink: how often a position counts each slot, White less Black.

use arrayvec::ArrayVec;
use kmoch_eval::{
    Amount, CLAUSES, ClauseId, MOST_SHARES, ONE, Place, Row, SLOT_COUNT, Sink, Slot, Stage, Unit,
    Weights, clause_of, collect, slots_of,
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

/// The slots whose shares the side behind gets, if White leads and if Black leads.
pub type Shares = [ArrayVec<u16, MOST_SHARES>; 2];

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
        self.extract(board, turn).0
    }

    /// The coefficients of a position that are not zero, and the shares of a lead.
    pub fn extract(&mut self, board: &Board, turn: Color) -> (Vec<Coefficient>, Shares) {
        self.counts.fill(0.0);
        let row = self.weights.row_index(Stage::of(board));
        let mut sink = CoefficientSink {
            base: self.weights.base(row),
            values: self.weights.values(row),
            is_share: &self.is_share,
            counts: &mut self.counts,
            sign: 1.0,
        };
        let closing = collect(board, turn, &mut sink);
        let nonzero = self.counts.iter().enumerate().filter(|(_, count)| **count != 0.0);
        let coefficients =
            nonzero.map(|(slot, &count)| Coefficient { slot: slot as u16, count }).collect();
        // The draws of the sources are not the fit's: they are settled after all values are known.
        let shares = [Color::White, Color::Black].map(|leader| {
            let mut slots = ArrayVec::new();
            closing.prospects.shares(leader, |_, slot| slots.push(slot.index() as u16));
            slots
        });
        (coefficients, shares)
    }
}

struct CoefficientSink<'a> {
    base: &'a Row,
    /// Parameters are those of the profile that the fit starts from.
    values: &'a Row,
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

    fn parameter(&self, slot: Slot) -> i32 {
        self.values[slot.index()]
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
    use crate::data::Labelled;
    use kmoch_eval::{Evaluator, Profile, find_clause};
    use shakmaty::{Chess, Position};

    /// The draws of the sources: they follow from the total of all other clauses and are not fitted.
    const DRAWS: [&str; 2] = ["fixed_chain_draw", "queen_passer_draw"];

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
        let mut profile = Profile::clone(&Profile::tuned());
        for key in DRAWS {
            profile.scale(find_clause(key).expect("a clause of the sources"), 0.0);
        }
        let mut evaluator = Evaluator::new(&profile);
        let weights = std::sync::Arc::clone(evaluator.weights());
        let mut data = crate::Dataset::new();
        let positions: Vec<Labelled> = random_positions(10)
            .into_iter()
            .map(|position| Labelled { position, result: 0.5, score: None, game: 0 })
            .collect();
        data.extend(&positions, &weights);
        let model = crate::Model { values: crate::start::values_of(&profile), scale: 1.0 };
        for (index, Labelled { position, .. }) in positions.iter().enumerate() {
            let (board, turn) = (position.board(), position.turn());
            let (row, coefficients) = data.get(index);
            let value = model.value(row, coefficients);
            let total = evaluator.evaluate(board, turn).millipawns();
            assert!((value - total).abs() < 1.0, "{value} for {total} in {board}");
        }
    }
}
