//! The one place that prints.
//!
//! `println!` panics when nobody reads any more, and what is left in its buffer at the end of the program is lost
//! without a word. Here results are written out at once and failures are told to the caller, while remarks on
//! standard error are tried and never stand in the way of the work.

use std::fmt::Display;
use std::io::{self, Write};

/// Prints a result on standard output, all of it.
///
/// # Errors
/// When the pipe is closed or the disk is full.
pub fn print(text: impl AsRef<[u8]>) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(text.as_ref())?;
    stdout.flush()
}

/// Puts a line on standard error, if anybody listens.
pub fn note(line: impl Display) {
    let _nobody_listens = io::stderr().lock().write_all(format!("{line}\n").as_bytes());
}

/// The same, marked as the program's own.
pub fn warn(line: impl Display) {
    note(format_args!("kmoch: {line}"));
}
