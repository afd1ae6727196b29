//! What need not be searched: nodes that are clearly too good or too bad, moves that clearly do not help.

use shakmaty::Move;

use super::Worker;
use super::checks::CheckSquares;
use super::history::{Context, NO_MOVE};
use super::node::Scout;
use super::picker::{Picker, Refutations, Wanted};
use super::reductions::PLY;
use super::remembered::Found;
use super::see::{exchange_value, gains_at_least};
use crate::keyed::Keyed;
use crate::score::{NONE, Score, is_decisive, is_loss, is_win};
use crate::table::{Bound, Entry};

/// What is known of a node before its moves are looked at.
pub(super) struct Facts {
    pub in_check: bool,
    /// The corrected static evaluation, or [`NONE`] in check.
    pub evaluation: Score,
    /// The evaluation, or the stored score where it says more.
    pub estimate: Score,
    pub improving: bool,
    pub hash: Option<Move>,
    pub entry: Option<Entry>,
    pub entry_score: Score,
    pub on_variation: bool,
    pub cut_node: bool,
    pub checks: CheckSquares,
}

/// While a null move is verified, for so many quarters of the remaining depth there is no other.
const VERIFICATION_QUARTERS: usize = 3;
const QUARTERS: usize = 4;

impl Worker {
    /// Decides nodes with a closed window by the evaluation, by a shallow search, or by letting the opponent move twice.
    pub(super) fn prune_node(
        &mut self,
        position: &Keyed,
        ply: usize,
        depth: i32,
        alpha: Score,
        beta: Score,
        facts: &Facts,
    ) -> Option<Score> {
        self.razor(position, ply, depth, alpha, facts)
            .or_else(|| self.reverse_futility(depth, beta, facts))
            .or_else(|| self.null_move(position, ply, depth, beta, facts))
            .or_else(|| self.probcut(position, ply, depth, beta, facts))
    }

    /// Far below alpha only captures could help: look at nothing else.
    fn razor(
        &mut self,
        position: &Keyed,
        ply: usize,
        depth: i32,
        alpha: Score,
        facts: &Facts,
    ) -> Option<Score> {
        let margin = self.parameters.razor_base + self.parameters.razor_margin * depth;
        if depth > self.parameters.razor_depth || facts.estimate + margin > alpha {
            return None;
        }
        let score = self.quiescence::<Scout>(position, ply, alpha, alpha + 1, true);
        (score <= alpha).then_some(score)
    }

    /// Far above beta the opponent will not catch up.
    fn reverse_futility(&self, depth: i32, beta: Score, facts: &Facts) -> Option<Score> {
        let parameters = &self.parameters;
        let saved = if facts.improving { parameters.reverse_futility_improving } else { 0 };
        let margin = parameters.reverse_futility_margin * depth - saved;
        let holds = depth <= parameters.reverse_futility_depth
            && !facts.on_variation
            && facts.estimate - margin >= beta
            && !is_win(facts.estimate)
            && !is_loss(beta);
        holds.then_some((facts.estimate + beta) / 2)
    }

    /// If passing is good enough, some move will be.
    fn null_move(
        &mut self,
        position: &Keyed,
        ply: usize,
        depth: i32,
        beta: Score,
        facts: &Facts,
    ) -> Option<Score> {
        let parameters = &self.parameters;
        if depth < parameters.null_depth
            || facts.estimate < beta
            || facts.evaluation < beta
            || self.frame_before(ply, 1).destination == NO_MOVE
            || ply < self.no_null_before
            || is_loss(beta)
            || !position.has_pieces()
        {
            return None;
        }
        let above = (facts.estimate - beta) / parameters.null_evaluation_divisor;
        let reduction = parameters.null_base
            + depth / parameters.null_divisor
            + above.min(parameters.null_evaluation_most);
        let verification_depth = parameters.null_verification_depth;
        let passed = position.pass()?;
        self.frame_mut(ply).destination = NO_MOVE;
        let floor = std::mem::replace(&mut self.path_floor, self.path.len());
        self.task.table.prefetch(passed.key());
        self.path.push(passed.key());
        let score = -self.pvs::<Scout>(
            &passed,
            ply + 1,
            depth - reduction,
            -beta,
            -beta + 1,
            !facts.cut_node,
        );
        self.leave();
        self.path_floor = floor;
        if self.stopped || score < beta {
            return None;
        }
        let score = if is_win(score) { beta } else { score };
        if depth < verification_depth || self.no_null_before > 0 {
            return Some(score);
        }
        self.no_null_before =
            ply + (depth - reduction).max(0) as usize * VERIFICATION_QUARTERS / QUARTERS;
        let verified = self.pvs::<Scout>(position, ply, depth - reduction, beta - 1, beta, false);
        self.no_null_before = 0;
        (verified >= beta && !self.stopped).then_some(score)
    }

    /// A capture that beats beta by far in a shallow search will beat beta in a deep one.
    fn probcut(
        &mut self,
        position: &Keyed,
        ply: usize,
        depth: i32,
        beta: Score,
        facts: &Facts,
    ) -> Option<Score> {
        let goal = beta + self.parameters.probcut_margin;
        let reduced = depth - self.parameters.probcut_reduction;
        if depth < self.parameters.probcut_depth
            || is_decisive(beta)
            || facts.entry.is_some_and(|entry| {
                i32::from(entry.depth) >= reduced
                    && facts.entry_score != NONE
                    && facts.entry_score < goal
            })
        {
            return None;
        }
        let context = self.context_of_captures(position, ply);
        let wanted = Wanted::Winning(goal - facts.evaluation);
        let hash =
            facts.hash.filter(|m| gains_at_least(position.board(), *m, goal - facts.evaluation));
        let mut picker = Picker::new(wanted, hash, Refutations::default());
        while let Some(m) = picker.next(position, &self.history, &context, &mut |_| 0) {
            let child = self.go_to(position, ply, m);
            let mut score = -self.quiescence::<Scout>(&child, ply + 1, -goal, -goal + 1, true);
            if score >= goal && reduced > 1 && !self.stopped {
                score =
                    -self.pvs::<Scout>(&child, ply + 1, reduced, -goal, -goal + 1, !facts.cut_node);
            }
            self.leave();
            if self.stopped {
                return None;
            }
            if score >= goal {
                let found = Found {
                    best: Some(m),
                    score,
                    raw: facts.entry.map_or(NONE, |entry| Score::from(entry.evaluation)),
                    depth: reduced + 1,
                    bound: Bound::Lower,
                    on_variation: facts.on_variation,
                };
                self.remember(position.key(), ply, found);
                return Some(if is_decisive(score) {
                    score
                } else {
                    score - self.parameters.probcut_margin
                });
            }
        }
        None
    }

    /// Whether a move needs no search: late, hopeless, often in vain, or losing material.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn prune_move(
        &self,
        position: &Keyed,
        m: Move,
        noisy: bool,
        number: usize,
        depth: i32,
        alpha: Score,
        history: i32,
        context: &Context,
        facts: &Facts,
        picker: &mut Picker,
    ) -> bool {
        let parameters = &self.parameters;
        let checks = facts.checks.contains(m);
        if noisy && !checks && !facts.in_check {
            let left = (depth - 1 - self.reductions.of(depth, number, true) / PLY).max(0);
            let margin = parameters.noisy_futility_base + parameters.noisy_futility_margin * left;
            let catch = m.capture().map_or(0, exchange_value)
                + m.promotion().map_or(0, exchange_value)
                + history / NOISY_HISTORY_PER_CENTIPAWN;
            if left <= parameters.futility_depth && facts.evaluation + margin + catch <= alpha {
                return true;
            }
        }
        if noisy || checks {
            return depth <= parameters.see_depth
                && !gains_at_least(
                    position.board(),
                    m,
                    -parameters.see_noisy_margin * depth - history / NOISY_HISTORY_PER_CENTIPAWN,
                );
        }
        let reduction = self.reductions.of(depth, number, false)
            - history * PLY / parameters.reduction_history_divisor;
        let left = (depth - 1 - reduction / PLY).max(0);

        let late = (parameters.late_move_base + depth * depth) / (2 - i32::from(facts.improving));
        if depth <= parameters.late_move_depth && number as i32 > late {
            picker.skip_quiet();
            return true;
        }
        let margin = parameters.futility_base + parameters.futility_margin * left;
        if !facts.in_check
            && left <= parameters.futility_depth
            && facts.evaluation + margin <= alpha
        {
            picker.skip_quiet();
            return true;
        }
        if left <= parameters.history_pruning_depth
            && self.history.near(context, m) < -parameters.history_pruning_margin * depth
        {
            return true;
        }
        depth <= parameters.see_depth
            && !gains_at_least(position.board(), m, -parameters.see_quiet_margin * left * left)
    }
}

/// History that lets a capture lose one centipawn more.
const NOISY_HISTORY_PER_CENTIPAWN: i32 = 128;
