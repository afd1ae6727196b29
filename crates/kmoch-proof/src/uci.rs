//! A conversation with the engine.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

/// What the engine has said so far.
#[derive(Clone, Default)]
struct Said(Arc<Mutex<Vec<u8>>>);

impl Write for Said {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().map_err(|_| io::ErrorKind::Other)?.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Orders that take long or touch the machine: they are tried elsewhere.
const LEFT_OUT: [&str; 7] = ["bench", "hash", "threads", "syzygy", "log", "profile", "quit"];

/// The longest conversation that is held.
const MOST_LINES: usize = 30;

/// Every search gets one answer and every `isready` its `readyok`.
pub fn uci(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes).to_lowercase();
    let lines: Vec<&str> = text
        .split('\n')
        .filter(|line| !LEFT_OUT.iter().any(|word| line.contains(word)))
        .take(MOST_LINES)
        .collect();
    let said = Said::default();
    kmoch_search::uci::run(lines.join("\n").as_bytes(), said.clone()).expect("memory can be read");
    let said = said.0.lock().expect("nobody holds it any more").clone();
    let said = String::from_utf8(said).expect("answers are text");
    let heard =
        |word: &str| said.lines().filter(|line| line.split(' ').next() == Some(word)).count();
    let first = |line: &str| line.split_whitespace().next().unwrap_or("").to_owned();
    let asked = |word: &str| lines.iter().filter(|line| first(line) == word).count();
    let counting =
        lines.iter().filter(|line| first(line) == "go" && line.contains("perft")).count();
    let (searches, answers) = (asked("go"), heard("bestmove"));
    assert!(answers <= searches && answers + counting >= searches, "{searches} searches: {said}");
    assert_eq!(heard("readyok"), asked("isready"), "{said}");
    assert!(!said.contains("the search failed"), "{said}");
}
