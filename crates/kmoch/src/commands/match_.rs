//! `kmoch match`: the engine against itself with other options, to see what they are worth.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use kmoch_files::say;
use kmoch_play::score::Strength;
use kmoch_play::{Adjudication, Contest, Limit, Openings, Score, Setup, hold};
use serde_json::json;

use crate::threads::MOST_THREADS;

/// Play the engine against itself with other options and say what they are worth in Elo.
///
/// Every opening is played twice with colours swapped, all inside this one process. With --nodes
/// the same seed gives the same games, on any number of threads.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Options of the first player, NAME=VALUE, separated by commas: UCI options, single cutting
    /// rules, search parameters by name (`kmoch` and `spsa` list them).
    #[arg(long, value_name = "OPTIONS", value_delimiter = ',', default_value = "")]
    first: Vec<String>,

    /// Options of the second player.
    #[arg(long, value_name = "OPTIONS", value_delimiter = ',', default_value = "")]
    second: Vec<String>,

    /// Whose numbers the first player plays by: tuned, addendum or a file.
    #[arg(long, value_name = "PROFILE")]
    first_profile: Option<String>,

    /// Whose numbers the second player plays by.
    #[arg(long, value_name = "PROFILE")]
    second_profile: Option<String>,

    /// Positions to begin from, FEN or EPD; random moves without it.
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,

    /// How many games.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    #[command(flatten)]
    limit: LimitArgs,

    /// Decides which openings are played.
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// How many games are played at the same time.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=MOST_THREADS))]
    threads: u16,

    /// Play every game to its end, even when both players agree on what it has come to.
    #[arg(long)]
    to_the_end: bool,

    /// Write JSON.
    #[arg(long)]
    json: bool,
}

/// What a player may use for each move.
#[derive(Debug, Clone, clap::Args)]
pub struct LimitArgs {
    /// Positions for each move.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,

    /// Milliseconds for each move, in place of a number of positions.
    #[arg(long, value_name = "MS", conflicts_with = "nodes", value_parser = clap::value_parser!(u64).range(1..))]
    movetime: Option<u64>,
}

impl LimitArgs {
    /// The limit asked for.
    pub fn limit(&self) -> Limit {
        match self.movetime {
            Some(milliseconds) => Limit::Time(Duration::from_millis(milliseconds)),
            None => Limit::Nodes(self.nodes),
        }
    }
}

/// Plays the match.
pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    let openings = match &args.openings {
        Some(file) => Openings::read(file, args.seed)?,
        None => Openings::random(args.seed),
    };
    let contest = Contest {
        setups: [
            player(&args.first, args.first_profile.as_deref())?,
            player(&args.second, args.second_profile.as_deref())?,
        ],
        openings,
        limit: args.limit.limit(),
        adjudication: if args.to_the_end { Adjudication::NONE } else { Adjudication::default() },
        pairs: args.games.div_ceil(2),
        threads: args.threads.into(),
    };
    let bar = progress(2 * contest.pairs);
    let score = hold(&contest, |score| {
        bar.set_position(score.games());
        if let Some(strength) = score.strength() {
            bar.set_message(format!("Elo {:+.1} ± {:.1}", strength.elo, strength.error));
        }
        ControlFlow::Continue(())
    })?;
    bar.finish_and_clear();
    let text = if args.json { json(&score) } else { line(&score) };
    say::print(text + "\n")?;
    Ok(ExitCode::SUCCESS)
}

fn player(options: &[String], profile: Option<&str>) -> anyhow::Result<Setup> {
    let mut options = options.to_vec();
    options.extend(profile.map(|name| format!("Profile={name}")));
    let mut setup = Setup::default();
    setup.set(&options)?;
    Ok(setup)
}

/// A bar for so many games on standard error, if that is a terminal.
pub fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {msg} {eta}");
    ProgressBar::new(games).with_style(style.expect("a sound template"))
}

fn line(score: &Score) -> String {
    let Score { wins, losses, draws, pairs } = score;
    let games = score.games();
    let mut text = format!("{wins} W  {losses} L  {draws} D  of {games}");
    if let Some(Strength { elo, error, normalised, normalised_error, likelihood }) =
        score.strength()
    {
        text += &format!(
            ", Elo {elo:+.1} ± {error:.1}, normalised {normalised:+.1} ± {normalised_error:.1}, \
             likelihood of superiority {:.1} %, pairs {pairs:?}",
            100.0 * likelihood
        );
    }
    text
}

fn json(score: &Score) -> String {
    json!({ "games": score.games(), "score": score, "strength": score.strength() }).to_string()
}
