//! `kmoch annotate`: games that come back with verdicts and reasons.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::Context;
use indicatif::{HumanCount, ProgressBar, ProgressStyle};
use kmoch_eval::Profile;
use kmoch_files::{Input, Output, say};
use kmoch_games::annotate::{Event, Options, Style, Work, annotate_stream};
use kmoch_games::annotator::AtSight;

use super::effort::{EffortArgs, Judge};
use super::judging::JudgingArgs;
use crate::exit::INCOMPLETE;
use crate::profile::PlayingProfileArg;
use crate::threads::ThreadsArg;

/// How deep each position is searched unless told otherwise: many games have to pass.
const DEPTH: u32 = 8;

/// Annotate games: a verdict on every move, signs for bad ones, and the reasons where the
/// verdict swings.
///
/// Every move of the main line gets `[%eval]`, seen from White. A move that loses winning
/// chances gets `?!`, `?` or `??` as a NAG. Where the verdict swings, the clause that changed
/// most says its sentence and lights its squares and arrows. What a game holds already stays,
/// byte for byte; a move that has an `[%eval]`, a sign or marks gets no second one. Annotating
/// again replaces our remarks, and --strip takes them out.
///
/// A broken game is named with its line and passed on untouched; the exit code is then 1.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Files of games, packed (.zst, .gz, .bz2) or not; `-` is standard input.
    #[arg(default_value = "-")]
    files: Vec<PathBuf>,

    /// Where the games go, packed if the name says so; standard output without it.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Take our remarks out again.
    #[arg(long)]
    strip: bool,

    /// How reasons are shown.
    #[arg(long, value_enum, default_value_t = StyleArg::Both)]
    style: StyleArg,

    #[command(flatten)]
    threads: ThreadsArg,

    #[command(flatten)]
    profile: PlayingProfileArg,

    #[command(flatten)]
    effort: EffortArgs,

    #[command(flatten)]
    judging: JudgingArgs,
}

/// How reasons are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum StyleArg {
    /// Lit squares and arrows.
    Arrows,
    /// Sentences.
    Comments,
    /// Both of them.
    Both,
}

impl Args {
    /// Taking remarks out needs no judgement.
    fn judge(&self, profile: &Profile) -> anyhow::Result<Judge> {
        if self.strip {
            return Ok(Judge::AtSight(Box::new(AtSight::new(profile))));
        }
        self.effort.judge(profile, DEPTH)
    }

    fn work(&self) -> anyhow::Result<Work> {
        if self.strip {
            return Ok(Work::Strip);
        }
        let style = match self.style {
            StyleArg::Arrows => Style::Arrows,
            StyleArg::Comments => Style::Comments,
            StyleArg::Both => Style::Both,
        };
        let criteria = self.judging.criteria()?;
        Ok(Work::Annotate(Options { style, criteria }))
    }
}

/// Annotates every file in turn into one output.
pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    let work = args.work()?;
    let profile = args.profile.load()?;
    let mut judges = (0..args.threads.count())
        .map(|_| args.judge(&profile))
        .collect::<anyhow::Result<Vec<Judge>>>()?;
    let mut output = Output::create(args.output.as_deref()).context("cannot write the output")?;
    let mut broken = 0_u64;
    for path in &args.files {
        let name = path.display();
        let input = Input::open(path).with_context(|| format!("cannot open {name}"))?;
        let progress = Progress::new(input.size, input.consumed);
        let done = annotate_stream(input.reader, &mut output, work, &mut judges, |event| {
            if let Event::Broken { number, flaw } = event {
                broken += 1;
                progress.say(&format!("{name}: game {number}, {flaw}; passed on untouched"));
            }
            progress.step();
        });
        progress.finish();
        done.with_context(|| format!("{name}: stopped after {}", games(progress.games())))?;
    }
    output.finish().context("cannot write the output")?;
    if broken > 0 {
        say::note(format_args!("{} broken, passed on untouched", games(broken)));
        return Ok(ExitCode::from(INCOMPLETE));
    }
    Ok(ExitCode::SUCCESS)
}

fn games(count: u64) -> String {
    format!("{} {}", HumanCount(count), if count == 1 { "game" } else { "games" })
}

/// How far the work is: games, games each second, time left; only on a terminal.
struct Progress {
    bar: ProgressBar,
    consumed: Arc<AtomicU64>,
    count: AtomicU64,
}

impl Progress {
    fn new(size: Option<u64>, consumed: Arc<AtomicU64>) -> Progress {
        let (bar, template) = match size {
            Some(size) => (ProgressBar::new(size), "{wide_bar} {percent}% {msg}, {eta} left"),
            None => (ProgressBar::no_length(), "{spinner} {msg}, {elapsed}"),
        };
        let style = ProgressStyle::with_template(template).expect("the template is sound");
        let bar = bar.with_style(style);
        bar.enable_steady_tick(Duration::from_millis(200));
        Progress { bar, consumed, count: AtomicU64::new(0) }
    }

    fn games(&self) -> u64 {
        self.count.load(Ordering::Relaxed)
    }

    fn step(&self) {
        let count = self.count.fetch_add(1, Ordering::Relaxed) + 1;
        self.bar.set_position(self.consumed.load(Ordering::Relaxed));
        let seconds = self.bar.elapsed().as_secs_f64().max(f64::EPSILON);
        self.bar.set_message(format!("{}, {:.0}/s", games(count), count as f64 / seconds));
    }

    /// A line that does not disturb the bar.
    fn say(&self, line: &str) {
        self.bar.suspend(|| say::note(line));
    }

    fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
