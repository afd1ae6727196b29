//! Positions to test on: those of random games, always the same ones.

use kmoch_eval::{Profile, Weights};
use shakmaty::{Chess, Position};

use crate::coefficients::Usage;
use crate::data::Labelled;
use crate::dataset::Dataset;

/// The positions of so many random games, at most [`LONGEST`] plies each.
pub fn random_positions(games: usize) -> Vec<Chess> {
    let mut state = 7u64;
    let mut positions = Vec::new();
    for _ in 0..games {
        let mut position = Chess::default();
        for _ in 0..LONGEST {
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

const LONGEST: usize = 120;

/// Positions as a dataset with the measures of this profile.
pub fn dataset_of(positions: &[Chess], profile: &Profile) -> Dataset {
    let labelled: Vec<Labelled> = positions
        .iter()
        .map(|position| Labelled {
            position: position.clone(),
            result: Some(0.5),
            score: None,
            game: 0,
        })
        .collect();
    let mut data = Dataset::new();
    data.extend(&labelled, &Weights::new(profile));
    data
}

/// How these positions use each slot.
pub fn usage_in(positions: &[Chess], profile: &Profile) -> Vec<Usage> {
    dataset_of(positions, profile).usage().to_vec()
}
