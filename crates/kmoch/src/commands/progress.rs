//! How far a command has come with many games.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use indicatif::{HumanCount, ProgressBar, ProgressStyle};
use kmoch_files::say;

/// A number of games.
pub fn games(count: u64) -> String {
    format!("{} {}", HumanCount(count), if count == 1 { "game" } else { "games" })
}

/// How far the work is: games, games each second, time left; only on a terminal.
pub struct Progress {
    bar: ProgressBar,
    consumed: Arc<AtomicU64>,
    count: AtomicU64,
}

impl Progress {
    /// Begins; the size of the input in bytes if it is known, and how many of them are read.
    pub fn new(size: Option<u64>, consumed: Arc<AtomicU64>) -> Progress {
        let (bar, template) = match size {
            Some(size) => (ProgressBar::new(size), "{wide_bar} {percent}% {msg}, {eta} left"),
            None => (ProgressBar::no_length(), "{spinner} {msg}, {elapsed}"),
        };
        let style = ProgressStyle::with_template(template).expect("the template is sound");
        let bar = bar.with_style(style);
        bar.enable_steady_tick(Duration::from_millis(200));
        Progress { bar, consumed, count: AtomicU64::new(0) }
    }

    /// How many games are done.
    pub fn games(&self) -> u64 {
        self.count.load(Ordering::Relaxed)
    }

    /// A game is done.
    pub fn step(&self) {
        let count = self.count.fetch_add(1, Ordering::Relaxed) + 1;
        self.bar.set_position(self.consumed.load(Ordering::Relaxed));
        let seconds = self.bar.elapsed().as_secs_f64().max(f64::EPSILON);
        self.bar.set_message(format!("{}, {:.0}/s", games(count), count as f64 / seconds));
    }

    /// A line that does not disturb the bar.
    pub fn say(&self, line: &str) {
        self.bar.suspend(|| say::note(line));
    }

    /// All is done.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
