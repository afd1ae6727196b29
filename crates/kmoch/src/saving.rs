//! Files that commands leave behind, with errors that name them.

use std::path::Path;

use anyhow::{Context, ensure};
use kmoch_files::input;

/// More than any state that a command leaves: that of a fit has a few hundred kilobytes.
const MOST_OF_A_STATE: u64 = 1 << 28;

/// Writes a file, whole or not at all.
pub fn save(file: &Path, text: impl AsRef<[u8]>) -> anyhow::Result<()> {
    kmoch_files::write(file, text).with_context(|| failed(file))
}

/// Looks whether the file can be written, before the work that fills it.
pub fn check(file: &Path) -> anyhow::Result<()> {
    kmoch_files::output::check(file).with_context(|| failed(file))
}

/// The same for a file that is gone on from as well: a pipe or a device is none.
pub fn check_state(file: &Path) -> anyhow::Result<()> {
    let is_other = file.metadata().is_ok_and(|details| !details.is_file());
    ensure!(!is_other, "cannot go on from {}: it is not a regular file", file.display());
    check(file)
}

/// What an earlier run has left to go on from; nothing if there is no such file yet.
pub fn state(file: &Path) -> anyhow::Result<Option<Vec<u8>>> {
    if !file.exists() {
        return Ok(None);
    }
    let bytes = input::read_whole(file, MOST_OF_A_STATE);
    bytes.map(Some).with_context(|| format!("cannot read {}", file.display()))
}

fn failed(file: &Path) -> String {
    format!("cannot write {}", file.display())
}
