//! `kmoch bench`: the nodes of a fixed search, and how fast it was.

use std::io;
use std::process::ExitCode;

use kmoch_eval::Profile;
use kmoch_search::bench;

/// Search fixed positions and count nodes: the same number each time, and the speed.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// How deep.
    #[arg(default_value_t = bench::DEPTH, value_parser = clap::value_parser!(u32).range(1..))]
    depth: u32,
}

/// Runs the searches; the last lines are what OpenBench reads.
pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    bench::run(&Profile::tuned(), args.depth, &mut io::stdout())?;
    Ok(ExitCode::SUCCESS)
}
