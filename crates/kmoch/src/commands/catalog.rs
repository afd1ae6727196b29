//! `kmoch catalog`: the clauses, what they mean and what they are worth.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use kmoch_files::say;
use kmoch_tell::{catalog, gallery};

use super::explain::clause_called;
use crate::profile::ProfileArg;
use crate::saving::save;
use crate::speech::Speech;
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

    /// Write what every column of `kmoch features` means, as Markdown.
    #[arg(long, conflicts_with_all = ["json", "key", "markdown"])]
    columns: bool,

    /// Draw the clause's example into a file too.
    #[arg(long, value_name = "FILE", requires = "key")]
    svg: Option<PathBuf>,

    /// Write a page with a diagram of every clause's example into this folder.
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["json", "key", "markdown"])]
    gallery: Option<PathBuf>,
}

/// Prints the catalogue.
pub fn run(args: Args, speech: Speech) -> anyhow::Result<ExitCode> {
    if let Some(folder) = &args.gallery {
        hang(folder)?;
        return Ok(ExitCode::SUCCESS);
    }
    if args.columns {
        say::print(kmoch_columns::page())?;
        return Ok(ExitCode::SUCCESS);
    }
    let clause = args.key.as_deref().map(clause_called).transpose()?;
    if let (Some(clause), Some(file)) = (clause, &args.svg) {
        let diagram = gallery::diagram(clause).context("this clause has no diagram")?;
        save(file, &diagram)?;
    }
    let profile = args.profile.load()?;
    let look = terminal::look(speech.for_people());
    let text = match clause {
        _ if args.json => catalog::json(clause, &profile, speech.for_programs()),
        _ if args.markdown => catalog::markdown(&profile),
        Some(clause) => catalog::page(clause, &profile, look),
        None => catalog::list(look),
    };
    say::print(text)?;
    Ok(ExitCode::SUCCESS)
}

/// Writes the gallery: the page, and the diagrams in a folder beside it.
fn hang(folder: &Path) -> anyhow::Result<()> {
    let diagrams = folder.join("gallery");
    fs::create_dir_all(&diagrams).with_context(|| format!("cannot make {}", diagrams.display()))?;
    save(&folder.join("gallery.md"), gallery::page())?;
    for clause in gallery::clauses() {
        if let Some(diagram) = gallery::diagram(clause) {
            save(&diagrams.join(format!("{}.svg", clause.clause().key)), &diagram)?;
        }
    }
    Ok(())
}
