//! Files that commands leave behind, with errors that name them.

use std::path::Path;

use anyhow::Context;

/// Writes a file, whole or not at all.
pub fn save(file: &Path, text: impl AsRef<[u8]>) -> anyhow::Result<()> {
    kmoch_files::write(file, text).with_context(|| failed(file))
}

/// Looks whether the file can be written, before the work that fills it.
pub fn check(file: &Path) -> anyhow::Result<()> {
    kmoch_files::output::check(file).with_context(|| failed(file))
}

fn failed(file: &Path) -> String {
    format!("cannot write {}", file.display())
}
