//! Files of any size worked on by many threads, with results in the order of the text.
//!
//! Files are cut into [`blocks`]; each thread reads its blocks and works on them by itself. A bounded number
//! of blocks is under way at any time, so memory stays the same however long the input is.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use thiserror::Error;

use crate::blocks::{self, Block, Measure, Unreadable};

/// Blocks under way for each thread.
const AHEAD: usize = 4;

/// What is read, how it is cut and how many work on it.
#[derive(Debug, Clone, Copy)]
pub struct Order<'a> {
    /// The files, packed or not; `-` is standard input.
    pub files: &'a [PathBuf],
    /// How they are cut.
    pub measure: Measure,
    /// How many threads work.
    pub threads: usize,
    /// Where to begin.
    pub start: Start,
}

/// Where to begin, when a part of the work was done before: behind so many blocks, which are passed over.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Start {
    /// Blocks of all files, cut by the same measure.
    pub blocks: u64,
    /// The file of the last of them, counted from 0.
    pub index: usize,
    /// The lines of that file up to the end of the block.
    pub lines: u64,
}

/// Where a block stands.
#[derive(Debug, Clone)]
pub struct Place {
    /// The file, as a message names it.
    pub file: Arc<str>,
    /// Which of the files that is, counted from 0.
    pub index: usize,
    /// How many lines of the file stand before the block.
    pub lines: u64,
    /// How many lines of the file end in the block.
    pub length: u64,
    /// Whether the block was read to its end: if not, what is taken is what came before that, and nothing follows.
    pub whole: bool,
}

/// Whether to go on.
#[derive(Debug, PartialEq, Eq)]
pub enum Outcome {
    /// There may be more.
    GoOn,
    /// That was enough.
    Stop,
}

/// Why not all of it was done.
#[derive(Debug, Error)]
pub enum Failure {
    /// A file cannot be read.
    #[error(transparent)]
    Read(#[from] Unreadable),
    /// Whoever takes the results could not. The cause stays to be seen: a closed pipe means no harm.
    #[error("cannot write the results")]
    Taken(#[source] io::Error),
}

/// What came of a block.
struct Done<T> {
    result: T,
    place: Place,
    read: io::Result<()>,
}

/// A block, and where its result is expected.
type Job<T> = (Block, SyncSender<Done<T>>);

/// Reads the files in order, turns blocks into results on so many threads, each with a worker of its own, and hands the
/// results to `take` in the order of the text.
///
/// Results can be megabytes: they go round, because memory that is given back and asked for again would make threads
/// wait for each other. A worker is handed one that has been taken before and has to empty it first.
///
/// # Errors
/// When a file cannot be read or `take` fails.
pub fn run<T: Default + Send, W: FnMut(&mut Block, &mut T) -> io::Result<()>>(
    order: Order,
    worker: impl Fn() -> W + Sync,
    mut take: impl FnMut(&mut T, &Place) -> io::Result<Outcome>,
) -> Result<(), Failure> {
    let waiting = order.threads * AHEAD;
    let (jobs, todo) = sync_channel::<Job<T>>(waiting);
    let (promises, due) = sync_channel::<Receiver<Done<T>>>(waiting);
    let todo = Mutex::new(todo);
    let used: Mutex<Vec<T>> = Mutex::new(Vec::new());
    let enough = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for _ in 0..order.threads {
            scope.spawn(|| {
                let mut work = worker();
                loop {
                    let job = todo.lock().map(|todo| todo.recv());
                    let Ok(Ok((mut block, reply))) = job else { break };
                    let mut result =
                        used.lock().ok().and_then(|mut used| used.pop()).unwrap_or_default();
                    let read = work(&mut block, &mut result);
                    let place = Place {
                        file: Arc::clone(&block.file),
                        index: block.index,
                        lines: 0,
                        length: block.lines_read(),
                        whole: read.is_ok(),
                    };
                    // Nobody waits for it any more once the caller has had enough.
                    let _ = reply.send(Done { result, place, read });
                }
            });
        }
        let enough = &enough;
        let reader = scope.spawn(move || {
            let mut left_to_skip = order.start.blocks;
            blocks::each(order.files, order.measure, enough, |block| {
                if left_to_skip > 0 {
                    left_to_skip -= 1;
                    return true;
                }
                let (reply, result) = sync_channel(1);
                promises.send(result).is_ok() && jobs.send((block, reply)).is_ok()
            })
        });
        let Start { mut index, mut lines, .. } = order.start;
        let mut outcome = Ok(Outcome::GoOn);
        for promise in &due {
            let Ok(mut done) = promise.recv() else { break };
            if done.place.index != index {
                (index, lines) = (done.place.index, 0);
            }
            done.place.lines = lines;
            lines += done.place.length;
            outcome = take(&mut done.result, &done.place).map_err(Failure::Taken);
            if let Err(source) = done.read
                && outcome.is_ok()
            {
                outcome = Err(Unreadable { file: done.place.file.to_string(), source }.into());
            }
            if let Ok(mut used) = used.lock() {
                used.push(done.result);
            }
            if !matches!(outcome, Ok(Outcome::GoOn)) {
                break;
            }
        }
        // The reader notices that nothing is due any more, and the workers that nothing comes.
        enough.store(true, Ordering::Relaxed);
        drop(due);
        let read = reader.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        outcome?;
        Ok(read?)
    })
}

#[cfg(test)]
mod tests;
