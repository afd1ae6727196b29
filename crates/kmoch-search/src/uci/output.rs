//! Where answers go: to the other program, and into the log if one is wanted.

use std::fs::File;
use std::io::{self, Write};
use std::sync::{Mutex, MutexGuard};

/// Lines out, from whatever thread, never mixed up.
pub struct Output {
    inner: Mutex<Inner>,
}

struct Inner {
    sink: Box<dyn Write + Send>,
    log: Option<File>,
    broken: bool,
}

impl Output {
    /// Writes to this sink.
    pub fn new(sink: impl Write + Send + 'static) -> Output {
        Output { inner: Mutex::new(Inner { sink: Box::new(sink), log: None, broken: false }) }
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(|poison| poison.into_inner())
    }

    /// Writes one line, or several, at once.
    pub fn line(&self, text: &str) {
        let mut inner = self.inner();
        if let Some(log) = &mut inner.log {
            let _unlogged = writeln!(log, "<< {text}");
        }
        let written = writeln!(inner.sink, "{text}").and_then(|()| inner.sink.flush());
        // Nobody listens any more: the session ends at the next command.
        inner.broken |= written.is_err();
    }

    /// A remark in the form that every program shows or skips.
    pub fn remark(&self, text: &str) {
        let clean: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        self.line(&format!("info string {clean}"));
    }

    /// Whether writing has failed.
    pub fn is_broken(&self) -> bool {
        self.inner().broken
    }

    /// Notes a received line in the log.
    pub fn received(&self, text: &str) {
        if let Some(log) = &mut self.inner().log {
            let _unlogged = writeln!(log, ">> {text}");
        }
    }

    /// From now on logs into this file; an empty name ends logging.
    ///
    /// # Errors
    /// When the file cannot be opened.
    pub fn log_to(&self, path: &str) -> io::Result<()> {
        let log = if path.is_empty() {
            None
        } else {
            Some(File::options().create(true).append(true).open(path)?)
        };
        self.inner().log = log;
        Ok(())
    }
}
