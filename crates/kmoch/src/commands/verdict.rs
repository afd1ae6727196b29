//! `kmoch verdict`: what the data say of each clause.

mod masters;
mod matches;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use kmoch_eval::Profile;
use kmoch_files::say;
use kmoch_tune::Dataset;
use kmoch_tune::verdict::{Plan, Step, measure};
use kmoch_verdict::{Record, Study, page};

use crate::exit::INCOMPLETE;
use crate::saving::{self, save};
use crate::threads::MOST_THREADS;

/// Measure what the data say of each clause, and write the page about it.
///
/// Each part is measured by itself and put into the record, which keeps what it has of the others:
/// --data for engine games, --masters for games of people, --matches for the engine against itself
/// without a chapter. --render writes the page and its plots from the record.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Labelled positions of engine games, as `kmoch tune` takes them.
    #[arg(long, value_name = "FILE", num_args = 1..)]
    data: Vec<PathBuf>,

    /// Games of people: PGN, packed or not.
    #[arg(long, value_name = "FILE", num_args = 1..)]
    masters: Vec<PathBuf>,

    /// Play the engine against itself without each chapter, or without those named. What was
    /// played already with the same numbers is not played again.
    #[arg(long, value_name = "CHAPTERS", num_args = 0..=1, value_delimiter = ',', default_missing_value = "")]
    matches: Option<Vec<String>>,

    /// The record: read if it is there, and written after every part.
    #[arg(short, long, value_name = "FILE", default_value = "docs/verdict.json")]
    output: PathBuf,

    /// Write verdict.md and its plots into this folder.
    #[arg(long, value_name = "FOLDER")]
    render: Option<PathBuf>,

    /// Rounds of the fit that everything starts from, and of each fit to games drawn anew.
    #[arg(long, default_value_t = 12, value_parser = clap::value_parser!(u32).range(1..))]
    epochs: u32,

    /// Rounds of each refit with something left out.
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u32).range(1..))]
    refit_epochs: u32,

    /// How often games are drawn anew for the intervals.
    #[arg(long, default_value_t = 24, value_parser = clap::value_parser!(u64).range(2..))]
    resamples: u64,

    /// Decides which games are held out, how they are resampled, and which openings are played.
    #[arg(long, default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    play: matches::PlayArgs,

    /// Threads.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=MOST_THREADS))]
    threads: u16,
}

/// The folder of the plots, beside the page.
const PLOTS: &str = "verdict";

/// The share of the result in what is learnt from engine games, as in `docs/tuning.md`.
const RESULT_SHARE: f64 = 0.4;

/// Measures what was asked for and writes the record and the page.
pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    rayon::ThreadPoolBuilder::new().num_threads(args.threads.into()).build_global()?;
    let nothing = args.data.is_empty() && args.masters.is_empty() && args.matches.is_none();
    if nothing && args.render.is_none() {
        bail!("nothing to do: give --data, --masters, --matches or --render");
    }
    if !nothing {
        saving::check_state(&args.output)?;
    }
    if let Some(folder) = &args.render {
        fs::create_dir_all(folder.join(PLOTS))
            .with_context(|| format!("cannot make {}", folder.display()))?;
    }
    let mut left_out = false;
    let mut record = read_record(&args.output, nothing)?;
    if !args.data.is_empty() {
        let data = super::tune::read(&args.data, &Profile::addendum(), None)?;
        record.engine = Some(study(&args, &data, &args.data, RESULT_SHARE, true)?);
        save(&args.output, record.text())?;
    }
    if !args.masters.is_empty() {
        let (data, broken) = masters::read(&args.masters, args.seed)?;
        left_out = broken > 0;
        record.masters = Some(study(&args, &data, &args.masters, 1.0, false)?);
        save(&args.output, record.text())?;
    }
    if let Some(chapters) = &args.matches {
        let matches = record.matches.take().unwrap_or_default();
        let threads = args.threads.into();
        matches::play(&args.play, chapters, args.seed, threads, matches, |matches| {
            record.matches = Some(matches.clone());
            save(&args.output, record.text())
        })?;
    }
    if let Some(folder) = &args.render {
        for (name, text) in page::files(&record) {
            save(&folder.join(name), text)?;
        }
    }
    Ok(if left_out { ExitCode::from(INCOMPLETE) } else { ExitCode::SUCCESS })
}

/// The record as it is; an empty one where there is none yet, unless it is all there is to work on.
fn read_record(file: &Path, is_needed: bool) -> anyhow::Result<Record> {
    let name = file.display();
    let Some(bytes) = saving::state(file)? else {
        ensure!(!is_needed, "cannot read {name}: there is no such file");
        return Ok(Record::default());
    };
    let text = String::from_utf8(bytes).with_context(|| format!("{name} is not UTF-8 text"))?;
    Record::read(&text).with_context(|| format!("{name} is no record of a verdict"))
}

fn study(
    args: &Args,
    data: &Dataset,
    files: &[PathBuf],
    result_share: f64,
    leave_out: bool,
) -> anyhow::Result<Study> {
    let name = |file: &PathBuf| {
        file.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned())
    };
    let plan = Plan {
        files: files.iter().map(name).collect(),
        epochs: args.epochs as usize,
        refit_epochs: args.refit_epochs as usize,
        resamples: args.resamples,
        leave_out,
        result_share,
        seed: args.seed,
    };
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} fits {elapsed} {eta}");
    let bar = ProgressBar::no_length().with_style(style.expect("a sound template"));
    let study = measure(data, &plan, &|step| match step {
        Step::Begin(count) => bar.set_length(count),
        Step::Done => bar.inc(1),
    });
    bar.finish_and_clear();
    let study = study.context("too few games to hold some out")?;
    for loss in &study.losses {
        say::print(format!(
            "{:32} held-out error {:.5}  log-loss {:.5}\n",
            loss.name, loss.squares, loss.logs
        ))?;
    }
    Ok(study)
}
