//! How much shallower late moves are searched.

use crate::parameters::Parameters;

const ROWS: usize = 64;
/// Reductions are kept in parts of a ply.
pub const PLY: i32 = 1024;

/// Reductions by depth and move number, in 1024ths of a ply.
#[derive(Debug)]
pub struct Reductions {
    quiet: Vec<i32>,
    noisy: Vec<i32>,
}

impl Reductions {
    /// The tables for these parameters.
    pub fn new(parameters: &Parameters) -> Reductions {
        let table = |base: i32, factor: i32| {
            let reduction = |depth: usize, number: usize| {
                let product = (depth.max(1) as f64).ln() * (number.max(1) as f64).ln();
                base + (f64::from(factor) * product) as i32
            };
            (0..ROWS * ROWS).map(|cell| reduction(cell / ROWS, cell % ROWS)).collect()
        };
        Reductions {
            quiet: table(parameters.reduction_base, parameters.reduction_factor),
            noisy: table(0, parameters.reduction_noisy_factor),
        }
    }

    /// The reduction of the so-manieth move at this depth.
    pub fn of(&self, depth: i32, number: usize, noisy: bool) -> i32 {
        let row = depth.clamp(0, ROWS as i32 - 1) as usize;
        let cell = row * ROWS + number.min(ROWS - 1);
        if noisy { self.noisy[cell] } else { self.quiet[cell] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_and_deeper_is_reduced_more() {
        let reductions = Reductions::new(&Parameters::default());
        assert!(reductions.of(10, 20, false) > reductions.of(10, 5, false));
        assert!(reductions.of(20, 5, false) > reductions.of(5, 5, false));
        assert!(reductions.of(10, 20, false) > reductions.of(10, 20, true));
        assert_eq!(reductions.of(99, 250, true), reductions.of(63, 63, true));
    }
}
