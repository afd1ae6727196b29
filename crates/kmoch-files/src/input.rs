//! Opens streams of text, packed or not.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor, Read};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// A stream, unpacked, that knows how far it has been read.
pub struct Input {
    /// The unpacked bytes.
    pub reader: Box<dyn BufRead + Send>,
    /// How many bytes of the file, packed as it is, have been read.
    pub consumed: Arc<AtomicU64>,
    /// How many there are, where that is known.
    pub size: Option<u64>,
}

/// How a stream is packed, told by its first bytes and not by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Packing {
    Plain,
    Zstd,
    Gzip,
    Bzip2,
}

/// Bytes enough to tell how a stream is packed.
const MAGIC_LENGTH: usize = 4;
/// Unpacked bytes are handed on in portions of this size.
const BUFFER: usize = 1 << 16;

impl Packing {
    fn of(magic: &[u8]) -> Packing {
        match magic {
            // An ordinary frame or a skippable one.
            [0x28, 0xB5, 0x2F, 0xFD] | [0x50..=0x5F, 0x2A, 0x4D, 0x18] => Packing::Zstd,
            [0x1F, 0x8B, ..] => Packing::Gzip,
            [b'B', b'Z', b'h', b'1'..=b'9'] => Packing::Bzip2,
            _ => Packing::Plain,
        }
    }
}

impl Input {
    /// Opens a file, or standard input for `-`.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn open(path: &Path) -> io::Result<Input> {
        if path.as_os_str() == "-" {
            return Input::new(io::stdin(), None);
        }
        let file = File::open(path)?;
        let details = file.metadata()?;
        if details.is_dir() {
            return Err(io::Error::new(io::ErrorKind::IsADirectory, "is a directory"));
        }
        Input::new(file, details.is_file().then_some(details.len()))
    }

    /// Unpacks any stream.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn new(stream: impl Read + Send + 'static, size: Option<u64>) -> io::Result<Input> {
        let consumed = Arc::new(AtomicU64::new(0));
        let mut counted = Counted { stream, consumed: Arc::clone(&consumed) };
        let mut magic = Vec::with_capacity(MAGIC_LENGTH);
        (&mut counted).take(MAGIC_LENGTH as u64).read_to_end(&mut magic)?;
        let packing = Packing::of(&magic);
        let whole = BufReader::with_capacity(BUFFER, Cursor::new(magic).chain(counted));
        let reader: Box<dyn BufRead + Send> = match packing {
            Packing::Plain => Box::new(whole),
            Packing::Zstd => buffered(zstd::Decoder::with_buffer(whole)?),
            Packing::Gzip => buffered(flate2::bufread::MultiGzDecoder::new(whole)),
            Packing::Bzip2 => buffered(bzip2::bufread::MultiBzDecoder::new(whole)),
        };
        Ok(Input { reader, consumed, size })
    }
}

/// The whole of a file that is known to be small. A pipe may never end and a device may never stop: neither is read.
///
/// # Errors
/// When it cannot be read, is no regular file, or has more than so many bytes.
pub fn read_whole(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    if !path.metadata()?.is_file() {
        return Err(not_a_file());
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        let why = format!("it has more than {most} bytes");
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, why));
    }
    Ok(bytes)
}

pub(crate) fn not_a_file() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, "it is not a regular file")
}

/// A file that can be read at any place: a regular one that is not packed.
#[derive(Debug)]
pub(crate) struct PlainFile {
    pub file: File,
    pub size: u64,
}

impl PlainFile {
    /// The file, if it is such a one.
    pub fn open(path: &Path) -> io::Result<Option<PlainFile>> {
        if path.as_os_str() == "-" || !path.metadata()?.is_file() {
            return Ok(None);
        }
        let plain = PlainFile { file: File::open(path)?, size: path.metadata()?.len() };
        let mut magic = [0; MAGIC_LENGTH];
        let length = plain.read_at(&mut magic, 0)?;
        Ok((Packing::of(&magic[..length]) == Packing::Plain).then_some(plain))
    }

    /// Reads as much as there is, from this place on.
    pub fn read_at(&self, buffer: &mut [u8], place: u64) -> io::Result<usize> {
        let mut length = 0;
        while length < buffer.len() {
            match read_some(&self.file, &mut buffer[length..], place + length as u64) {
                Ok(0) => break,
                Ok(read) => length += read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(length)
    }
}

#[cfg(unix)]
fn read_some(file: &File, buffer: &mut [u8], place: u64) -> io::Result<usize> {
    std::os::unix::fs::FileExt::read_at(file, buffer, place)
}

#[cfg(windows)]
fn read_some(file: &File, buffer: &mut [u8], place: u64) -> io::Result<usize> {
    std::os::windows::fs::FileExt::seek_read(file, buffer, place)
}

fn buffered(reader: impl Read + Send + 'static) -> Box<dyn BufRead + Send> {
    Box::new(BufReader::with_capacity(BUFFER, reader))
}

/// Counts what is read through it.
struct Counted<R> {
    stream: R,
    consumed: Arc<AtomicU64>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.stream.read(buffer)?;
        self.consumed.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    fn unpack(packed: Vec<u8>) -> io::Result<Vec<u8>> {
        let mut text = Vec::new();
        Input::new(Cursor::new(packed), None)?.reader.read_to_end(&mut text)?;
        Ok(text)
    }

    fn packings(text: &[u8]) -> [Vec<u8>; 4] {
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        let mut bzip2 = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
        gzip.write_all(text).unwrap();
        bzip2.write_all(text).unwrap();
        let zstd = zstd::encode_all(text, 1).unwrap();
        [text.to_vec(), zstd, gzip.finish().unwrap(), bzip2.finish().unwrap()]
    }

    #[test]
    fn tells_packings_by_their_first_bytes() {
        for packed in packings(b"1. e4 *\n") {
            assert_eq!(unpack(packed.clone()).unwrap(), b"1. e4 *\n");
            // Files joined end to end are one stream.
            assert_eq!(unpack([packed.clone(), packed].concat()).unwrap(), b"1. e4 *\n1. e4 *\n");
        }
        for short in [&b""[..], b"1", b"BZ", b"\x1F"] {
            assert_eq!(unpack(short.to_vec()).unwrap(), short);
        }
    }

    #[test]
    fn a_cut_off_file_is_an_error() {
        for packed in &packings(&b"1. e4 *\n".repeat(100))[1..] {
            assert!(unpack(packed[..packed.len() - 5].to_vec()).is_err());
        }
    }
}
