//! Principal variation search: the first move with an open window, the others to prove them no better.

use kmoch_eval::{Amount, is_asked};
use shakmaty::Move;

use super::Worker;
use super::checks::CheckSquares;
use super::cuts::Manner;
use super::learning::Tried;
use super::node::{Node, Scout};
use super::picker::{Picker, Wanted, is_noisy};
use super::pruning::Facts;
use super::remembered::{Found, estimate};
use crate::keyed::Keyed;
use crate::moves::recall;
use crate::packed::PackedMove;
use crate::score::{
    DRAW, INFINITE, MAX_PLY, NONE, Score, from_table, is_decisive, mate_in, mated_in,
};
use crate::table::Bound;

const MILLIPAWNS_PER_CENTIPAWN: i32 = 10;
/// Below this depth the moves after one that raised alpha are searched shallower.
const RAISED_DEPTH: i32 = 12;

impl Worker {
    pub(super) fn pvs<N: Node>(
        &mut self,
        position: &Keyed,
        ply: usize,
        mut depth: i32,
        mut alpha: Score,
        mut beta: Score,
        cut_node: bool,
    ) -> Score {
        if depth <= 0 {
            return self.quiescence::<N>(position, ply, alpha, beta, true);
        }
        if N::VARIATION {
            self.variations.clear(ply);
        }
        if !self.enter(ply) {
            return DRAW;
        }
        let in_check = position.is_check();
        if !N::ROOT {
            if self.is_draw(position, ply) {
                return DRAW;
            }
            if ply >= MAX_PLY - 1 {
                return if in_check { DRAW } else { self.evaluate(position) };
            }
            // Mate-distance pruning: nothing here can beat a mate already found nearer the root.
            alpha = alpha.max(mated_in(ply));
            beta = beta.min(mate_in(ply + 1));
            if alpha >= beta {
                return alpha;
            }
        }
        let original_alpha = alpha;
        let excluded = self.frame(ply).excluded;
        self.frame_mut(ply + 1).excluded = None;
        self.frame_mut(ply + 2).killers = [PackedMove::NONE; 2];
        self.frame_mut(ply + 2).cutoffs = 0;
        if !N::ROOT {
            self.frame_mut(ply).double_extensions = self.frame_before(ply, 1).double_extensions;
        }

        let key = position.key();
        let entry = if excluded.is_none() { self.task.table.probe(key) } else { None };
        let entry_score = entry.map_or(NONE, |entry| from_table(entry.score, ply));
        let hash = if N::ROOT {
            Some(self.root_moves[self.first_root_move].m)
        } else {
            entry.and_then(|entry| recall(position, entry.best))
        };
        let hash_is_noisy = hash.is_some_and(is_noisy);
        if excluded.is_none() {
            self.frame_mut(ply).on_variation =
                N::VARIATION || entry.is_some_and(|entry| entry.on_variation);
        }
        let on_variation = self.frame(ply).on_variation;
        if !N::VARIATION
            && let Some(entry) = entry
            && let Some(score) = self.settled_before(position, ply, depth, beta, &entry, hash)
        {
            return score;
        }

        if !N::VARIATION
            && excluded.is_none()
            && let Some(score) = self.probe_tablebases(position, ply, depth, beta)
        {
            return score;
        }

        let stored = entry.map_or(NONE, |entry| Score::from(entry.evaluation));
        let raw = if in_check {
            NONE
        } else if excluded.is_some() {
            self.frame(ply).evaluation
        } else if stored != NONE {
            stored
        } else {
            self.evaluate(position)
        };
        let evaluation =
            if in_check || excluded.is_some() { raw } else { self.corrected(position, ply, raw) };
        let mut facts = Facts {
            in_check,
            evaluation,
            estimate: evaluation,
            improving: false,
            hash,
            entry,
            entry_score,
            on_variation,
            cut_node,
            checks: CheckSquares::default(),
        };
        if !in_check && excluded.is_none() {
            self.frame_mut(ply).evaluation = evaluation;
            facts.improving = self.is_improving(ply, evaluation);
            depth += self.hindsight(ply, depth, evaluation);
            match &entry {
                Some(entry) => facts.estimate = estimate(entry, entry_score, evaluation),
                None => self.remember_evaluation(key, raw, on_variation),
            }
            if !N::VARIATION
                && let Some(score) = self.prune_node(position, ply, depth, alpha, beta, &facts)
            {
                return score;
            }
            if self.stopped {
                return DRAW;
            }
        } else if in_check {
            self.frame_mut(ply).evaluation = NONE;
        } else {
            facts.improving = self.is_improving(ply, evaluation);
        }

        // Without a move to start with, the next visit will have one: save the effort for it.
        if hash.is_none()
            && excluded.is_none()
            && depth >= self.parameters.internal_reduction_depth
            && (N::VARIATION || cut_node)
        {
            depth -= 1;
        }

        facts.checks = CheckSquares::new(position);
        let context = self.context(position, ply);
        let refutations = self.refutations(ply);
        let mut picker = Picker::new(Wanted::All, hash, refutations);
        let mut tried = Tried::default();
        let mut best_score = -INFINITE;
        let mut best = None::<Move>;
        let mut number = 0;
        let may_cut = !self.task.cuts.is_off();
        let mut rules_before = None;

        let weighs_moves = depth >= self.parameters.tie_break_depth && !in_check;
        loop {
            let evaluator = &mut self.evaluator;
            let mut tie_break = |m: Move| {
                if !weighs_moves {
                    return 0;
                }
                let for_white = position.turn().fold_wb(evaluation, -evaluation);
                let total = Amount::from_millipawns(for_white * MILLIPAWNS_PER_CENTIPAWN);
                evaluator.move_worth(position.board(), m, total).millipawns() as i32
            };
            let next = picker.next(position, &self.history, &context, &mut tie_break);
            let Some(m) = next else { break };
            if Some(m) == excluded || (N::ROOT && !self.is_wanted_at_root(m)) {
                continue;
            }
            number += 1;
            let noisy = is_noisy(m);
            let history = if noisy {
                self.history.capture(context.color, m)
            } else {
                self.history.quiet(&context, m)
            };

            if !N::ROOT
                && !crate::score::is_loss(best_score)
                && position.has_pieces()
                && self.prune_move(
                    position,
                    m,
                    noisy,
                    number,
                    depth,
                    alpha,
                    history,
                    &context,
                    &facts,
                    &mut picker,
                )
            {
                continue;
            }

            let mut extension = 0;
            if !N::ROOT
                && excluded.is_none()
                && Some(m) == hash
                && ply < 2 * self.root_depth as usize
            {
                match self.singular::<N>(position, ply, depth, beta, m, &facts) {
                    super::singular::Verdict::Extend(plies) => extension = plies,
                    super::singular::Verdict::Cut(score) => return score,
                }
                if self.stopped {
                    return DRAW;
                }
            }

            let nodes_before = self.nodes;
            self.frame_mut(ply).number = number;
            let child = self.go_to(position, ply, m);
            let mut new_depth = depth - 1 + extension;
            if !N::ROOT
                && may_cut
                && is_asked(m)
                && !in_check
                && best_score > -INFINITE
                && self.is_against_a_rule(position, &child, &mut rules_before)
            {
                if self.task.cuts.manner == Manner::Cut {
                    self.leave();
                    continue;
                }
                new_depth -= self.parameters.cut_reduction;
            }
            if extension >= 2 {
                self.frame_mut(ply).double_extensions += 1;
            }
            let mut score = -INFINITE;
            if depth >= 2 && number > 1 + usize::from(N::ROOT) {
                let mut reduction = self.reductions.of(depth, number, noisy);
                reduction += self.adjust_reduction::<N>(
                    ply,
                    m,
                    noisy,
                    history,
                    child.is_check(),
                    hash_is_noisy,
                    &refutations,
                    &facts,
                );
                score = self.search_reduced(
                    &child, ply, new_depth, reduction, alpha, beta, best_score, cut_node, m, noisy,
                    &context,
                );
            } else if !N::VARIATION || number > 1 {
                score =
                    -self.pvs::<Scout>(&child, ply + 1, new_depth, -alpha - 1, -alpha, !cut_node);
            }
            if N::VARIATION && (number == 1 || (score > alpha && !self.stopped)) {
                score = -self.pvs::<N::Child>(&child, ply + 1, new_depth, -beta, -alpha, false);
            }
            if extension >= 2 {
                self.frame_mut(ply).double_extensions -= 1;
            }
            self.leave();
            if self.stopped {
                return DRAW;
            }
            if N::ROOT {
                let spent = self.nodes - nodes_before;
                self.record_root(m, score, spent, number == 1 || score > alpha);
            }

            if score > best_score {
                best_score = score;
                if score > alpha {
                    best = Some(m);
                    if N::VARIATION {
                        self.variations.set(ply, m);
                    }
                    if score >= beta {
                        break;
                    }
                    alpha = score;
                    if depth > 2 && depth < RAISED_DEPTH && !is_decisive(score) {
                        depth -= self.parameters.raised_reduction;
                    }
                }
            }
            if Some(m) != best {
                let list = if noisy { &mut tried.noisy } else { &mut tried.quiet };
                let _full = list.try_push(m);
            }
        }

        if number == 0 {
            return if excluded.is_some() {
                alpha
            } else if in_check {
                mated_in(ply)
            } else {
                DRAW
            };
        }

        if let Some(m) = best
            && best_score >= beta
        {
            self.frame_mut(ply).cutoffs += 1;
            let sure = best_score > beta + self.parameters.history_sure_margin;
            self.reward(ply, depth + i32::from(sure), m, &tried, &context);
            if excluded.is_none() {
                self.punish_last_move(ply, depth);
            }
        } else if best.is_none() && excluded.is_none() {
            self.reward_last_move::<N>(ply, depth);
        }

        if excluded.is_none() {
            let bound = if best_score >= beta {
                Bound::Lower
            } else if best_score > original_alpha && N::VARIATION {
                Bound::Exact
            } else {
                Bound::Upper
            };
            if !(N::ROOT && self.first_root_move > 0) {
                let found = Found { best, score: best_score, raw, depth, bound, on_variation };
                self.remember(key, ply, found);
            }
            let surprising = match bound {
                Bound::Lower => best_score > evaluation,
                Bound::Upper => best_score < evaluation,
                _ => true,
            };
            if !in_check && surprising && !is_decisive(best_score) && !best.is_some_and(is_noisy) {
                let moves = self.last_two_moves(ply);
                let difference = best_score - evaluation;
                self.correction.learn(position, moves, depth, difference);
            }
        }
        best_score
    }

    /// The static evaluation rose since the same side's last turn.
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
