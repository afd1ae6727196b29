//! Files that are not whole yet, and what becomes of them when the program has to end.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard};

use tempfile::TempPath;

/// Every temporary file there is. Whoever ends the program holds this, so that none is made meanwhile.
static UNFINISHED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

fn unfinished() -> MutexGuard<'static, Vec<PathBuf>> {
    UNFINISHED.lock().unwrap_or_else(|poison| poison.into_inner())
}

/// Takes all temporary files away, then does what is left to do, while no other can be made.
pub(crate) fn clear_up(and_then: impl FnOnce()) {
    let unfinished = unfinished();
    for path in &*unfinished {
        let _gone_already = fs::remove_file(path);
    }
    and_then();
}

/// A file on its way to become another, or to be gone: when it is dropped, or when the program is told to end.
#[derive(Debug)]
pub struct Temporary {
    file: File,
    /// None for a file without a name, and once it has been put in its place.
    name: Option<TempPath>,
}

impl Temporary {
    /// A new file in this folder, to get its name later.
    ///
    /// # Errors
    /// When there can be none.
    pub fn new(folder: &Path) -> io::Result<Temporary> {
        crate::signals::watch();
        let mut builder = tempfile::Builder::new();
        builder.prefix(".kmoch-");
        // Readable by others as far as the user allows it: temporary files are private otherwise.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let mut unfinished = unfinished();
        let (file, name) = builder.tempfile_in(folder)?.into_parts();
        unfinished.push(name.to_path_buf());
        Ok(Temporary { file, name: Some(name) })
    }

    /// A new file in this folder that never gets a name, and is gone with the program however that ends.
    ///
    /// # Errors
    /// When there can be none.
    pub fn nameless(folder: &Path) -> io::Result<Temporary> {
        Ok(Temporary { file: tempfile::tempfile_in(folder)?, name: None })
    }

    /// The file itself.
    pub fn file(&self) -> &File {
        &self.file
    }

    /// Brings the file to the disk and gives it its name, in place of any that had it.
    ///
    /// # Errors
    /// When that cannot be; the file that has the name keeps it.
    pub(crate) fn rename(&mut self, path: &Path) -> io::Result<()> {
        self.file.sync_all()?;
        let Some(name) = self.name.take() else { return Err(io::ErrorKind::NotFound.into()) };
        let mut unfinished = unfinished();
        let old = name.to_path_buf();
        match name.persist(path) {
            Ok(()) => {
                unfinished.retain(|path| *path != old);
                Ok(())
            }
            Err(error) => {
                self.name = Some(error.path);
                Err(error.error)
            }
        }
    }

    /// Leaves the file where it is, for the user to find, and says where that is.
    pub(crate) fn leave(&mut self) -> Option<PathBuf> {
        let name = self.name.take()?;
        let mut unfinished = unfinished();
        unfinished.retain(|path| *path != *name);
        name.keep().ok()
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        if let Some(name) = self.name.take() {
            let mut unfinished = unfinished();
            unfinished.retain(|path| *path != *name);
        }
    }
}

impl Write for Temporary {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}
