//! Null move pruning: if passing is good enough, some move will be.

use super::history::NO_MOVE;
use super::node::{Node, NonPv};
use super::worker::Worker;
use crate::score::{Score, is_loss, is_win};

/// While a null move is verified, for so many quarters of the remaining depth there is no other.
const VERIFICATION_QUARTERS: usize = 3;
const QUARTERS: usize = 4;

impl Worker {
    /// Step 9. Null move pruning (NMP), verified where the depth is worth it.
    pub(super) fn null_move(&mut self, node: &Node<'_>) -> Option<Score> {
        let (position, ply, depth, beta) = (node.position, node.ply, node.depth, node.beta);
        let parameters = &self.parameters;
        if depth < parameters.null_depth
            || node.estimate < beta
            || node.evaluation < beta
            || self.frame_before(ply, 1).destination == NO_MOVE
            || ply < self.no_null_before
            || is_loss(beta)
            || !position.has_pieces()
        {
            return None;
        }
        let above = (node.estimate - beta) / parameters.null_evaluation_divisor;
        let reduction = parameters.null_base
            + depth / parameters.null_divisor
            + above.min(parameters.null_evaluation_most);
        let score = self.pass(node, depth - reduction)?;
        if self.stopped || score < beta {
            return None;
        }
        let score = if is_win(score) { beta } else { score };
        if depth < self.parameters.null_verification_depth || self.no_null_before > 0 {
            return Some(score);
        }
        self.no_null_before =
            ply + (depth - reduction).max(0) as usize * VERIFICATION_QUARTERS / QUARTERS;
        let verified = self.pvs::<NonPv>(position, ply, depth - reduction, beta - 1, beta, false);
        self.no_null_before = 0;
        (verified >= beta && !self.stopped).then_some(score)
    }

    /// The score when the opponent moves twice.
    fn pass(&mut self, node: &Node<'_>, depth: i32) -> Option<Score> {
        let (ply, beta) = (node.ply, node.beta);
        let passed = node.position.pass()?;
        self.frame_mut(ply).destination = NO_MOVE;
        let floor = std::mem::replace(&mut self.path_floor, self.path.len());
        self.task.table.prefetch(passed.key());
        self.path.push(passed.key());
        let score = -self.pvs::<NonPv>(&passed, ply + 1, depth, -beta, -beta + 1, !node.cut_node);
        self.leave();
        self.path_floor = floor;
        Some(score)
    }
}
