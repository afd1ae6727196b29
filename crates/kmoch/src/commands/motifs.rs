//! `kmoch motifs`: the tactical ideas in many lines of moves, for other programs.

mod record;
mod searching;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use indicatif::HumanCount;
use kmoch_files::blocks::Block;
use kmoch_files::pipeline::{self, Outcome};
use kmoch_files::{Output, say};
use kmoch_motifs::{Judge, Line, MOTIFS, find};
use kmoch_tell::Position;

use crate::exit::INCOMPLETE;
use crate::records::{Records, lines_of};
use crate::threads::ThreadsArg;
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

    #[command(flatten)]
    threads: ThreadsArg,

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
        move |block: &mut Block, records: &mut Records| fill(records, searching.as_mut(), block)
    };
    let mut faults = 0_u64;
    let order = lines_of(&args.files, args.threads.count());
    pipeline::run(order, work, |records: &mut Records, place| {
        output.write_all(records.text.as_bytes())?;
        for fault in &records.faults {
            faults += 1;
            let line = place.lines + fault.line;
            say::warn(format_args!("{}:{line}: {}", place.file, fault.what));
        }
        Ok(Outcome::GoOn)
    })?;
    output.finish().with_context(failed)?;
    Ok(match faults {
        0 => ExitCode::SUCCESS,
        _ => {
            let lines = if faults == 1 { "line is" } else { "lines are" };
            say::warn(format_args!("{} {lines} no puzzle", HumanCount(faults)));
            ExitCode::from(INCOMPLETE)
        }
    })
}

/// One object for each line of a block, whatever is in it.
fn fill(
    records: &mut Records,
    mut searching: Option<&mut Searching>,
    block: &mut Block,
) -> io::Result<()> {
    records.fill(block, "puzzle", |text, out| {
        let read = text.and_then(|text| read(&text));
        out.push_str(&match &read {
            Ok(line) => {
                let judge = searching.as_deref_mut().map(|judge| judge as &mut dyn Judge);
                record::motifs(line, &find(line, judge))
            }
            Err(fault) => record::error(fault),
        });
        out.push('\n');
        read.map(drop)
    })
}

/// Reads `FEN;move move ...`.
fn read(text: &str) -> Result<Line, String> {
    let (fen, moves) = text.split_once(';').ok_or("there is no ; between position and moves")?;
    let position = Position::read(fen).map_err(|fault| fault.to_string())?;
    // Anybody can write a line: nothing in it is for a terminal to obey.
    let harmless = |letter: char| if letter.is_control() { ' ' } else { letter };
    Line::puzzle(position.chess, moves)
        .map_err(|fault| fault.to_string().chars().map(harmless).collect())
}
