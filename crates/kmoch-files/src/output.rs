//! Writes results so that nothing is lost on the way.
//!
//! A file is written beside its place, brought to the disk, and only then given its name. Whatever happens before
//! that (a full disk, a signal, an error in the work) leaves the file that was there.

use std::fs::{self, File, Metadata};
use std::io::{self, BufWriter, Seek, Write};
use std::path::{Path, PathBuf};

use crate::temporary::Temporary;

/// Where a result goes. A file appears only once it is whole, so that a file may be
/// annotated onto itself and a failure leaves the old one.
pub struct Output(Kind);

enum Kind {
    /// Standard output, or a device or pipe that cannot be replaced.
    Direct(Box<dyn Write + Send>),
    /// What is written so far of a file, and where it will stand.
    File(Box<Packed<BufWriter<Temporary>>>, Target),
}

impl Output {
    /// Opens the file, or standard output for none and for `-`. What cannot be written is told now, before the work.
    /// Names that end in `.zst`, `.gz` or `.bz2` are packed.
    ///
    /// # Errors
    /// When the file or its folder cannot be written.
    pub fn create(path: Option<&Path>) -> io::Result<Output> {
        let Some(path) = path.filter(|path| path.as_os_str() != "-") else {
            return Ok(Output(Kind::Direct(Box::new(BufWriter::new(io::stdout())))));
        };
        if path.metadata().is_ok_and(|details| !details.is_file()) {
            let file = File::options().write(true).open(path)?;
            return Ok(Output(Kind::Direct(Box::new(BufWriter::new(file)))));
        }
        let target = Target::new(path)?;
        let part = Temporary::new(target.folder())?;
        let part = Packed::new(BufWriter::new(part), &target.path)?;
        Ok(Output(Kind::File(Box::new(part), target)))
    }

    /// Puts the whole result in its place.
    ///
    /// # Errors
    /// When it cannot be written; the file that was there is left as it was.
    pub fn finish(self) -> io::Result<()> {
        match self.0 {
            Kind::Direct(mut stream) => stream.flush(),
            Kind::File(part, target) => {
                let mut part =
                    part.finish()?.into_inner().map_err(io::IntoInnerError::into_error)?;
                target.take(&mut part)
            }
        }
    }
}

/// Writes a whole file at once; packed, if its name says so.
///
/// # Errors
/// When it cannot be written; the file that was there is left as it was.
pub fn write(path: &Path, bytes: impl AsRef<[u8]>) -> io::Result<()> {
    let mut output = Output::create(Some(path))?;
    output.write_all(bytes.as_ref())?;
    output.finish()
}

/// Puts a file that was written bit by bit in its place, as [`Output`] does. Its contents can still be read afterwards.
///
/// # Errors
/// When it cannot be put there, or when something other than a file stands there; that is left as it was.
pub fn put(part: &mut Temporary, path: &Path) -> io::Result<()> {
    if path.metadata().is_ok_and(|details| !details.is_file()) {
        return Err(crate::input::not_a_file());
    }
    Target::new(path)?.take(part)
}

/// Looks whether a file could be written here, for work that has its result only at the end.
///
/// # Errors
/// When it could not.
pub fn check(path: &Path) -> io::Result<()> {
    Output::create(Some(path)).map(drop)
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.0 {
            Kind::Direct(stream) => stream.write(bytes),
            Kind::File(part, _) => part.stream().write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.0 {
            Kind::Direct(stream) => stream.flush(),
            Kind::File(part, _) => part.stream().flush(),
        }
    }
}

/// The place of a file, and the one that stands there now.
struct Target {
    path: PathBuf,
    old: Option<Metadata>,
}

impl Target {
    /// Follows links, so that they keep pointing where they point, and looks whether the file may be changed.
    fn new(path: &Path) -> io::Result<Target> {
        const MOST_LINKS: usize = 40;
        let mut path = path.to_owned();
        for _ in 0..MOST_LINKS {
            let Ok(next) = fs::read_link(&path) else { break };
            path = match path.parent() {
                Some(folder) => folder.join(next),
                None => next,
            };
        }
        let old = match fs::metadata(&path) {
            Ok(details) => {
                File::options().write(true).open(&path)?;
                Some(details)
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        Ok(Target { path, old })
    }

    fn folder(&self) -> &Path {
        match self.path.parent() {
            Some(parent) if !parent.as_os_str().is_empty() => parent,
            _ => Path::new("."),
        }
    }

    /// The part becomes the file.
    fn take(&self, part: &mut Temporary) -> io::Result<()> {
        if let Some(old) = &self.old {
            adopt(part.file(), old)?;
        }
        if self.old.as_ref().is_some_and(has_other_names) {
            return self.copy_from(part);
        }
        part.rename(&self.path)?;
        // The name, too, is on the disk now, as far as the system can do that.
        let _as_it_can = File::open(self.folder()).and_then(|folder| folder.sync_all());
        Ok(())
    }

    /// A file with several names keeps them all: it is overwritten. Should that fail, the new one is left and named.
    fn copy_from(&self, part: &mut Temporary) -> io::Result<()> {
        let copied = (|| {
            let mut from = part.file();
            from.sync_all()?;
            from.rewind()?;
            let mut to = File::options().write(true).truncate(true).open(&self.path)?;
            io::copy(&mut from, &mut to)?;
            to.sync_all()
        })();
        copied.map_err(|error: io::Error| {
            let left = part.leave().unwrap_or_default();
            io::Error::new(
                error.kind(),
                format!("{error}; the whole of it is in {}", left.display()),
            )
        })
    }
}

/// Gives a new file the mode of the old one, and its owner where that is allowed.
#[cfg(unix)]
fn adopt(file: &File, old: &Metadata) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, fchown};
    let new = file.metadata()?;
    if (new.uid(), new.gid()) != (old.uid(), old.gid()) {
        let _only_some_may = fchown(file, Some(old.uid()), Some(old.gid()));
    }
    file.set_permissions(old.permissions())
}

#[cfg(not(unix))]
fn adopt(file: &File, old: &Metadata) -> io::Result<()> {
    file.set_permissions(old.permissions())
}

#[cfg(unix)]
fn has_other_names(file: &Metadata) -> bool {
    std::os::unix::fs::MetadataExt::nlink(file) > 1
}

#[cfg(not(unix))]
fn has_other_names(_: &Metadata) -> bool {
    false
}

/// A stream that packs what is written to it.
enum Packed<W: Write> {
    /// Not packed.
    Plain(W),
    /// `.zst`
    Zstd(zstd::Encoder<'static, W>),
    /// `.gz`
    Gzip(flate2::write::GzEncoder<W>),
    /// `.bz2`
    Bzip2(bzip2::write::BzEncoder<W>),
}

impl<W: Write> Packed<W> {
    /// Packs as the name's ending asks for.
    fn new(stream: W, path: &Path) -> io::Result<Packed<W>> {
        Ok(match path.extension().and_then(|ending| ending.to_str()) {
            Some("zst") => {
                Packed::Zstd(zstd::Encoder::new(stream, zstd::DEFAULT_COMPRESSION_LEVEL)?)
            }
            Some("gz") => Packed::Gzip(flate2::write::GzEncoder::new(stream, Default::default())),
            Some("bz2") => Packed::Bzip2(bzip2::write::BzEncoder::new(stream, Default::default())),
            _ => Packed::Plain(stream),
        })
    }

    fn stream(&mut self) -> &mut dyn Write {
        match self {
            Packed::Plain(stream) => stream,
            Packed::Zstd(stream) => stream,
            Packed::Gzip(stream) => stream,
            Packed::Bzip2(stream) => stream,
        }
    }

    fn finish(self) -> io::Result<W> {
        match self {
            Packed::Plain(stream) => Ok(stream),
            Packed::Zstd(stream) => stream.finish(),
            Packed::Gzip(stream) => stream.finish(),
            Packed::Bzip2(stream) => stream.finish(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::Input;
    use std::io::Read;

    #[test]
    fn files_appear_whole_and_packed_by_name() {
        let directory = tempfile::tempdir().unwrap();
        for name in ["a.pgn", "a.pgn.zst", "a.pgn.gz", "a.pgn.bz2"] {
            let path = directory.path().join(name);
            let mut output = Output::create(Some(&path)).unwrap();
            output.write_all(b"1. e4 *\n").unwrap();
            assert!(!path.exists());
            output.finish().unwrap();
            let mut text = Vec::new();
            Input::open(&path).unwrap().reader.read_to_end(&mut text).unwrap();
            assert_eq!(text, b"1. e4 *\n");
        }
    }

    #[test]
    fn a_failure_leaves_the_old_file() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("a.pgn");
        std::fs::write(&path, "old").unwrap();
        let mut output = Output::create(Some(&path)).unwrap();
        output.write_all(b"new").unwrap();
        drop(output);
        assert_eq!(std::fs::read(&path).unwrap(), b"old");
        assert_eq!(std::fs::read_dir(&directory).unwrap().count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn mode_and_links_of_the_old_file_are_kept() {
        use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
        let directory = tempfile::tempdir().unwrap();
        let at = |name: &str| directory.path().join(name);
        fs::write(at("real"), "old").unwrap();
        fs::set_permissions(at("real"), PermissionsExt::from_mode(0o640)).unwrap();
        symlink("real", at("link")).unwrap();
        symlink("nothing yet", at("dangling")).unwrap();
        write(&at("link"), "new").unwrap();
        write(&at("dangling"), "new").unwrap();
        assert_eq!(fs::read_link(at("link")).unwrap(), Path::new("real"));
        assert_eq!(fs::read(at("real")).unwrap(), b"new");
        assert_eq!(fs::read(at("nothing yet")).unwrap(), b"new");
        assert_eq!(fs::metadata(at("real")).unwrap().mode() & 0o777, 0o640);
        fs::hard_link(at("real"), at("other name")).unwrap();
        write(&at("real"), "newer").unwrap();
        assert_eq!(fs::read(at("other name")).unwrap(), b"newer");
        assert_eq!(fs::read_dir(&directory).unwrap().count(), 5);
    }

    #[cfg(unix)]
    #[test]
    fn what_is_no_file_is_never_replaced_and_links_keep_pointing() {
        let directory = tempfile::tempdir().unwrap();
        let at = |name: &str| directory.path().join(name);
        let part = |text: &str| {
            let mut part = Temporary::new(directory.path()).unwrap();
            part.write_all(text.as_bytes()).unwrap();
            part
        };
        assert!(put(&mut part("new"), Path::new("/dev/null")).is_err());
        fs::write(at("real"), "old").unwrap();
        std::os::unix::fs::symlink("real", at("link")).unwrap();
        put(&mut part("new"), &at("link")).unwrap();
        assert_eq!(fs::read_link(at("link")).unwrap(), Path::new("real"));
        assert_eq!(fs::read(at("real")).unwrap(), b"new");
        assert_eq!(fs::read_dir(&directory).unwrap().count(), 2);
    }

    #[test]
    fn what_cannot_be_written_is_told_before_the_work() {
        let directory = tempfile::tempdir().unwrap();
        assert!(check(directory.path()).is_err());
        assert!(check(&directory.path().join("no such folder/a.pgn")).is_err());
        assert!(check(&directory.path().join("a.pgn")).is_ok());
        assert_eq!(fs::read_dir(&directory).unwrap().count(), 0);
    }
}
