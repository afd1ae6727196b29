//! What a node teaches: which moves to try first next time.

use arrayvec::ArrayVec;
use shakmaty::Move;

use super::Worker;
use super::history::{CONTINUATIONS, Context, NO_MOVE};
use super::node::Node;
use super::picker::is_noisy;
use crate::packed::PackedMove;

const PERCENT: i32 = 100;
/// Moves remembered as tried in vain.
const TRIED: usize = 48;
/// Moves that were tried at a node without success.
#[derive(Default)]
pub(super) struct Tried {
    pub quiet: ArrayVec<Move, TRIED>,
    pub noisy: ArrayVec<Move, TRIED>,
}

impl Worker {
    pub(super) fn bonus(&self, depth: i32) -> i32 {
        let parameters = &self.parameters;
        (parameters.history_bonus * depth - parameters.history_bonus_base)
            .clamp(0, parameters.history_bonus_most)
    }

    /// The move that led here, if it was the first choice, was refuted at once.
    pub(super) fn punish_last_move(&mut self, ply: usize, depth: i32) {
        if self.frame_before(ply, 1).number == 1 {
            let share = self.parameters.history_refuted;
            self.update_last_move(ply, -self.bonus(depth) * share / PERCENT);
        }
    }

    /// No reply refuted the move that led here.
    pub(super) fn reward_last_move<N: Node>(&mut self, ply: usize, depth: i32) {
        if N::VARIATION || depth >= self.parameters.history_unrefuted_depth {
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
    pub(super) fn reward(
        &mut self,
        ply: usize,
        depth: i32,
        best: Move,
        tried: &Tried,
        context: &Context,
    ) {
        let bonus = self.bonus(depth);
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
                self.history.update_quiet(context, *m, -bonus);
            }
        }
        for m in &tried.noisy {
            self.history.update_capture(context.color, *m, -bonus);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parameters::Parameters;
    use crate::search::history::destination;
    use crate::search::node::Scout;
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
        };
        worker.reward_last_move::<Scout>(2, 8);
        let rewarded = worker.history.quiet(&context, m);
        assert!(rewarded > 0);
        worker.punish_last_move(2, 8);
        let punished = worker.history.quiet(&context, m);
        assert!(punished < rewarded);
        // A later choice was no mistake of the ordering, and captures have a history of their own.
        worker.frame_mut(1).number = 2;
        worker.punish_last_move(2, 8);
        worker.frame_mut(1).quiet = false;
        worker.reward_last_move::<Scout>(2, 8);
        assert_eq!(worker.history.quiet(&context, m), punished);
    }
}
