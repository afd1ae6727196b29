//! The score of a position as a function of the profile's numbers, its loss and its gradient.

use std::sync::Arc;

use rayon::prelude::*;

use crate::bent::{self, Measures, slot_and_side};
use crate::calibration::Calibration;
use crate::coefficients::Coefficient;
use crate::dataset::{Dataset, Row};

/// The number of positions whose gradients are added up by one thread; sums are taken in a fixed
/// order, so that a fit does not depend on the number of threads.
const CHUNK: usize = 1024;

/// The chance to score that goes with a value in millipawns: `scale` is the slope.
pub fn sigmoid(value: f64, scale: f64) -> f64 {
    1.0 / (1.0 + (-value * scale / 1000.0).exp())
}

/// Middlegame and endgame values of every slot, in millipawns or shares.
#[derive(Debug, Clone, PartialEq)]
pub struct Model {
    /// Middlegame value and endgame value of every slot.
    pub values: Vec<[f64; 2]>,
    /// The slope of the sigmoid, per pawn.
    pub scale: f64,
}

/// What positions are held against.
#[derive(Debug, Clone, PartialEq)]
pub struct Target {
    /// The share of the game's result; the rest is what a search said, where it said something.
    pub result_share: f64,
    /// What turns the search's score into a chance.
    pub calibration: Option<Arc<Calibration>>,
}

/// The chance to score where neither a result nor a search tells it.
const NOTHING_KNOWN: f64 = 0.5;

impl Target {
    /// The game's result alone.
    pub const RESULT: Target = Target { result_share: 1.0, calibration: None };

    /// The result with this share and what a search said with the rest, as games of these positions
    /// went on.
    pub fn mixed(result_share: f64, data: &Dataset, indices: &[u32]) -> Target {
        // With all of it for the result there are still positions that have none.
        Target { result_share, calibration: Some(Calibration::new(data, indices).into()) }
    }

    /// The chance to score that a position is held against: of a position that was never played on, what a search
    /// said.
    pub fn of(&self, row: &Row) -> f64 {
        let result = row.result.map(f64::from);
        let said = self.calibration.as_ref().zip(row.score);
        match (result, said.map(|(calibration, score)| calibration.chance(score, row))) {
            (Some(result), Some(said)) => {
                result * self.result_share + said * (1.0 - self.result_share)
            }
            (known, said) => known.or(said).unwrap_or(NOTHING_KNOWN),
        }
    }
}

/// The sum of squared errors with its gradient.
#[derive(Debug, Clone)]
pub struct Gradient {
    /// Mean squared error.
    pub loss: f64,
    /// Derivative of the mean squared error by each value.
    pub by_value: Vec<[f64; 2]>,
}

/// What is left of a lead, at the least: see the closing clauses of the evaluation.
const LEAST_LEFT: f64 = 1.0 / 32.0;

/// Places of White's and of Black's lead among the shares.
const WHITE: usize = 0;
const BLACK: usize = 1;

/// What White's and Black's measures count for, seen from White.
const SIGNS: [f64; 2] = [1.0, -1.0];

impl Model {
    /// The value of a position in millipawns, seen from White.
    #[inline]
    pub fn value(&self, row: &Row, coefficients: impl Iterator<Item = Coefficient>) -> f64 {
        let lead = self.lead(row, coefficients);
        lead * self.left_of(lead, row)
    }

    /// What is left of a lead once the side behind has got its shares, with one as the whole.
    #[inline]
    fn left_of(&self, lead: f64, row: &Row) -> f64 {
        let shares = &row.shares[if lead >= 0.0 { WHITE } else { BLACK }];
        let shares = shares.iter().map(|&slot| self.at(slot.into(), row));
        (1.0 - shares.sum::<f64>()).max(LEAST_LEFT)
    }

    /// The value of a position before anything is made of who leads.
    #[inline]
    pub fn lead(&self, row: &Row, coefficients: impl Iterator<Item = Coefficient>) -> f64 {
        let (linear, measures) = self.added_up(row, coefficients);
        let [white, black] = measures.bent(|slot| self.at(slot, row));
        linear + white.amount - black.amount
    }

    /// What a slot is worth at the stage of a position.
    #[inline]
    fn at(&self, slot: usize, row: &Row) -> f64 {
        let middlegame = f64::from(row.middlegame);
        let [opening, ending] = self.values[slot];
        opening * middlegame + ending * (1.0 - middlegame)
    }

    /// The sum of all that is counted, and what is measured.
    #[inline]
    fn added_up(
        &self,
        row: &Row,
        coefficients: impl Iterator<Item = Coefficient>,
    ) -> (f64, Measures) {
        let middlegame = f64::from(row.middlegame);
        let mut sums = [0.0; 2];
        let mut measures = Measures::default();
        for coefficient in coefficients {
            let count = f64::from(coefficient.count);
            match slot_and_side(&coefficient) {
                (slot, None) => {
                    let [opening, ending] = self.values[slot];
                    sums[0] += opening * count;
                    sums[1] += ending * count;
                }
                (slot, Some(side)) => measures.add(side, self.at(slot, row) * count),
            }
        }
        (sums[0] * middlegame + sums[1] * (1.0 - middlegame), measures)
    }

    /// How far each side's measure exceeds each bend, by the slots of their slopes.
    pub(crate) fn excesses(
        &self,
        row: &Row,
        coefficients: impl Iterator<Item = Coefficient>,
    ) -> impl Iterator<Item = (usize, f64)> {
        let (_, measures) = self.added_up(row, coefficients);
        let sides = measures.bent(|slot| self.at(slot, row));
        sides.into_iter().flat_map(|side| bent::slopes().zip(side.excess))
    }

    /// Mean squared error and mean log-loss over the named positions.
    pub fn losses(&self, data: &Dataset, indices: &[u32], target: &Target) -> (f64, f64) {
        let sums: Vec<(f64, f64)> = indices
            .par_chunks(CHUNK)
            .map(|chunk| {
                chunk.iter().fold((0.0, 0.0), |(squares, logs), &index| {
                    let (row, coefficients) = data.get(index as usize);
                    let chance = sigmoid(self.value(&row, coefficients), self.scale);
                    let wanted = target.of(&row);
                    let sure = chance.clamp(1e-9, 1.0 - 1e-9);
                    let log = -(wanted * sure.ln() + (1.0 - wanted) * (1.0 - sure).ln());
                    (squares + (chance - wanted).powi(2), logs + log)
                })
            })
            .collect();
        let (squares, logs) = sums.iter().fold((0.0, 0.0), |(a, b), (c, d)| (a + c, b + d));
        (squares / indices.len() as f64, logs / indices.len() as f64)
    }

    /// The gradient of the mean squared error over the named positions.
    pub fn gradient(&self, data: &Dataset, indices: &[u32], target: &Target) -> Gradient {
        let parts: Vec<(f64, Vec<[f64; 2]>)> = indices
            .par_chunks(CHUNK)
            .map(|chunk| {
                let mut by_value = vec![[0.0; 2]; self.values.len()];
                let mut loss = 0.0;
                let mut coefficients = Vec::new();
                for &index in chunk {
                    let (row, packed) = data.get(index as usize);
                    coefficients.clear();
                    coefficients.extend(packed);
                    let (linear, measures) = self.added_up(&row, coefficients.iter().copied());
                    let sides = measures.bent(|slot| self.at(slot, &row));
                    let lead = linear + sides[WHITE].amount - sides[BLACK].amount;
                    let left = self.left_of(lead, &row);
                    let chance = sigmoid(lead * left, self.scale);
                    let error = chance - target.of(&row);
                    loss += error * error;
                    let slope = 2.0 * error * chance * (1.0 - chance) * self.scale / 1000.0;
                    let middlegame = f64::from(row.middlegame);
                    if left > LEAST_LEFT {
                        for &slot in &row.shares[if lead >= 0.0 { WHITE } else { BLACK }] {
                            let sums = &mut by_value[slot as usize];
                            sums[0] -= slope * lead * middlegame;
                            sums[1] -= slope * lead * (1.0 - middlegame);
                        }
                    }
                    let slope = slope * left;
                    let (opening, ending) = (slope * middlegame, slope * (1.0 - middlegame));
                    for coefficient in &coefficients {
                        let (slot, side) = slot_and_side(coefficient);
                        let chain = side.map_or(1.0, |side| SIGNS[side] * sides[side].steepness);
                        let count = chain * f64::from(coefficient.count);
                        by_value[slot][0] += opening * count;
                        by_value[slot][1] += ending * count;
                    }
                    for (side, sign) in sides.iter().zip(SIGNS) {
                        if side.steepness == 0.0 && side.excess[0] == 0.0 {
                            continue;
                        }
                        for (slot, excess) in bent::slopes().zip(side.excess) {
                            by_value[slot][0] += opening * sign * excess;
                            by_value[slot][1] += ending * sign * excess;
                        }
                    }
                }
                (loss, by_value)
            })
            .collect();
        let count = indices.len() as f64;
        let mut whole = Gradient { loss: 0.0, by_value: vec![[0.0; 2]; self.values.len()] };
        for (loss, by_value) in parts {
            whole.loss += loss / count;
            for (sum, part) in whole.by_value.iter_mut().zip(by_value) {
                sum[0] += part[0] / count;
                sum[1] += part[1] / count;
            }
        }
        whole
    }

    /// Sets the slope of the sigmoid to what fits best.
    pub fn fit_scale(&mut self, data: &Dataset, indices: &[u32], target: &Target) {
        // What a position is worth does not depend on the slope.
        let told: Vec<(f64, f64)> = indices
            .par_iter()
            .map(|&index| {
                let (row, coefficients) = data.get(index as usize);
                (self.value(&row, coefficients), target.of(&row))
            })
            .collect();
        self.scale = best_slope(|scale| squared_errors(&told, scale));
    }
}

/// The sum of squared errors of values in millipawns, each with the chance it is held against.
fn squared_errors(told: &[(f64, f64)], scale: f64) -> f64 {
    let error = |&(value, wanted): &(f64, f64)| (sigmoid(value, scale) - wanted).powi(2);
    told.par_chunks(CHUNK)
        .map(|chunk| chunk.iter().map(error).sum::<f64>())
        .collect::<Vec<f64>>()
        .iter()
        .sum()
}

/// The slope with the least loss, by golden-section search.
fn best_slope(mut loss_at: impl FnMut(f64) -> f64) -> f64 {
    const GOLDEN: f64 = 0.618_033_988_749_894_9;
    const STEPS: usize = 24;
    let (mut low, mut high) = (0.02, 3.0);
    for _ in 0..STEPS {
        let width = (high - low) * GOLDEN;
        if loss_at(high - width) < loss_at(low + width) {
            high = low + width;
        } else {
            low = high - width;
        }
    }
    (low + high) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::start::values_of;
    use crate::testing::{dataset_of, random_positions};
    use kmoch_eval::{ClauseId, Profile};

    fn sample() -> (Dataset, Model, Vec<u32>) {
        let mut data = Dataset::new();
        for index in 0..50u16 {
            let row = Row {
                middlegame: f32::from(index % 7) / 6.0,
                result: Some(f32::from(index % 3) / 2.0),
                score: Some(f32::from(index) * 3.0 - 70.0),
                game: u64::from(index),
                shares: [[5].into_iter().collect(), [6, 5].into_iter().collect()],
            };
            let count = f32::from(index % 5) - 2.0;
            data.push(
                row,
                &[Coefficient { slot: index % 4, count }, Coefficient { slot: 4, count: 1.5 }],
            );
        }
        let counted = (0..5).map(|slot| [100.0 * f64::from(slot), 50.0 - f64::from(slot)]);
        let values = counted.chain([[0.2, 0.4], [-0.3, 0.1]]).collect();
        (data, Model { values, scale: 1.2 }, (0..50).collect())
    }

    #[test]
    fn a_position_without_a_result_is_learnt_by_its_score_whatever_the_share() {
        let (data, _, indices) = sample();
        let score = Some(400.0);
        for share in [0.0, 0.4, 1.0] {
            let target = Target::mixed(share, &data, &indices);
            let met = Row { score, result: None, ..Row::plain(0.5, 0.0, 0) };
            let chance = target.of(&met);
            assert!((0.8..1.0).contains(&chance), "{share}: {chance}");
            let lost = target.of(&Row { score, ..Row::plain(0.5, 0.0, 0) });
            assert!((lost - chance * (1.0 - share)).abs() < 1e-9, "{share}: {lost}");
        }
    }

    /// The weights inside king danger are learnt through its curve.
    #[test]
    fn the_gradient_goes_through_the_curve() {
        let profile = Profile::tuned();
        let data = dataset_of(&random_positions(4), &profile);
        let all: Vec<u32> = (0..data.len() as u32).collect();
        let model = Model { values: values_of(&profile), scale: 1.0 };
        let gradient = model.gradient(&data, &all, &Target::RESULT);
        let slots = ClauseId::KingDanger.slots();
        let mut moving = 0;
        for slot in slots.take(20) {
            for phase in 0..2 {
                const STEP: f64 = 1e-5;
                let loss = |change: f64| {
                    let mut moved = model.clone();
                    moved.values[slot][phase] += change;
                    moved.losses(&data, &all, &Target::RESULT).0
                };
                let slope = (loss(STEP) - loss(-STEP)) / (2.0 * STEP);
                let found = gradient.by_value[slot][phase];
                assert!((slope - found).abs() < 1e-8, "{slot} {phase}: {slope} and {found}");
                moving += usize::from(found.abs() > 1e-7);
            }
        }
        assert!(moving > 20, "{moving}");
    }

    #[test]
    fn the_gradient_is_what_finite_differences_say() {
        let (data, model, all) = sample();
        let target = &Target::mixed(0.6, &data, &all);
        let gradient = model.gradient(&data, &all, target);
        assert!((gradient.loss - model.losses(&data, &all, target).0).abs() < 1e-12);
        for slot in 0..7 {
            for phase in 0..2 {
                const STEP: f64 = 1e-4;
                let loss = |change: f64| {
                    let mut moved = model.clone();
                    moved.values[slot][phase] += change;
                    moved.losses(&data, &all, target).0
                };
                let slope = (loss(STEP) - loss(-STEP)) / (2.0 * STEP);
                assert!(
                    (slope - gradient.by_value[slot][phase]).abs() < 1e-9,
                    "slot {slot} phase {phase}"
                );
            }
        }
    }
}
