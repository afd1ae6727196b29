//! One search as all threads see it: shared table, signals and limits.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use crate::search::clock::Clock;
use crate::search::cuts::CutTree;
use crate::signals::Signals;
use crate::syzygy::Tablebases;
use crate::tt::Table;

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
