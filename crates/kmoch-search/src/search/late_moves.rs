//! Late moves: searched shallower first, and deeper only if they surprise.

use shakmaty::Move;

use super::Worker;
use super::history::Context;
use super::node::{Node, Scout};
use super::picker::Refutations;
use super::pruning::Facts;
use super::reductions::PLY;
use crate::keyed::Keyed;
use crate::score::Score;

/// Cutoffs among the replies from which on late moves are reduced more.
const MANY_CUTOFFS: u32 = 3;

impl Worker {
    /// A late move: reduced first, then, if it surprises, to full depth, still with a closed window.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn search_reduced(
        &mut self,
        child: &Keyed,
        ply: usize,
        new_depth: i32,
        reduction: i32,
        alpha: Score,
        beta: Score,
        best_score: Score,
        cut_node: bool,
        m: Move,
        noisy: bool,
        context: &Context,
    ) -> Score {
        let reduced = (new_depth - reduction / PLY).clamp(1.min(new_depth), new_depth.max(1));
        self.frame_mut(ply).reduction = new_depth - reduced;
        let mut score = -self.pvs::<Scout>(child, ply + 1, reduced, -alpha - 1, -alpha, true);
        self.frame_mut(ply).reduction = 0;
        if score > alpha && reduced < new_depth && !self.stopped {
            let mut full = new_depth;
            if score > best_score + self.parameters.deeper_margin {
                full += 1;
            } else if score < best_score + new_depth {
                full -= 1;
            }
            if full > reduced {
                score = -self.pvs::<Scout>(child, ply + 1, full, -alpha - 1, -alpha, !cut_node);
            }
            if !noisy && !self.stopped {
                let bonus = self.bonus(full);
                if score >= beta {
                    self.history.update_continuations(context, m, bonus);
                } else if score <= alpha {
                    self.history.update_continuations(context, m, -bonus);
                }
            }
        }
        score
    }

    #[allow(clippy::too_many_arguments)]
    pub(super) fn adjust_reduction<N: Node>(
        &self,
        ply: usize,
        m: Move,
        noisy: bool,
        history: i32,
        gives_check: bool,
        hash_is_noisy: bool,
        refutations: &Refutations,
        facts: &Facts,
    ) -> i32 {
        let parameters = &self.parameters;
        let when = |condition: bool, amount: i32| if condition { amount } else { 0 };
        let mut change = 0;
        change -= when(facts.on_variation, parameters.reduction_variation);
        change -= when(gives_check, parameters.reduction_check);
        change += when(facts.cut_node, parameters.reduction_cut_node);
        change += when(!facts.improving, parameters.reduction_not_improving);
        change +=
            when(self.frame(ply + 1).cutoffs > MANY_CUTOFFS, parameters.reduction_child_cutoffs);
        if noisy {
            change - history * PLY / parameters.reduction_history_divisor
        } else {
            change += when(hash_is_noisy, parameters.reduction_hash_capture);
            change -= when(refutations.contains(m), parameters.reduction_refutation);
            change - history * PLY / parameters.reduction_history_divisor
        }
    }
}
