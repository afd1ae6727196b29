//! Singular extensions: a move much better than all others deserves a deeper look.

use shakmaty::Move;

use super::Worker;
use super::node::{Node, Scout};
use super::pruning::Facts;
use crate::keyed::Keyed;
use crate::score::{NONE, Score, is_decisive};

/// What comes of trying the other moves.
pub(super) enum Verdict {
    /// Search the move so many plies deeper (or, below zero, shallower).
    Extend(i32),
    /// Other moves are good enough too: the node fails high.
    Cut(Score),
}

/// The margin is kept in parts of a centipawn.
const MARGIN_PARTS: i32 = 16;

impl Worker {
    /// Searches all moves but the hash move, shallower, to see whether it stands alone.
    pub(super) fn singular<N: Node>(
        &mut self,
        position: &Keyed,
        ply: usize,
        depth: i32,
        beta: Score,
        m: Move,
        facts: &Facts,
    ) -> Verdict {
        let parameters = &self.parameters;
        let Some(entry) = facts.entry else {
            return Verdict::Extend(0);
        };
        if depth < parameters.singular_depth
            || i32::from(entry.depth) < depth - parameters.singular_entry_margin
            || !entry.bound.is_lower()
            || facts.entry_score == NONE
            || is_decisive(facts.entry_score)
        {
            return Verdict::Extend(0);
        }
        let margin = parameters.singular_margin * depth / MARGIN_PARTS;
        let double_margin = parameters.singular_double_margin;
        let double_most = parameters.singular_double_most;
        let goal = facts.entry_score - margin;

        self.frame_mut(ply).excluded = Some(m);
        let others =
            self.pvs::<Scout>(position, ply, (depth - 1) / 2, goal - 1, goal, facts.cut_node);
        self.frame_mut(ply).excluded = None;
        if self.stopped {
            return Verdict::Extend(0);
        }

        if others < goal {
            let twice = !N::VARIATION
                && others < goal - double_margin
                && self.frame(ply).double_extensions < double_most;
            Verdict::Extend(1 + i32::from(twice))
        } else if others >= beta && !is_decisive(others) {
            Verdict::Cut(others)
        } else if facts.entry_score >= beta {
            Verdict::Extend(if N::VARIATION { -1 } else { -2 })
        } else if facts.cut_node {
            Verdict::Extend(-1)
        } else {
            Verdict::Extend(0)
        }
    }
}
