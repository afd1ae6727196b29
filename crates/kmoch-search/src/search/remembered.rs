//! What the table says of a node before it is searched, and what the node tells the table.

use shakmaty::Move;

use super::node::Node;
use super::worker::Worker;
use crate::packed::PackedMove;
use crate::score::{NONE, Score, to_table};
use crate::tt::{Bound, Entry};

/// Beyond this clock a table entry may hide a draw by the fifty-move rule.
const CLOCK_TOO_HIGH: u32 = 90;

/// What a search has found out of a position.
pub(super) struct Found {
    pub best: Option<Move>,
    pub score: Score,
    /// The evaluation before any correction, or [`NONE`] in check.
    pub raw: Score,
    pub depth: i32,
    pub bound: Bound,
    pub was_pv: bool,
}

impl Worker {
    /// The score of an earlier search, if it was deep enough to settle this node.
    pub(super) fn settled_before(&mut self, node: &Node<'_>) -> Option<Score> {
        let (entry, score) = (node.tt?, node.tt_score);
        if i32::from(entry.depth) < node.depth
            || node.position.halfmoves() >= CLOCK_TOO_HIGH
            || !proves(entry.bound, score, node.beta)
        {
            return None;
        }
        if score >= node.beta
            && let Some(m) = node.tt_move.filter(|_| !node.tt_noisy)
        {
            let bonus = self.bonus(node.depth);
            let context = self.context(node.position, node.ply);
            self.history.update_quiet(&context, m, bonus);
        }
        Some(score)
    }

    /// Tells the table what the node is worth at first sight, so that it need not be evaluated again.
    pub(super) fn remember_evaluation(&self, key: u64, raw: Score, was_pv: bool) {
        let bare = Entry {
            best: PackedMove::NONE,
            score: NONE as i16,
            evaluation: raw as i16,
            depth: 0,
            bound: Bound::None,
            was_pv,
        };
        self.task.table.store(key, bare);
    }

    /// Tells the table what a search has found.
    pub(super) fn remember(&self, key: u64, ply: usize, found: Found) {
        let entry = Entry {
            best: found.best.map_or(PackedMove::NONE, PackedMove::from),
            score: to_table(found.score, ply),
            evaluation: found.raw as i16,
            depth: found.depth.max(0) as u8,
            bound: found.bound,
            was_pv: found.was_pv,
        };
        self.task.table.store(key, entry);
    }
}

/// The evaluation, or the stored score where its bound says more.
pub(super) fn estimate(entry: &Entry, score: Score, evaluation: Score) -> Score {
    let says_more =
        if score > evaluation { entry.bound.is_lower() } else { entry.bound.is_upper() };
    if score != NONE && says_more { score } else { evaluation }
}

/// Whether a stored bound settles the question whether the score reaches beta.
pub(super) fn proves(bound: Bound, score: Score, beta: Score) -> bool {
    score != NONE && if score >= beta { bound.is_lower() } else { bound.is_upper() }
}
