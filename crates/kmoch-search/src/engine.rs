//! The engine: threads that search one position together, and what they share.

mod vote;

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::thread;
use std::time::Duration;

use kmoch_eval::{Evaluator, Profile, Weights};
use shakmaty::{Chess, Move, Position};

use crate::game::Game;
use crate::keyed::Keyed;
use crate::limits::Limits;
use crate::moves::recall;
use crate::parameters::Parameters;
use crate::score::{DRAW, MAX_PLY, Score, mated_in};
use crate::search::clock::Clock;
use crate::search::cuts::CutTree;
use crate::search::progress::{Listener, Progress};
use crate::search::root::RootMove;
use crate::search::task::Task;
use crate::search::{Sample, Worker};
use crate::signals::Signals;
use crate::strength::{self, Strength};
use crate::syzygy::Tablebases;
use crate::tt::Table;
use vote::{Ballot, elect};

/// Deep lines need deep stacks.
const STACK_BYTES: usize = 32 << 20;
/// Pawn structures each thread's evaluator remembers.
const PAWN_STRUCTURES: usize = 16_384;

/// What is wanted of one search beyond its limits.
#[derive(Debug, Clone)]
pub struct Options {
    /// How many best lines.
    pub lines: usize,
    /// Time lost between engine and clock on each move.
    pub overhead: Duration,
    /// A level below full strength.
    pub strength: Option<Strength>,
    /// Which cutting rules act, and how.
    pub cuts: CutTree,
}

impl Default for Options {
    fn default() -> Options {
        Options { lines: 1, overhead: Duration::ZERO, strength: None, cuts: CutTree::default() }
    }
}

/// What a search found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The move to play; `None` if there is no legal move.
    pub best: Option<Move>,
    /// The reply that is expected.
    pub ponder: Option<Move>,
    /// The score for the side to move.
    pub score: Score,
    /// The last depth searched to its end.
    pub depth: i32,
    /// Positions searched by all threads.
    pub nodes: u64,
}

/// Threads, tables and what they learnt.
#[derive(Debug)]
pub struct Engine {
    workers: Vec<Worker>,
    table: Arc<Table>,
    tablebases: Option<Arc<Tablebases>>,
    weights: Arc<Weights>,
    parameters: Parameters,
}

impl Engine {
    /// An engine with one thread.
    pub fn new(profile: &Profile, table: Table) -> Engine {
        let mut engine = Engine {
            workers: Vec::new(),
            table: Arc::new(table),
            tablebases: None,
            weights: Arc::new(Weights::new(profile)),
            parameters: Parameters::default(),
        };
        engine.set_threads(1);
        engine
    }

    /// From now on with so many threads.
    pub fn set_threads(&mut self, count: usize) {
        self.workers.truncate(count);
        while self.workers.len() < count {
            let evaluator = Evaluator::with_weights(Arc::clone(&self.weights), PAWN_STRUCTURES);
            let index = self.workers.len();
            self.workers.push(Worker::new(index, evaluator, self.parameters.clone()));
        }
    }

    /// From now on with this transposition table.
    pub fn set_table(&mut self, table: Table) {
        self.table = Arc::new(table);
    }

    /// From now on with these endgame tables.
    pub fn set_tablebases(&mut self, tablebases: Option<Tablebases>) {
        self.tablebases = tablebases.map(Arc::new);
    }

    /// The endgame tables, if there are any.
    pub fn tablebases(&self) -> Option<&Tablebases> {
        self.tablebases.as_deref()
    }

    /// From now on by this profile; all that was learnt by another is forgotten.
    pub fn set_profile(&mut self, profile: &Profile) {
        self.weights = Arc::new(Weights::new(profile));
        self.rebuild();
    }

    /// From now on with these search parameters.
    pub fn set_parameters(&mut self, parameters: Parameters) {
        self.parameters = parameters;
        self.rebuild();
    }

    fn rebuild(&mut self) {
        let count = self.workers.len();
        self.workers.clear();
        self.set_threads(count);
        self.table.clear();
    }

    /// Forgets everything learnt in earlier games.
    pub fn forget(&mut self) {
        self.table.clear();
        for worker in &mut self.workers {
            worker.forget();
        }
    }

    /// From now on one in so many of the positions that the first thread evaluates is kept, chosen by chance.
    pub fn sample(&mut self, one_in: u32, seed: u64) {
        self.workers[0].give_sample(Sample::new(one_in, seed));
    }

    /// Positions of the tree, kept since [`Engine::sample`], in which no capture changes what they are worth; none are
    /// kept from now on.
    ///
    /// ```
    /// use kmoch_search::{Engine, Game, Limits, Options, Table};
    /// let mut engine = Engine::new(&kmoch_eval::Profile::tuned(), Table::new(1).unwrap());
    /// engine.sample(20, 1);
    /// let limits = Limits { nodes: Some(2_000), ..Limits::default() };
    /// engine.think(&Game::default(), &limits, &Options::default());
    /// assert!(engine.sampled().len() > 20);
    /// ```
    pub fn sampled(&mut self) -> Vec<Chess> {
        self.workers[0].take_sample()
    }

    /// The best move within the limits.
    ///
    /// ```
    /// use kmoch_search::{Engine, Game, Limits, Options, Table};
    /// let mut engine = Engine::new(&kmoch_eval::Profile::tuned(), Table::new(1).unwrap());
    /// let limits = Limits { nodes: Some(2_000), ..Limits::default() };
    /// let found = engine.think(&Game::default(), &limits, &Options::default());
    /// assert!(found.best.is_some() && found.nodes >= 2_000);
    /// ```
    pub fn think(&mut self, game: &Game, limits: &Limits, options: &Options) -> Outcome {
        self.search(game, limits, options, Arc::default(), &mut |_| {})
    }

    /// Searches until the limits are reached or `signals` say stop, and tells what it finds on the way.
    pub fn search(
        &mut self,
        game: &Game,
        limits: &Limits,
        options: &Options,
        signals: Arc<Signals>,
        listener: Listener<'_>,
    ) -> Outcome {
        let root = Keyed::new(game.position().clone());
        let root_moves = self.root_moves(game, limits);
        if root_moves.is_empty() {
            signals_wait(&signals, limits);
            return Outcome {
                best: None,
                ponder: None,
                score: if root.is_check() { mated_in(0) } else { DRAW },
                depth: 0,
                nodes: 0,
            };
        }
        self.table.age();
        let slip = options.strength.filter(|strength| strength.slips());
        let least_lines = slip.map_or(1, |_| strength::CANDIDATES);
        let lines = options.lines.max(least_lines);
        let clock = Clock::new(limits, root.turn(), options.overhead, &self.parameters);
        let task = Arc::new(self.task(limits, options, lines, clock, Arc::clone(&signals)));
        let told = Cell::new(None);
        let mut filtered = |progress: &Progress<'_>| {
            if progress.line_number == 1 {
                told.set(progress.line.first().copied());
            }
            if progress.line_number <= options.lines.max(1) {
                listener(progress);
            }
        };
        let at_work = self.run(&root, game.earlier(), &root_moves, &task, limits, &mut filtered);
        let is_exact = limits.depth.is_some() || lines > 1;
        let chosen = elected(&self.workers[..if is_exact { 1 } else { at_work }]);
        if told.get() != chosen.root_moves().first().map(|root| root.m) {
            chosen.tell_best(&mut filtered);
        }
        let index = slip.map_or(0, |strength| strength.choose(chosen.root_moves()));
        let best = &chosen.root_moves()[index];
        Outcome {
            best: Some(best.m),
            ponder: self.expected_reply(&root, best),
            score: best.score,
            depth: chosen.completed_depth(),
            nodes: task.total_nodes(),
        }
    }

    /// What all threads are told of one search.
    fn task(
        &self,
        limits: &Limits,
        options: &Options,
        lines: usize,
        clock: Clock,
        signals: Arc<Signals>,
    ) -> Task {
        let deepest = MAX_PLY as i32 - 1;
        let most_nodes = options.strength.map_or(u64::MAX, Strength::nodes);
        Task {
            table: Arc::clone(&self.table),
            tablebases: self.tablebases.clone(),
            clock,
            signals,
            depth_limit: limits.depth.map_or(deepest, |depth| {
                i32::try_from(depth).map_or(deepest, |depth| depth.clamp(1, deepest))
            }),
            node_limit: limits.nodes.unwrap_or(u64::MAX).min(most_nodes),
            mate: limits.mate,
            cuts: options.cuts,
            lines,
            nodes: self.workers.iter().map(|_| AtomicU64::new(0)).collect(),
            tablebase_hits: AtomicU64::new(0),
        }
    }

    /// Lets the threads search until the first of them is done; how many there were.
    fn run(
        &mut self,
        root: &Keyed,
        earlier: &[u64],
        root_moves: &[RootMove],
        task: &Arc<Task>,
        limits: &Limits,
        listener: Listener<'_>,
    ) -> usize {
        let (main, helpers) = self.workers.split_first_mut().expect("there is always one worker");
        let mut at_work = 1;
        thread::scope(|scope| {
            for helper in helpers {
                let (task, moves) = (Arc::clone(task), root_moves.to_vec());
                let builder = thread::Builder::new().stack_size(STACK_BYTES);
                let started = builder.spawn_scoped(scope, move || {
                    helper.run(root, earlier, moves, task, None);
                });
                // No more threads to be had on this machine: go on with those there are.
                if started.is_err() {
                    break;
                }
                at_work += 1;
            }
            main.run(root, earlier, root_moves.to_vec(), Arc::clone(task), Some(listener));
            signals_wait(&task.signals, limits);
            task.signals.stop();
        });
        at_work
    }

    fn root_moves(&self, game: &Game, limits: &Limits) -> Vec<RootMove> {
        let mut moves = game.position().legal_moves();
        if !limits.search_moves.is_empty() {
            moves.retain(|m| limits.search_moves.contains(m));
        }
        // Where endgame tables know the way, nothing else is searched.
        let known = self.tablebases.as_ref().and_then(|tables| tables.ranks(game, &moves));
        if let Some(ranks) = known {
            let best = ranks.iter().max().copied();
            let mut ranks = ranks.into_iter();
            moves.retain(|_| ranks.next() == best);
        }
        moves.into_iter().map(RootMove::new).collect()
    }

    fn expected_reply(&self, root: &Keyed, best: &RootMove) -> Option<Move> {
        best.line.get(1).copied().or_else(|| {
            let after = root.play(best.m);
            let stored = self.table.probe(after.key())?.best;
            recall(&after, stored)
        })
    }
}

/// The thread whose choice most votes are for.
fn elected(workers: &[Worker]) -> &Worker {
    let ballot = |worker: &Worker| {
        let best = worker.root_moves().first()?;
        Some(Ballot { m: best.m, score: best.score, depth: worker.completed_depth() })
    };
    let ballots: Vec<Ballot> = workers.iter().map_while(ballot).collect();
    &workers[elect(&ballots)]
}

/// A search that was told to go on until told otherwise does not end by itself.
fn signals_wait(signals: &Signals, limits: &Limits) {
    if limits.infinite || limits.ponder {
        signals.wait(limits.infinite);
    }
}

#[cfg(test)]
mod tests;
