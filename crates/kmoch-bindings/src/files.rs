//! Files of games or positions, of any size, packed or not.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread::{self, JoinHandle};

use arrow_array::RecordBatch;
use arrow_schema::ArrowError;
use kmoch_columns::{Before, Row, Table, games};
use kmoch_files::blocks::{Block, Measure, at_lines};
use kmoch_files::lines::Lines;
use kmoch_files::pipeline::{self, Failure, Order, Outcome, Start};
use kmoch_notation::Position;
use kmoch_notation::pgn::{Flaw, next_game};

use crate::batches::{Asked, Batches, Fault, Faults, Wrong};

/// Bytes of a file that a thread works on at once: some thousands of positions.
const BLOCK: usize = 1 << 17;

/// Batches that wait for whoever takes them.
const WAITING: usize = 4;

/// A line of a block, and what is wrong with it.
type Line = (u64, String);

/// What came of a block: a batch, and what is wrong.
#[derive(Default)]
struct Share {
    batch: Option<RecordBatch>,
    games: u64,
    wrong: Wrong<Vec<Line>>,
}

/// All positions that are asked for of files of games, or of a position a line.
pub fn read(asked: &Asked, files: Vec<PathBuf>, of_games: bool, faults: &Faults) -> Batches {
    let (sender, receiver) = sync_channel(WAITING);
    let work = Work { asked: asked.clone(), files, of_games, faults: faults.clone() };
    let mut worker = Some(thread::spawn(move || work.run(&sender)));
    let batches = std::iter::from_fn(move || match receiver.recv() {
        Ok(batch) => Some(batch),
        // The end may be one that nobody wished for.
        Err(_) => worker.take().and_then(|worker| ended(worker).err()).map(Err),
    });
    Batches::new(&asked.layout, batches)
}

/// How the work ended.
fn ended(worker: JoinHandle<Result<(), ArrowError>>) -> Result<(), ArrowError> {
    worker.join().unwrap_or_else(|_| Err(ArrowError::ComputeError("the work fell over".to_owned())))
}

struct Work {
    asked: Asked,
    files: Vec<PathBuf>,
    of_games: bool,
    faults: Faults,
}

impl Work {
    fn run(&self, batches: &SyncSender<Result<RecordBatch, ArrowError>>) -> Result<(), ArrowError> {
        let cut = if self.of_games { next_game } else { at_lines };
        let measure = Measure { cut, bytes: BLOCK };
        let threads = self.asked.threads;
        let order = Order { files: &self.files, measure, threads, start: Start::default() };
        let worker = || {
            let mut table = Table::new(&self.asked.layout);
            move |block: &mut Block, share: &mut Share| self.fill(block, &mut table, share)
        };
        let (mut file, mut games) = (0, 0);
        let mut failed = Ok(());
        let outcome = pipeline::run(order, worker, |share: &mut Share, place| {
            if place.index != file {
                (file, games) = (place.index, 0);
            }
            let before = Before { games, lines: place.lines };
            games += share.games;
            let goes_on = share
                .batch
                .take()
                .is_none_or(|batch| batches.send(Ok(before.settle(&batch))).is_ok());
            let told = |lines: Vec<Line>| {
                let told = lines.into_iter().map(|(line, what)| Fault {
                    place: place.file.to_string(),
                    number: place.lines + line,
                    what,
                });
                told.collect()
            };
            let Wrong { faults, cut_short } = std::mem::take(&mut share.wrong);
            let wrong = Wrong { faults: told(faults), cut_short: told(cut_short) };
            failed = self.faults.note(wrong, &self.asked);
            Ok(if goes_on && failed.is_ok() { Outcome::GoOn } else { Outcome::Stop })
        });
        failed?;
        outcome.map_err(|failure| match failure {
            Failure::Read(unreadable) => {
                let what = format!("{unreadable}: {}", unreadable.source);
                ArrowError::IoError(what, unreadable.source)
            }
            Failure::Taken(error) => ArrowError::IoError(error.to_string(), error),
        })
    }

    /// Fills a share, which may hold another one, from a block.
    fn fill(&self, block: &mut Block, table: &mut Table, share: &mut Share) -> io::Result<()> {
        *share = Share::default();
        let strict = !self.asked.passes_over;
        if self.of_games {
            let file = Arc::clone(&block.file);
            let selection = &self.asked.selection;
            let tally = games::read(block, Some(&file), selection, strict, table, |_| Ok(()))?;
            share.games = tally.read;
            let lines = |flaws: Vec<Flaw>| {
                flaws.into_iter().map(|flaw| (flaw.line, flaw.kind.to_string())).collect()
            };
            share.wrong = Wrong { faults: lines(tally.flaws), cut_short: lines(tally.cut_short) };
        } else {
            let mut lines = Lines::new(block);
            while let Some(line) = lines.next_line()? {
                let text =
                    line.text.map_err(|length| format!("a line of {length} bytes is no position"));
                let text = text.map(String::from_utf8_lossy);
                let read =
                    text.and_then(|text| Position::read(&text).map_err(|fault| fault.to_string()));
                match read {
                    Ok(position) => {
                        table.push(&Row { fen: Some(&position.fen), ..Row::of(&position.chess) });
                    }
                    Err(what) => share.wrong.faults.push((line.number, what)),
                }
                if strict && !share.wrong.faults.is_empty() {
                    break;
                }
            }
        }
        share.batch = Some(table.finish()).filter(|batch| batch.num_rows() > 0);
        Ok(())
    }
}
