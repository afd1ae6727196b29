//! Another engine that searches for explanations, if the server was given one.

use std::path::PathBuf;
use std::sync::atomic::AtomicU32;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use kmoch_files::say;
use kmoch_games::guest::{Guest, Talk, alone};
use kmoch_games::searcher::Searcher;
use kmoch_games::searching::Searching;

/// How long is waited for the engine: kmoch's own search must still be in time afterwards.
const PATIENCE: Duration = Duration::from_secs(15);
/// After so many faults in a row the engine is not asked any more.
const MOST_FAULTS: u32 = 3;

/// An engine's running copies, of which each explanation takes one.
#[derive(Debug, Clone)]
pub struct Guests(Arc<House>);

#[derive(Debug)]
struct House {
    path: PathBuf,
    idle: Mutex<Vec<Talk>>,
    faults: AtomicU32,
}

impl Guests {
    /// Copies of this engine, started when they are needed.
    pub fn new(path: PathBuf) -> Guests {
        Guests(Arc::new(House { path, idle: Mutex::default(), faults: AtomicU32::new(0) }))
    }

    /// A copy of the engine as who searches; kmoch itself where there is none to be had.
    pub fn invite(&self, own: Searching) -> Searcher {
        match self.talk() {
            None => Searcher::Own(Box::new(own)),
            Some(talk) => {
                let report = Box::new(|line: &str| say::warn(line));
                Searcher::Guest(Box::new(Guest::with(talk, own, report)))
            }
        }
    }

    /// Takes a copy back when it has searched. One that failed was told of and is gone.
    pub fn take_back(&self, searcher: Searcher) {
        let Searcher::Guest(guest) = searcher else { return };
        match guest.leave() {
            None => self.fault(),
            Some(talk) => {
                self.0.faults.store(0, Relaxed);
                self.idle().push(talk);
            }
        }
    }

    fn talk(&self) -> Option<Talk> {
        if self.0.faults.load(Relaxed) >= MOST_FAULTS {
            return None;
        }
        if let Some(talk) = self.idle().pop() {
            return Some(talk);
        }
        match Talk::start(&self.0.path) {
            Ok(talk) => Some(talk.with_patience(PATIENCE)),
            Err(fault) => {
                say::warn(alone(&self.0.path, &fault));
                self.fault();
                None
            }
        }
    }

    fn fault(&self) {
        if self.0.faults.fetch_add(1, Relaxed) + 1 == MOST_FAULTS {
            let name = self.0.path.display();
            say::warn(format_args!("{name}: {MOST_FAULTS} faults in a row; it is not asked again"));
        }
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Talk>> {
        self.0.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
