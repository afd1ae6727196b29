//! What a search's score is worth as a chance to score, told by how the games went on.
//!
//! One slope for all scores would say the same of two pawns more in a middlegame, which wins, and of two
//! pawns more in an ending that is known to be drawn. So the mean result is taken at each size of score
//! and stage of the game, and made to rise with the score. Positions that were never played on are read by it, and tell
//! it nothing.

use rayon::prelude::*;

use crate::cone::make_rising;
use crate::dataset::{Dataset, Row};

/// Sizes of scores, in centipawns, at which chances are taken; between them they are blended.
const SIZES: [f32; 20] = [
    0.0, 15.0, 30.0, 45.0, 60.0, 80.0, 100.0, 125.0, 150.0, 180.0, 220.0, 270.0, 330.0, 400.0,
    500.0, 650.0, 850.0, 1100.0, 1500.0, 2500.0,
];

/// Stages that are told apart, from the last pieces to the full board.
const STAGES: usize = 8;

/// Before any game is seen: as many positions as these, with chances by a slope that is usual for a pawn.
const BEFORE: f64 = 20.0;
const USUAL_SLOPE: f64 = 0.75;

/// The chance to score of the side ahead, by stage and size of score.
#[derive(Debug, Clone, PartialEq)]
pub struct Calibration {
    chances: Vec<[f64; SIZES.len()]>,
}

/// The last size that is not above the score's, and how far on the way to the next it is.
fn place(score: f32) -> (usize, f64) {
    let size = score.abs().min(SIZES[SIZES.len() - 1]);
    let below = SIZES.partition_point(|&knot| knot <= size).saturating_sub(1).min(SIZES.len() - 2);
    let share = (size - SIZES[below]) / (SIZES[below + 1] - SIZES[below]);
    (below, f64::from(share))
}

fn stage(row: &Row) -> usize {
    ((row.middlegame * STAGES as f32) as usize).min(STAGES - 1)
}

impl Calibration {
    /// Goes by these positions; a position without a score or a result tells nothing.
    pub fn new(data: &Dataset, indices: &[u32]) -> Calibration {
        let usual = |size: f32| 1.0 / (1.0 + (-f64::from(size) / 100.0 * USUAL_SLOPE).exp());
        let mut sums = [SIZES.map(|size| (BEFORE * usual(size), BEFORE)); STAGES];
        let rows: Vec<Row> = indices.par_iter().map(|&index| data.get(index as usize).0).collect();
        for row in rows {
            let (Some(score), Some(result)) = (row.score, row.result) else { continue };
            let ahead = if score < 0.0 { 1.0 - result } else { result };
            let (below, share) = place(score);
            for (knot, weight) in [(below, 1.0 - share), (below + 1, share)] {
                let (sum, count) = &mut sums[stage(&row)][knot];
                *sum += weight * f64::from(ahead);
                *count += weight;
            }
        }
        let chances = sums.map(|sums| {
            let mut run = sums.map(|(sum, count)| (sum / count, count));
            make_rising(&mut run);
            let mut chances = run.map(|(chance, _)| chance.max(0.5));
            // Nobody is ahead.
            chances[0] = 0.5;
            chances
        });
        Calibration { chances: chances.into() }
    }

    /// White's chance to score by what a search said of this position.
    pub fn chance(&self, score: f32, row: &Row) -> f64 {
        let (below, share) = place(score);
        let chances = &self.chances[stage(row)];
        let ahead = chances[below] * (1.0 - share) + chances[below + 1] * share;
        if score < 0.0 { 1.0 - ahead } else { ahead }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_the_results_and_rise_with_the_score() {
        let mut data = Dataset::new();
        for game in 0..30_000u64 {
            // Ahead by two pawns: three wins in four with all pieces, one draw after another with none.
            let middlegame = (game % 2) as f32;
            let wins = if middlegame > 0.5 { !(game / 2).is_multiple_of(4) } else { false };
            let score = if game % 3 == 0 { -200.0 } else { 200.0 };
            let ahead = match (middlegame > 0.5, wins) {
                (true, true) => 1.0,
                (true, false) => 0.0,
                (false, _) => 0.5,
            };
            let result = if score < 0.0 { 1.0 - ahead } else { ahead };
            data.push(Row { score: Some(score), ..Row::plain(middlegame, result, game) }, &[]);
        }
        let all: Vec<u32> = (0..data.len() as u32).collect();
        let calibration = Calibration::new(&data, &all);
        let chance = |score, middlegame| calibration.chance(score, &Row::plain(middlegame, 0.5, 0));
        assert!((chance(200.0, 1.0) - 0.75).abs() < 0.01);
        assert!((chance(-200.0, 1.0) - 0.25).abs() < 0.01);
        assert!((chance(200.0, 0.0) - 0.5).abs() < 0.01);
        assert_eq!(chance(0.0, 1.0), 0.5);
        for middlegame in [0.0, 1.0] {
            let chances: Vec<f64> =
                (0..60).map(|step| chance(50.0 * step as f32, middlegame)).collect();
            assert!(chances.is_sorted() && chances[0] == 0.5 && chances[59] <= 1.0);
        }
    }
}
