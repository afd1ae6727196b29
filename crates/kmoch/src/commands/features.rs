//! `kmoch features`: every clause of many positions, for other programs.

mod destination;
mod format;
mod lines;
mod objects;
mod parts;
mod run;
mod share;
mod source;
mod summary;

use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, ensure};
use kmoch_columns::games::Selection;
use kmoch_columns::parquet::Encoder;
use kmoch_columns::{Choice, Layout, Order as Asked, USUAL_TAGS, text};
use kmoch_eval::Profile;
use kmoch_files::Output;
use kmoch_files::blocks::Block;
use kmoch_files::pipeline::Order;
use kmoch_tell::record::Columns;

use crate::profile::ProfileArg;
use crate::records::lines_of;
use crate::threads::ThreadsArg;
use destination::Destination;
use format::{Format, is_folder};
use lines::Lines;
use objects::Objects;
use parts::{Parts, Progress};
use run::Run;
use share::{Filler, Form, Share};
use source::{Kind, SelectionArgs};

/// Write what every clause finds in many positions, one record for each.
///
/// Reads games (PGN, told by the name or by --from) and takes every position of their main lines, or reads
/// FEN or EPD, one position a line; blank lines and lines that begin with # are skipped.
/// Records come out in order. A game or line that cannot be understood is named on standard
/// error with its line and what is wrong with it, the others go on, and the exit code is 1. What the columns mean is
/// told by `kmoch catalog --columns` and in docs/columns.md.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Files of games or positions, packed (.zst, .gz, .bz2) or not; `-` is standard input.
    #[arg(default_value = "-")]
    files: Vec<PathBuf>,

    /// What the files hold; their names tell it without this (.pgn, packed or not, holds games).
    #[arg(long, value_enum)]
    from: Option<Kind>,

    #[command(flatten)]
    selection: SelectionArgs,

    #[command(flatten)]
    profile: ProfileArg,

    /// How records are written; the name of the output tells it without this, and JSON lines are the rest.
    #[arg(long, value_enum)]
    format: Option<Format>,

    /// Which figures, with commas between them: columns, clauses, chapters or themes; `-` before one leaves it out.
    #[arg(long, value_name = "LIST", allow_hyphen_values = true)]
    columns: Option<String>,

    /// Which tags of games, with commas between them; `Elo` stands for both sides'.
    #[arg(long, value_name = "LIST")]
    tags: Option<String>,

    /// Write every single finding with its squares too (not in CSV).
    #[arg(long, visible_alias = "wide")]
    items: bool,

    /// Where the records go, packed if the name says so; standard output without it. A folder (a name that ends
    /// in /) gets Parquet in parts, which is for runs that have no end.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Go on with the parts in the folder where an earlier run of the same stopped.
    #[arg(long)]
    resume: bool,

    /// Rows of a part, about.
    #[arg(long, value_name = "N", default_value_t = 1 << 20)]
    part_rows: u64,

    #[command(flatten)]
    threads: ThreadsArg,

    /// Stop at the first game or line that cannot be understood.
    #[arg(long)]
    strict: bool,
}

/// Writes the records.
pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    let kind = Kind::of(&args.files, args.from)?;
    let selection = args.selection.selection(kind)?;
    let format = args.format.unwrap_or_else(|| Format::of(args.output.as_deref()));
    ensure!(!args.items || format != Format::Csv, "--items has no place in CSV");
    ensure!(args.tags.is_none() || kind == Kind::Pgn, "--tags are of games, and these are none");
    let folder = args.output.as_deref().is_some_and(is_folder);
    ensure!(!args.resume || folder, "--resume needs a folder: -o NAME/");
    for file in args.files.iter().filter(|file| file.as_os_str() != "-") {
        file.metadata().with_context(|| format!("cannot read {}", file.display()))?;
    }
    let profile = args.profile.load()?;
    match format {
        Format::Jsonl => objects(&args, kind, &selection, &profile),
        _ => table(&args, format, kind, &selection, &profile),
    }
}

/// Writes records as JSON objects.
fn objects(
    args: &Args,
    kind: Kind,
    selection: &Selection,
    profile: &Profile,
) -> anyhow::Result<ExitCode> {
    ensure!(args.columns.is_none(), "--columns needs --format csv, parquet or arrow");
    let weights = Arc::new(kmoch_eval::Weights::new(profile));
    let columns = Columns::new(&weights);
    let lines = if kind == Kind::Pgn { Lines::Json } else { Lines::Plain };
    let output = open(args)?;
    let destination = Destination::text(output, lines, None)?;
    let tags = args.tags();
    let objects = Objects {
        columns: &columns,
        weights: &weights,
        items: args.items,
        kind,
        selection,
        tags: &tags,
        strict: args.strict,
    };
    let work = || {
        let mut writer = objects.writer();
        move |block: &mut Block, share: &mut Share| writer.fill(block, share)
    };
    // A JSON object is thirty times as long as what it is about, so blocks are small.
    let mut order = lines_of(&args.files, args.threads.count());
    if kind == Kind::Pgn {
        order.measure.cut = kind.measure().cut;
    }
    Run::new(args, kind, destination, Progress::default()).go(order, work)
}

/// Writes records as a table.
fn table(
    args: &Args,
    format: Format,
    kind: Kind,
    selection: &Selection,
    profile: &Profile,
) -> anyhow::Result<ExitCode> {
    let figures = args.columns.as_deref().map(Choice::read).transpose()?.unwrap_or_default();
    let games = kind == Kind::Pgn;
    let asked = Asked { figures, games, tags: args.tags(), items: args.items };
    let layout = Arc::new(Layout::new(profile, &asked)?);
    ensure!(!layout.columns().is_empty(), "no column is left of those that there are");
    let schema = layout.schema();
    let mut progress = Progress::default();
    let folder = args.output.as_deref().filter(|output| is_folder(output));
    let form = match format {
        Format::Parquet => Form::Parquet(Encoder::new(schema)?),
        Format::Arrow => Form::Arrow,
        Format::Csv | Format::Jsonl => Form::Csv,
    };
    let destination = match (format, folder) {
        (Format::Parquet, Some(folder)) => {
            let asked = args.asked(kind, &layout, selection, profile);
            let (parts, reached) = Parts::open(folder, schema, asked, args.resume, args.part_rows)?;
            if parts.is_done() {
                reached.summary.tell(kind, false);
                return Ok(ExitCode::SUCCESS);
            }
            progress = reached;
            Destination::Parts(Box::new(parts))
        }
        (Format::Parquet | Format::Arrow, None) if args.to_terminal() => {
            anyhow::bail!("a terminal cannot show this format: name a file with -o")
        }
        (Format::Parquet, None) => Destination::parquet(open(args)?, schema)?,
        (Format::Arrow, None) => Destination::arrow(open(args)?, schema)?,
        (_, Some(folder)) => {
            anyhow::bail!("{} is a folder, and only Parquet comes in parts", folder.display())
        }
        (_, None) => {
            let lines = Lines::of_columns(layout.columns());
            Destination::text(open(args)?, lines, Some(&text::header(schema)))?
        }
    };
    let work = || {
        let mut filler = Filler::new(&layout, kind, selection, &form, args.strict);
        move |block: &mut Block, share: &mut Share| filler.fill(block, share)
    };
    let threads = args.threads.count();
    let order =
        Order { files: &args.files, measure: kind.measure(), threads, start: progress.start };
    Run::new(args, kind, destination, progress).go(order, work)
}

/// The file that the records go to.
fn open(args: &Args) -> anyhow::Result<Output> {
    Output::create(args.output.as_deref()).with_context(|| args.failed())
}

impl Args {
    fn failed(&self) -> String {
        let output = self.output.as_deref().unwrap_or(Path::new("-"));
        format!("cannot write {}", output.display())
    }

    fn to_terminal(&self) -> bool {
        let named = self.output.as_deref().is_some_and(|output| output.as_os_str() != "-");
        !named && std::io::stdout().is_terminal()
    }

    fn tags(&self) -> Vec<String> {
        match &self.tags {
            Some(tags) => tags
                .split(',')
                .map(|tag| tag.trim().to_owned())
                .filter(|tag| !tag.is_empty())
                .collect(),
            None => USUAL_TAGS.map(str::to_owned).to_vec(),
        }
    }

    /// What a folder of parts is asked for.
    fn asked(
        &self,
        kind: Kind,
        layout: &Layout,
        selection: &Selection,
        profile: &Profile,
    ) -> parts::Asked {
        let size = |file: &PathBuf| {
            file.metadata().ok().filter(|file| file.is_file()).map(|file| file.len())
        };
        let metadata = layout.schema().metadata();
        let hash = metadata.get("kmoch.profile_hash").map_or("", String::as_str);
        parts::Asked {
            program: env!("CARGO_PKG_VERSION").to_owned(),
            block: kind.measure().bytes,
            files: self.files.iter().map(|file| (file.display().to_string(), size(file))).collect(),
            selection: format!("{selection:?}"),
            columns: layout.schema().fields().iter().map(|field| field.name().clone()).collect(),
            profile: format!("{} {hash}", profile.name),
        }
    }
}
