//! `kmoch completions`: what a shell needs to complete a command line.

use std::process::ExitCode;

use clap::CommandFactory;
use clap_complete::{Shell, generate};
use kmoch_files::say;

/// Print completions for a shell.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The shell they are for.
    #[arg(value_enum)]
    shell: Shell,
}

/// Prints the completions.
pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    let mut script = Vec::new();
    generate(args.shell, &mut crate::Cli::command(), "kmoch", &mut script);
    say::print(script)?;
    Ok(ExitCode::SUCCESS)
}
