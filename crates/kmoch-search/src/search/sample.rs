//! Positions as the search meets them, for a fit to learn from: it is there that an evaluation is asked, and most of
//! them no game would ever reach.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use shakmaty::Chess;

use super::node::Pv;
use super::task::Task;
use super::worker::Worker;
use crate::keyed::Keyed;
use crate::score::INFINITE;

/// Knuth's multiplier and increment for a linear congruential generator.
const MULTIPLIER: u64 = 6_364_136_223_846_793_005;
const INCREMENT: u64 = 1_442_695_040_888_963_407;
/// The lower bits of its state repeat soon.
const GOOD_BITS: u32 = 33;

/// One in so many of the positions that are evaluated, chosen by chance.
#[derive(Debug)]
pub struct Sample {
    one_in: u64,
    state: u64,
    met: Vec<Chess>,
}

impl Sample {
    /// Nothing met yet; the same seed makes the same choice in the same search.
    pub fn new(one_in: u32, seed: u64) -> Sample {
        Sample { one_in: one_in.max(1).into(), state: seed, met: Vec::new() }
    }

    pub(super) fn meet(&mut self, position: &Keyed) {
        self.state = self.state.wrapping_mul(MULTIPLIER).wrapping_add(INCREMENT);
        if (self.state >> GOOD_BITS).is_multiple_of(self.one_in) {
            self.met.push(position.chess().clone());
        }
    }
}

impl Worker {
    /// The positions met since the sample was given, of those in which no capture makes more of what they are worth
    /// at sight.
    pub fn take_sample(&mut self) -> Vec<Chess> {
        let met = self.sample.take().map_or(Vec::new(), |sample| sample.met);
        met.into_iter().filter(|position| self.stands_pat(position)).collect()
    }

    /// Whether no capture makes more of a position than it is worth at sight. In check nothing is.
    fn stands_pat(&mut self, position: &Chess) -> bool {
        let root = Keyed::new(position.clone());
        let task = Task { nodes: vec![AtomicU64::new(0)], ..Task::default() };
        self.prepare(&root, &[], Vec::new(), Arc::new(task));
        if root.is_check() {
            return false;
        }
        let raw = self.evaluate(&root);
        let at_sight = self.corrected(&root, 0, raw);
        self.quiescence::<Pv>(&root, 0, -INFINITE, INFINITE, false) == at_sight
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parameters::Parameters;
    use kmoch_eval::{Evaluator, Profile};
    use shakmaty::{CastlingMode, fen::Fen};

    fn position(fen: &str) -> Keyed {
        let fen: Fen = fen.parse().expect("a position");
        Keyed::new(fen.into_position(CastlingMode::Standard).expect("a legal one"))
    }

    fn worker() -> Worker {
        Worker::new(0, Evaluator::new(&Profile::tuned()), Parameters::default())
    }

    #[test]
    fn one_in_so_many_is_kept() {
        let start = position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        let kept = |seed| {
            let mut sample = Sample::new(10, seed);
            (0..10_000).for_each(|_| sample.meet(&start));
            sample.met.len()
        };
        assert!((900..1100).contains(&kept(1)), "{}", kept(1));
        assert_eq!(kept(1), kept(1));
        assert_eq!(Sample::new(0, 1).one_in, 1);
    }

    #[test]
    fn only_where_nothing_is_to_be_taken() {
        let mut worker = worker();
        let quiet = "4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 40 30";
        let hangs = "4k3/pppp4/8/3q4/4P3/8/PPP5/4K3 w - - 0 1";
        let check = "4k3/pppp4/8/8/4r3/8/PPPP4/4K3 w - - 0 1";
        let mut sample = Sample::new(1, 5);
        for fen in [quiet, hangs, check] {
            sample.meet(&position(fen));
        }
        worker.sample = Some(sample);
        let kept = worker.take_sample();
        assert_eq!(kept, [position(quiet).chess().clone()]);
        assert!(worker.take_sample().is_empty(), "they are handed out once");
    }
}
