//! `kmoch match`: the engine against itself with other options, to see what they are worth.

mod record;

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::anyhow;
use indicatif::{ProgressBar, ProgressStyle};
use kmoch_files::say;
use kmoch_play::score::Strength;
use kmoch_play::sprt::Verdict;
use kmoch_play::{Adjudication, Contest, Limit, Openings, Score, Setup, Sprt, hold};
use record::Terms;
use serde_json::json;

use crate::saving;
use crate::threads::MOST_THREADS;

/// So many games if nobody says how many.
const GAMES: u64 = 1000;
/// And at most so many if a test ends the match.
const GAMES_OF_A_TEST: u64 = 100_000;

/// Play the engine against itself with other options and say what they are worth in Elo.
///
/// Every opening is played twice with colours swapped, all inside this one process. With --nodes
/// the same seed gives the same games, on any number of threads. With --sprt the match ends when the
/// games decide between two guesses of what the first player is worth.
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

    /// How many games; 1000 without it, or with --sprt at most 100000.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,

    /// End the match once it is clear whether the first player is worth ELO1 (accepted) or ELO0
    /// (refused) more than the second, in normalised Elo, by the sequential test on pairs of
    /// games that fishtest and OpenBench use. ALPHA and BETA are how often either may be wrong,
    /// usually 0.05.
    #[arg(long, num_args = 4, allow_negative_numbers = true,
          value_names = ["ELO0", "ELO1", "ALPHA", "BETA"])]
    sprt: Option<Vec<f64>>,

    /// Keep the score in a file, and go on from there if there is one.
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,

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
    let terms = terms(&args)?;
    let file = args.resume.as_deref();
    let games = args.games.unwrap_or(if terms.sprt.is_some() { GAMES_OF_A_TEST } else { GAMES });
    let contest = Contest {
        setups: [player(&terms.first)?, player(&terms.second)?],
        openings,
        limit: args.limit.limit(),
        adjudication: if args.to_the_end { Adjudication::NONE } else { Adjudication::default() },
        pairs: games.div_ceil(2),
        played: file.map_or_else(|| Ok(Score::default()), |file| record::read(file, &terms))?,
        threads: args.threads.into(),
    };
    file.map_or(Ok(()), saving::check)?;
    let score = play(&contest, &terms, file)?;
    let sprt = terms.sprt;
    let text = if args.json { json(&score, sprt) } else { line(&score) + &test_line(&score, sprt) };
    say::print(text + "\n")?;
    Ok(ExitCode::SUCCESS)
}

/// Plays until the test decides or all games are played; the score is kept after every pair.
fn play(contest: &Contest, terms: &Terms, file: Option<&Path>) -> anyhow::Result<Score> {
    let is_over =
        |score: &Score| terms.sprt.is_some_and(|sprt| sprt.verdict(&score.pairs) != Verdict::Open);
    if is_over(&contest.played) {
        return Ok(contest.played);
    }
    let bar = progress(2 * contest.pairs);
    bar.set_position(contest.played.games());
    let mut kept = Ok(());
    let score = hold(contest, |score| {
        bar.set_position(score.games());
        bar.set_message(live(score, terms.sprt));
        if let Some(file) = file {
            kept = record::write(file, terms, score);
        }
        if kept.is_err() || is_over(score) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    })?;
    bar.finish_and_clear();
    kept.map(|()| score)
}

fn terms(args: &Args) -> anyhow::Result<Terms> {
    let sprt = args.sprt.as_deref().map(|numbers| {
        let numbers = <[f64; 4]>::try_from(numbers).map_err(|_| anyhow!("four numbers"))?;
        Sprt::new(numbers).map_err(|what| anyhow!("--sprt: {what}"))
    });
    Ok(Terms {
        first: options(&args.first, args.first_profile.as_deref()),
        second: options(&args.second, args.second_profile.as_deref()),
        openings: args.openings.as_ref().map(|file| file.display().to_string()),
        limit: match args.limit.limit() {
            Limit::Nodes(nodes) => format!("{nodes} nodes"),
            Limit::Time(time) => format!("{} ms", time.as_millis()),
        },
        seed: args.seed,
        to_the_end: args.to_the_end,
        sprt: sprt.transpose()?,
    })
}

fn options(options: &[String], profile: Option<&str>) -> Vec<String> {
    let given = options.iter().map(|option| option.trim().to_owned()).filter(|o| !o.is_empty());
    given.chain(profile.map(|name| format!("Profile={name}"))).collect()
}

fn player(options: &[String]) -> anyhow::Result<Setup> {
    let mut setup = Setup::default();
    setup.set(options)?;
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

/// What is told while the match runs.
fn live(score: &Score, sprt: Option<Sprt>) -> String {
    let mut text = score.strength().map_or_else(String::new, |strength| {
        format!("Elo {:+.1} ± {:.1}", strength.elo, strength.error)
    });
    if let Some(sprt) = sprt {
        let (lower, upper) = sprt.bounds();
        text += &format!(", LLR {:.2} ({lower:.2} to {upper:.2})", sprt.ratio(&score.pairs));
    }
    text
}

/// What the test says in the end.
fn test_line(score: &Score, sprt: Option<Sprt>) -> String {
    let Some(sprt) = sprt else { return String::new() };
    let (lower, upper) = sprt.bounds();
    let verdict = match sprt.verdict(&score.pairs) {
        Verdict::Accepted => "accepted",
        Verdict::Refused => "refused",
        Verdict::Open => "undecided",
    };
    format!(
        "\nSPRT {} {}: {verdict}, LLR {:.2} ({lower:.2} to {upper:.2})",
        sprt.elo0,
        sprt.elo1,
        sprt.ratio(&score.pairs)
    )
}

fn json(score: &Score, sprt: Option<Sprt>) -> String {
    let test = sprt.map(|sprt| {
        json!({
            "test": sprt,
            "ratio": sprt.ratio(&score.pairs),
            "bounds": sprt.bounds(),
            "verdict": sprt.verdict(&score.pairs),
        })
    });
    json!({ "games": score.games(), "score": score, "strength": score.strength(), "sprt": test })
        .to_string()
}
