//! How a command ends.

use std::io::{self, Write};
use std::process::ExitCode;

use kmoch_files::say;

/// What the program ends with when it could not do what it was asked: bad arguments (as clap
/// does it), a bad position, a file that cannot be read.
pub const FAILED: u8 = 2;

/// What it ends with when it did its work but had to leave something out.
pub const INCOMPLETE: u8 = 1;

/// Turns what a command came to into the program's exit code, and says what went wrong.
pub fn code_of(outcome: anyhow::Result<ExitCode>) -> ExitCode {
    match outcome {
        Ok(code) => code,
        // `kmoch … | head` closes the pipe early and means no harm by it.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            say::warn(format_args!("{error:#}"));
            ExitCode::from(FAILED)
        }
    }
}

/// Gives clap's answer to the command line: help and version on standard output, what is wrong on standard error.
pub fn answer(answer: &clap::Error) -> anyhow::Result<ExitCode> {
    let text = answer.render().ansi().to_string();
    if answer.use_stderr() {
        let _nobody_listens = anstream::stderr().write_all(text.as_bytes());
        return Ok(ExitCode::from(FAILED));
    }
    let mut stdout = anstream::stdout();
    stdout.write_all(text.as_bytes())?;
    stdout.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause
            .downcast_ref::<io::Error>()
            .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::Context;

    #[test]
    fn only_a_broken_pipe_is_passed_over() {
        let error = |kind: io::ErrorKind| anyhow::Error::new(io::Error::from(kind));
        assert!(is_broken_pipe(&error(io::ErrorKind::BrokenPipe)));
        let wrapped: anyhow::Result<()> =
            Err(io::Error::from(io::ErrorKind::BrokenPipe)).context("writing");
        assert!(is_broken_pipe(&wrapped.unwrap_err()));
        assert!(!is_broken_pipe(&error(io::ErrorKind::NotFound)));
    }
}
