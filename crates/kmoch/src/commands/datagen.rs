//! `kmoch datagen`: games of the engine against itself, as positions to learn from.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::Ordering::Relaxed;

use anyhow::Context;
use indicatif::{ProgressBar, ProgressStyle};
use kmoch_files::{Output, say, signals};
use kmoch_play::harvest::{HEADER, quiet_positions, tree_line};
use kmoch_play::openings::random_of;
use kmoch_play::{Adjudication, Openings, Setup, parallel, play};
use rand::RngExt;

use super::match_::LimitArgs;
use crate::threads::MOST_THREADS;

/// Play the engine against itself and write quiet positions to learn from, for `kmoch tune`.
///
/// Games begin with random moves that leave the game open. Written are fen, result (1, 0.5 or 0
/// for White), score (centipawns, White's view), game and ply; no position in check or before a
/// capture, promotion or check, and at most 12 of a game. With --tree it is positions that the search met on its way, without result
/// and score: scripts/label.py asks another engine for scores. Ctrl-C ends it with whole lines.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Where the positions go, packed if the name says so; standard output without it.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// How many games; no end but Ctrl-C if --positions is not given either.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,

    /// How many positions.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    positions: Option<u64>,

    /// In place of the games' positions, one in so many of those that the search evaluates, if no capture changes what they
    /// are worth.
    #[arg(long, value_name = "ONE_IN", value_parser = clap::value_parser!(u32).range(1..))]
    tree: Option<u32>,

    #[command(flatten)]
    limit: LimitArgs,

    /// Options of the engine, NAME=VALUE, separated by commas.
    #[arg(long, value_name = "OPTIONS", value_delimiter = ',', default_value = "")]
    options: Vec<String>,

    /// Positions from which random moves are played, FEN or EPD; the start without it.
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,

    /// The same seed gives the same games with --nodes, on any number of threads.
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// How many games are played at the same time.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=MOST_THREADS))]
    threads: u16,
}

/// The choice of positions has random numbers of its own.
const CHOICE: u64 = 0x5eed;

/// What is said at the first Ctrl-C; the second one ends the program as usual.
const FINISHING: &str = "finishing the games under way; once more to give them up";

/// Plays and writes.
pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    let mut setup = Setup::default();
    setup.set(&args.options)?;
    let openings = match &args.openings {
        Some(file) => Openings::read(file, args.seed)?,
        None => Openings::random(args.seed),
    };
    let path = args.output.as_deref();
    let failed = || format!("cannot write {}", path.unwrap_or(Path::new("-")).display());
    let stop = signals::stop_in_order(FINISHING);
    let mut output = Output::create(path).with_context(failed)?;
    writeln!(output, "{HEADER}").with_context(failed)?;

    let limit = args.limit.limit();
    let bar = progress(args.positions, args.games);
    let most = args.positions.unwrap_or(u64::MAX);
    let (mut games, mut positions, mut written) = (0, 0, Ok(()));
    parallel::in_order(
        args.threads.into(),
        0..args.games.unwrap_or(u64::MAX),
        || [(); 2].map(|()| setup.player().expect("it was set up before")),
        |[white, black], number| {
            let opening = openings.vary(number, white);
            let choice = &mut random_of(args.seed ^ CHOICE, number);
            if let Some(one_in) = args.tree {
                for player in [&mut *white, &mut *black] {
                    player.sample(one_in, choice.random());
                }
            }
            let played = play([white, black], &opening, limit, Adjudication::default());
            if args.tree.is_some() {
                let met = [white, black].map(|player| player.sampled()).concat();
                met.iter().map(|position| tree_line(position, number)).collect()
            } else {
                let samples = quiet_positions(&played, choice);
                samples.iter().map(|sample| sample.line(played.winner, number)).collect()
            }
        },
        |lines: Vec<String>| {
            for line in lines.iter().take((most - positions) as usize) {
                written = writeln!(output, "{line}");
                if written.is_err() {
                    return ControlFlow::Break(());
                }
                positions += 1;
            }
            games += 1;
            bar.set_position(if args.positions.is_some() { positions } else { games });
            bar.set_message(format!("{games} games, {positions} positions"));
            let over = positions >= most || stop.load(Relaxed);
            if over { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        },
    )?;
    bar.finish_and_clear();
    written.with_context(failed)?;
    output.finish().with_context(failed)?;
    say::note(format_args!("{positions} positions of {games} games"));
    Ok(ExitCode::SUCCESS)
}

fn progress(positions: Option<u64>, games: Option<u64>) -> ProgressBar {
    let (bar, template) = match positions.or(games) {
        Some(length) => (ProgressBar::new(length), "{wide_bar} {percent} % {msg} {eta}"),
        None => (ProgressBar::new_spinner(), "{spinner} {msg}"),
    };
    bar.with_style(ProgressStyle::with_template(template).expect("a sound template"))
}
