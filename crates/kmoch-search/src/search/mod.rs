//! The search of one thread: its memory and what every node does first.

pub mod aspiration;
mod attacked;
pub mod checks;
pub mod clock;
pub mod correction;
pub mod cuts;
pub mod draws;
mod hindsight;
pub mod history;
mod late_moves;
mod learning;
mod node;
pub mod picker;
mod preference;
mod pruning;
mod pvs;
mod quiescence;
pub mod reductions;
mod remembered;
pub mod root;
pub mod see;
mod singular;
pub mod task;
mod variations;

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use kmoch_eval::Evaluator;
use shakmaty::{Bitboard, Color, Move};

use crate::keyed::Keyed;
use crate::packed::PackedMove;
use crate::parameters::Parameters;
use crate::score::{MAX_EVALUATION, MAX_PLY, NONE, Score};
use attacked::attacked_by;
use correction::Correction;
use history::{CONTINUATIONS, Context, History, NO_MOVE, destination};
use picker::{Refutations, is_noisy};
use reductions::Reductions;
use root::RootMove;
use task::Task;
use variations::Variations;

/// Frames before the root, so that looking back, even from the ply before, never falls off the stack.
const BEFORE_ROOT: usize = CONTINUATIONS[CONTINUATIONS.len() - 1] + 1;
/// Frames beyond the deepest ply, so that looking ahead never does.
const BEYOND: usize = 4;
/// Limits are looked at once in so many nodes.
const NODES_BETWEEN_CHECKS: u64 = 512;

/// What a node leaves for its neighbours on the line.
#[derive(Debug, Clone, Copy)]
struct Frame {
    evaluation: Score,
    destination: usize,
    killers: [PackedMove; 2],
    excluded: Option<Move>,
    cutoffs: u32,
    double_extensions: i32,
    on_variation: bool,
    /// Whether the move tried is quiet.
    quiet: bool,
    /// Which move is being tried.
    number: usize,
    /// By how many plies it is reduced.
    reduction: i32,
}

impl Frame {
    const EMPTY: Frame = Frame {
        evaluation: NONE,
        destination: NO_MOVE,
        killers: [PackedMove::NONE; 2],
        excluded: None,
        cutoffs: 0,
        double_extensions: 0,
        on_variation: false,
        quiet: false,
        number: 0,
        reduction: 0,
    };
}

/// One thread's search, with everything it learns from game to game.
#[derive(Debug)]
pub struct Worker {
    index: usize,
    parameters: Parameters,
    evaluator: Evaluator,
    history: History,
    correction: Correction,
    reductions: Reductions,
    frames: Vec<Frame>,
    variations: Variations,
    /// Keys of all positions from the last irreversible one to the current node.
    path: Vec<u64>,
    /// Positions before this index cannot be repeated: a null move lies between.
    path_floor: usize,
    root_moves: Vec<RootMove>,
    first_root_move: usize,
    nodes: u64,
    deepest: usize,
    completed_depth: i32,
    root_depth: i32,
    /// While a null move is verified, no other below this ply.
    no_null_before: usize,
    stopped: bool,
    task: Arc<Task>,
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
            frames: vec![Frame::EMPTY; BEFORE_ROOT + MAX_PLY + BEYOND],
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
        }
    }

    /// Forgets all that was learnt in earlier games.
    pub fn forget(&mut self) {
        self.history = History::default();
        self.correction = Correction::default();
    }

    /// The root moves, best first, after a search.
    pub fn root_moves(&self) -> &[RootMove] {
        &self.root_moves
    }

    /// The last depth searched to its end.
    pub fn completed_depth(&self) -> i32 {
        self.completed_depth
    }

    pub(crate) fn task(&self) -> &Task {
        &self.task
    }

    fn frame(&self, ply: usize) -> &Frame {
        &self.frames[BEFORE_ROOT + ply]
    }

    fn frame_mut(&mut self, ply: usize) -> &mut Frame {
        &mut self.frames[BEFORE_ROOT + ply]
    }

    /// The frame so many plies before this one, perhaps before the root.
    fn frame_before(&self, ply: usize, back: usize) -> &Frame {
        &self.frames[BEFORE_ROOT + ply - back]
    }

    /// Counts a node and looks at the limits; `false` when the search is over.
    fn enter(&mut self, ply: usize) -> bool {
        self.nodes += 1;
        self.deepest = self.deepest.max(ply);
        if self.nodes.is_multiple_of(NODES_BETWEEN_CHECKS) {
            self.check_limits();
        } else if self.nodes >= self.task.node_limit && self.completed_depth > 0 {
            self.stopped = true;
        }
        !self.stopped
    }

    fn check_limits(&mut self) {
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
    fn evaluate(&mut self, position: &Keyed) -> Score {
        let turn = position.turn();
        let white = self.evaluator.evaluate(position.board(), turn).centipawns();
        let own = match turn {
            Color::White => white,
            Color::Black => -white,
        };
        own.clamp(-MAX_EVALUATION, MAX_EVALUATION)
    }

    fn corrected(&self, position: &Keyed, ply: usize, evaluation: Score) -> Score {
        self.correction.apply(&self.parameters, position, self.last_two_moves(ply), evaluation)
    }

    fn last_two_moves(&self, ply: usize) -> (usize, usize) {
        (self.frame_before(ply, 1).destination, self.frame_before(ply, 2).destination)
    }

    fn context(&self, position: &Keyed, ply: usize) -> Context {
        let attacked = attacked_by(position.board(), !position.turn());
        Context { attacked, ..self.context_of_captures(position, ply) }
    }

    /// The context where no quiet move will be judged, so that dangers need not be looked for.
    fn context_of_captures(&self, position: &Keyed, ply: usize) -> Context {
        Context {
            color: position.turn(),
            pawn_key: position.pawn_key(),
            earlier: CONTINUATIONS.map(|back| self.frame_before(ply, back).destination),
            attacked: Bitboard::EMPTY,
        }
    }

    fn refutations(&self, ply: usize) -> Refutations {
        Refutations {
            killers: self.frame(ply).killers,
            counter: self.history.counter(self.frame_before(ply, 1).destination),
        }
    }

    /// Goes to the position after a move; [`Worker::leave`] comes back.
    fn go_to(&mut self, position: &Keyed, ply: usize, m: Move) -> Keyed {
        let frame = self.frame_mut(ply);
        frame.destination = destination(position.turn(), m);
        frame.quiet = !is_noisy(m);
        let next = position.play(m);
        self.task.table.prefetch(next.key());
        self.path.push(next.key());
        next
    }

    fn leave(&mut self) {
        self.path.pop();
    }
}
