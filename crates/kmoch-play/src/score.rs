//! What a match showed: points, pairs, and how many Elo with what error.

use serde::{Deserialize, Serialize};

/// The games of a match, seen from the first player.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// Games won.
    pub wins: u64,
    /// Games lost.
    pub losses: u64,
    /// Games drawn.
    pub draws: u64,
    /// Pairs of games with colours swapped, by their points: 0, ½, 1, 1½, 2.
    pub pairs: [u64; 5],
}

/// A difference in strength, positive if the first player is stronger.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Strength {
    /// Elo.
    pub elo: f64,
    /// Half the width of the 95 % interval.
    pub error: f64,
    /// Elo divided by how much pairs vary: comparable between balanced and unbalanced openings.
    pub normalised: f64,
    /// Its error.
    pub normalised_error: f64,
    /// The chance that the first player is the stronger one.
    pub likelihood: f64,
}

/// 95 % of a normal distribution lie within so many standard deviations.
const DEVIATIONS: f64 = 1.959_963_984_540_054;
/// Elo's scale: ten to one for so many points.
const ELO_DECADE: f64 = 400.0;
/// Beyond this share of points a difference cannot be told.
const EDGE: f64 = 1e-6;
/// Points of a game won, and of a pair won.
const PAIR_POINTS: f64 = 2.0;

impl Score {
    /// Takes in a pair by the first player's points in each game, counted in halves: 0, 1 or 2.
    pub fn add_pair(&mut self, halves: [usize; 2]) {
        for half in halves {
            match half {
                0 => self.losses += 1,
                1 => self.draws += 1,
                _ => self.wins += 1,
            }
        }
        self.pairs[halves[0] + halves[1]] += 1;
    }

    /// Games played.
    pub fn games(&self) -> u64 {
        self.wins + self.losses + self.draws
    }

    /// Whether games and pairs agree, as they do after any match that was played.
    pub fn is_sound(&self) -> bool {
        let sum =
            |counts: &[u64]| counts.iter().try_fold(0_u64, |sum, &count| sum.checked_add(count));
        let games = sum(&[self.wins, self.losses, self.draws]);
        games.is_some() && games == sum(&self.pairs).and_then(|pairs| pairs.checked_mul(2))
    }

    /// The difference in strength that the pairs show; none without any.
    pub fn strength(&self) -> Option<Strength> {
        let count = self.pairs.iter().sum::<u64>() as f64;
        if count == 0.0 {
            return None;
        }
        let shares = (0..5).map(|points| (points as f64 / 4.0, self.pairs[points] as f64 / count));
        let mean: f64 = shares.map(|(points, share)| points * share).sum();
        let variance = self.variance(count);
        let deviation = (variance / count).sqrt();
        let span = DEVIATIONS * deviation;
        let factor = 2.0 * ELO_DECADE / std::f64::consts::LN_10;
        let spread = (PAIR_POINTS * variance).sqrt().max(EDGE);
        let likelihood =
            if deviation > 0.0 { normal((mean - 0.5) / deviation) } else { (mean > 0.5).into() };
        Some(Strength {
            elo: elo(mean),
            error: (elo(mean + span) - elo(mean - span)) / 2.0,
            normalised: (mean - 0.5) / spread * factor,
            normalised_error: span / spread * factor,
            likelihood: if mean == 0.5 { 0.5 } else { likelihood },
        })
    }
}

impl Score {
    /// How much pairs vary. One pair more is thought to have come out in all ways alike: a match in which all pairs
    /// were the same, or of one pair only, does not leave no doubt.
    fn variance(&self, count: f64) -> f64 {
        let ways = self.pairs.len() as f64;
        let share = |points: usize| (self.pairs[points] as f64 + 1.0 / ways) / (count + 1.0);
        let shares = (0..self.pairs.len()).map(|points| (points as f64 / 4.0, share(points)));
        let mean: f64 = shares.clone().map(|(points, share)| points * share).sum();
        shares.map(|(points, share)| (points - mean).powi(2) * share).sum()
    }
}

/// The difference in Elo at which a share of the points is expected.
fn elo(share: f64) -> f64 {
    let share = share.clamp(EDGE, 1.0 - EDGE);
    ELO_DECADE * (share / (1.0 - share)).log10()
}

/// The normal distribution's share below `x`, to six places (Abramowitz and Stegun 26.2.17).
fn normal(x: f64) -> f64 {
    const FACTORS: [f64; 5] =
        [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
    let t = 1.0 / (1.0 + 0.231_641_9 * x.abs());
    let density = (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
    let tail = density * FACTORS.iter().rev().fold(0.0, |sum, factor| (sum + factor) * t);
    if x >= 0.0 { 1.0 - tail } else { tail }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_counted_by_points() {
        let mut score = Score::default();
        for halves in [[2, 2], [2, 0], [1, 1], [1, 0], [0, 0], [2, 1]] {
            score.add_pair(halves);
        }
        assert_eq!((score.wins, score.losses, score.draws), (4, 4, 4));
        assert_eq!(score.pairs, [1, 1, 2, 1, 1]);
        let strength = score.strength().unwrap();
        assert!(strength.elo.abs() < 1e-9 && strength.likelihood == 0.5);
        assert!(score.is_sound() && !Score { wins: u64::MAX, ..score }.is_sound());
        let even = Score { pairs: [0, 0, 3, 0, 0], ..Score::default() }.strength().unwrap();
        assert_eq!(format!("{:+.1}", even.elo), "+0.0");
    }

    #[test]
    fn elo_is_what_the_formulas_say() {
        // 75 % of the points are 190.85 Elo, and ten pairs alike do not leave no doubt.
        let sure = Score { wins: 10, losses: 0, draws: 10, pairs: [0, 0, 0, 10, 0] };
        let strength = sure.strength().unwrap();
        assert!((strength.elo - 190.848).abs() < 1e-3, "{strength:?}");
        assert!((50.0..100.0).contains(&strength.error), "{strength:?}");
        // Mean 0.5125, variance 0.03671875 a pair, 1000 pairs.
        let score = Score { pairs: [20, 200, 500, 270, 10], ..Score::default() };
        let strength = score.strength().unwrap();
        let deviation = (0.036_718_75_f64 / 1000.0).sqrt();
        assert!((strength.elo - 8.687).abs() < 1e-2, "{strength:?}");
        assert!((strength.error - 347.5 * 2.0 * DEVIATIONS * deviation).abs() < 0.05);
        assert!((strength.likelihood - normal(0.0125 / deviation)).abs() < 1e-3);
    }

    #[test]
    fn one_pair_says_next_to_nothing() {
        for pairs in [[0, 0, 1, 0, 0], [0, 0, 0, 0, 1]] {
            let strength = Score { pairs, ..Score::default() }.strength().unwrap();
            assert!(strength.error > 100.0 && strength.error.is_finite(), "{strength:?}");
            assert!(strength.likelihood < 0.99, "{strength:?}");
        }
    }

    #[test]
    fn hopeless_matches_stay_finite() {
        let score = Score { pairs: [5, 0, 0, 0, 0], ..Score::default() };
        let strength = score.strength().unwrap();
        assert!(strength.elo < -1000.0 && strength.elo.is_finite() && strength.error.is_finite());
        assert!(Score::default().strength().is_none());
    }

    #[test]
    fn the_normal_distribution_is_known() {
        assert!((normal(1.959_964) - 0.975).abs() < 1e-6);
        assert!((normal(-1.0) - 0.158_655).abs() < 1e-6);
    }
}
