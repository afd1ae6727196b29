//! The moves of the position that is asked about.

use shakmaty::Move;

use super::Worker;
use super::variations::Line;
use crate::score::{INFINITE, MAX_PLY, Score};

/// A root move and what the search found of it.
#[derive(Debug, Clone)]
pub struct RootMove {
    /// The move.
    pub m: Move,
    /// Its score in this iteration, minus infinity when only known to be no better than the best.
    pub score: Score,
    /// Its score in the iteration before.
    pub previous: Score,
    /// The deepest ply it was looked at to.
    pub deepest: usize,
    /// Nodes spent on it in this search.
    pub nodes: u64,
    /// The line that begins with it.
    pub line: Line,
    /// The rank endgame tables give it: only the best rank is played.
    pub rank: i32,
}

impl RootMove {
    /// A root move not yet searched.
    pub fn new(m: Move) -> RootMove {
        let mut line = Line::new();
        line.push(m);
        RootMove { m, score: -INFINITE, previous: -INFINITE, deepest: 0, nodes: 0, line, rank: 0 }
    }
}

impl RootMove {
    /// Whether there is a score beyond "no better than the best".
    pub fn is_scored(&self) -> bool {
        self.score != -INFINITE
    }
}

/// Sorts moves best first; equal ones stay in order, so nothing depends on chance.
pub fn sort(moves: &mut [RootMove]) {
    moves.sort_by_key(|root| std::cmp::Reverse((root.score, root.previous)));
}

impl Worker {
    /// Whether the move is one of those still to be searched for this line.
    pub(super) fn is_wanted_at_root(&self, m: Move) -> bool {
        self.root_moves[self.first_root_move..].iter().any(|root| root.m == m)
    }

    /// Writes down what a root move came to.
    pub(super) fn record_root(&mut self, m: Move, score: Score, spent: u64, is_best: bool) {
        let deepest = self.deepest;
        let Some(root) = self.root_moves.iter_mut().find(|root| root.m == m) else {
            return;
        };
        root.nodes += spent;
        if is_best {
            root.score = score;
            root.deepest = deepest;
            root.line.clear();
            root.line.push(m);
            let rest = self.variations.line(1).iter().copied();
            root.line.extend(rest.take(MAX_PLY - 1));
        } else {
            root.score = -INFINITE;
        }
    }
}
