//! A match that ends by itself: the generalised sequential probability ratio test (GSPRT) on pairs of games,
//! as fishtest and OpenBench have it.
//!
//! Two guesses are held against each other: the change is worth `elo0`, or `elo1`. After every pair the
//! log-likelihood ratio (LLR) says how much better the second explains the five counts of pairs (the
//! *pentanomial* frequencies) than the first does, each guess with the counts it makes likeliest. The test is
//! over when the ratio leaves the bounds that follow from the two errors allowed.
//!
//! Elo here is *normalised*: how far the mean of a pair lies from a half, measured by how much pairs vary
//! (Van den Bergh, "Normalized Elo"). So the games needed do not depend on how drawish the openings are.

use serde::{Deserialize, Serialize};

/// What is tested, and how sure it has to be.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Sprt {
    /// What a change is worth that is to be refused, normalised Elo.
    pub elo0: f64,
    /// What a change is worth that is to be accepted.
    pub elo1: f64,
    /// How often a change worth `elo0` may be accepted.
    pub alpha: f64,
    /// How often a change worth `elo1` may be refused.
    pub beta: f64,
}

/// What the games say so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Not enough yet.
    Open,
    /// The change is worth `elo1` rather than `elo0`.
    Accepted,
    /// The change is worth `elo0` rather than `elo1`.
    Refused,
}

const KINDS: usize = 5;
/// Points of a pair, as a share of what can be won.
const SHARES: [f64; KINDS] = [0.0, 0.25, 0.5, 0.75, 1.0];
/// A kind of pair that has not occurred counts as having occurred this often, so that no ratio is infinite.
const LEAST_COUNT: f64 = 1e-3;
/// No change of a search is worth more, and the test makes no sense of much more.
const MOST_ELO: f64 = 200.0;
/// Level play: half of the points.
const LEVEL: f64 = 0.5;
/// Elo of a player who is one standard deviation of a game better.
const NORMALISED_ELO: f64 = 800.0 / std::f64::consts::LN_10;
/// The likeliest frequencies are found in so many steps at most, or when a step changes next to nothing.
const STEPS: usize = 10;
const NEXT_TO_NOTHING: f64 = 1e-9;
/// Halvings that find a root to the last digit.
const HALVINGS: usize = 200;

impl Sprt {
    /// The test, if its numbers make sense.
    ///
    /// # Errors
    /// Says which of them do not.
    pub fn new([elo0, elo1, alpha, beta]: [f64; 4]) -> Result<Sprt, String> {
        if !(elo0.is_finite() && elo1.is_finite() && elo0 < elo1) {
            return Err(format!("the first Elo ({elo0}) has to be less than the second ({elo1})"));
        }
        if elo0.abs().max(elo1.abs()) > MOST_ELO {
            return Err(format!("no more than {MOST_ELO} Elo can be tested"));
        }
        for (name, error) in [("alpha", alpha), ("beta", beta)] {
            if !(error > 0.0 && error < LEVEL) {
                return Err(format!("{name} ({error}) has to lie between 0 and 0.5"));
            }
        }
        Ok(Sprt { elo0, elo1, alpha, beta })
    }

    /// The ratio below which a change is refused, and the one above which it is accepted.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The log-likelihood ratio of the second guess to the first, by the counts of pairs.
    ///
    /// ```
    /// let sprt = kmoch_play::Sprt::new([0.0, 5.0, 0.05, 0.05]).unwrap();
    /// assert!((sprt.ratio(&[20, 200, 500, 270, 10]) - 1.1097).abs() < 1e-4);
    /// ```
    pub fn ratio(&self, pairs: &[u64; KINDS]) -> f64 {
        if pairs.iter().sum::<u64>() == 0 {
            return 0.0;
        }
        let counts = pairs.map(|count| (count as f64).max(LEAST_COUNT));
        let total: f64 = counts.iter().sum();
        let seen = counts.map(|count| count / total);
        let [first, second] = [self.elo0, self.elo1].map(|elo| likeliest(&seen, elo));
        let gain = |kind: usize| seen[kind] * (second[kind].ln() - first[kind].ln());
        total * (0..KINDS).map(gain).sum::<f64>()
    }

    /// Whether the games decide.
    pub fn verdict(&self, pairs: &[u64; KINDS]) -> Verdict {
        let (lower, upper) = self.bounds();
        let ratio = self.ratio(pairs);
        if ratio >= upper {
            Verdict::Accepted
        } else if ratio <= lower {
            Verdict::Refused
        } else {
            Verdict::Open
        }
    }
}

/// Of all frequencies with so much normalised Elo those that make what was seen likeliest.
fn likeliest(seen: &[f64; KINDS], elo: f64) -> [f64; KINDS] {
    // A pair varies by the root of two less than its games do.
    let deviations = elo / NORMALISED_ELO * std::f64::consts::SQRT_2;
    let mut frequencies = [1.0 / KINDS as f64; KINDS];
    for _ in 0..STEPS {
        let mean = sum(|kind| frequencies[kind] * SHARES[kind]);
        let variance = sum(|kind| frequencies[kind] * (SHARES[kind] - mean).powi(2));
        let sigma = variance.sqrt();
        let pull = SHARES.map(|share| {
            share - LEVEL - deviations * sigma * (1.0 + ((mean - share) / sigma).powi(2)) / 2.0
        });
        let Some(x) = multiplier(seen, &pull) else { break };
        let mut next = *seen;
        for (frequency, pull) in next.iter_mut().zip(pull) {
            *frequency /= 1.0 + x * pull;
        }
        let change = (0..KINDS).map(|kind| (next[kind] - frequencies[kind]).abs());
        let is_found = change.fold(0.0, f64::max) < NEXT_TO_NOTHING;
        frequencies = next;
        if is_found {
            break;
        }
    }
    frequencies
}

fn sum(term: impl Fn(usize) -> f64) -> f64 {
    (0..KINDS).map(term).sum()
}

/// The x at which the pulls, weighed by the frequencies they lead to, cancel out (Lagrange's multiplier).
/// None where all pull the same way: pairs hardly vary, and nothing likelier is to be had.
fn multiplier(seen: &[f64; KINDS], pull: &[f64; KINDS]) -> Option<f64> {
    let greatest = pull.iter().copied().fold(f64::MIN, f64::max);
    let least = pull.iter().copied().fold(f64::MAX, f64::min);
    if greatest <= 0.0 || least >= 0.0 {
        return None;
    }
    // Between these every frequency is positive, and the sum falls all the way.
    let (mut low, mut high) = (-1.0 / greatest, -1.0 / least);
    for _ in 0..HALVINGS {
        let x = (low + high) / 2.0;
        if sum(|kind| seen[kind] * pull[kind] / (1.0 + x * pull[kind])) > 0.0 {
            low = x;
        } else {
            high = x;
        }
    }
    Some((low + high) / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sprt(elo0: f64, elo1: f64) -> Sprt {
        Sprt::new([elo0, elo1, 0.05, 0.05]).unwrap()
    }

    #[test]
    fn ratios_are_what_openbench_finds() {
        for (pairs, elo0, elo1, ratio) in [
            ([39, 8843, 26675, 9240, 44], 0.5, 2.5, 2.941_675),
            ([20, 200, 500, 270, 10], 0.0, 5.0, 1.109_746),
            ([20, 200, 500, 270, 10], -5.0, 0.0, 1.523_175),
            ([10, 20, 41, 32, 7], 0.0, 10.0, 0.141_713),
            ([0, 0, 3, 0, 0], 0.0, 5.0, -0.000_687),
            ([0, 1, 5, 4, 0], 0.0, 5.0, 0.077_005),
            ([300, 2200, 5100, 2300, 330], 0.0, 2.0, 1.233_478),
            ([1, 0, 0, 0, 0], 0.0, 5.0, -0.020_569),
            ([0, 0, 0, 0, 40], 0.0, 5.0, 0.805_758),
            ([141, 1004, 2315, 1120, 155], 0.0, 5.0, 2.524_842),
        ] {
            let found = sprt(elo0, elo1).ratio(&pairs);
            assert!((found - ratio).abs() < 2e-6, "{pairs:?} {elo0} {elo1}: {found}");
        }
    }

    #[test]
    fn the_bounds_follow_from_the_errors() {
        let (lower, upper) = sprt(0.0, 5.0).bounds();
        assert!((upper - 2.944_439).abs() < 1e-6 && (lower + 2.944_439).abs() < 1e-6);
        let (lower, upper) = Sprt::new([0.0, 5.0, 0.05, 0.1]).unwrap().bounds();
        assert!((upper - 18.0_f64.ln()).abs() < 1e-9 && (lower + 9.5_f64.ln()).abs() < 1e-9);
    }

    #[test]
    fn what_is_clearly_better_is_accepted_and_what_is_not_is_refused() {
        let test = sprt(0.0, 5.0);
        assert_eq!(test.ratio(&[0; 5]), 0.0);
        assert_eq!(test.verdict(&[10, 100, 250, 140, 5]), Verdict::Open);
        assert_eq!(test.verdict(&[100, 1000, 2500, 1400, 50]), Verdict::Accepted);
        assert_eq!(test.verdict(&[50, 1400, 2500, 1000, 100]), Verdict::Refused);
    }

    #[test]
    fn pairs_that_never_vary_leave_the_ratio_finite() {
        for pairs in [[0, 0, 100_000, 0, 0], [100_000, 0, 0, 0, 0], [0, 0, 0, 0, 100_000]] {
            assert!(sprt(0.0, 5.0).ratio(&pairs).is_finite(), "{pairs:?}");
            assert!(sprt(-200.0, 200.0).ratio(&pairs).is_finite(), "{pairs:?}");
        }
    }

    #[test]
    fn senseless_tests_are_refused() {
        for numbers in [
            [5.0, 0.0, 0.05, 0.05],
            [0.0, f64::NAN, 0.05, 0.05],
            [0.0, 201.0, 0.05, 0.05],
            [0.0, 5.0, 0.0, 0.05],
            [0.0, 5.0, 0.05, 0.5],
        ] {
            assert!(Sprt::new(numbers).is_err(), "{numbers:?}");
        }
    }
}
