//! Nodes that are clearly too bad or too good to be searched.

use super::node::{Node, NonPv};
use super::worker::Worker;
use crate::score::{Score, is_loss, is_win};

impl Worker {
    /// Step 7. Razoring: far below alpha only captures could help, so nothing else is looked at.
    pub(super) fn razor(&mut self, node: &Node<'_>) -> Option<Score> {
        let (depth, alpha) = (node.depth, node.alpha);
        let margin = self.parameters.razor_base + self.parameters.razor_margin * depth;
        if depth > self.parameters.razor_depth || node.estimate + margin > alpha {
            return None;
        }
        let score = self.quiescence::<NonPv>(node.position, node.ply, alpha, alpha + 1, true);
        (score <= alpha).then_some(score)
    }

    /// Step 8. Reverse futility pruning (RFP): far above beta the opponent will not catch up.
    pub(super) fn reverse_futility(&self, node: &Node<'_>) -> Option<Score> {
        let parameters = &self.parameters;
        let saved = if node.improving { parameters.reverse_futility_improving } else { 0 };
        let margin = parameters.reverse_futility_margin * node.depth - saved;
        // A quiet move that was good before is looked at again.
        let knows_quiet = node.tt_move.is_some() && !node.tt_noisy;
        let holds = node.depth <= parameters.reverse_futility_depth
            && !node.tt_pv
            && !knows_quiet
            && node.estimate - margin >= node.beta
            && !is_win(node.estimate)
            && !is_loss(node.beta);
        holds.then_some(node.estimate)
    }
}
