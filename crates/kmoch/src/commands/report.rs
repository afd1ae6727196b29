//! `kmoch report`: one page about one game.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, bail};
use kmoch_eval::{ClauseId, find_clause};
use kmoch_files::Input;
use kmoch_files::Output;
use kmoch_games::report::report;
use kmoch_notation::pgn::{Game, GameReader};

use super::judging::JudgingArgs;
use crate::speech::Speech;

/// Write a page about a game: a board that steps, curves, the story in paragraphs, tables.
///
/// The page is one file that asks nothing of the outside, steps with the arrow keys, and
/// prints well.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// A file of games, packed (.zst, .gz, .bz2) or not; `-` is standard input.
    #[arg(default_value = "-")]
    file: PathBuf,

    /// Which game of the file.
    #[arg(long, value_name = "N", default_value_t = 1)]
    game: u64,

    /// Where the page goes; standard output without it.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Keys of the clauses whose curves are drawn; those that moved most without it.
    #[arg(long, value_name = "KEY", value_delimiter = ',', value_parser = clause)]
    curves: Vec<ClauseId>,

    #[command(flatten)]
    judging: JudgingArgs,
}

fn clause(key: &str) -> Result<ClauseId, String> {
    find_clause(key).ok_or_else(|| "there is no such clause; `kmoch catalog` lists them".to_owned())
}

/// Writes the page.
pub fn run(args: Args, speech: Speech) -> anyhow::Result<ExitCode> {
    let criteria = args.judging.criteria()?;
    let game = find_game(&args)?;
    let mut annotator = args.judging.judge()?;
    let language = speech.for_people();
    let page = report(game, &mut annotator, &criteria, &args.curves, language);
    let mut output = Output::create(args.output.as_deref()).context("cannot write the page")?;
    output.write_all(page.as_bytes()).context("cannot write the page")?;
    output.finish().context("cannot write the page")?;
    Ok(ExitCode::SUCCESS)
}

fn find_game(args: &Args) -> anyhow::Result<Game> {
    let name = args.file.display();
    let input = Input::open(&args.file).with_context(|| format!("cannot open {name}"))?;
    let mut count = 0;
    for raw in GameReader::new(input.reader) {
        let raw = raw.with_context(|| format!("{name}: stopped after {count} games"))?;
        count = raw.number;
        if count == args.game && !raw.is_blank() {
            return Game::read(&raw).with_context(|| format!("{name}: game {count}"));
        }
    }
    bail!("{name} has no game {} (it has {count})", args.game)
}
