//! Singular extensions (SE): a move much better than all others deserves a deeper look.

use shakmaty::Move;

use super::node::{Node, NodeType, NonPv};
use super::worker::Worker;
use crate::score::{NONE, Score, is_decisive};

/// What comes of trying the other moves.
pub(super) enum Verdict {
    /// Search the move so many plies deeper (or, below zero, shallower).
    Extend(i32),
    /// Multi-cut: other moves are good enough too, so the node fails high.
    Cut(Score),
}

/// The margin is kept in parts of a centipawn.
const MARGIN_PARTS: i32 = 16;

impl Worker {
    /// Step 14. Singular extensions: all moves but the table's are searched, shallower, to see
    /// whether it stands alone.
    pub(super) fn singular<N: NodeType>(&mut self, node: &Node<'_>, m: Move) -> Verdict {
        let (ply, depth) = (node.ply, node.depth);
        let parameters = &self.parameters;
        if N::ROOT
            || node.excluded.is_some()
            || Some(m) != node.tt_move
            || ply >= 2 * self.root_depth as usize
            || depth < parameters.singular_depth
            || node.tt_score == NONE
            || is_decisive(node.tt_score)
            || !node.tt.is_some_and(|entry| {
                entry.bound.is_lower()
                    && i32::from(entry.depth) >= depth - parameters.singular_entry_margin
            })
        {
            return Verdict::Extend(0);
        }
        let double_margin = parameters.singular_double_margin;
        let double_most = parameters.singular_double_most;
        let goal = node.tt_score - parameters.singular_margin * depth / MARGIN_PARTS;

        self.frame_mut(ply).excluded = Some(m);
        let half = (depth - 1) / 2;
        let others = self.pvs::<NonPv>(node.position, ply, half, goal - 1, goal, node.cut_node);
        self.frame_mut(ply).excluded = None;
        if self.stopped {
            return Verdict::Extend(0);
        }

        if others < goal {
            let twice = !N::PV
                && others < goal - double_margin
                && self.frame(ply).double_extensions < double_most;
            Verdict::Extend(1 + i32::from(twice))
        } else if others >= node.beta && !is_decisive(others) {
            Verdict::Cut(others)
        } else if node.tt_score >= node.beta {
            Verdict::Extend(if N::PV { -1 } else { -2 })
        } else if node.cut_node {
            Verdict::Extend(-1)
        } else {
            Verdict::Extend(0)
        }
    }
}
