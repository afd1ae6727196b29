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

/// The first line that holds something, for a command that takes one position.
pub fn first_line(reader: &mut impl BufRead) -> anyhow::Result<String> {
    let mut line = Vec::new();
    loop {
        match read_line(reader, &mut line)? {
            Reading::End => anyhow::bail!("there is no position on standard input"),
            Reading::TooLong(length) => anyhow::bail!("a line of {length} bytes is no position"),
            Reading::Line => {
                let text = String::from_utf8_lossy(&line);
                let text = text.trim();
                if !text.is_empty() && !text.starts_with('#') {
                    return Ok(text.to_owned());
                }
            }
        }
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
}
