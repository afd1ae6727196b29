//! The fit: epochs of gradient descent, held against games it does not learn from.

use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};

use crate::adam::Adam;
use crate::bent::slot_and_side;
use crate::cone::Cone;
use crate::dataset::Dataset;
use crate::gauge::Gauge;
use crate::model::{Model, Target};

/// How to fit.
#[derive(Debug, Clone, PartialEq)]
pub struct Options {
    /// At most this many rounds through the data.
    pub epochs: usize,
    /// The size of a step, in millipawns of what a slot typically adds to a score.
    pub rate: f64,
    /// How strongly each slot's values are drawn to where they started.
    pub pulls: Vec<f64>,
    /// Positions for each step.
    pub batch: usize,
    /// Rounds without a better held-out loss before the fit stops.
    pub patience: usize,
    /// Decides the order of positions.
    pub seed: u64,
    /// What positions are held against while learning.
    pub target: Target,
    /// Where the zeros of scales are.
    pub gauge: Gauge,
    /// What values have to keep to.
    pub cone: Cone,
}

/// How a fit goes, after each epoch.
#[derive(Debug, Clone, Copy)]
pub struct Progress {
    /// Rounds done.
    pub epoch: usize,
    /// Mean squared error of the epoch, against the target learnt from.
    pub loss: f64,
    /// The same on games held out.
    pub held_out: f64,
}

/// A fit under way; it can be saved after any epoch and go on later as if nothing had happened.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Fit {
    values: Vec<[f64; 2]>,
    start: Vec<[f64; 2]>,
    scale: f64,
    adam: Adam,
    epoch: usize,
    best: Vec<[f64; 2]>,
    best_held_out: Option<f64>,
    best_epoch: usize,
    /// Slots that may change.
    free: Vec<bool>,
}

impl Fit {
    /// Starts from a model; only the slots marked free may change.
    pub fn new(start: &Model, free: Vec<bool>) -> Fit {
        let values = start.values.clone();
        Fit {
            adam: Adam::new(2 * values.len()),
            best: values.clone(),
            start: values.clone(),
            values,
            scale: start.scale,
            epoch: 0,
            best_held_out: None,
            best_epoch: 0,
            free,
        }
    }

    /// The best model so far, by the games held out.
    pub fn best(&self) -> Model {
        Model { values: self.best.clone(), scale: self.scale }
    }

    /// The model as it stands after the last round.
    pub fn current(&self) -> Model {
        Model { values: self.values.clone(), scale: self.scale }
    }

    /// Whether this fit is about the same slots, free and kept, and sound.
    pub fn fits(&self, free: &[bool]) -> bool {
        let is_sound = |values: &[[f64; 2]]| {
            values.len() == free.len() && values.iter().flatten().all(|value| value.is_finite())
        };
        self.free == free
            && [&self.values, &self.start, &self.best].into_iter().all(|values| is_sound(values))
            && self.adam.is_about(2 * free.len())
            && self.scale.is_finite()
            && self.best_epoch <= self.epoch
    }

    /// Rounds done so far.
    pub fn epoch(&self) -> usize {
        self.epoch
    }

    /// Goes on until the options say stop; `report` is told after every epoch and may end it. It
    /// learns from the first positions and stops by the second.
    pub fn run(
        &mut self,
        data: &Dataset,
        mut learn: Vec<u32>,
        choose: &[u32],
        options: &Options,
        mut report: impl FnMut(&Fit, Progress) -> bool,
    ) {
        let units = typical_counts(data, &learn, &self.current());
        self.keep_to(options, &units);
        let order = learn.clone();
        while self.epoch < options.epochs {
            // Each epoch's order follows from its number alone, so that a resumed fit sees the same.
            learn.copy_from_slice(&order);
            let seed = options.seed ^ (self.epoch as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            learn.shuffle(&mut SmallRng::seed_from_u64(seed));
            let rate = options.rate * cooling(self.epoch, options.epochs);
            let mut loss = 0.0;
            let mut mean = Mean::of(self.values.len());
            for batch in learn.chunks(options.batch) {
                loss += self.step(data, batch, &units, rate, options) * batch.len() as f64;
                mean.add(&self.values);
            }
            self.epoch += 1;
            let model = Model { values: mean.values(), scale: self.scale };
            let (held, _) = model.losses(data, choose, &options.target);
            if self.best_held_out.is_none_or(|best| held < best) {
                self.best_held_out = Some(held);
                self.best_epoch = self.epoch;
                self.best = model.values;
            }
            let progress =
                Progress { epoch: self.epoch, loss: loss / learn.len() as f64, held_out: held };
            let go_on = report(self, progress);
            if !go_on || self.epoch - self.best_epoch >= options.patience {
                return;
            }
        }
    }

    /// One step down the gradient of a batch.
    fn step(
        &mut self,
        data: &Dataset,
        batch: &[u32],
        units: &[f64],
        rate: f64,
        options: &Options,
    ) -> f64 {
        let model = Model { values: std::mem::take(&mut self.values), scale: self.scale };
        let gradient = model.gradient(data, batch, &options.target);
        self.values = model.values;
        // Steps are taken in what a slot typically adds to a score: a share of a large measure
        // and a value that is counted by the dozen move alike.
        let slopes: Vec<f64> = (0..2 * units.len())
            .map(|index| {
                let (slot, phase) = (index / 2, index % 2);
                let moved = self.values[slot][phase] - self.start[slot][phase];
                let weight = units[slot].min(HEAVIEST);
                let pull = 2.0 * options.pulls[slot] * moved * weight * weight / units[slot] / 1e6;
                if self.free[slot] {
                    gradient.by_value[slot][phase] / units[slot] + pull
                } else {
                    0.0
                }
            })
            .collect();
        for (index, change) in self.adam.step(&slopes, rate).into_iter().enumerate() {
            let (slot, phase) = (index / 2, index % 2);
            if self.free[slot] {
                self.values[slot][phase] += change / units[slot];
            }
        }
        self.keep_to(options, units);
        gradient.loss
    }
}

impl Fit {
    /// Takes the values to where they may be. What resists a step resists this too: then the fit rests
    /// only where no permitted change would lower the loss.
    fn keep_to(&mut self, options: &Options, units: &[f64]) {
        let Fit { values, adam, .. } = self;
        options.gauge.settle(values);
        options.cone.project(values, |slot, phase| {
            adam.resistance(2 * slot + phase) * units[slot] * units[slot]
        });
    }
}

/// The mean of all values that an epoch went through. Each step sways with the positions of its batch; the mean sways
/// less, and keeps to what is declared, since all that keep to it form a cone.
struct Mean {
    sums: Vec<[f64; 2]>,
    steps: f64,
}

impl Mean {
    fn of(slots: usize) -> Mean {
        Mean { sums: vec![[0.0; 2]; slots], steps: 0.0 }
    }

    fn add(&mut self, values: &[[f64; 2]]) {
        self.steps += 1.0;
        for (sum, value) in self.sums.iter_mut().zip(values) {
            *sum = [sum[0] + value[0], sum[1] + value[1]];
        }
    }

    fn values(&self) -> Vec<[f64; 2]> {
        self.sums.iter().map(|sum| sum.map(|sum| sum / self.steps)).collect()
    }
}

/// The step size falls to a twentieth along a half cosine.
fn cooling(epoch: usize, epochs: usize) -> f64 {
    const FLOOR: f64 = 0.05;
    let share = epoch as f64 / epochs as f64;
    FLOOR + (1.0 - FLOOR) * 0.5 * (1.0 + (share * std::f64::consts::PI).cos())
}

/// No slot is drawn back more strongly than one that is counted so many times, or a share of so many
/// millipawns.
const HEAVIEST: f64 = 100.0;

/// What a share is a share of, in millipawns.
const TYPICAL_LEAD: f64 = 1000.0;

/// What the curve of a measure rises by at a step, in millipawns.
const TYPICAL_SLOPE: f64 = 10.0;

/// The root mean square of each slot's count where it counts at all; 1 where it never does.
fn typical_counts(data: &Dataset, indices: &[u32], model: &Model) -> Vec<f64> {
    let mut sums = vec![(0.0, 0u32); model.values.len()];
    let mut take = |slot: usize, count: f64| {
        sums[slot].0 += count * count;
        sums[slot].1 += 1;
    };
    for &index in indices {
        let (row, coefficients) = data.get(index as usize);
        for coefficient in coefficients.clone() {
            let (slot, side) = slot_and_side(&coefficient);
            let slope = if side.is_some() { TYPICAL_SLOPE } else { 1.0 };
            take(slot, slope * f64::from(coefficient.count));
        }
        for (slot, excess) in model.excesses(&row, coefficients).filter(|(_, excess)| *excess > 0.0)
        {
            take(slot, excess);
        }
        for &slot in row.shares.iter().flatten() {
            take(slot.into(), TYPICAL_LEAD);
        }
    }
    sums.iter()
        .map(|&(squares, count)| if count == 0 { 1.0 } else { (squares / f64::from(count)).sqrt() })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coefficients::Coefficient;
    use crate::dataset::Row;
    use crate::model::sigmoid;

    const SLOTS: usize = 6;

    fn options(epochs: usize) -> Options {
        Options {
            epochs,
            rate: 20.0,
            pulls: vec![0.0; SLOTS],
            batch: 500,
            patience: epochs,
            seed: 3,
            target: Target::RESULT,
            gauge: Gauge::default(),
            cone: Cone::everything(SLOTS),
        }
    }

    /// Positions whose label is exactly what planted values say.
    fn planted() -> (Dataset, Model) {
        let values: Vec<[f64; 2]> = (0..SLOTS)
            .map(|slot| [100.0 * slot as f64 - 200.0, 300.0 - 80.0 * slot as f64])
            .collect();
        let truth = Model { values, scale: 1.0 };
        let mut data = Dataset::new();
        let mut state = 1u64;
        let mut random = |bound: u64| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state >> 33) % bound
        };
        for game in 0..4000 {
            let coefficients: Vec<Coefficient> = (0..SLOTS as u16)
                .map(|slot| Coefficient { slot, count: random(7) as f32 - 3.0 })
                .collect();
            let shares = Default::default();
            let middlegame = random(11) as f32 / 10.0;
            let mut row = Row { middlegame, result: None, score: None, game, shares };
            let value = truth.value(&row, coefficients.iter().copied());
            row.result = Some(sigmoid(value, truth.scale) as f32);
            data.push(row, &coefficients);
        }
        (data, truth)
    }

    /// Learns from nine positions in ten.
    fn run(fit: &mut Fit, data: &Dataset, epochs: usize, go_on: impl Fn(&Fit) -> bool) {
        let (choose, learn) = (0..data.len() as u32).partition(|index| index % 10 == 0);
        let choose: Vec<u32> = choose;
        fit.run(data, learn, &choose, &options(epochs), |fit, _| go_on(fit));
    }

    fn start() -> Fit {
        Fit::new(&Model { values: vec![[0.0; 2]; SLOTS], scale: 1.0 }, vec![true; SLOTS])
    }

    #[test]
    fn planted_values_are_found_again() {
        let (data, truth) = planted();
        let mut fit = start();
        run(&mut fit, &data, 150, |_| true);
        for (found, wanted) in fit.best().values.iter().zip(&truth.values) {
            for phase in 0..2 {
                assert!((found[phase] - wanted[phase]).abs() < 3.0, "{found:?} for {wanted:?}");
            }
        }
    }

    #[test]
    fn a_resumed_fit_equals_one_long_run() {
        let (data, _) = planted();
        let mut long = start();
        run(&mut long, &data, 6, |_| true);
        let mut first = start();
        run(&mut first, &data, 6, |fit| fit.epoch() < 3);
        let saved = serde_json::to_string(&first).unwrap();
        let mut resumed: Fit = serde_json::from_str(&saved).unwrap();
        run(&mut resumed, &data, 6, |_| true);
        assert_eq!(resumed.best(), long.best());
    }

    #[test]
    fn a_frozen_slot_does_not_move() {
        let (data, _) = planted();
        let mut free = vec![true; SLOTS];
        free[2] = false;
        let start = Model { values: vec![[7.0; 2]; SLOTS], scale: 1.0 };
        let mut fit = Fit::new(&start, free);
        run(&mut fit, &data, 5, |_| true);
        assert_eq!(fit.best().values[2], [7.0; 2]);
        assert_ne!(fit.best().values[3], [7.0; 2]);
    }

    #[test]
    fn a_damaged_state_is_not_taken_up() {
        let free = vec![true; SLOTS];
        assert!(start().fits(&free));
        let text = serde_json::to_string(&start()).unwrap();
        for damage in [("\"values\":[[0.0,0.0],", "\"values\":["), ("\"mean\":[0.0,", "\"mean\":[")]
        {
            let damaged = text.replace(damage.0, damage.1);
            assert_ne!(damaged, text);
            let fit: Fit = serde_json::from_str(&damaged).unwrap();
            assert!(!fit.fits(&free), "{damage:?}");
        }
    }
}
