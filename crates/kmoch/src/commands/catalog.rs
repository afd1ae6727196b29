//! `kmoch catalog`.

use std::process::ExitCode;

/// To come.
#[derive(Debug, clap::Args)]
pub struct Args {}

/// Does nothing yet.
pub fn run(_: Args) -> anyhow::Result<ExitCode> {
    anyhow::bail!("this command is not part of this build yet")
}
