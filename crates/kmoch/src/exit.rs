//! How a command ends.

use std::io;
use std::process::ExitCode;

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
            anstream::eprintln!("kmoch: {error:#}");
            ExitCode::from(FAILED)
        }
    }
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
