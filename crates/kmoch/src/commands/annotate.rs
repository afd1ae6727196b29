//! `kmoch annotate`: games that come back with verdicts and reasons.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use kmoch_files::{Input, Output, say};
use kmoch_games::annotate::{Event, Options, Style, Work, annotate_stream};
use kmoch_tell::Language;

use super::judging::JudgingArgs;
use super::progress::{Progress, games};
use crate::exit::INCOMPLETE;
use crate::speech::Speech;
use crate::threads::ThreadsArg;

/// Annotate games: a verdict on every move, signs for bad ones, and the reasons where the
/// verdict swings.
///
/// Every move of the main line gets `[%eval]`, seen from White. A glance finds moves that may have
/// lost winning chances, longer looks confirm them: only what both see gets `?!`, `?` or `??` as a
/// NAG, with the reason in words, squares and arrows, and the better line as a variation. What a game
/// holds already stays, byte for byte; a move that has an `[%eval]`, a sign or marks gets no second
/// one. Annotating again replaces our remarks, and --strip takes them out.
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
    fn work(&self, language: Language) -> anyhow::Result<Work> {
        if self.strip {
            return Ok(Work::Strip);
        }
        let style = match self.style {
            StyleArg::Arrows => Style::Arrows,
            StyleArg::Comments => Style::Comments,
            StyleArg::Both => Style::Both,
        };
        let criteria = self.judging.criteria()?;
        Ok(Work::Annotate(Options { style, criteria, language }))
    }
}

/// Annotates every file in turn into one output.
pub fn run(args: Args, speech: Speech) -> anyhow::Result<ExitCode> {
    let work = args.work(speech.for_people())?;
    let mut judges = args.judging.judges(args.threads)?;
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
