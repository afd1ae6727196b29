//! How sure a fit is: games drawn anew, and fitted again from where the fit was.

use crate::dataset::Dataset;
use crate::fit::{Fit, Options};
use crate::model::Model;

/// The positions to learn from with each game counted a Poisson number of times (mean 1), which
/// follows from the seed, the number of the resample and the game alone.
pub fn games_anew(data: &Dataset, learn: &[u32], seed: u64, number: u64) -> Vec<u32> {
    let times = |index: u32| {
        let game = data.get(index as usize).0.game;
        poisson(mix(game ^ mix(seed ^ mix(number + 1))))
    };
    let repeated = |index: u32| std::iter::repeat_n(index, times(index));
    learn.iter().flat_map(|&index| repeated(index)).collect()
}

/// Fits once more from where a fit was, with other positions to learn from or fewer free slots.
pub fn refit(
    data: &Dataset,
    learn: Vec<u32>,
    held_out: &[u32],
    start: &Model,
    free: Vec<bool>,
    options: &Options,
) -> Model {
    let mut fit = Fit::new(start, free);
    fit.run(data, learn, held_out, options, |_, _| true);
    fit.current()
}

/// Spreads a number over all bits (the finaliser of SplitMix64).
fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The Poisson number (mean 1) at a random place of its distribution.
fn poisson(random: u64) -> usize {
    /// Larger numbers come up less than once in ten million.
    const MOST: usize = 10;
    let mut place = (random >> 11) as f64 / (1u64 << 53) as f64;
    let mut chance = (-1.0_f64).exp();
    for number in 0..MOST {
        if place < chance {
            return number;
        }
        place -= chance;
        chance /= (number + 1) as f64;
    }
    MOST
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dataset::Row;

    fn data(games: u64) -> (Dataset, Vec<u32>) {
        let mut data = Dataset::new();
        for index in 0..2 * games {
            data.push(Row::plain(1.0, 0.5, index / 2), &[]);
        }
        (data, (0..2 * games as u32).collect())
    }

    #[test]
    fn whole_games_are_drawn_and_the_same_ones_for_a_seed() {
        let (data, all) = data(5000);
        let drawn = games_anew(&data, &all, 7, 0);
        assert_eq!(drawn, games_anew(&data, &all, 7, 0));
        assert_ne!(drawn, games_anew(&data, &all, 7, 1));
        assert_ne!(drawn, games_anew(&data, &all, 8, 0));
        let mut times = vec![0; all.len()];
        drawn.iter().for_each(|&index| times[index as usize] += 1);
        assert!(times.chunks(2).all(|game| game[0] == game[1]));
        // Mean and variance are 1 each.
        let mean = drawn.len() as f64 / all.len() as f64;
        let square: f64 =
            times.iter().map(|&n| f64::from(n).powi(2)).sum::<f64>() / all.len() as f64;
        assert!((mean - 1.0).abs() < 0.05 && (square - 2.0).abs() < 0.15, "{mean} {square}");
    }
}
