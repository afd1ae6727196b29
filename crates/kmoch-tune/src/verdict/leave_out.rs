//! What would be lost without a clause: it is worth nothing and everything else is fitted again.

use kmoch_verdict::LeftOut;
use kmoch_verdict::record::rounded;

use crate::dataset::Dataset;
use crate::fit::Options;
use crate::model::{Model, Target, sigmoid};
use crate::verdict::resample::refit;

/// 95 % of a normal distribution lie within so many standard deviations.
pub const DEVIATIONS: f64 = 1.96;

/// What is left out is held against this.
#[derive(Debug)]
pub struct Whole<'a> {
    data: &'a Dataset,
    learn: &'a [u32],
    held_out: &'a [u32],
    start: &'a Model,
    free: &'a [bool],
    options: &'a Options,
    /// The squared error of each position held out, after an equal refit with nothing left out.
    errors: Vec<f64>,
}

impl<'a> Whole<'a> {
    /// Refits with nothing left out, so that both sides have been fitted equally long.
    pub fn new(
        data: &'a Dataset,
        (learn, held_out): (&'a [u32], &'a [u32]),
        start: &'a Model,
        free: &'a [bool],
        options: &'a Options,
    ) -> Whole<'a> {
        let again = refit(data, learn.to_vec(), held_out, start, free.to_vec(), options);
        let errors = errors(data, held_out, &again);
        Whole { data, learn, held_out, start, free, options, errors }
    }

    /// What leaving out these slots costs.
    pub fn without(&self, slots: &[bool]) -> LeftOut {
        let mut start = self.start.clone();
        for (value, &is_out) in start.values.iter_mut().zip(slots) {
            if is_out {
                *value = [0.0; 2];
            }
        }
        let free = self.free.iter().zip(slots).map(|(&free, &is_out)| free && !is_out).collect();
        let learn = self.learn.to_vec();
        let model = refit(self.data, learn, self.held_out, &start, free, self.options);
        let errors = errors(self.data, self.held_out, &model);
        self.change(&errors)
    }

    /// The mean change, with games as the unit of its error.
    fn change(&self, errors: &[f64]) -> LeftOut {
        let count = errors.len() as f64;
        let changes: Vec<f64> = errors.iter().zip(&self.errors).map(|(a, b)| a - b).collect();
        let mean = changes.iter().sum::<f64>() / count;
        let mut by_game = std::collections::BTreeMap::new();
        for (&index, change) in self.held_out.iter().zip(&changes) {
            *by_game.entry(self.data.get(index as usize).0.game).or_insert(0.0) += change - mean;
        }
        let squares: f64 = by_game.values().map(|sum| sum * sum).sum();
        LeftOut { loss: rounded(mean), error: rounded(DEVIATIONS * squares.sqrt() / count) }
    }
}

fn errors(data: &Dataset, indices: &[u32], model: &Model) -> Vec<f64> {
    indices
        .iter()
        .map(|&index| {
            let (row, coefficients) = data.get(index as usize);
            let chance = sigmoid(model.value(&row, coefficients), model.scale);
            (chance - Target::RESULT.of(&row)).powi(2)
        })
        .collect()
}
