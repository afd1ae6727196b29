//! ProbCut: a capture that beats beta by far in a shallow search will beat beta in a deep one.

use shakmaty::Move;

use super::node::{Node, NonPv};
use super::picker::{Picker, Refutations, Wanted};
use super::remembered::Found;
use super::see::see_ge;
use super::worker::Worker;
use crate::score::{NONE, Score, is_decisive};
use crate::tt::Bound;

impl Worker {
    /// Step 10. ProbCut.
    pub(super) fn probcut(&mut self, node: &Node<'_>) -> Option<Score> {
        let (position, ply, depth) = (node.position, node.ply, node.depth);
        let goal = node.beta + self.parameters.probcut_margin;
        let reduced = depth - self.parameters.probcut_reduction;
        if depth < self.parameters.probcut_depth
            || is_decisive(node.beta)
            || node.tt.is_some_and(|entry| {
                i32::from(entry.depth) >= reduced && node.tt_score != NONE && node.tt_score < goal
            })
        {
            return None;
        }
        let context = self.context_of_captures(position, ply);
        let needed = goal - node.evaluation;
        let tt_move = node.tt_move.filter(|m| see_ge(position.board(), *m, needed));
        let mut picker = Picker::new(Wanted::Winning(needed), tt_move, Refutations::default());
        while let Some(m) = picker.next(position, &self.history, &context, None) {
            let score = self.try_capture(node, m, goal, reduced);
            if self.stopped {
                return None;
            }
            if score >= goal {
                let found = Found {
                    best: Some(m),
                    score,
                    raw: node.raw,
                    depth: reduced + 1,
                    bound: Bound::Lower,
                    was_pv: node.tt_pv,
                };
                self.remember(position.key(), ply, found);
                let beyond = if is_decisive(score) { 0 } else { self.parameters.probcut_margin };
                return Some(score - beyond);
            }
        }
        None
    }

    /// What a capture comes to: played out first, searched only if that promises something.
    fn try_capture(&mut self, node: &Node<'_>, m: Move, goal: Score, reduced: i32) -> Score {
        let ply = node.ply;
        self.expect(node.position, m);
        let child = self.go_to(node.position, ply, m);
        let mut score = -self.quiescence::<NonPv>(&child, ply + 1, -goal, -goal + 1, true);
        if score >= goal && reduced > 1 && !self.stopped {
            let cut_node = !node.cut_node;
            score = -self.pvs::<NonPv>(&child, ply + 1, reduced, -goal, -goal + 1, cut_node);
        }
        self.leave();
        score
    }
}
