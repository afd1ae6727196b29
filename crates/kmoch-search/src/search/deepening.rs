//! Iterative deepening: depth by depth, each time with an aspiration window around the last score.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use shakmaty::Move;

use super::node::Root;
use super::progress::{Listener, Progress};
use super::root::{RootMove, sort};
use super::stack::{BEFORE_ROOT, Frame};
use super::task::Task;
use super::worker::Worker;
use crate::keyed::Keyed;
use crate::packed::PackedMove;
use crate::score::{INFINITE, MATE, MAX_PLY, Score, moves_to_mate};
use crate::tt::Bound;

/// A score this many centipawns from level widens the first window by one.
const WINDOW_SCORE_DIVISOR: i32 = 60;
/// Bounds are told only once a search takes this long, lest they flood the screen.
const TELL_BOUNDS_AFTER: Duration = Duration::from_secs(3);
/// After so many iterations with the same choice it counts as settled.
const SETTLED: u32 = 8;
const PERCENT: i32 = 100;
/// A window beyond this is opened wholly.
const WIDEST: Score = 900;

impl Worker {
    /// Searches until the task is done or stopped. Helpers pass no listener.
    pub fn run(
        &mut self,
        root: &Keyed,
        earlier: &[u64],
        root_moves: Vec<RootMove>,
        task: Arc<Task>,
        mut listener: Option<Listener<'_>>,
    ) {
        self.prepare(root, earlier, root_moves, task);
        let mut settled = 0;
        let mut last_scores = [0; 2];
        for depth in self.first_depth()..=self.last_depth() {
            let best_before = self.root_moves[0].m;
            if !self.iterate(root, depth, &mut listener) {
                break;
            }
            if self.index != 0 {
                if self.stopped {
                    break;
                }
                continue;
            }
            let score = self.root_moves[0].score;
            settled = if self.root_moves[0].m == best_before { settled + 1 } else { 0 };
            let percent = self.time_percent(settled, score, &last_scores);
            last_scores = [score, last_scores[0]];
            if self.is_enough(depth, score, percent) {
                break;
            }
        }
        if self.task.lines > 1 {
            self.order_equals(root);
        }
        self.task.nodes[self.index].store(self.nodes, Relaxed);
    }

    pub(super) fn prepare(
        &mut self,
        root: &Keyed,
        earlier: &[u64],
        root_moves: Vec<RootMove>,
        task: Arc<Task>,
    ) {
        self.task = task;
        self.root_moves = root_moves;
        self.nodes = 0;
        self.completed_depth = 0;
        self.stopped = false;
        self.no_null_before = 0;
        self.path_floor = 0;
        self.path.clear();
        self.path.reserve(earlier.len() + MAX_PLY + BEFORE_ROOT);
        self.path.extend_from_slice(earlier);
        self.path.push(root.key());
        self.frames.fill(Frame::EMPTY);
        self.order_equals(root);
    }

    /// Every other helper is a step ahead, so that threads do not all do the same.
    fn first_depth(&self) -> i32 {
        (1 + self.index as i32 % 2).min(self.last_depth())
    }

    /// Helpers go on beyond the depth that is asked for until the first thread has got there: what
    /// they find on the way is in the table.
    fn last_depth(&self) -> i32 {
        if self.index == 0 { self.task.depth_limit } else { MAX_PLY as i32 - 1 }
    }

    /// One iteration over all lines wanted; `false` if it was broken off.
    fn iterate(&mut self, root: &Keyed, depth: i32, listener: &mut Option<Listener<'_>>) -> bool {
        self.root_depth = depth;
        for root_move in &mut self.root_moves {
            root_move.previous = root_move.score;
        }
        let lines = self.task.lines.min(self.root_moves.len());
        for line in 0..lines {
            self.first_root_move = line;
            self.deepest = 0;
            self.aspirate(root, depth, listener);
            if self.stopped {
                break;
            }
        }
        self.first_root_move = 0;
        if self.stopped {
            return false;
        }
        sort(&mut self.root_moves[..lines]);
        for line in 0..lines {
            self.tell(depth, line, Bound::Exact, listener);
        }
        self.completed_depth = depth;
        self.check_limits();
        true
    }

    /// Whether the first thread need not look any deeper.
    fn is_enough(&self, depth: i32, score: Score, percent: u32) -> bool {
        let found_mate = self.task.mate.is_some_and(|wanted| {
            moves_to_mate(score).is_some_and(|moves| moves > 0 && moves as u32 <= wanted)
        });
        let pondering = self.task.signals.is_pondering();
        // A mate as near as the depth cannot be improved upon; a lone move needs no thought.
        let nothing_to_find = MATE - score.abs() <= depth / 2 || self.root_moves.len() == 1;
        found_mate
            || self.task.clock.is_enough(percent, pondering)
            || (nothing_to_find && self.task.clock.is_planned() && !pondering)
    }

    /// One iteration for one line: the window is widened until the score lies inside.
    fn aspirate(&mut self, root: &Keyed, depth: i32, listener: &mut Option<Listener<'_>>) {
        let expected = self.root_moves[self.first_root_move].previous;
        let mut width = self.parameters.aspiration_window + expected.abs() / WINDOW_SCORE_DIVISOR;
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if depth >= self.parameters.aspiration_depth && expected != -INFINITE {
            alpha = (expected - width).max(-INFINITE);
            beta = (expected + width).min(INFINITE);
        }
        let mut failed_high = 0;
        loop {
            let reduced = (depth - failed_high).max(1);
            let score = self.pvs::<Root>(root, 0, reduced, alpha, beta, false);
            let line = self.first_root_move;
            sort(&mut self.root_moves[line..]);
            if self.stopped {
                return;
            }
            if score <= alpha {
                self.tell_bound(depth, line, Bound::Upper, listener);
                beta = (alpha + beta) / 2;
                alpha = (score - width).max(-INFINITE);
                failed_high = 0;
            } else if score >= beta {
                self.tell_bound(depth, line, Bound::Lower, listener);
                beta = (score + width).min(INFINITE);
                failed_high = (failed_high + 1).min(depth / 2);
            } else {
                return;
            }
            width += width * self.parameters.aspiration_growth / PERCENT + 1;
            if width > WIDEST {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
        }
    }

    /// How much of the planned time the move deserves: less when settled, more when the score falls.
    fn time_percent(&self, settled: u32, score: Score, last: &[Score; 2]) -> u32 {
        let parameters = &self.parameters;
        let confirmed = settled.min(SETTLED) as i32;
        let stability = parameters.time_unsettled - parameters.time_settled_step * confirmed;
        let drop = (last[1] - score).clamp(-parameters.time_rise_most, parameters.time_drop_most);
        let trend = PERCENT + drop;
        let spent = self.root_moves[0].nodes * PERCENT as u64 / self.nodes.max(1);
        let effort = parameters.time_effort - spent.min(PERCENT as u64) as i32;
        (stability * trend / PERCENT * effort / PERCENT).max(1).unsigned_abs()
    }

    /// Tells the best line once more, for a listener who has last heard of another.
    pub fn tell_best(&self, listener: Listener<'_>) {
        if self.root_moves.first().is_some_and(RootMove::is_scored) {
            self.tell(self.completed_depth.max(1), 0, Bound::Exact, &mut Some(listener));
        }
    }

    fn tell_bound(
        &self,
        depth: i32,
        line: usize,
        bound: Bound,
        listener: &mut Option<Listener<'_>>,
    ) {
        if self.task.lines == 1 && self.task.clock.elapsed() >= TELL_BOUNDS_AFTER {
            self.tell(depth, line, bound, listener);
        }
    }

    fn tell(&self, depth: i32, line: usize, bound: Bound, listener: &mut Option<Listener<'_>>) {
        let Some(listener) = listener else { return };
        self.task.nodes[self.index].store(self.nodes, Relaxed);
        let root_move = &self.root_moves[line];
        listener(&Progress {
            depth,
            deepest: root_move.deepest + 1,
            line_number: line + 1,
            score: root_move.score,
            bound,
            nodes: self.task.total_nodes(),
            time: self.task.clock.elapsed(),
            permille_full: self.task.table.permille_full(),
            tablebase_hits: self.task.tablebase_hits.load(Relaxed),
            line: &root_move.line,
        });
    }

    /// Whether the move is one of those still to be searched for this line.
    pub(super) fn is_wanted_at_root(&self, m: Move) -> bool {
        let packed = PackedMove::from(m);
        self.root_moves[self.first_root_move..].iter().any(|root| root.packed == packed)
    }

    /// Writes down what a root move came to.
    pub(super) fn record_root(&mut self, m: Move, score: Score, spent: u64, is_best: bool) {
        let deepest = self.deepest;
        let packed = PackedMove::from(m);
        let Some(root) = self.root_moves.iter_mut().find(|root| root.packed == packed) else {
            return;
        };
        root.nodes += spent;
        if is_best {
            root.score = score;
            root.deepest = deepest;
            root.line.clear();
            root.line.push(m);
            let rest = self.variations.line(1).iter().copied();
            root.line.extend(rest.take(MAX_PLY - 1));
        } else {
            root.score = -INFINITE;
        }
    }
}
