//! Without a command: the engine on standard input and output.

use std::process::ExitCode;

use anyhow::bail;

/// Speaks UCI until told to quit.
pub fn run() -> anyhow::Result<ExitCode> {
    bail!("the engine is not part of this build; `kmoch --help` lists what is")
}
