//! What a node comes to, and what it teaches: which moves to try first next time.

use arrayvec::ArrayVec;
use shakmaty::Move;

use super::history::{CONTINUATIONS, Context, NO_MOVE};
use super::move_loop::MoveLoop;
use super::node::{Node, NodeType};
use super::remembered::Found;
use super::worker::Worker;
use crate::moves::is_noisy;
use crate::packed::PackedMove;
use crate::score::{DRAW, Score, is_decisive, mated_in};
use crate::tt::Bound;

const PERCENT: i32 = 100;
/// Moves remembered as tried in vain.
const TRIED: usize = 48;
/// Moves that were tried at a node without success.
#[derive(Default)]
pub(super) struct Tried {
    quiet: ArrayVec<Move, TRIED>,
    noisy: ArrayVec<Move, TRIED>,
}

impl Tried {
    pub(super) fn push(&mut self, m: Move, noisy: bool) {
        let list = if noisy { &mut self.noisy } else { &mut self.quiet };
        let _full = list.try_push(m);
    }
}

impl Worker {
    /// The node's score, once its moves are searched.
    pub(super) fn conclude<N: NodeType>(
        &mut self,
        node: &Node<'_>,
        so_far: &MoveLoop,
        tried: &Tried,
    ) -> Score {
        // Step 19. Mate and stalemate.
        if so_far.number == 0 {
            return if node.excluded.is_some() {
                node.alpha
            } else if node.in_check {
                mated_in(node.ply)
            } else {
                DRAW
            };
        }
        self.learn::<N>(node, so_far, tried);
        if node.excluded.is_none() {
            self.remember_node::<N>(node, so_far);
        }
        so_far.best_score
    }

    /// Step 20. Histories: of the move that cut off and those before it, and of the move that led here.
    fn learn<N: NodeType>(&mut self, node: &Node<'_>, so_far: &MoveLoop, tried: &Tried) {
        let (ply, depth) = (node.ply, node.depth);
        match so_far.best {
            Some(m) if so_far.best_score >= node.beta => {
                self.frame_mut(ply).cutoffs += 1;
                let sure = so_far.best_score > node.beta + self.parameters.history_sure_margin;
                self.reward(ply, depth + i32::from(sure), m, tried, &so_far.context);
                if node.excluded.is_none() {
                    self.punish_last_move(ply, depth);
                }
            }
            None if node.excluded.is_none() => self.reward_last_move::<N>(ply, depth),
            _ => {}
        }
    }

    /// Step 21. TT store and correction history.
    fn remember_node<N: NodeType>(&mut self, node: &Node<'_>, so_far: &MoveLoop) {
        let &MoveLoop { best, best_score: score, .. } = so_far;
        let &Node { raw, depth, tt_pv: was_pv, evaluation, .. } = node;
        let bound = if score >= node.beta {
            Bound::Lower
        } else if score > node.original_alpha && N::PV {
            Bound::Exact
        } else {
            Bound::Upper
        };
        if !(N::ROOT && self.first_root_move > 0) {
            let found = Found { best, score, raw, depth, bound, was_pv };
            self.remember(node.position.key(), node.ply, found);
        }
        let surprising = match bound {
            Bound::Lower => score > evaluation,
            Bound::Upper => score < evaluation,
            _ => true,
        };
        if !node.in_check && surprising && !is_decisive(score) && !best.is_some_and(is_noisy) {
            let moves = self.last_moves(node.ply);
            let difference = score - evaluation;
            self.correction.learn(&self.parameters, node.position, moves, depth, difference);
        }
    }

    pub(super) fn bonus(&self, depth: i32) -> i32 {
        let parameters = &self.parameters;
        (parameters.history_bonus * depth - parameters.history_bonus_base)
            .clamp(0, parameters.history_bonus_most)
    }

    /// The move that led here, if it was the first choice, was refuted at once.
    fn punish_last_move(&mut self, ply: usize, depth: i32) {
        if self.frame_before(ply, 1).number == 1 {
            let share = self.parameters.history_refuted;
            self.update_last_move(ply, -self.bonus(depth) * share / PERCENT);
        }
    }

    /// No reply refuted the move that led here.
    fn reward_last_move<N: NodeType>(&mut self, ply: usize, depth: i32) {
        if N::PV || depth >= self.parameters.history_unrefuted_depth {
            let share = self.parameters.history_unrefuted;
            self.update_last_move(ply, self.bonus(depth) * share / PERCENT);
        }
    }

    fn update_last_move(&mut self, ply: usize, bonus: i32) {
        let last = *self.frame_before(ply, 1);
        if last.quiet && last.destination != NO_MOVE {
            let earlier = CONTINUATIONS.map(|back| self.frame_before(ply, 1 + back).destination);
            self.history.update_after(earlier, last.destination, bonus);
        }
    }

    /// Remembers what cut off, and what was tried before it in vain.
    fn reward(&mut self, ply: usize, depth: i32, best: Move, tried: &Tried, context: &Context) {
        let bonus = self.bonus(depth);
        let malus = bonus * self.parameters.history_in_vain / PERCENT;
        if is_noisy(best) {
            self.history.update_capture(context.color, best, bonus);
        } else {
            let packed = PackedMove::from(best);
            let frame = self.frame_mut(ply);
            if frame.killers[0] != packed {
                frame.killers = [packed, frame.killers[0]];
            }
            self.history.set_counter(context.earlier[0], best);
            self.history.update_quiet(context, best, bonus);
            for m in &tried.quiet {
                self.history.update_quiet(context, *m, -malus);
            }
        }
        for m in &tried.noisy {
            self.history.update_capture(context.color, *m, -malus);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parameters::Parameters;
    use crate::search::history::destination;
    use crate::search::node::NonPv;
    use crate::search::urgency::Urgency;
    use kmoch_eval::{Evaluator, Profile};
    use shakmaty::{Bitboard, Chess, Color, Position};

    #[test]
    fn what_comes_of_a_quiet_move_is_remembered_as_an_answer_to_the_move_before() {
        let mut worker =
            Worker::new(0, Evaluator::new(&Profile::addendum()), Parameters::default());
        let m = Chess::default().legal_moves()[0];
        let before = 5;
        worker.frame_mut(0).destination = before;
        let frame = worker.frame_mut(1);
        (frame.destination, frame.quiet, frame.number) = (destination(Color::White, m), true, 1);
        let context = Context {
            color: Color::White,
            pawn_key: 0,
            earlier: [before, NO_MOVE, NO_MOVE, NO_MOVE],
            attacked: Bitboard::EMPTY,
            urgency: Urgency::default(),
        };
        worker.reward_last_move::<NonPv>(2, 8);
        let rewarded = worker.history.quiet(&context, m);
        assert!(rewarded > 0);
        worker.punish_last_move(2, 8);
        let punished = worker.history.quiet(&context, m);
        assert!(punished < rewarded);
        // A later choice was no mistake of the ordering, and captures have a history of their own.
        worker.frame_mut(1).number = 2;
        worker.punish_last_move(2, 8);
        worker.frame_mut(1).quiet = false;
        worker.reward_last_move::<NonPv>(2, 8);
        assert_eq!(worker.history.quiet(&context, m), punished);
    }
}
