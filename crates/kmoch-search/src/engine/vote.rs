//! Several threads, one move: each votes for its own choice, and depth and score give a vote its weight.

use shakmaty::Move;

use crate::score::{Score, is_decisive, is_win};

/// What one thread found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Ballot {
    /// Its choice.
    pub m: Move,
    /// What it is worth.
    pub score: Score,
    /// The last depth searched to its end.
    pub depth: i32,
}

/// The weight of a choice as bad as the worst one, so that every thread has a say.
const LEAST_WEIGHT: i64 = 14;

/// Which thread's choice is played: a known win at once, the surest first; else the move with most
/// votes, and among threads that chose it the deepest, then the first.
pub(super) fn elect(ballots: &[Ballot]) -> usize {
    let worst = ballots.iter().map(|ballot| ballot.score).min().unwrap_or(0);
    let weight = |ballot: &Ballot| {
        (i64::from(ballot.score - worst) + LEAST_WEIGHT) * i64::from(ballot.depth.max(1))
    };
    let votes =
        |m: Move| -> i64 { ballots.iter().filter(|ballot| ballot.m == m).map(weight).sum() };
    let merit = |ballot: &Ballot| {
        let certain = if is_win(ballot.score) { ballot.score } else { 0 };
        let is_lost = is_decisive(ballot.score) && !is_win(ballot.score);
        (certain, !is_lost, votes(ballot.m), ballot.depth)
    };
    let better = |best: usize, index: usize| {
        if merit(&ballots[index]) > merit(&ballots[best]) { index } else { best }
    };
    (1..ballots.len()).fold(0, better)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::{mate_in, mated_in};
    use shakmaty::{Chess, Position};

    fn winner(ballots: &[(usize, Score, i32)]) -> usize {
        let moves = Chess::default().legal_moves();
        let ballot = |&(index, score, depth): &(usize, Score, i32)| {
            let m = moves[index];
            Ballot { m, score, depth }
        };
        elect(&ballots.iter().map(ballot).collect::<Vec<_>>())
    }

    #[test]
    fn one_thread_has_its_way() {
        assert_eq!(winner(&[(0, -300, 9)]), 0);
    }

    #[test]
    fn a_better_score_at_the_same_depth_wins_and_so_does_a_greater_depth() {
        assert_eq!(winner(&[(0, 20, 12), (1, 35, 12)]), 1);
        assert_eq!(winner(&[(0, 20, 12), (1, 20, 13)]), 1);
        assert_eq!(
            winner(&[(0, 20, 12), (1, 20, 12)]),
            0,
            "the first thread if nothing speaks against it"
        );
    }

    #[test]
    fn a_majority_outvotes_a_slightly_better_score() {
        assert_eq!(winner(&[(0, 20, 12), (1, 26, 12), (0, 21, 12)]), 0);
        assert_eq!(
            winner(&[(1, 26, 12), (0, 20, 12), (0, 21, 13)]),
            2,
            "the deepest speaks for them"
        );
    }

    #[test]
    fn the_nearest_mate_is_played_and_a_lost_line_only_if_there_is_no_other() {
        assert_eq!(winner(&[(0, 500, 20), (1, mate_in(9), 8), (2, mate_in(5), 7)]), 2);
        assert_eq!(winner(&[(0, mated_in(4), 20), (1, -900, 10)]), 1);
        assert_eq!(winner(&[(0, mated_in(4), 20), (1, mated_in(8), 20)]), 1, "or a longer one");
    }
}
