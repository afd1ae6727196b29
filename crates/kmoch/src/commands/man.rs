//! `kmoch man`: the manual page.

use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::CommandFactory;
use clap_mangen::Man;
use kmoch_files::say;

/// Print the manual page, of the program or of one command.
///
/// For example: kmoch man explain | man -l -
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The command; the whole program without it.
    command: Option<String>,
}

/// Prints the page.
pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    let mut program = crate::Cli::command();
    program.build();
    let page = match &args.command {
        None => program,
        Some(name) => match program.find_subcommand(name) {
            Some(command) => command.clone(),
            None => bail!("there is no command \"{name}\"; `kmoch --help` lists them"),
        },
    };
    let mut text = Vec::new();
    Man::new(page).render(&mut text).context("cannot write the manual page")?;
    say::print(text)?;
    Ok(ExitCode::SUCCESS)
}
