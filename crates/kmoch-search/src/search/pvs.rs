//! Principal variation search (PVS): the first move with an open window, the others to prove them no better.

use super::node::{Node, NodeType};
use super::remembered::estimate;
use super::worker::Worker;
use crate::keyed::Keyed;
use crate::moves::{is_noisy, recall};
use crate::packed::PackedMove;
use crate::score::{DRAW, MAX_PLY, NONE, Score, from_table, mate_in, mated_in};

impl Worker {
    /// What a position is worth for the side to move, searched so deep; exact within the window,
    /// a bound outside of it.
    pub(super) fn pvs<N: NodeType>(
        &mut self,
        position: &Keyed,
        ply: usize,
        depth: i32,
        alpha: Score,
        beta: Score,
        cut_node: bool,
    ) -> Score {
        // Step 1. Quiescence search (QS) at the horizon.
        if depth <= 0 {
            return self.quiescence::<N>(position, ply, alpha, beta, true);
        }
        let mut node = Node::new(position, ply, depth, (alpha, beta), cut_node);
        if let Some(score) = self
            .enter_node::<N>(&mut node)
            .or_else(|| self.look_up::<N>(&mut node))
            .or_else(|| self.judge::<N>(&mut node))
        {
            return score;
        }
        // Step 11. Internal iterative reduction (IIR): without a move to start with, the next
        // visit will have one, so the effort is saved for it.
        if node.tt_move.is_none()
            && node.excluded.is_none()
            && node.depth >= self.parameters.internal_reduction_depth
            && (N::PV || cut_node)
        {
            node.depth -= 1;
        }
        self.search_moves::<N>(&mut node)
    }

    /// Counts the node, and whether the rules or a nearer mate settle it.
    fn enter_node<N: NodeType>(&mut self, node: &mut Node<'_>) -> Option<Score> {
        let ply = node.ply;
        if N::PV {
            self.variations.clear(ply);
        }
        if !self.enter(ply) {
            return Some(DRAW);
        }
        if !N::ROOT {
            // Step 2. Draws by rule, and the end of the stack.
            if self.is_draw(node.position, ply) {
                return Some(DRAW);
            }
            if ply >= MAX_PLY - 1 {
                return Some(if node.in_check { DRAW } else { self.evaluate(node.position) });
            }
            // Step 3. Mate-distance pruning: nothing here can beat a mate found nearer the root.
            node.alpha = node.alpha.max(mated_in(ply));
            node.beta = node.beta.min(mate_in(ply + 1));
            if node.alpha >= node.beta {
                return Some(node.alpha);
            }
        }
        node.original_alpha = node.alpha;
        node.excluded = self.frame(ply).excluded;
        self.frame_mut(ply + 1).excluded = None;
        let grandchild = self.frame_mut(ply + 2);
        grandchild.killers = [PackedMove::NONE; 2];
        grandchild.cutoffs = 0;
        if !N::ROOT {
            self.frame_mut(ply).double_extensions = self.frame_before(ply, 1).double_extensions;
        }
        None
    }

    /// What earlier searches and endgame tables know, if that settles the node.
    fn look_up<N: NodeType>(&mut self, node: &mut Node<'_>) -> Option<Score> {
        // Step 4. Transposition table (TT).
        let (position, ply) = (node.position, node.ply);
        if node.excluded.is_none() {
            node.tt = self.task.table.probe(position.key());
        }
        node.tt_score = node.tt.map_or(NONE, |entry| from_table(entry.score, ply));
        node.tt_move = if N::ROOT {
            Some(self.root_moves[self.first_root_move].m)
        } else {
            node.tt.and_then(|entry| recall(position, entry.best))
        };
        node.tt_noisy = node.tt_move.is_some_and(is_noisy);
        if node.excluded.is_some() {
            node.tt_pv = self.frame(ply).tt_pv;
            return None;
        }
        node.tt_pv = N::PV || node.tt.is_some_and(|entry| entry.was_pv);
        self.frame_mut(ply).tt_pv = node.tt_pv;
        if N::PV {
            return None;
        }
        // Step 5. Endgame tables (TB), where the TT does not settle it.
        self.settled_before(node).or_else(|| self.probe_tablebases(node))
    }

    /// What the node is worth at sight, and whether that settles it.
    fn judge<N: NodeType>(&mut self, node: &mut Node<'_>) -> Option<Score> {
        // Step 6. Static evaluation; none in check.
        let ply = node.ply;
        if node.in_check {
            self.frame_mut(ply).evaluation = NONE;
            return None;
        }
        if node.excluded.is_some() {
            node.raw = self.frame(ply).evaluation;
            (node.evaluation, node.estimate) = (node.raw, node.raw);
            node.improving = self.is_improving(ply, node.evaluation);
            return None;
        }
        let stored = node.tt.map_or(NONE, |entry| Score::from(entry.evaluation));
        node.raw = if stored == NONE { self.evaluate(node.position) } else { stored };
        node.evaluation = self.corrected(node.position, ply, node.raw);
        self.frame_mut(ply).evaluation = node.evaluation;
        node.improving = self.is_improving(ply, node.evaluation);
        node.depth += self.hindsight(ply, node.depth, node.evaluation);
        node.estimate = match &node.tt {
            Some(entry) => estimate(entry, node.tt_score, node.evaluation),
            None => {
                self.remember_evaluation(node.position.key(), node.raw, node.tt_pv);
                node.evaluation
            }
        };
        if N::PV {
            return None;
        }
        let pruned = self
            .razor(node)
            .or_else(|| self.reverse_futility(node))
            .or_else(|| self.null_move(node))
            .or_else(|| self.probcut(node));
        pruned.or_else(|| self.stopped.then_some(DRAW))
    }

    /// Whether the static evaluation rose since the same side's last turn.
    fn is_improving(&self, ply: usize, evaluation: Score) -> bool {
        let two = self.frame_before(ply, 2).evaluation;
        let four = self.frame_before(ply, 4).evaluation;
        if two != NONE {
            evaluation > two
        } else if four != NONE {
            evaluation > four
        } else {
            true
        }
    }
}
