//! `kmoch features`: every clause of many positions, for other programs.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, ensure};
use indicatif::{HumanCount, ProgressBar, ProgressStyle};
use kmoch_eval::{Evaluator, Weights};
use kmoch_files::blocks::Block;
use kmoch_files::pipeline::{self, Outcome};
use kmoch_files::{Output, say};
use kmoch_tell::record::Columns;
use kmoch_tell::{Position, Study};

use crate::exit::INCOMPLETE;
use crate::profile::ProfileArg;
use crate::records::{Records, lines_of};
use crate::threads::ThreadsArg;

/// Write what every clause finds in many positions, one record for each.
///
/// Reads FEN or EPD, one position a line; blank lines and lines that begin with # are skipped.
/// Records come out in the order of the lines. A line that is no position is named on standard
/// error with its number and what is wrong with it, the others go on, and the exit code is 1.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Files of positions, packed (.zst, .gz, .bz2) or not; `-` is standard input.
    #[arg(default_value = "-")]
    files: Vec<PathBuf>,

    #[command(flatten)]
    profile: ProfileArg,

    /// How records are written.
    #[arg(long, value_enum, default_value_t = Format::Jsonl)]
    format: Format,

    /// Write every single finding with its squares and its sentence too (JSON only).
    #[arg(long)]
    items: bool,

    /// Where the records go, packed if the name says so; standard output without it.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    threads: ThreadsArg,

    /// Stop at the first line that is no position.
    #[arg(long)]
    strict: bool,
}

/// Pawn structures that each thread remembers.
const PAWN_STRUCTURES: usize = 1024;

/// How records are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    /// A JSON object a line.
    Jsonl,
    /// A table with a line of column names.
    Csv,
}

/// Writes the records.
pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    ensure!(!args.items || args.format == Format::Jsonl, "--items needs --format jsonl");
    let weights = Arc::new(Weights::new(&*args.profile.load()?));
    let columns = Columns::new(&weights);
    let path = args.output.as_deref();
    let failed = || format!("cannot write {}", path.unwrap_or(Path::new("-")).display());
    let mut output = Output::create(path).with_context(failed)?;
    if args.format == Format::Csv {
        writeln!(output, "{}", columns.csv_header())?;
    }
    let work = || {
        let writer = Writer { columns: &columns, format: args.format, items: args.items };
        let mut evaluator = Evaluator::with_weights(Arc::clone(&weights), PAWN_STRUCTURES);
        move |block: &mut Block, records: &mut Records| writer.fill(records, &mut evaluator, block)
    };
    let progress = progress();
    let mut faults = 0_u64;
    let order = lines_of(&args.files, args.threads.count());
    let outcome = pipeline::run(order, work, |records: &mut Records, place| {
        let good = if args.strict { records.up_to_first_fault() } else { &records.text };
        output.write_all(good.as_bytes())?;
        for fault in &records.faults {
            faults += 1;
            let line = place.lines + fault.line;
            progress.suspend(|| say::warn(format_args!("{}:{line}: {}", place.file, fault.what)));
            if args.strict {
                return Ok(Outcome::Stop);
            }
        }
        progress.inc(records.count);
        Ok(Outcome::GoOn)
    });
    progress.finish_and_clear();
    outcome?;
    output.finish().with_context(failed)?;
    Ok(match faults {
        0 => ExitCode::SUCCESS,
        _ => {
            let lines = if faults == 1 { "line is" } else { "lines are" };
            let end = if args.strict { "; stopped there" } else { "" };
            say::warn(format_args!("{} {lines} no position{end}", HumanCount(faults)));
            ExitCode::from(INCOMPLETE)
        }
    })
}

/// A counter on standard error, if that is a terminal.
fn progress() -> ProgressBar {
    let bar = ProgressBar::new_spinner();
    let style = ProgressStyle::with_template("{spinner} {human_pos} positions, {per_sec}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// How positions become records.
struct Writer<'a> {
    columns: &'a Columns,
    format: Format,
    items: bool,
}

impl Writer<'_> {
    fn fill(
        &self,
        records: &mut Records,
        evaluator: &mut Evaluator,
        block: &mut Block,
    ) -> io::Result<()> {
        records.fill(block, "position", |text, out| {
            let position = Position::read(&text?).map_err(|fault| fault.to_string())?;
            let study = Study::new(evaluator, position);
            match self.format {
                Format::Jsonl => self.columns.write_json(out, &study, self.items),
                Format::Csv => self.columns.write_csv(out, &study),
            }
            out.push('\n');
            Ok(())
        })
    }
}
