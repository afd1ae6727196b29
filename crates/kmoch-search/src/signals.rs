//! How others tell a running search what has become of the game.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Condvar, Mutex};

/// How others tell a running search to stop or that the opponent has played the expected move.
#[derive(Debug, Default)]
pub struct Signals {
    stop: AtomicBool,
    pondering: AtomicBool,
    lock: Mutex<()>,
    changed: Condvar,
}

impl Signals {
    /// Signals for a search that starts now.
    pub fn new(pondering: bool) -> Signals {
        Signals { pondering: AtomicBool::new(pondering), ..Signals::default() }
    }

    /// The search is to end.
    pub fn stop(&self) {
        self.stop.store(true, Relaxed);
        self.wake();
    }

    /// The opponent played the expected move: from now on it is our time.
    pub fn ponder_hit(&self) {
        self.pondering.store(false, Relaxed);
        self.wake();
    }

    /// Whether the search is to end.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Relaxed)
    }

    /// Whether the opponent is still thinking.
    pub fn is_pondering(&self) -> bool {
        self.pondering.load(Relaxed)
    }

    /// Waits for the signal to stop, or, unless `endless`, for the opponent's move.
    pub fn wait(&self, endless: bool) {
        let mut guard = self.lock.lock().unwrap_or_else(|poison| poison.into_inner());
        while !self.is_stopped() && (endless || self.is_pondering()) {
            guard = self.changed.wait(guard).unwrap_or_else(|poison| poison.into_inner());
        }
    }

    fn wake(&self) {
        let guard = self.lock.lock();
        self.changed.notify_all();
        drop(guard);
    }
}
