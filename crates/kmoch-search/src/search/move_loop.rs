//! The moves of a node, one after the other.

use kmoch_eval::{Amount, Readings};
use shakmaty::Move;

use super::cuts::Manner;
use super::history::Context;
use super::learning::Tried;
use super::node::{Node, NodeType, NonPv};
use super::picker::{Picker, Refutations, Wanted};
use super::singular::Verdict;
use super::worker::Worker;
use crate::keyed::Keyed;
use crate::moves::checks::CheckSquares;
use crate::moves::is_noisy;
use crate::score::{DRAW, INFINITE, Score, is_loss};

const MILLIPAWNS_PER_CENTIPAWN: i32 = 10;

/// What the moves tried so far have come to, and what the others are judged by.
pub(super) struct MoveLoop {
    pub context: Context,
    pub refutations: Refutations,
    /// How many moves were taken up.
    pub number: usize,
    pub best_score: Score,
    /// The move that raised alpha, if one did.
    pub best: Option<Move>,
    /// What the cutting rules measure in the position itself, once one was asked.
    rules_before: Option<Readings>,
}

/// A move as it is taken up.
pub(super) struct Candidate {
    pub m: Move,
    /// Whether it captures or promotes.
    pub noisy: bool,
    /// Which move of the node it is, from 1.
    pub number: usize,
    /// How well it did elsewhere.
    pub history: i32,
}

impl Worker {
    /// Steps 12 to 18 for every move, and what the node teaches.
    pub(super) fn search_moves<N: NodeType>(&mut self, node: &mut Node<'_>) -> Score {
        node.checks = CheckSquares::new(node.position);
        let mut so_far = MoveLoop {
            context: self.context_of_all(node.position, node.ply, node.checks),
            refutations: self.refutations(node.ply),
            number: 0,
            best_score: -INFINITE,
            best: None,
            rules_before: None,
        };
        let mut picker = Picker::new(Wanted::All, node.tt_move, so_far.refutations);
        let mut tried = Tried::default();
        let weighs_moves = node.depth >= self.parameters.tie_break_depth && !node.in_check;

        // Step 12. The moves in order.
        while let Some(m) = self.pick(node, &so_far.context, &mut picker, weighs_moves) {
            if Some(m) == node.excluded || (N::ROOT && !self.is_wanted_at_root(m)) {
                continue;
            }
            so_far.number += 1;
            self.expect(node.position, m);
            let candidate = self.candidate(m, &so_far);
            // Step 13. Pruning at shallow depth.
            if !N::ROOT
                && !is_loss(so_far.best_score)
                && node.position.has_pieces()
                && self.prune_move(node, &candidate, &so_far.context, &mut picker)
            {
                continue;
            }
            // Step 14. Singular extensions.
            let extension = match self.singular::<N>(node, m) {
                Verdict::Extend(plies) => plies,
                Verdict::Cut(score) => return score,
            };
            if self.stopped {
                return DRAW;
            }
            let Some(score) = self.search_move::<N>(node, &mut so_far, &candidate, extension)
            else {
                continue;
            };
            if self.stopped {
                return DRAW;
            }
            if self.raises_beta::<N>(node, &mut so_far, m, score) {
                break;
            }
            if Some(m) != so_far.best {
                tried.push(m, candidate.noisy);
            }
        }
        self.conclude::<N>(node, &so_far, &tried)
    }

    /// The next move. At some depth the clauses about a move tell apart those of which nothing is known.
    fn pick(
        &mut self,
        node: &Node<'_>,
        context: &Context,
        picker: &mut Picker,
        weighs_moves: bool,
    ) -> Option<Move> {
        let position = node.position;
        let evaluator = &mut self.evaluator;
        let mut tie_break = |m: Move| {
            let for_white = position.turn().fold_wb(node.evaluation, -node.evaluation);
            let total = Amount::from_millipawns(for_white * MILLIPAWNS_PER_CENTIPAWN);
            evaluator.move_worth(position.board(), m, total).millipawns() as i32
        };
        let weighing = weighs_moves.then_some(&mut tie_break as _);
        picker.next(position, &self.history, context, weighing)
    }

    #[inline]
    fn candidate(&self, m: Move, so_far: &MoveLoop) -> Candidate {
        let noisy = is_noisy(m);
        let context = &so_far.context;
        let history = if noisy {
            self.history.capture(context.color, m)
        } else {
            self.history.quiet(context, m)
        };
        Candidate { m, noisy, number: so_far.number, history }
    }

    /// Plays a move and searches what comes of it; nothing if a rule cuts it.
    fn search_move<N: NodeType>(
        &mut self,
        node: &Node<'_>,
        so_far: &mut MoveLoop,
        candidate: &Candidate,
        extension: i32,
    ) -> Option<Score> {
        let (ply, m) = (node.ply, candidate.m);
        let nodes_before = self.nodes;
        self.frame_mut(ply).number = candidate.number;
        let child = self.go_to(node.position, ply, m);
        let mut new_depth = node.depth - 1 + extension;
        // Step 15. Cutting rules (off unless asked for).
        if !N::ROOT && !self.task.cuts.is_off() && self.is_against_a_rule(node, so_far, m, &child) {
            if self.task.cuts.manner == Manner::Cut {
                self.leave();
                return None;
            }
            new_depth -= self.parameters.cut_reduction;
        }
        let twice = i32::from(extension >= 2);
        self.frame_mut(ply).double_extensions += twice;
        let score = self.search_child::<N>(node, so_far, candidate, &child, new_depth);
        self.frame_mut(ply).double_extensions -= twice;
        self.leave();
        if N::ROOT && !self.stopped {
            let spent = self.nodes - nodes_before;
            self.record_root(m, score, spent, candidate.number == 1 || score > node.alpha);
        }
        Some(score)
    }

    #[inline]
    fn search_child<N: NodeType>(
        &mut self,
        node: &Node<'_>,
        so_far: &MoveLoop,
        candidate: &Candidate,
        child: &Keyed,
        new_depth: i32,
    ) -> Score {
        let (ply, alpha, number) = (node.ply, node.alpha, candidate.number);
        let mut score = -INFINITE;
        if node.depth >= 2 && number > 1 + usize::from(N::ROOT) {
            // Step 16. Late move reduction (LMR).
            score = self.search_reduced(node, so_far, candidate, child, new_depth);
        } else if !N::PV || number > 1 {
            // Step 17. A closed window: is it any better than alpha?
            let cut_node = !node.cut_node;
            score = -self.pvs::<NonPv>(child, ply + 1, new_depth, -alpha - 1, -alpha, cut_node);
        }
        // Step 18. An open window: how much better?
        if N::PV && (number == 1 || (score > alpha && !self.stopped)) {
            score = -self.pvs::<N::Child>(child, ply + 1, new_depth, -node.beta, -alpha, false);
        }
        score
    }

    /// Takes a score in; whether it ends the search of the node.
    #[inline]
    fn raises_beta<N: NodeType>(
        &mut self,
        node: &mut Node<'_>,
        so_far: &mut MoveLoop,
        m: Move,
        score: Score,
    ) -> bool {
        if score <= so_far.best_score {
            return false;
        }
        so_far.best_score = score;
        if score <= node.alpha {
            return false;
        }
        so_far.best = Some(m);
        if N::PV {
            self.variations.set(node.ply, m);
        }
        if score >= node.beta {
            return true;
        }
        node.alpha = score;
        false
    }

    /// Whether a cutting rule acts on a move that leads to a child: broken for the mover, and worse
    /// than before. Never in check, and never before another move has been searched.
    fn is_against_a_rule(
        &mut self,
        node: &Node<'_>,
        so_far: &mut MoveLoop,
        m: Move,
        child: &Keyed,
    ) -> bool {
        if node.in_check
            || so_far.best_score == -INFINITE
            || !self.evaluator.weights().cutting().asks(m)
        {
            return false;
        }
        let rules = self.task.cuts.rules;
        let (board, mover) = (node.position.board(), node.position.turn());
        let evaluator = &mut self.evaluator;
        let before =
            so_far.rules_before.get_or_insert_with(|| evaluator.readings(board, mover, rules));
        !evaluator.acting(before, child.board(), mover, rules).is_empty()
    }
}
