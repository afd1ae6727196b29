//! Reads lines without trusting their length.

use std::io::{self, BufRead, Read};

/// A line longer than this is no position; it is passed over without being kept.
pub const LONGEST_LINE: usize = 1 << 16;

/// What came of reading a line.
#[derive(Debug, PartialEq, Eq)]
pub enum Reading {
    /// A line, without its end.
    Line,
    /// A line of so many bytes, too long to be kept.
    TooLong(u64),
    /// There is no more.
    End,
}

/// Reads one line into `line`, in constant memory whatever comes.
///
/// # Errors
/// When the stream cannot be read.
pub fn read_line(reader: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Reading> {
    line.clear();
    let read = reader.by_ref().take(LONGEST_LINE as u64).read_until(b'\n', line)?;
    if read == 0 {
        return Ok(Reading::End);
    }
    if line.ends_with(b"\n") {
        line.pop();
        if line.ends_with(b"\r") {
            line.pop();
        }
        return Ok(Reading::Line);
    }
    if read < LONGEST_LINE {
        return Ok(Reading::Line);
    }
    let rest = skip_line(reader)?;
    Ok(Reading::TooLong(LONGEST_LINE as u64 + rest))
}

/// Skips to the end of the line and says how many bytes that were.
fn skip_line(reader: &mut impl BufRead) -> io::Result<u64> {
    let mut skipped = 0;
    loop {
        let buffer = reader.fill_buf()?;
        if buffer.is_empty() {
            return Ok(skipped);
        }
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(buffer.len(), |end| end + 1);
        reader.consume(used);
        if let Some(end) = end {
            return Ok(skipped + end as u64);
        }
        skipped += used as u64;
    }
}

/// A line that holds something, or one that is too long to be kept.
#[derive(Debug, PartialEq, Eq)]
pub struct Line<'a> {
    /// Its number, counted from 1.
    pub number: u64,
    /// What it says, without white space around it, or how many bytes it has.
    pub text: Result<&'a [u8], u64>,
}

/// Reads the lines that are neither blank nor a comment (`#`), in constant memory whatever comes. A byte order mark at
/// the beginning is no part of them.
#[derive(Debug)]
pub struct Lines<R> {
    reader: R,
    number: u64,
    line: Vec<u8>,
}

/// What some editors put before UTF-8.
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

impl<R: BufRead> Lines<R> {
    /// Reads lines from here on.
    pub fn new(reader: R) -> Lines<R> {
        Lines { reader, number: 0, line: Vec::new() }
    }

    /// The next line; none at the end.
    ///
    /// # Errors
    /// When the stream cannot be read.
    pub fn next_line(&mut self) -> io::Result<Option<Line<'_>>> {
        loop {
            let reading = read_line(&mut self.reader, &mut self.line)?;
            self.number += 1;
            let number = self.number;
            match reading {
                Reading::End => return Ok(None),
                Reading::TooLong(length) => return Ok(Some(Line { number, text: Err(length) })),
                Reading::Line => {
                    if number == 1 && self.line.starts_with(BYTE_ORDER_MARK) {
                        self.line.drain(..BYTE_ORDER_MARK.len());
                    }
                    let text = self.line.trim_ascii();
                    if !text.is_empty() && !text.starts_with(b"#") {
                        break;
                    }
                }
            }
        }
        Ok(Some(Line { number: self.number, text: Ok(self.line.trim_ascii()) }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_any_length_are_told_apart() {
        let mut text = b"first\r\n\nthird\n".to_vec();
        text.extend(vec![b'x'; 3 * LONGEST_LINE]);
        text.extend(b"\nlast");
        let mut reader = io::BufReader::with_capacity(1000, &text[..]);
        let mut line = Vec::new();
        let mut seen = Vec::new();
        loop {
            match read_line(&mut reader, &mut line).unwrap() {
                Reading::End => break,
                Reading::Line => seen.push(String::from_utf8(line.clone()).unwrap()),
                Reading::TooLong(length) => seen.push(format!("{length} bytes")),
            }
        }
        assert_eq!(seen, ["first", "", "third", "196608 bytes", "last"]);
    }

    #[test]
    fn lines_that_hold_something_keep_their_numbers() {
        let text =
            "\u{feff}first\n# comment\n\n  fourth \n".to_owned() + &"x".repeat(LONGEST_LINE + 1);
        let mut lines = Lines::new(text.as_bytes());
        let mut seen = Vec::new();
        while let Some(Line { number, text }) = lines.next_line().unwrap() {
            seen.push((number, text.map(|text| String::from_utf8(text.to_vec()).unwrap())));
        }
        let kept = |text: &str| Ok(text.to_owned());
        assert_eq!(
            seen,
            [(1, kept("first")), (4, kept("fourth")), (5, Err(LONGEST_LINE as u64 + 1))]
        );
    }
}
