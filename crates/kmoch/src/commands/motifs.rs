//! `kmoch motifs`: the tactical ideas in many lines of moves, for other programs.

mod record;
mod searching;

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use indicatif::HumanCount;
use kmoch_games::output::Output;
use kmoch_motifs::{Judge, Line, MOTIFS, find};
use kmoch_tell::Position;

use crate::exit::INCOMPLETE;
use crate::pipeline::{self, Batch, Outcome, Records};
use searching::Searching;

/// Name the tactical ideas in many lines: forks, pins, named mates and their like.
///
/// Reads `FEN;move move ...`, one line of moves in UCI notation each; the first move leads into the
/// puzzle, the other side solves it. Blank lines and lines that begin with # are skipped. Every other
/// line gives one JSON object, in order: the motifs with the side that achieves them, the squares, the ply,
/// the moves that prove them and a sentence. A line that is no puzzle gives an object with an error,
/// is named on standard error with its number, and the exit code is 1.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Files of lines, packed (.zst, .gz, .bz2) or not; `-` is standard input.
    #[arg(default_value = "-")]
    files: Vec<PathBuf>,

    /// Where the objects go, packed if the name says so; standard output without it.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// How many threads to use; as many as there are processors without it.
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,

    /// Positions to search where only a search can prove a motif (zugzwang); 0 leaves it out.
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    nodes: u64,

    /// Write the definitions of all motifs as a page instead.
    #[arg(long)]
    definitions: bool,
}

/// Writes the motifs.
pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    let path = args.output.as_deref();
    let failed = || format!("cannot write {}", path.unwrap_or(Path::new("-")).display());
    let mut output = Output::create(path).with_context(failed)?;
    if args.definitions {
        for motif in MOTIFS {
            write!(output, "{}", record::page(motif)).with_context(failed)?;
        }
        output.finish().with_context(failed)?;
        return Ok(ExitCode::SUCCESS);
    }
    let searching = || (args.nodes > 0).then(|| Searching::new(args.nodes)).transpose();
    // Where there is memory for one there is hardly too little for the others.
    drop(searching()?);
    let work = || {
        let mut searching = searching().ok().flatten();
        move |batch: Batch, buffer| records(searching.as_mut(), &batch, buffer)
    };
    let threads = args.threads.or_else(|| std::thread::available_parallelism().ok());
    let mut faults = 0_u64;
    pipeline::run(&args.files, threads.map_or(1, NonZeroUsize::get), work, |records| {
        output.write_all(records.text.as_bytes())?;
        for fault in &records.faults {
            faults += 1;
            eprintln!("kmoch: {fault}");
        }
        Ok(Outcome::GoOn)
    })?;
    output.finish().with_context(failed)?;
    Ok(match faults {
        0 => ExitCode::SUCCESS,
        _ => {
            let lines = if faults == 1 { "line is" } else { "lines are" };
            eprintln!("kmoch: {} {lines} no puzzle", HumanCount(faults));
            ExitCode::from(INCOMPLETE)
        }
    })
}

/// One object for each line of a batch, whatever is in it.
fn records(mut searching: Option<&mut Searching>, batch: &Batch, buffer: String) -> Records {
    let mut records = Records::new(buffer);
    for line in &batch.lines {
        let read = match line.too_long {
            Some(length) => Err(format!("a line of {length} bytes is no puzzle")),
            None => read(&String::from_utf8_lossy(&batch.text[line.span.clone()])),
        };
        let object = match read {
            Ok(line) => {
                let judge = searching.as_deref_mut().map(|judge| judge as &mut dyn Judge);
                record::motifs(&line, &find(&line, judge))
            }
            Err(fault) => {
                records.fault(format!("{}:{}: {fault}", batch.file, line.number));
                record::error(&fault)
            }
        };
        records.text.push_str(&object);
        records.text.push('\n');
        records.count += 1;
    }
    records
}

/// Reads `FEN;move move ...`.
fn read(text: &str) -> Result<Line, String> {
    let (fen, moves) = text.split_once(';').ok_or("there is no ; between position and moves")?;
    let position = Position::read(fen).map_err(|fault| fault.to_string())?;
    Line::puzzle(position.chess, moves).map_err(|fault| fault.to_string())
}
