//! Games of people as labelled positions: a few quiet ones of each, after the opening.

use std::path::PathBuf;

use anyhow::{Context, ensure};
use kmoch_eval::{Profile, Weights};
use kmoch_files::{Input, say};
use kmoch_notation::pgn::{Game, GameReader};
use kmoch_play::harvest::{MOST_OF_A_GAME, is_quiet};
use kmoch_play::openings::random_of;
use kmoch_tune::{Dataset, Labelled, start};
use rand::seq::SliceRandom;
use shakmaty::Chess;

/// Positions before this ply are the opening's, not the players'.
const OPENING_PLIES: usize = 16;
/// Positions that are worked out together.
const CHUNK: usize = 20_000;

/// Reads the games of all files, and counts those that cannot be read; they are named. A game without a result is
/// passed over.
pub fn read(files: &[PathBuf], seed: u64) -> anyhow::Result<(Dataset, u64)> {
    let profile = Profile::addendum();
    let weights = Weights::new(&profile.fitted("measures", &start::values_of(&profile)));
    let mut data = Dataset::new();
    let mut chunk: Vec<Labelled> = Vec::new();
    let (mut games, mut broken, mut unfinished) = (0u64, 0u64, 0u64);
    for file in files {
        let failed = || format!("cannot read {}", file.display());
        for raw in GameReader::new(Input::open(file).with_context(failed)?.reader) {
            let raw = raw.with_context(failed)?;
            if raw.is_blank() {
                continue;
            }
            let game = match Game::read(&raw) {
                Ok(game) => game,
                Err(flaw) => {
                    say::warn(format_args!("{}: {flaw}", file.display()));
                    broken += 1;
                    continue;
                }
            };
            let Some(result) = game.tag("Result").and_then(result) else {
                unfinished += 1;
                continue;
            };
            games += 1;
            let chosen = quiet_positions(&game, seed, games);
            chunk.extend(chosen.into_iter().map(|position| Labelled {
                position,
                result: Some(result),
                score: None,
                game: games,
            }));
            if chunk.len() >= CHUNK {
                data.extend(&chunk, &weights);
                chunk.clear();
            }
        }
    }
    data.extend(&chunk, &weights);
    say::note(format_args!(
        "{} positions of {games} games; {unfinished} without a result, {broken} not readable",
        data.len()
    ));
    ensure!(!data.is_empty(), "there are no games to learn from");
    Ok((data, broken))
}

fn result(tag: &str) -> Option<f64> {
    match tag {
        "1-0" => Some(1.0),
        "0-1" => Some(0.0),
        "1/2-1/2" => Some(0.5),
        _ => None,
    }
}

/// Quiet positions of a game after its opening, at most [`MOST_OF_A_GAME`], chosen at random.
fn quiet_positions(game: &Game, seed: u64, number: u64) -> Vec<Chess> {
    let next = game.positions().zip(&game.plies).skip(OPENING_PLIES);
    let mut quiet: Vec<&Chess> = next
        .filter(|(position, ply)| ply.mv.is_some_and(|next| is_quiet(position, next)))
        .map(|(position, _)| position)
        .collect();
    quiet.shuffle(&mut random_of(seed, number));
    quiet.truncate(MOST_OF_A_GAME);
    quiet.into_iter().cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kmoch_notation::pgn::RawGame;
    use shakmaty::Position;

    #[test]
    fn only_quiet_positions_after_the_opening_are_taken() {
        let moves = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 \
                     8. Ng1 Ng8 9. e4 d5 10. exd5 Qxd5 11. Nc3 Qe5+ 12. Be2 Nf6 1-0";
        let game = Game::read(&RawGame::from_text(moves)).unwrap();
        let chosen = quiet_positions(&game, 1, 1);
        // Before 9. e4, 9... d5, 11. Nc3, 12... Nf6; not before a capture, before a check or in check.
        assert_eq!(chosen.len(), 4);
        assert!(chosen.iter().all(|position| !position.is_check()));
    }
}
