//! A match: every opening twice, with colours swapped, over several threads.

use std::io;
use std::ops::ControlFlow;

use crate::adjudication::Adjudication;
use crate::game::{Limit, play};
use crate::openings::Openings;
use crate::parallel;
use crate::player::{Setup, SetupError};
use crate::score::Score;

/// A match to be held.
#[derive(Debug, Clone)]
pub struct Contest {
    /// Who plays, the first against the second.
    pub setups: [Setup; 2],
    /// Where games begin.
    pub openings: Openings,
    /// What each player may use for a move.
    pub limit: Limit,
    /// When games are broken off.
    pub adjudication: Adjudication,
    /// How many pairs of games, with those already played.
    pub pairs: u64,
    /// What the first of them came to, if the match was broken off before.
    pub played: Score,
    /// On how many threads.
    pub threads: usize,
}

/// Why a match could not be held.
#[derive(Debug, thiserror::Error)]
pub enum ContestError {
    /// A player cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A thread cannot be started.
    #[error("cannot start a thread: {0}")]
    Thread(#[from] io::Error),
}

/// Holds a match; `report` is told after every pair and may end it.
///
/// # Errors
/// When a player cannot be set up or a thread cannot be started.
pub fn hold(
    contest: &Contest,
    mut report: impl FnMut(&Score) -> ControlFlow<()>,
) -> Result<Score, ContestError> {
    // Found out before any thread begins.
    for setup in &contest.setups {
        setup.player()?;
    }
    let mut score = contest.played;
    parallel::in_order(
        contest.threads,
        score.pairs.iter().sum()..contest.pairs,
        || contest.setups.each_ref().map(|setup| setup.player().expect("it was set up before")),
        |[first, second], number| {
            let opening = contest.openings.get(number, first);
            let mut halves = [0; 2];
            for (game, points) in halves.iter_mut().enumerate() {
                let first_is_white = game == 0;
                let players =
                    if first_is_white { [&mut *first, second] } else { [&mut *second, first] };
                let played = play(players, &opening, contest.limit, contest.adjudication);
                *points = match played.winner {
                    None => 1,
                    Some(winner) if winner.is_white() == first_is_white => 2,
                    Some(_) => 0,
                };
            }
            halves
        },
        |halves| {
            score.add_pair(halves);
            report(&score)
        },
    )?;
    Ok(score)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contest(second: &str, pairs: u64, threads: usize) -> Contest {
        let mut other = Setup::default();
        other.set(&[second.to_owned()]).unwrap();
        Contest {
            setups: [Setup::default(), other],
            openings: Openings::random(4),
            limit: Limit::Nodes(120),
            adjudication: Adjudication::default(),
            pairs,
            played: Score::default(),
            threads,
        }
    }

    #[test]
    fn a_player_is_exactly_as_strong_as_itself() {
        let score = hold(&contest("", 3, 1), |_| ControlFlow::Continue(())).unwrap();
        assert_eq!(score.games(), 6);
        assert_eq!(score.pairs, [0, 0, 3, 0, 0]);
    }

    #[test]
    fn the_same_match_on_any_number_of_threads() {
        let hold = |threads| {
            hold(&contest("razor_depth=1", 4, threads), |_| ControlFlow::Continue(())).unwrap()
        };
        assert_eq!(hold(1), hold(3));
    }

    #[test]
    fn a_match_broken_off_goes_on_where_it_was() {
        let whole = contest("razor_depth=1", 4, 1);
        let mut first = None;
        let score = hold(&whole, |score| {
            first.get_or_insert(*score);
            ControlFlow::Continue(())
        });
        let rest = Contest { played: first.unwrap(), ..whole };
        assert_eq!(hold(&rest, |_| ControlFlow::Continue(())).unwrap(), score.unwrap());
    }

    #[test]
    fn a_match_ends_when_told_to() {
        let score = hold(&contest("", 100, 1), |_| ControlFlow::Break(())).unwrap();
        assert_eq!(score.games(), 2);
    }
}
