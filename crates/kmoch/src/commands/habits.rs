//! `kmoch habits`: what costs a player winning chances.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, ensure};
use kmoch_files::{Input, say};
use kmoch_games::habits::{Habits, Lesson, lesson};
use kmoch_games::stream::in_order;

use super::effort::Judge;
use super::judging::JudgingArgs;
use super::progress::Progress;
use crate::exit::INCOMPLETE;
use crate::saving;
use crate::speech::Speech;
use crate::threads::ThreadsArg;

/// Tell what costs a player winning chances: themes and tactical ideas, by phase and colour, and the
/// ten positions worth looking at again.
///
/// Games are read as a stream, in any number. With --state what was learnt is kept in a file: stopped
/// and started again, the command goes on where it was, and games added to the end of the file are
/// taken in.
///
/// For example: kmoch habits games.pgn --player "Carlsen" --page habits.html
#[derive(Debug, clap::Args)]
pub struct Args {
    /// A file of games, packed (.zst, .gz, .bz2) or not; `-` is standard input.
    #[arg(default_value = "-")]
    file: PathBuf,

    /// Whose games: words that all stand in the White or Black tag.
    #[arg(long, value_name = "NAME")]
    player: String,

    /// Write a page with diagrams too.
    #[arg(long, value_name = "FILE")]
    page: Option<PathBuf>,

    /// Write the positions worth looking at again as EPD too, with the best moves.
    #[arg(long, value_name = "FILE")]
    epd: Option<PathBuf>,

    /// Write a JSON record instead of words.
    #[arg(long)]
    json: bool,

    /// Keep what was learnt in this file, and go on from it.
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,

    #[command(flatten)]
    threads: ThreadsArg,

    #[command(flatten)]
    judging: JudgingArgs,
}

/// Games between two writings of the state.
const KEPT_EVERY: u64 = 20;

/// Reads the games and tells what they have in common.
pub fn run(args: Args, speech: Speech) -> anyhow::Result<ExitCode> {
    ensure!(args.player.chars().any(char::is_alphanumeric), "--player needs a name");
    let criteria = args.judging.criteria()?;
    let language = match args.json {
        true => speech.for_programs(),
        false => speech.for_people(),
    };
    let mut judges = args.judging.judges(args.threads)?;
    for path in [&args.page, &args.epd].into_iter().flatten() {
        saving::check(path)?;
    }
    args.state.as_deref().map_or(Ok(()), saving::check_state)?;
    let mut habits = take_up(args.state.as_deref(), &args.player)?;
    let name = args.file.display();
    let input = Input::open(&args.file).with_context(|| format!("cannot open {name}"))?;
    let progress = Progress::new(input.size, input.consumed);
    let look = |raw, judge: &mut Judge| lesson(&raw, &args.player, judge, &criteria, language);
    let skipped = habits.read;
    let done = in_order(input.reader, skipped, &mut judges, look, |lesson| {
        if let Lesson::Broken(flaw) = &lesson {
            progress.say(&format!("{name}: game {}, {flaw}; left out", habits.read + 1));
        }
        habits.learn(lesson);
        progress.step();
        if habits.read.is_multiple_of(KEPT_EVERY) {
            keep(args.state.as_deref(), &habits).map_err(io::Error::other)?;
        }
        Ok(())
    });
    progress.finish();
    done.with_context(|| format!("{name}: stopped after {} games", habits.read))?;
    keep(args.state.as_deref(), &habits)?;
    if let Some(path) = &args.page {
        saving::save(path, habits.page(language))?;
    }
    if let Some(path) = &args.epd {
        saving::save(path, habits.epd(language))?;
    }
    say::print(match args.json {
        true => serde_json::to_string(&habits)? + "\n",
        false => habits.text(language),
    })?;
    Ok(if habits.broken > 0 { ExitCode::from(INCOMPLETE) } else { ExitCode::SUCCESS })
}

/// What was learnt before, if there is a state.
fn take_up(state: Option<&Path>, player: &str) -> anyhow::Result<Habits> {
    let Some(path) = state else { return Ok(Habits::new(player)) };
    let Some(text) = saving::state(path)? else { return Ok(Habits::new(player)) };
    let name = path.display();
    let habits: Habits = serde_json::from_slice(&text)
        .with_context(|| format!("{name} is no state of kmoch habits"))?;
    ensure!(habits.is_sound(), "{name} is damaged: its games do not add up");
    ensure!(habits.player == player, "{name} is about {}, not {player}", habits.player);
    Ok(habits)
}

fn keep(state: Option<&Path>, habits: &Habits) -> anyhow::Result<()> {
    match state {
        None => Ok(()),
        Some(path) => saving::save(path, serde_json::to_string(habits)?),
    }
}
