//! Preferences: which of several equal root moves comes first.

use kmoch_eval::{Outlook, Stage};

use super::worker::Worker;
use crate::keyed::Keyed;

impl Worker {
    /// Orders root moves that the search finds equal: harmony and placement decide.
    ///
    /// A move rises past its equals as long as it is preferred to the one before it and that one
    /// is not preferred to it; the preferences need not agree with each other in a circle.
    pub(super) fn order_equals(&mut self, root: &Keyed) {
        let stage = Stage::of(root.board());
        let mover = root.turn();
        let mut outlooks: Vec<Outlook> = Vec::with_capacity(self.root_moves.len());
        for root_move in &self.root_moves {
            let after = root.play(root_move.m);
            outlooks.push(self.evaluator.outlook(after.board(), mover));
        }
        for start in 1..self.root_moves.len() {
            for at in (1..=start).rev() {
                let equal = self.root_moves[at].score == self.root_moves[at - 1].score;
                let (this, other) = (&outlooks[at], &outlooks[at - 1]);
                let prefers = |a, b| !self.evaluator.preferences(stage, a, b).is_empty();
                if !equal || !prefers(this, other) || prefers(other, this) {
                    break;
                }
                self.root_moves.swap(at, at - 1);
                outlooks.swap(at, at - 1);
            }
        }
    }
}
