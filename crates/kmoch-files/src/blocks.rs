//! Files cut into blocks that can be read without each other.
//!
//! A file that is not packed is only measured out: whoever works on a block reads it from the disk, so that no thread
//! waits for another. A packed file or a pipe is unpacked by one thread and handed on; what goes through its hands is
//! bounded, even where there is no place to cut.

use std::io::{self, BufRead, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use crate::input::{Input, PlainFile};

/// Finds the first place, at or behind an offset above zero, where a text may be cut. A place shows itself by at most
/// [`LOOK`] bytes on either side of it.
pub type Cut = fn(text: &[u8], from: usize) -> Option<usize>;

/// So many bytes around a place tell whether a text may be cut there.
pub const LOOK: usize = 32;

/// Cuts before any line.
pub fn at_lines(text: &[u8], from: usize) -> Option<usize> {
    memchr::memchr(b'\n', &text[from - 1..]).map(|offset| from + offset)
}

/// A part of a file, to be read from its beginning to its end.
#[derive(Debug)]
pub struct Block {
    /// The file it comes from, as a message names it.
    pub file: Arc<str>,
    /// Which of the files that is, counted from 0.
    pub index: usize,
    source: Source,
    buffer: Vec<u8>,
    at: usize,
    lines: u64,
}

#[derive(Debug)]
enum Source {
    /// Bytes of a file, from here to there.
    File { file: Arc<PlainFile>, from: u64, to: u64 },
    /// Bytes that another thread unpacks.
    Stream(Receiver<io::Result<Vec<u8>>>),
}

/// Bytes that are read from a file at once.
const PORTION: usize = 1 << 16;

impl Block {
    fn new(name: &Name, source: Source) -> Block {
        let Name { file, index } = name.clone();
        Block { file, index, source, buffer: Vec::new(), at: 0, lines: 0 }
    }

    /// How many lines have been read to their end.
    pub fn lines_read(&self) -> u64 {
        self.lines
    }

    /// Fills the empty buffer; it stays empty at the end.
    fn refill(&mut self) -> io::Result<()> {
        self.at = 0;
        self.buffer.clear();
        match &mut self.source {
            Source::Stream(portions) => {
                if let Ok(portion) = portions.recv() {
                    self.buffer = portion?;
                }
            }
            Source::File { file, from, to } => {
                let length = (*to - *from).min(PORTION as u64) as usize;
                self.buffer.resize(length, 0);
                let read = file.read_at(&mut self.buffer, *from)?;
                self.buffer.truncate(read);
                *from += read as u64;
            }
        }
        Ok(())
    }
}

impl BufRead for Block {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.at == self.buffer.len() {
            self.refill()?;
        }
        Ok(&self.buffer[self.at..])
    }

    fn consume(&mut self, amount: usize) {
        let used = &self.buffer[self.at..self.at + amount];
        self.lines += memchr::memchr_iter(b'\n', used).count() as u64;
        self.at += amount;
    }
}

impl Read for Block {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let available = self.fill_buf()?;
        let length = available.len().min(buffer.len());
        buffer[..length].copy_from_slice(&available[..length]);
        self.consume(length);
        Ok(length)
    }
}

/// How files are cut.
#[derive(Debug, Clone, Copy)]
pub struct Measure {
    /// Where.
    pub cut: Cut,
    /// How many bytes a block has at least, the last one of a file excepted.
    pub bytes: usize,
}

#[derive(Debug, Clone)]
struct Name {
    file: Arc<str>,
    index: usize,
}

/// A file that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("cannot read {file}")]
pub struct Unreadable {
    /// The file.
    pub file: String,
    /// Why.
    pub source: io::Error,
}

/// The name of a file in messages.
pub fn name_of(path: &Path) -> String {
    if path.as_os_str() == "-" { "standard input".into() } else { path.display().to_string() }
}

/// Hands over the blocks of all files in their order, until `hand` wants no more or there is `enough`.
///
/// # Errors
/// When a file cannot be opened. What goes wrong later is told by the block.
pub fn each(
    files: &[PathBuf],
    measure: Measure,
    enough: &AtomicBool,
    mut hand: impl FnMut(Block) -> bool,
) -> Result<(), Unreadable> {
    for (index, path) in files.iter().enumerate() {
        let name = Name { file: name_of(path).into(), index };
        let failed = |source| Unreadable { file: name.file.to_string(), source };
        let go_on = match PlainFile::open(path).map_err(failed)? {
            Some(file) => measure_out(&name, Arc::new(file), measure, &mut hand).map_err(failed)?,
            None => {
                let reader = Input::open(path).map_err(failed)?.reader;
                pass_on(&name, reader, measure, enough, &mut hand)
            }
        };
        if !go_on {
            break;
        }
    }
    Ok(())
}

/// Measures a file out into blocks.
fn measure_out(
    name: &Name,
    file: Arc<PlainFile>,
    Measure { cut, bytes }: Measure,
    hand: &mut impl FnMut(Block) -> bool,
) -> io::Result<bool> {
    const WINDOW: usize = 1 << 12;
    let mut window = vec![0; WINDOW];
    let mut from = 0;
    while from < file.size {
        // Look for a place to cut, from the least size of a block on.
        let mut at = (from + bytes.max(LOOK) as u64).saturating_sub(LOOK as u64);
        let to = loop {
            let length = file.read_at(&mut window, at)?;
            match cut(&window[..length], LOOK.min(length.max(1))) {
                Some(place) if length > LOOK => break at + place as u64,
                _ if length < WINDOW => break file.size,
                _ => at += (WINDOW - 2 * LOOK) as u64,
            }
        };
        let source = Source::File { file: Arc::clone(&file), from, to };
        if !hand(Block::new(name, source)) {
            return Ok(false);
        }
        from = to;
    }
    Ok(true)
}

/// Unpacked bytes on their way into blocks. A block is handed over as soon as it has a beginning; should there be no place
/// to cut, it goes on portion by portion, and nobody holds all of it.
fn pass_on(
    name: &Name,
    mut reader: impl BufRead,
    Measure { cut, bytes }: Measure,
    enough: &AtomicBool,
    hand: &mut impl FnMut(Block) -> bool,
) -> bool {
    /// Portions of a block that may wait for whoever works on it.
    const WAITING: usize = 4;
    let mut held: Vec<u8> = Vec::new();
    let mut open: Option<SyncSender<io::Result<Vec<u8>>>> = None;
    // Hands a portion to the open block, or to a new one. Whoever had enough of a block gets no more of it.
    let mut send = |open: &mut Option<SyncSender<_>>, portion| {
        if let Some(block) = open {
            let _had_enough = block.send(portion);
            return true;
        }
        let (block, portions) = sync_channel(WAITING);
        let _there_is_room = block.send(portion);
        *open = Some(block);
        hand(Block::new(name, Source::Stream(portions)))
    };
    while !enough.load(Ordering::Relaxed) {
        let more = match reader.fill_buf() {
            Ok(more) => more,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => {
                // An empty portion would be taken for the end, and nobody would hear of the error.
                let goes_on = held.is_empty() || send(&mut open, Ok(held));
                let _ends_anyway = goes_on && send(&mut open, Err(error));
                return false;
            }
        };
        if more.is_empty() {
            return held.is_empty() || send(&mut open, Ok(held));
        }
        let length = more.len();
        held.extend_from_slice(more);
        reader.consume(length);
        let mut start = 0;
        // An open block has its least size already.
        let mut least = if open.is_some() { LOOK } else { bytes.max(LOOK) };
        while start + least + LOOK <= held.len()
            && let Some(place) = cut(&held[start..], least)
        {
            if !send(&mut open, Ok(held[start..start + place].to_vec())) {
                return false;
            }
            open = None;
            start += place;
            least = bytes.max(LOOK);
        }
        held.drain(..start);
        if held.len() > PORTION.max(2 * bytes) {
            let rest = held.split_off(held.len() - 2 * LOOK);
            if !send(&mut open, Ok(std::mem::replace(&mut held, rest))) {
                return false;
            }
        }
    }
    false
}

#[cfg(test)]
mod tests;
