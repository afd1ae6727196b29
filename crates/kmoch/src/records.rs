//! Records of many lines, on their way from the threads to the output.

use std::borrow::Cow;
use std::io;
use std::path::PathBuf;

use kmoch_files::blocks::{Block, Measure, at_lines};
use kmoch_files::lines::Lines;
use kmoch_files::pipeline::{Order, Start};

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
    /// How many records there are.
    pub count: u64,
    /// What is wrong with the other lines.
    pub faults: Vec<Fault>,
    /// Where the text stood at the first of them.
    first_fault: Option<usize>,
}

/// What is wrong with a line.
#[derive(Debug)]
pub struct Fault {
    /// The line of the block, counted from 1.
    pub line: u64,
    /// What is wrong there.
    pub what: String,
}

impl Records {
    /// Empties it and writes a record for each line of a block. A line that is too long for a position or the like
    /// (`what`) comes as an error; whatever `write` calls one is noted with its line.
    pub fn fill(
        &mut self,
        block: &mut Block,
        what: &str,
        mut write: impl FnMut(Result<Cow<'_, str>, String>, &mut String) -> Result<(), String>,
    ) -> io::Result<()> {
        self.text.clear();
        self.faults.clear();
        (self.count, self.first_fault) = (0, None);
        let mut lines = Lines::new(block);
        while let Some(line) = lines.next_line()? {
            let text = match line.text {
                Ok(text) => Ok(String::from_utf8_lossy(text)),
                Err(length) => Err(format!("a line of {length} bytes is no {what}")),
            };
            let before = self.text.len();
            match write(text, &mut self.text) {
                Ok(()) => self.count += 1,
                Err(what) => {
                    self.first_fault.get_or_insert(before);
                    self.faults.push(Fault { line: line.number, what });
                }
            }
        }
        Ok(())
    }

    /// The records before the first fault.
    pub fn up_to_first_fault(&self) -> &str {
        &self.text[..self.first_fault.unwrap_or(self.text.len())]
    }
}
