//! One search as all threads see it: shared table, signals and limits.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex};

use crate::search::clock::Clock;
use crate::search::cuts::CutTree;
use crate::syzygy::Tablebases;
use crate::table::Table;

/// How others tell a running search to stop or that the opponent has played the expected move.
#[derive(Debug, Default)]
pub struct Signals {
    stop: AtomicBool,
    pondering: AtomicBool,
    lock: Mutex<()>,
    changed: Condvar,
}

impl Signals {
    /// Signals for a search that starts now.
    pub fn new(pondering: bool) -> Signals {
        Signals { pondering: AtomicBool::new(pondering), ..Signals::default() }
    }

    /// The search is to end.
    pub fn stop(&self) {
        self.stop.store(true, Relaxed);
        self.wake();
    }

    /// The opponent played the expected move: from now on it is our time.
    pub fn ponder_hit(&self) {
        self.pondering.store(false, Relaxed);
        self.wake();
    }

    /// Whether the search is to end.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Relaxed)
    }

    /// Whether the opponent is still thinking.
    pub fn is_pondering(&self) -> bool {
        self.pondering.load(Relaxed)
    }

    /// Waits for the signal to stop, or, unless `endless`, for the opponent's move.
    pub fn wait(&self, endless: bool) {
        let mut guard = self.lock.lock().unwrap_or_else(|poison| poison.into_inner());
        while !self.is_stopped() && (endless || self.is_pondering()) {
            guard = self.changed.wait(guard).unwrap_or_else(|poison| poison.into_inner());
        }
    }

    fn wake(&self) {
        let guard = self.lock.lock();
        self.changed.notify_all();
        drop(guard);
    }
}

/// What one search is about.
#[derive(Debug)]
pub struct Task {
    /// What is remembered of positions.
    pub table: Arc<Table>,
    /// Endgame tables, if there are any.
    pub tablebases: Option<Arc<Tablebases>>,
    /// How to stop it.
    pub signals: Arc<Signals>,
    /// How long it may take.
    pub clock: Clock,
    /// The deepest iteration.
    pub depth_limit: i32,
    /// The most nodes for each thread.
    pub node_limit: u64,
    /// Enough once a mate in so many moves is found.
    pub mate: Option<u32>,
    /// Which cutting rules act, and how.
    pub cuts: CutTree,
    /// How many best lines are wanted.
    pub lines: usize,
    /// Nodes searched, for each thread.
    pub nodes: Vec<AtomicU64>,
    /// Successful lookups in endgame tables.
    pub tablebase_hits: AtomicU64,
}

impl Default for Task {
    fn default() -> Task {
        Task {
            table: Arc::new(Table::tiny()),
            tablebases: None,
            signals: Arc::default(),
            clock: Clock::default(),
            depth_limit: 0,
            node_limit: u64::MAX,
            mate: None,
            cuts: CutTree::default(),
            lines: 1,
            nodes: Vec::new(),
            tablebase_hits: AtomicU64::new(0),
        }
    }
}

impl Task {
    /// Nodes of all threads together, as last reported.
    pub fn total_nodes(&self) -> u64 {
        self.nodes.iter().map(|nodes| nodes.load(Relaxed)).sum()
    }

    /// Whether the time that may be used at most is used up.
    pub fn is_out_of_time(&self) -> bool {
        self.clock.is_over(self.signals.is_pondering())
    }
}
