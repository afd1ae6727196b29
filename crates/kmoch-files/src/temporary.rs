//! Files that are not whole yet, and what becomes of them when the program has to end.
//!
//! A program that is told to end takes them away. One that is killed cannot: whoever holds a file under way has locked it, so
//! that the next run that writes to the folder knows those that nobody holds any more, and takes them away.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard};

use tempfile::TempPath;

/// Every temporary file there is. Whoever ends the program holds this, so that none is made meanwhile.
static UNFINISHED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// The folders that were looked through for what killed runs have left.
static SWEPT: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// What the names of files under way begin with.
const PREFIX: &str = ".kmoch-";

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

/// Takes away what runs that were killed have left in a folder; once for each.
fn sweep(folder: &Path) {
    let mut swept = SWEPT.lock().unwrap_or_else(|poison| poison.into_inner());
    if swept.iter().any(|known| known == folder) {
        return;
    }
    swept.push(folder.to_owned());
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let is_ours = path.file_name().and_then(OsStr::to_str).is_some_and(is_under_way);
        if is_ours && entry.file_type().is_ok_and(|kind| kind.is_file()) && is_nobodys(&path) {
            let _another_was_quicker = fs::remove_file(&path);
        }
    }
}

/// Whether a file has the name of one under way: the beginning and six letters.
fn is_under_way(name: &str) -> bool {
    const LETTERS: usize = 6;
    let letters = name.strip_prefix(PREFIX).map(str::as_bytes);
    letters.is_some_and(|rest| rest.len() == LETTERS && rest.iter().all(u8::is_ascii_alphanumeric))
}

/// Whether nobody holds a file under way.
fn is_nobodys(path: &Path) -> bool {
    File::open(path).is_ok_and(|file| file.try_lock().is_ok())
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
        sweep(folder);
        let mut builder = tempfile::Builder::new();
        builder.prefix(PREFIX);
        // Readable by others as far as the user allows it: temporary files are private otherwise.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let mut unfinished = unfinished();
        loop {
            let (file, name) = builder.tempfile_in(folder)?.into_parts();
            // Where files cannot be locked nobody takes them for left.
            let _where_it_can_be = file.lock();
            // Another run may have taken it away before it was locked.
            if name.exists() {
                unfinished.push(name.to_path_buf());
                return Ok(Temporary { file, name: Some(name) });
            }
        }
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

    /// Leaves the file for the user to find, under a name that shows and that no run takes away, and says which.
    pub(crate) fn leave(&mut self) -> Option<PathBuf> {
        let name = self.name.take()?;
        let mut unfinished = unfinished();
        unfinished.retain(|path| *path != *name);
        let hidden = name.keep().ok()?;
        let shown = hidden.file_name()?.to_str()?.trim_start_matches('.').to_owned();
        let shown = hidden.with_file_name(shown);
        Some(if fs::rename(&hidden, &shown).is_ok() { shown } else { hidden })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_killed_run_has_left_is_taken_away_by_the_next_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let here = folder.path();
        // Names as a run gives them, and names of others.
        let (left, others) =
            (here.join(".kmoch-aB3xYz"), [".kmoch-notes", ".kmoch", "kmoch-aB3xYz"]);
        fs::write(&left, "half of it").unwrap();
        others.iter().for_each(|name| fs::write(here.join(name), "mine").unwrap());
        // Another run that is under way.
        let held = here.join(".kmoch-zZ9yYx");
        let holder = File::create(&held).unwrap();
        holder.lock().unwrap();
        let mut part = Temporary::new(here).unwrap();
        assert!(!left.exists() && held.exists());
        assert!(others.iter().all(|name| here.join(name).exists()));
        let name = part.name.as_ref().unwrap().to_path_buf();
        assert!(is_under_way(name.file_name().unwrap().to_str().unwrap()), "{}", name.display());
        assert!(!is_nobodys(&name), "a file under way is held");
        let shown = part.leave().unwrap();
        assert!(shown.exists() && !name.exists());
        assert!(!is_under_way(shown.file_name().unwrap().to_str().unwrap()));
    }
}
