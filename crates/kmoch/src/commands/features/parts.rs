//! A folder of Parquet files and a list of those that are whole, so that work that was interrupted can go on.

use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use arrow_schema::SchemaRef;
use kmoch_columns::parquet::File;
use kmoch_files::Output;
use kmoch_files::pipeline::Start;
use serde::{Deserialize, Serialize};

use super::destination::told;
use super::summary::Summary;
use crate::saving;

/// The list of the parts that are whole.
const MANIFEST: &str = "manifest.json";

/// What is known of a run whose parts are in a folder.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    /// What was asked for: the same again goes on, anything else would not fit together.
    pub asked: Asked,
    /// The parts, in order.
    pub parts: Vec<Part>,
    /// Whether that is all.
    pub done: bool,
}

/// What a run was asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// The version of the program.
    pub program: String,
    /// The least size of the blocks that the files are cut into.
    #[serde(default)]
    pub block: usize,
    /// The files with their sizes, where they have one.
    pub files: Vec<(String, Option<u64>)>,
    /// Which positions of them.
    pub selection: String,
    /// The columns.
    pub columns: Vec<String>,
    /// Whose numbers count.
    pub profile: String,
}

/// A part that is whole, and how far the work had come with it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// The file's name in the folder.
    pub name: String,
    /// How many rows it has.
    pub rows: u64,
    /// Blocks of all files that are done.
    blocks: u64,
    /// The file of the last of them, counted from 0.
    file: usize,
    /// Lines of that file that are done.
    lines: u64,
    /// Games of that file that are done.
    games: u64,
    /// What was counted up to here.
    summary: Summary,
}

/// How far the work has come.
#[derive(Debug, Clone, Copy, Default)]
pub struct Progress {
    /// Where it goes on.
    pub start: Start,
    /// Games of the file it goes on in.
    pub games: u64,
    /// What has been counted.
    pub summary: Summary,
}

/// A folder of parts.
pub struct Parts {
    folder: PathBuf,
    schema: SchemaRef,
    manifest: Manifest,
    open: Option<File<Output>>,
    rows_a_part: u64,
}

impl Parts {
    /// Begins a folder, or goes on with one if that is asked for. Says how far it had come.
    pub fn open(
        folder: &Path,
        schema: &SchemaRef,
        asked: Asked,
        resume: bool,
        rows_a_part: u64,
    ) -> anyhow::Result<(Parts, Progress)> {
        let failed = || format!("cannot write {}", folder.display());
        std::fs::create_dir_all(folder).with_context(failed)?;
        let path = folder.join(MANIFEST);
        saving::check_state(&path)?;
        let manifest = match read(&path)? {
            Some(known) if resume => {
                ensure!(
                    known.asked == asked,
                    "{} is of another run: other files, columns, positions, profile or version",
                    path.display()
                );
                known.check().with_context(|| format!("{} is damaged", path.display()))?;
                for part in &known.parts {
                    let there = folder.join(&part.name).is_file();
                    ensure!(there, "{} is missing from {}", part.name, folder.display());
                }
                known
            }
            Some(_) => bail!(
                "{} holds the parts of a run already: --resume goes on with it",
                folder.display()
            ),
            None => Manifest { asked, parts: Vec::new(), done: false },
        };
        let progress = manifest.parts.last().map_or_else(Progress::default, |part| Progress {
            start: Start { blocks: part.blocks, index: part.file, lines: part.lines },
            games: part.games,
            summary: part.summary,
        });
        let (folder, schema) = (folder.to_owned(), SchemaRef::clone(schema));
        let parts = Parts { folder, schema, manifest, open: None, rows_a_part };
        parts.write_manifest().with_context(failed)?;
        Ok((parts, progress))
    }

    /// Whether there is nothing left to do.
    pub fn is_done(&self) -> bool {
        self.manifest.done
    }

    /// Puts rows into the part that is open, or a new one.
    pub fn append(
        &mut self,
        append: impl FnOnce(&mut File<Output>) -> parquet::errors::Result<()>,
    ) -> io::Result<()> {
        let path = self.folder.join(self.next_name());
        let file = match &mut self.open {
            Some(file) => file,
            none => {
                let output = Output::create(Some(&path))?;
                none.insert(File::new(output, &self.schema).map_err(told)?)
            }
        };
        let appended = append(file).map_err(told);
        // A part in which something is missing is none.
        if appended.is_err() {
            self.open = None;
        }
        appended
    }

    fn next_name(&self) -> String {
        name(self.manifest.parts.len())
    }

    /// A block is done and this is how far the work has come: a part that has its size is put in its place and listed.
    pub fn block_done(&mut self, progress: &Progress) -> io::Result<()> {
        match &self.open {
            Some(file) if file.rows() >= self.rows_a_part => self.close(progress),
            _ => Ok(()),
        }
    }

    /// Puts the open part in its place, and lists it.
    pub fn close(&mut self, progress: &Progress) -> io::Result<()> {
        let Some(file) = self.open.take() else { return Ok(()) };
        let rows = file.rows();
        file.finish().map_err(told)?.finish()?;
        let Progress { start, games, summary } = *progress;
        let name = self.next_name();
        self.manifest.parts.push(Part {
            name,
            rows,
            blocks: start.blocks,
            file: start.index,
            lines: start.lines,
            games,
            summary,
        });
        self.write_manifest()
    }

    /// Says whether all parts are there.
    pub fn finish(mut self, all: bool) -> io::Result<()> {
        self.manifest.done = all;
        self.write_manifest()
    }

    fn write_manifest(&self) -> io::Result<()> {
        let text = serde_json::to_string_pretty(&self.manifest)?;
        kmoch_files::write(&self.folder.join(MANIFEST), text + "\n")
    }
}

/// The name of a part, counted from 0.
fn name(part: usize) -> String {
    format!("part-{part:05}.parquet")
}

impl Manifest {
    /// Whether a run can have come to this.
    ///
    /// # Errors
    /// Says which part is none of such a run.
    fn check(&self) -> anyhow::Result<()> {
        /// More than can be counted before the stars go out, and few enough to be counted on from.
        const MOST: u64 = 1 << 56;
        let mut before = Progress::default();
        for (number, part) in self.parts.iter().enumerate() {
            let Part { blocks, file, lines, games, rows, summary, .. } = *part;
            let Summary { games: read, reported, cut_short, positions } = summary;
            let counts = [blocks, lines, games, rows, read, reported, cut_short, positions];
            let is_sound = part.name == name(number)
                && file < self.asked.files.len()
                && blocks > before.start.blocks
                && file >= before.start.index
                && before.summary.positions.checked_add(rows) == Some(positions)
                && counts.iter().all(|count| *count <= MOST);
            ensure!(is_sound, "part {number} of its list cannot be");
            before.start = Start { blocks, index: file, lines };
            before.summary = summary;
        }
        Ok(())
    }
}

/// The manifest of a folder, if it has one.
fn read(path: &Path) -> anyhow::Result<Option<Manifest>> {
    let Some(text) = saving::state(path)? else { return Ok(None) };
    let manifest = serde_json::from_slice(&text);
    Ok(Some(manifest.with_context(|| format!("{} is no list of parts", path.display()))?))
}
