//! Adam: gradient descent with a step of its own for every number.

use serde::{Deserialize, Serialize};

const DECAY_OF_MEAN: f64 = 0.9;
const DECAY_OF_SQUARE: f64 = 0.999;
const TINY: f64 = 1e-12;

/// The state of the descent, one entry for each number.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Adam {
    mean: Vec<f64>,
    square: Vec<f64>,
    steps: i32,
}

impl Adam {
    /// A descent over this many numbers that has not begun.
    pub fn new(numbers: usize) -> Adam {
        Adam { mean: vec![0.0; numbers], square: vec![0.0; numbers], steps: 0 }
    }

    /// What to add to each number, given the gradient.
    pub fn step(&mut self, gradient: &[f64], rate: f64) -> Vec<f64> {
        self.steps = self.steps.saturating_add(1);
        let mean_scale = 1.0 / (1.0 - DECAY_OF_MEAN.powi(self.steps));
        let square_scale = 1.0 / (1.0 - DECAY_OF_SQUARE.powi(self.steps));
        gradient
            .iter()
            .zip(self.mean.iter_mut().zip(&mut self.square))
            .map(|(&slope, (mean, square))| {
                *mean = DECAY_OF_MEAN * *mean + (1.0 - DECAY_OF_MEAN) * slope;
                *square = DECAY_OF_SQUARE * *square + (1.0 - DECAY_OF_SQUARE) * slope * slope;
                -rate * (*mean * mean_scale) / ((*square * square_scale).sqrt() + TINY)
            })
            .collect()
    }

    /// How much a number resists its step: the root of its mean squared slope.
    pub fn resistance(&self, number: usize) -> f64 {
        self.square[number].sqrt()
    }

    /// Whether the state is about this many numbers and sound.
    pub fn is_about(&self, numbers: usize) -> bool {
        let is_sound = |list: &[f64]| list.len() == numbers && list.iter().all(|n| n.is_finite());
        is_sound(&self.mean) && is_sound(&self.square) && self.steps >= 0
    }
}
