//! Moves that need no search: late, hopeless, often in vain, or losing material.

use super::history::Context;
use super::move_loop::Candidate;
use super::node::Node;
use super::picker::Picker;
use super::reductions::PLY;
use super::see::{exchange_value, see_ge};
use super::worker::Worker;

/// History that lets a capture lose one centipawn more.
const NOISY_HISTORY_PER_CENTIPAWN: i32 = 128;

impl Worker {
    /// Step 13. Pruning at shallow depth.
    pub(super) fn prune_move(
        &self,
        node: &Node<'_>,
        candidate: &Candidate,
        context: &Context,
        picker: &mut Picker,
    ) -> bool {
        let checks = node.checks.contains(candidate.m);
        if candidate.noisy || checks {
            (candidate.noisy && !checks && self.is_futile_capture(node, candidate))
                || self.loses_too_much(node, candidate, picker)
        } else {
            self.prune_quiet(node, candidate, context, picker)
        }
    }

    /// Futility pruning of captures: the whole catch added, it still does not reach alpha.
    fn is_futile_capture(&self, node: &Node<'_>, candidate: &Candidate) -> bool {
        if node.in_check {
            return false;
        }
        let parameters = &self.parameters;
        let m = candidate.m;
        let reduction = self.reductions.of(node.depth, candidate.number, true);
        let left = (node.depth - 1 - reduction / PLY).max(0);
        let margin = parameters.noisy_futility_base + parameters.noisy_futility_margin * left;
        let catch = m.capture().map_or(0, exchange_value)
            + m.promotion().map_or(0, exchange_value)
            + candidate.history / NOISY_HISTORY_PER_CENTIPAWN;
        left <= parameters.futility_depth && node.evaluation + margin + catch <= node.alpha
    }

    /// SEE pruning of captures and checks.
    fn loses_too_much(&self, node: &Node<'_>, candidate: &Candidate, picker: &Picker) -> bool {
        let allowed = self.parameters.see_noisy_margin * node.depth
            + candidate.history / NOISY_HISTORY_PER_CENTIPAWN;
        node.depth <= self.parameters.see_depth
            && !picker.last_gains(node.position.board(), candidate.m, -allowed)
    }

    fn prune_quiet(
        &self,
        node: &Node<'_>,
        candidate: &Candidate,
        context: &Context,
        picker: &mut Picker,
    ) -> bool {
        let parameters = &self.parameters;
        let (depth, m) = (node.depth, candidate.m);
        let reduction = self.reductions.of(depth, candidate.number, false)
            - candidate.history * PLY / parameters.reduction_history_divisor;
        let left = (depth - 1 - reduction / PLY).max(0);

        // Late move pruning (LMP): after so many moves no quiet one will help.
        let late = (parameters.late_move_base + depth * depth) / (2 - i32::from(node.improving));
        if depth <= parameters.late_move_depth && candidate.number as i32 > late {
            picker.skip_quiet();
            return true;
        }
        // Futility pruning: no quiet move makes up for so much.
        let margin = parameters.futility_base + parameters.futility_margin * left;
        if !node.in_check
            && left <= parameters.futility_depth
            && node.evaluation + margin <= node.alpha
        {
            picker.skip_quiet();
            return true;
        }
        // History pruning: it was tried in vain often enough.
        if left <= parameters.history_pruning_depth
            && candidate.history < -parameters.history_pruning_margin * depth
        {
            return true;
        }
        // SEE pruning: it loses material.
        depth <= parameters.see_depth
            && context.is_within_reach(m)
            && !see_ge(node.position.board(), m, -parameters.see_quiet_margin * left * left)
    }
}
