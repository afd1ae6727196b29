//! What a node teaches: which moves to try first next time.

use arrayvec::ArrayVec;
use shakmaty::Move;

use super::Worker;
use super::history::Context;
use super::picker::is_noisy;
use crate::packed::PackedMove;

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
