//! Late move reduction (LMR): late moves are searched shallower first, and deeper only if they surprise.

use super::move_loop::{Candidate, MoveLoop};
use super::node::{Node, NonPv};
use super::reductions::PLY;
use super::worker::Worker;
use crate::keyed::Keyed;
use crate::score::Score;

/// Cutoffs among the replies from which on late moves are reduced more.
const MANY_CUTOFFS: u32 = 3;

impl Worker {
    /// Step 16. LMR: reduced first, then, if it surprises, to full depth, still with a closed window.
    pub(super) fn search_reduced(
        &mut self,
        node: &Node<'_>,
        so_far: &MoveLoop,
        candidate: &Candidate,
        child: &Keyed,
        new_depth: i32,
    ) -> Score {
        let (ply, alpha) = (node.ply, node.alpha);
        let reduction = self.reductions.of(node.depth, candidate.number, candidate.noisy)
            + self.adjust_reduction(node, so_far, candidate, child.is_check());
        let reduced = (new_depth - reduction / PLY).clamp(1.min(new_depth), new_depth.max(1));
        self.frame_mut(ply).reduction = new_depth - reduced;
        let mut score = -self.pvs::<NonPv>(child, ply + 1, reduced, -alpha - 1, -alpha, true);
        self.frame_mut(ply).reduction = 0;
        if score <= alpha || reduced >= new_depth || self.stopped {
            return score;
        }
        let mut full = new_depth;
        if score > so_far.best_score + self.parameters.deeper_margin {
            full += 1;
        } else if score < so_far.best_score + new_depth {
            full -= 1;
        }
        if full > reduced {
            let cut_node = !node.cut_node;
            score = -self.pvs::<NonPv>(child, ply + 1, full, -alpha - 1, -alpha, cut_node);
        }
        if !candidate.noisy && !self.stopped {
            let bonus = self.bonus(full);
            if score >= node.beta {
                self.history.update_continuations(&so_far.context, candidate.m, bonus);
            } else if score <= alpha {
                self.history.update_continuations(&so_far.context, candidate.m, -bonus);
            }
        }
        score
    }

    /// What speaks for searching a move shallower or deeper than its number says, in 1024ths of a ply.
    fn adjust_reduction(
        &self,
        node: &Node<'_>,
        so_far: &MoveLoop,
        candidate: &Candidate,
        gives_check: bool,
    ) -> i32 {
        let parameters = &self.parameters;
        let when = |condition: bool, amount: i32| if condition { amount } else { 0 };
        let many_cutoffs = self.frame(node.ply + 1).cutoffs > MANY_CUTOFFS;
        let misjudged =
            !node.in_check && (node.estimate - node.raw).abs() > parameters.misjudged_margin;
        let mut change = 0;
        change -= when(node.tt_pv, parameters.reduction_variation);
        change -= when(misjudged, parameters.reduction_misjudged);
        change -= when(gives_check, parameters.reduction_check);
        change += when(node.cut_node, parameters.reduction_cut_node);
        change += when(node.cut_node && node.tt_move.is_none(), parameters.reduction_no_tt_move);
        change += when(!node.improving, parameters.reduction_not_improving);
        change += when(many_cutoffs, parameters.reduction_child_cutoffs);
        let divisor = if candidate.noisy {
            parameters.reduction_noisy_history_divisor
        } else {
            parameters.reduction_history_divisor
        };
        if !candidate.noisy {
            let refutes = so_far.refutations.contains(candidate.m);
            change += when(node.tt_noisy, parameters.reduction_hash_capture);
            change -= when(refutes, parameters.reduction_refutation);
        }
        change - candidate.history * PLY / divisor
    }
}
