//! `kmoch find`: games and positions by an idea.

mod found;
mod search;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, anyhow};
use indicatif::HumanCount;
use kmoch_files::blocks::{Block, Measure};
use kmoch_files::pipeline::{self, Order, Outcome, Start};
use kmoch_files::{Output, input, say};
use kmoch_find::{Expression, Finder, Structures};
use kmoch_notation::pgn::next_game;

use crate::exit::INCOMPLETE;
use crate::profile::ProfileArg;
use crate::records::{self, CUT_SHORT, Fault};
use crate::threads::ThreadsArg;
use found::Manner;
use search::{Results, Search};

/// Find games or positions by an idea.
///
/// The expression is in the Common Expression Language, over the columns of `kmoch features`
/// (`white.passer.count > 1 && elo.white > 2400 && ply > 20`), what stands where
/// (`white.pawn("d4")`, `black.pawns("d", "7") == 2`) and structures by name (`isolani`, `black.hedgehog`). Only clauses that it names
/// are looked for. Where a value is missing that it rests on, it does not hold. docs/find.md tells more.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// What to look for.
    #[arg(required_unless_present = "list")]
    expression: Option<String>,

    /// Files of games, packed (.zst, .gz, .bz2) or not; `-` is standard input.
    #[arg(default_value = "-")]
    files: Vec<PathBuf>,

    /// What is printed of what is found.
    #[arg(long = "as", value_enum, value_name = "MANNER", default_value_t = Manner::Pgn)]
    manner: Manner,

    /// Only what holds for so many plies on end; the first of them is told.
    #[arg(long = "for", value_name = "PLIES", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    plies: u32,

    /// Only the first position of each game.
    #[arg(long)]
    once: bool,

    /// Stop after the first N found: games with --as pgn, positions otherwise.
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "1",
        value_parser = clap::value_parser!(u64).range(1..))]
    first: Option<u64>,

    /// Positions of variations, too.
    #[arg(long)]
    variations: bool,

    /// A file of structures of your own, added to those that there are.
    #[arg(long, value_name = "FILE")]
    structures: Option<PathBuf>,

    /// Print the structures that there are, instead.
    #[arg(long)]
    list: bool,

    #[command(flatten)]
    profile: ProfileArg,

    /// Where the results go, packed if the name says so; standard output without it.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    threads: ThreadsArg,
}

/// Games so far apart in a file are worked on together.
const BLOCK_BYTES: usize = 1 << 16;

/// More than any file of structures that people write.
const MOST_OF_STRUCTURES: u64 = 1 << 20;

/// Looks for the games.
pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    let structures = structures(args.structures.as_deref())?;
    let path = args.output.as_deref();
    let failed = || format!("cannot write {}", path.unwrap_or(Path::new("-")).display());
    let mut output = Output::create(path).with_context(failed)?;
    if args.list {
        for structure in structures.iter() {
            writeln!(output, "{}: {}", structure.name, structure.about).with_context(failed)?;
        }
        output.finish().with_context(failed)?;
        return Ok(ExitCode::SUCCESS);
    }
    let text = args.expression.as_deref().unwrap_or_default();
    let expression = Expression::read(text, &structures).map_err(|fault| anyhow!("{fault}"))?;
    let profile = args.profile.load()?;
    Finder::new(&expression, &profile).check()?;
    let search = Search {
        expression: &expression,
        profile: &profile,
        manner: args.manner,
        plies: args.plies,
        once: args.once,
        variations: args.variations,
    };
    let work = || {
        let mut searcher = search.searcher();
        move |block: &mut Block, results: &mut Results| searcher.fill(block, results)
    };
    let measure = Measure { cut: next_game, bytes: BLOCK_BYTES };
    let order = Order {
        files: &args.files,
        measure,
        threads: args.threads.count(),
        start: Start::default(),
    };
    let mut counts = Counts { left: args.first.unwrap_or(u64::MAX), ..Counts::default() };
    let mut failure = None;
    pipeline::run(order, work, |results: &mut Results, place| {
        if place.index != counts.file {
            (counts.file, counts.games_of_file) = (place.index, 0);
        }
        let tell = |fault: &Fault, what: &str| {
            let line = place.lines + fault.line;
            say::warn(format_args!("{}:{line}: {}{what}", place.file, fault.what));
        };
        results.faults.iter().for_each(|fault| tell(fault, ""));
        results.cut_short.iter().for_each(|fault| tell(fault, CUT_SHORT));
        if let Some(error) = results.failure.take() {
            failure = Some(error);
            return Ok(Outcome::Stop);
        }
        counts.reported += results.faults.len() as u64;
        counts.cut_short += results.cut_short.len() as u64;
        for game in &results.found {
            let positions =
                game.write(&mut output, args.manner, place, counts.games_of_file, counts.left)?;
            counts.positions += positions;
            counts.found += 1;
            counts.left -= if args.manner == Manner::Pgn { 1 } else { positions.min(counts.left) };
            if counts.left == 0 {
                return Ok(Outcome::Stop);
            }
        }
        counts.games_of_file += results.games;
        counts.games += results.games;
        Ok(Outcome::GoOn)
    })?;
    failure.map_or(Ok(()), Err)?;
    let Counts { games, found, positions, reported, cut_short, .. } = counts;
    if args.manner == Manner::Count {
        writeln!(output, "{positions} positions in {found} of {games} games")
            .with_context(failed)?;
    }
    output.finish().with_context(failed)?;
    if args.first.is_none() {
        say::warn(format_args!(
            "{} games read, {} found with {} positions, {} reported{}",
            HumanCount(games),
            HumanCount(found),
            HumanCount(positions),
            HumanCount(reported),
            records::cut_short(cut_short)
        ));
    }
    Ok(if reported == 0 { ExitCode::SUCCESS } else { ExitCode::from(INCOMPLETE) })
}

/// What has been read and found.
#[derive(Debug, Default)]
struct Counts {
    file: usize,
    games_of_file: u64,
    games: u64,
    found: u64,
    positions: u64,
    reported: u64,
    cut_short: u64,
    /// How many more may be found.
    left: u64,
}

/// The structures that there are, with those of a file.
fn structures(file: Option<&Path>) -> anyhow::Result<Structures> {
    let mut structures = Structures::shipped();
    if let Some(file) = file {
        let failed = || format!("cannot read {}", file.display());
        let text = input::read_whole(file, MOST_OF_STRUCTURES).with_context(failed)?;
        let text = String::from_utf8(text).with_context(failed)?;
        structures.add(&text, &file.display().to_string())?;
    }
    Ok(structures)
}
