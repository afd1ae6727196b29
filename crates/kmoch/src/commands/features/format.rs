//! How records are written.

use std::path::Path;

/// How records are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// A JSON object a line.
    Jsonl,
    /// A table with a line of column names.
    Csv,
    /// A Parquet file, or a folder of them.
    Parquet,
    /// An Arrow IPC stream.
    Arrow,
}

impl Format {
    /// The format that the name of an output tells.
    pub fn of(output: Option<&Path>) -> Format {
        let Some(output) = output else { return Format::Jsonl };
        let name = output.to_string_lossy().to_ascii_lowercase();
        let has = |end: &str| name.ends_with(end) || name.contains(&format!("{end}."));
        match () {
            () if is_folder(output) || has(".parquet") => Format::Parquet,
            () if has(".arrow") || has(".arrows") => Format::Arrow,
            () if has(".csv") => Format::Csv,
            () => Format::Jsonl,
        }
    }
}

/// Whether the name is that of a folder, there already or not.
pub fn is_folder(output: &Path) -> bool {
    output.is_dir() || output.to_string_lossy().ends_with('/')
}
