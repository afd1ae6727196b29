//! One thread reads, several work, the caller gets results in order; a bounded number of
//! batches is under way at any time, so memory stays the same however long the input is.

use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use anyhow::Context;
use kmoch_games::input::Input;

use crate::input::{Reading, read_line};

/// Lines handed to a worker at once: enough to make handing over cheap, few enough to share fairly.
const LINES: usize = 128;
/// Batches under way for each worker.
const AHEAD: usize = 4;

/// Some lines of a file.
#[derive(Debug, Default)]
pub struct Batch {
    /// The file they come from.
    pub file: String,
    /// The lines, one after the other.
    pub text: Vec<u8>,
    /// Where each one is.
    pub lines: Vec<Line>,
}

/// One line that is neither blank nor a comment.
#[derive(Debug)]
pub struct Line {
    /// Its number in the file, counted from 1.
    pub number: u64,
    /// Where it is in the batch.
    pub span: Range<usize>,
    /// Its length, if it was too long to be kept.
    pub too_long: Option<u64>,
}

/// Whether to go on.
#[derive(Debug, PartialEq, Eq)]
pub enum Outcome {
    /// There may be more.
    GoOn,
    /// That was enough.
    Stop,
}

/// The records of a batch of lines.
#[derive(Debug, Default)]
pub struct Records {
    /// The records, a line each.
    pub text: String,
    /// How many records there are.
    pub count: u64,
    /// What is wrong with the other lines.
    pub faults: Vec<String>,
    /// Where the text stood at the first of them.
    first_fault: Option<usize>,
}

impl Records {
    /// No records yet, written where others were before.
    pub fn new(buffer: String) -> Records {
        Records { text: buffer, ..Records::default() }
    }

    /// The records before the first fault.
    pub fn up_to_first_fault(&self) -> &str {
        &self.text[..self.first_fault.unwrap_or(self.text.len())]
    }

    /// Says what is wrong with a line.
    pub fn fault(&mut self, fault: String) {
        self.first_fault.get_or_insert(self.text.len());
        self.faults.push(fault);
    }

    /// The text's memory, to be used again.
    fn into_buffer(self) -> String {
        let mut text = self.text;
        text.clear();
        text
    }
}

/// A batch, and where its records are expected.
type Job = (Batch, SyncSender<Records>);

/// Reads the files in order, turns batches into records on `threads` threads, each with a worker
/// of its own, and hands the records to `take` in the order of the lines.
///
/// Records are megabytes of text: their buffers go round, because memory that is given back and
/// asked for again would make the threads wait for each other.
pub fn run<W: FnMut(Batch, String) -> Records>(
    files: &[PathBuf],
    threads: usize,
    worker: impl Fn() -> W + Sync,
    mut take: impl FnMut(&Records) -> io::Result<Outcome>,
) -> anyhow::Result<()> {
    if threads == 1 {
        // One thread is one thread: it reads, works and writes.
        let mut work = worker();
        let mut buffer = String::new();
        return each_batch(files, |batch| {
            let records = work(batch, std::mem::take(&mut buffer));
            let outcome = take(&records);
            buffer = records.into_buffer();
            outcome
        });
    }
    let (jobs, todo) = sync_channel::<Job>(threads * AHEAD);
    let (promises, due) = sync_channel::<Receiver<Records>>(threads * AHEAD);
    let todo = Mutex::new(todo);
    let buffers = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut work = worker();
                loop {
                    let job = todo.lock().map(|todo| todo.recv());
                    let Ok(Ok((batch, reply))) = job else { break };
                    // Nobody waits for it any more once the caller has had enough.
                    let buffer = buffers.lock().ok().and_then(|mut free| free.pop());
                    let _ = reply.send(work(batch, buffer.unwrap_or_default()));
                }
            });
        }
        let reader = scope.spawn(move || {
            each_batch(files, |batch| {
                let (reply, records) = sync_channel(1);
                let wanted = promises.send(records).is_ok() && jobs.send((batch, reply)).is_ok();
                Ok(if wanted { Outcome::GoOn } else { Outcome::Stop })
            })
        });
        let mut outcome = Ok(Outcome::GoOn);
        for promise in &due {
            let Ok(records) = promise.recv() else { break };
            outcome = take(&records);
            if let Ok(mut free) = buffers.lock() {
                free.push(records.into_buffer());
            }
            if !matches!(outcome, Ok(Outcome::GoOn)) {
                break;
            }
        }
        // The reader notices that nothing is due any more, and the workers that nothing comes.
        drop(due);
        let read = reader.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        outcome?;
        read
    })
}

/// Reads all files batch by batch, until `hand` has had enough.
fn each_batch(
    files: &[PathBuf],
    mut hand: impl FnMut(Batch) -> io::Result<Outcome>,
) -> anyhow::Result<()> {
    for file in files {
        let name =
            if file == Path::new("-") { "standard input".into() } else { file.to_string_lossy() };
        let failed = || format!("cannot read {name}");
        let mut reader = Input::open(file).with_context(failed)?.reader;
        let mut number = 0;
        loop {
            let batch = next_batch(&mut reader, &name, &mut number).with_context(failed)?;
            if batch.lines.is_empty() {
                break;
            }
            if hand(batch)? == Outcome::Stop {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// The next lines that hold something; none at the end.
fn next_batch(reader: &mut impl io::BufRead, file: &str, number: &mut u64) -> io::Result<Batch> {
    let mut batch = Batch { file: file.to_owned(), ..Batch::default() };
    let mut line = Vec::new();
    while batch.lines.len() < LINES {
        let too_long = match read_line(reader, &mut line)? {
            Reading::End => break,
            Reading::Line => None,
            Reading::TooLong(length) => Some(length),
        };
        *number += 1;
        let text = line.trim_ascii();
        if too_long.is_none() && (text.is_empty() || text.starts_with(b"#")) {
            continue;
        }
        let start = batch.text.len();
        if too_long.is_none() {
            batch.text.extend_from_slice(text);
        }
        batch.lines.push(Line { number: *number, span: start..batch.text.len(), too_long });
    }
    Ok(batch)
}
