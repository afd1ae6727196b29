//! Without a command: the engine on standard input and output.

use std::io;
use std::process::ExitCode;

/// Speaks UCI until told to quit.
pub fn run() -> anyhow::Result<ExitCode> {
    kmoch_search::uci::run(io::stdin().lock(), io::stdout())?;
    Ok(ExitCode::SUCCESS)
}
