//! The profile of a name: one that comes with the program, or a file.

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;
use std::sync::Arc;

use kmoch_eval::{Profile, ProfileError};
use thiserror::Error;

/// More than any profile needs: the longest that comes with the program has 40 kB.
const MOST_BYTES: u64 = 1 << 20;

/// Why there is no such profile.
#[derive(Debug, Error)]
pub enum LoadError {
    /// Its file cannot be read.
    #[error("cannot read the profile {file}: {why}")]
    Unreadable {
        /// The file.
        file: String,
        /// What keeps it from being read.
        why: String,
    },
    /// It says something it must not.
    #[error(transparent)]
    Faulty(#[from] ProfileError),
}

/// The profile of this name: one that comes with the program, or a file. What a file is based on
/// is looked for beside it.
pub fn load(name: &str) -> Result<Arc<Profile>, LoadError> {
    if let Some(profile) = Profile::named(name) {
        return Ok(profile);
    }
    let file = Path::new(name);
    let bytes = read(file)
        .map_err(|why| LoadError::Unreadable { file: name.escape_debug().to_string(), why })?;
    Ok(Arc::new(Profile::read(&bytes, file, &read)?))
}

/// The bytes of a file. A pipe may never end and a device may never stop: neither is a profile.
fn read(file: &Path) -> Result<Vec<u8>, String> {
    let told = |error: std::io::Error| error.to_string();
    if !fs::metadata(file).map_err(told)?.is_file() {
        return Err("it is not a regular file".to_owned());
    }
    let mut bytes = Vec::new();
    File::open(file).map_err(told)?.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(told)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(format!("it has more than {MOST_BYTES} bytes"));
    }
    Ok(bytes)
}
