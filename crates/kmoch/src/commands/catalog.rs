//! `kmoch catalog`: the clauses, what they mean and what they are worth.

use std::io::{self, Write};
use std::process::ExitCode;

use kmoch_show::catalog;

use super::explain::clause_called;
use crate::profile::ProfileArg;
use crate::terminal;

/// List the clauses, or tell all about one of them.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The key of a clause; all of them without it.
    key: Option<String>,

    #[command(flatten)]
    profile: ProfileArg,

    /// Write JSON.
    #[arg(long)]
    json: bool,

    /// Write the whole catalogue as Markdown.
    #[arg(long, conflicts_with_all = ["json", "key"])]
    markdown: bool,
}

/// Prints the catalogue.
pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    let clause = args.key.as_deref().map(clause_called).transpose()?;
    let profile = args.profile.load()?;
    let look = terminal::look();
    let text = match clause {
        _ if args.json => catalog::json(clause, &profile),
        _ if args.markdown => catalog::markdown(&profile),
        Some(clause) => catalog::page(clause, &profile, look),
        None => catalog::list(look),
    };
    io::stdout().write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
