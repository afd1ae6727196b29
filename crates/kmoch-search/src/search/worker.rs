//! One thread of the search: its memory, and how it goes from position to position.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use kmoch_eval::Evaluator;
use shakmaty::{Bitboard, Color, Move};

use super::attacked::Attacked;
use super::correction::{Correction, LastMoves};
use super::history::{CONTINUATIONS, Context, History, destination};
use super::picker::Refutations;
use super::reductions::Reductions;
use super::root::RootMove;
use super::sample::Sample;
use super::stack::{BEFORE_ROOT, FRAMES, Frame};
use super::task::Task;
use super::urgency::Urgency;
use super::variations::Variations;
use crate::keyed::Keyed;
use crate::moves::checks::CheckSquares;
use crate::moves::is_noisy;
use crate::parameters::Parameters;
use crate::score::{MAX_EVALUATION, Score};

/// Limits are looked at once in so many nodes.
const NODES_BETWEEN_CHECKS: u64 = 512;

/// One thread's search, with everything it learns from game to game.
///
/// Workers stand side by side in memory: aligned so, no two share a line of the cache, and none waits for
/// what another counts.
#[derive(Debug)]
#[repr(align(128))]
pub struct Worker {
    pub(super) index: usize,
    pub(super) parameters: Parameters,
    pub(super) evaluator: Evaluator,
    pub(super) history: History,
    pub(super) correction: Correction,
    pub(super) reductions: Reductions,
    pub(super) frames: Vec<Frame>,
    pub(super) variations: Variations,
    /// Keys of all positions from the last irreversible one to the current node.
    pub(super) path: Vec<u64>,
    /// Positions before this index cannot be repeated: a null move lies between.
    pub(super) path_floor: usize,
    pub(super) root_moves: Vec<RootMove>,
    pub(super) first_root_move: usize,
    pub(super) nodes: u64,
    pub(super) deepest: usize,
    pub(super) completed_depth: i32,
    pub(super) root_depth: i32,
    /// While a null move is verified, no other below this ply.
    pub(super) no_null_before: usize,
    pub(super) stopped: bool,
    pub(super) task: Arc<Task>,
    /// Where positions are kept that are met, if somebody wants them.
    pub(super) sample: Option<Sample>,
}

impl Worker {
    /// A worker that has learnt nothing yet.
    pub fn new(index: usize, evaluator: Evaluator, parameters: Parameters) -> Worker {
        Worker {
            index,
            reductions: Reductions::new(&parameters),
            parameters,
            evaluator,
            history: History::default(),
            correction: Correction::default(),
            frames: vec![Frame::EMPTY; FRAMES],
            variations: Variations::default(),
            path: Vec::new(),
            path_floor: 0,
            root_moves: Vec::new(),
            first_root_move: 0,
            nodes: 0,
            deepest: 0,
            completed_depth: 0,
            root_depth: 0,
            no_null_before: 0,
            stopped: false,
            task: Arc::new(Task::default()),
            sample: None,
        }
    }

    /// Forgets all that was learnt in earlier games.
    pub fn forget(&mut self) {
        self.history = History::default();
        self.correction = Correction::default();
    }

    /// From now on positions that are met are kept in this sample.
    pub fn give_sample(&mut self, sample: Sample) {
        self.sample = Some(sample);
    }

    /// The root moves, best first, after a search.
    pub fn root_moves(&self) -> &[RootMove] {
        &self.root_moves
    }

    /// The last depth searched to its end.
    pub fn completed_depth(&self) -> i32 {
        self.completed_depth
    }

    pub(super) fn frame(&self, ply: usize) -> &Frame {
        &self.frames[BEFORE_ROOT + ply]
    }

    pub(super) fn frame_mut(&mut self, ply: usize) -> &mut Frame {
        &mut self.frames[BEFORE_ROOT + ply]
    }

    /// The frame so many plies before this one, perhaps before the root.
    pub(super) fn frame_before(&self, ply: usize, back: usize) -> &Frame {
        &self.frames[BEFORE_ROOT + ply - back]
    }

    /// Counts a node and looks at the limits; `false` when the search is over.
    #[inline]
    pub(super) fn enter(&mut self, ply: usize) -> bool {
        self.nodes += 1;
        self.deepest = self.deepest.max(ply);
        if self.nodes.is_multiple_of(NODES_BETWEEN_CHECKS) {
            self.check_limits();
        } else if self.nodes >= self.task.node_limit && self.completed_depth > 0 {
            self.stopped = true;
        }
        !self.stopped
    }

    pub(super) fn check_limits(&mut self) {
        self.task.nodes[self.index].store(self.nodes, Relaxed);
        // Depth 1 is always finished, so that there is a move to play.
        if self.completed_depth == 0 {
            return;
        }
        if self.index == 0 && self.task.is_out_of_time() {
            self.task.signals.stop();
        }
        if self.task.signals.is_stopped() {
            self.stopped = true;
        }
    }

    /// The evaluation in centipawns for the side to move: the one place where scales meet.
    pub(super) fn evaluate(&mut self, position: &Keyed) -> Score {
        if let Some(sample) = &mut self.sample {
            sample.meet(position);
        }
        let turn = position.turn();
        let white = self.evaluator.evaluate(position.board(), turn).centipawns();
        let own = match turn {
            Color::White => white,
            Color::Black => -white,
        };
        own.clamp(-MAX_EVALUATION, MAX_EVALUATION)
    }

    pub(super) fn corrected(&self, position: &Keyed, ply: usize, evaluation: Score) -> Score {
        self.correction.apply(&self.parameters, position, self.last_moves(ply), evaluation)
    }

    pub(super) fn last_moves(&self, ply: usize) -> LastMoves {
        CONTINUATIONS.map(|back| self.frame_before(ply, back).destination)
    }

    pub(super) fn context(&self, position: &Keyed, ply: usize) -> Context {
        let attacked = Attacked::by(position.board(), !position.turn()).all;
        Context { attacked, ..self.context_of_captures(position, ply) }
    }

    /// The same where moves are put in order by their urgency too.
    pub(super) fn context_of_all(
        &self,
        position: &Keyed,
        ply: usize,
        checks: CheckSquares,
    ) -> Context {
        let attacked = Attacked::by(position.board(), !position.turn());
        let urgency = Urgency::new(attacked, checks, &self.parameters);
        Context { attacked: attacked.all, urgency, ..self.context_of_captures(position, ply) }
    }

    /// The context where no quiet move will be judged, so that dangers need not be looked for.
    pub(super) fn context_of_captures(&self, position: &Keyed, ply: usize) -> Context {
        Context {
            color: position.turn(),
            pawn_key: position.pawn_key(),
            earlier: CONTINUATIONS.map(|back| self.frame_before(ply, back).destination),
            attacked: Bitboard::EMPTY,
            urgency: Urgency::default(),
        }
    }

    pub(super) fn refutations(&self, ply: usize) -> Refutations {
        Refutations {
            killers: self.frame(ply).killers,
            counter: self.history.counter(self.frame_before(ply, 1).destination),
        }
    }

    /// A move may be played soon. What the table knows of the position after it is on its way while other
    /// things are still asked of the move, and while it is played.
    #[inline]
    pub(super) fn expect(&self, position: &Keyed, m: Move) {
        self.task.table.prefetch(position.likely_key_after(m));
    }

    /// Goes to the position after a move; [`Worker::leave`] comes back.
    pub(super) fn go_to(&mut self, position: &Keyed, ply: usize, m: Move) -> Keyed {
        let frame = self.frame_mut(ply);
        frame.destination = destination(position.turn(), m);
        frame.quiet = !is_noisy(m);
        let next = position.play(m);
        self.path.push(next.key());
        next
    }

    pub(super) fn leave(&mut self) {
        self.path.pop();
    }
}
