//! Records of many lines, on their way from the threads to the output.

use std::borrow::Cow;
use std::io;
use std::path::PathBuf;

use indicatif::HumanCount;
use kmoch_files::blocks::{Block, Measure, at_lines};
use kmoch_files::lines::Lines;
use kmoch_files::pipeline::{Order, Start};
use kmoch_notation::pgn::Flaw;

/// About a hundred positions: enough to make handing over cheap, few enough to share fairly and to keep records, which are
/// a hundred times as long, out of each other's way.
const BLOCK_BYTES: usize = 1 << 13;

/// The lines of these files for so many threads.
pub fn lines_of(files: &[PathBuf], threads: usize) -> Order<'_> {
    let measure = Measure { cut: at_lines, bytes: BLOCK_BYTES };
    Order { files, measure, threads, start: Start::default() }
}

/// The records of a block of lines.
#[derive(Debug, Default)]
pub struct Records {
    /// The records, a line each.
    pub text: String,
    /// What is wrong with the other lines.
    pub faults: Vec<Fault>,
}

/// What is wrong with a line.
#[derive(Debug)]
pub struct Fault {
    /// The line of the block, counted from 1.
    pub line: u64,
    /// What is wrong there.
    pub what: String,
}

impl From<Flaw> for Fault {
    fn from(flaw: Flaw) -> Fault {
        Fault { line: flaw.line, what: flaw.kind.to_string() }
    }
}

/// What is told behind a flaw of a variation: its game was read all the same.
pub const CUT_SHORT: &str = "; the variation ends before it";

/// How a summary ends if so many variations could not be followed to their end.
pub fn cut_short(variations: u64) -> String {
    match variations {
        0 => String::new(),
        1 => "; 1 variation cut short".to_owned(),
        many => format!("; {} variations cut short", HumanCount(many)),
    }
}

impl Records {
    /// Empties it and writes a record for each line of a block.
    pub fn fill(
        &mut self,
        block: &mut Block,
        what: &str,
        mut write: impl FnMut(Result<Cow<'_, str>, String>, &mut String) -> Result<(), String>,
    ) -> io::Result<()> {
        let Records { text, faults } = self;
        text.clear();
        faults.clear();
        each_line(block, what, |line| {
            if let Err(fault) = line.or_note(|line| write(line, text)) {
                faults.push(fault);
            }
            true
        })
    }
}

/// A line of a block, and its number in it.
pub struct Line<'a> {
    number: u64,
    text: Result<Cow<'a, str>, String>,
}

impl<'a> Line<'a> {
    /// Does something with the line; what is wrong with it comes back with its number.
    pub fn or_note(
        self,
        take: impl FnOnce(Result<Cow<'a, str>, String>) -> Result<(), String>,
    ) -> Result<(), Fault> {
        take(self.text).map_err(|what| Fault { line: self.number, what })
    }

    /// Its number in the block, counted from 1.
    pub fn number(&self) -> u64 {
        self.number
    }
}

/// Hands over each line of a block until `take` wants no more. One that is too long for a position or the like (`what`)
/// comes as an error.
pub fn each_line(
    block: &mut Block,
    what: &str,
    mut take: impl FnMut(Line<'_>) -> bool,
) -> io::Result<()> {
    let mut lines = Lines::new(block);
    while let Some(line) = lines.next_line()? {
        let text = match line.text {
            Ok(text) => Ok(String::from_utf8_lossy(text)),
            Err(length) => Err(format!("a line of {length} bytes is no {what}")),
        };
        if !take(Line { number: line.number, text }) {
            break;
        }
    }
    Ok(())
}
