//! Hindsight: whether the move that led here was reduced too much or too little.

use super::worker::Worker;
use crate::score::{NONE, Score};

impl Worker {
    /// One ply more if a move reduced far has not made its side worse, one less if a reduced move has made it
    /// clearly worse. Both sides' evaluations add up to what the move lost.
    pub(super) fn hindsight(&self, ply: usize, depth: i32, evaluation: Score) -> i32 {
        let before = self.frame_before(ply, 1);
        if before.reduction == 0 || before.evaluation == NONE {
            return 0;
        }
        let lost = evaluation + before.evaluation;
        if before.reduction >= self.parameters.hindsight_deeper && lost <= 0 {
            1
        } else if depth >= 2 && lost > self.parameters.hindsight_margin {
            -1
        } else {
            0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parameters::Parameters;
    use kmoch_eval::{Evaluator, Profile};

    #[test]
    fn a_move_is_judged_by_what_it_lost() {
        let mut worker =
            Worker::new(0, Evaluator::new(&Profile::addendum()), Parameters::default());
        let (far, much) = (worker.parameters.hindsight_deeper, worker.parameters.hindsight_margin);
        for (reduction, lost, change) in [
            (0, -500, 0),
            (0, 500, 0),
            (far, 0, 1),
            (far, 1, 0),
            (far - 1, 0, 0),
            (1, much, 0),
            (1, much + 1, -1),
        ] {
            let frame = worker.frame_mut(3);
            (frame.evaluation, frame.reduction) = (30, reduction);
            assert_eq!(worker.hindsight(4, 5, lost - 30), change, "{reduction} {lost}");
        }
        worker.frame_mut(3).evaluation = NONE;
        assert_eq!(worker.hindsight(4, 5, 500), 0, "the side before was in check");
    }
}
