//! What standard output can show.

use std::io::{self, IsTerminal};

use anstream::{AutoStream, ColorChoice};
use kmoch_tell::Language;
use kmoch_tell::text::Look;

/// The look of standard output: as wide as the terminal, in colour if it has colours and
/// NO_COLOR does not forbid them; a pipe gets 80 columns and no colour.
pub fn look(language: Language) -> Look {
    let stdout = io::stdout();
    let colour = AutoStream::choice(&stdout) != ColorChoice::Never;
    let fallback = Look::default().width;
    let columns = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let width = if stdout.is_terminal() {
        terminal_size::terminal_size().map(|(width, _)| usize::from(width.0)).or(columns)
    } else {
        columns
    };
    Look { width: width.unwrap_or(fallback), colour, language }
}
