//! Writes results so that nothing is lost on the way.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

/// Where a result goes. A file appears only once it is whole, so that a file may be
/// annotated onto itself and a failure leaves the old one.
pub enum Output {
    /// Standard output, or a device or pipe that cannot be replaced.
    Direct(Box<dyn Write>),
    /// A file to be.
    File {
        /// What is written so far, beside the file it will replace.
        part: Packed<BufWriter<NamedTempFile>>,
        /// Its name when it is whole.
        path: PathBuf,
    },
}

impl Output {
    /// Opens the file, or standard output for none and for `-`.
    /// Names that end in `.zst`, `.gz` or `.bz2` are packed.
    pub fn create(path: Option<&Path>) -> io::Result<Output> {
        let Some(path) = path.filter(|path| path.as_os_str() != "-") else {
            return Ok(Output::Direct(Box::new(BufWriter::new(io::stdout()))));
        };
        if path.metadata().is_ok_and(|details| !details.is_file()) {
            let file = File::options().write(true).open(path)?;
            return Ok(Output::Direct(Box::new(BufWriter::new(file))));
        }
        // A link keeps pointing where it points.
        let path = &path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let directory = match path.parent() {
            Some(parent) if !parent.as_os_str().is_empty() => parent,
            _ => Path::new("."),
        };
        let mut builder = tempfile::Builder::new();
        builder.prefix(".kmoch-");
        // Readable by others as far as the user allows it: temporary files are private otherwise.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let file = builder.tempfile_in(directory)?;
        let part = Packed::new(BufWriter::new(file), path)?;
        Ok(Output::File { part, path: path.to_owned() })
    }

    /// Puts the whole result in its place.
    pub fn finish(self) -> io::Result<()> {
        match self {
            Output::Direct(mut stream) => stream.flush(),
            Output::File { part, path } => {
                let file = part.finish()?.into_inner().map_err(io::IntoInnerError::into_error)?;
                file.persist(path).map(drop).map_err(|error| error.error)
            }
        }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Output::Direct(stream) => stream.write(bytes),
            Output::File { part, .. } => part.stream().write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Output::Direct(stream) => stream.flush(),
            Output::File { part, .. } => part.stream().flush(),
        }
    }
}

/// A stream that packs what is written to it.
pub enum Packed<W: Write> {
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
}
