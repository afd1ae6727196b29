//! The universal chess interface: commands in, answers out.

pub mod display;
pub mod go;
pub mod options;
pub mod output;
pub mod position;
pub mod report;
mod session;
pub mod setup;
pub mod wdl;

use std::io::{self, BufRead, Read, Write};

use session::{Session, Then};

/// No line longer than this is understood; the rest of it is thrown away.
const LONGEST_LINE: u64 = 1 << 20;

/// Speaks UCI until `quit` or the end of the input.
///
/// # Errors
/// When the input cannot be read.
pub fn run(mut input: impl BufRead, output: impl Write + Send + 'static) -> io::Result<()> {
    let mut session = Session::new(output);
    while let Some(line) = read_line(&mut input)? {
        if session.obey(&line) == Then::Quit {
            break;
        }
    }
    session.finish();
    Ok(())
}

/// The next line without its end, `None` at the end of the input; bytes that are no text become marks.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() as u64 == LONGEST_LINE && !bytes.ends_with(b"\n") {
        skip_line(input)?;
    }
    let text = String::from_utf8_lossy(&bytes);
    Ok(Some(text.trim().to_owned()))
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            return Ok(());
        }
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let used = end.map_or(buffer.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_cut_and_the_next_is_whole() {
        let mut text = vec![b'x'; 3 << 20];
        text.extend_from_slice(b"\nisready\r\n\xff\xfe");
        let mut input = io::Cursor::new(text);
        let first = read_line(&mut input).unwrap().unwrap();
        assert_eq!(first.len() as u64, LONGEST_LINE);
        assert_eq!(read_line(&mut input).unwrap().unwrap(), "isready");
        assert_eq!(read_line(&mut input).unwrap().unwrap().chars().count(), 2);
        assert_eq!(read_line(&mut input).unwrap(), None);
    }
}
