//! Work off the event loop, which ends when nobody waits for it any more.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use kmoch_search::Signals;
use tokio::sync::{Semaphore, oneshot};

use crate::problem::Problem;

/// Deep lines need deep stacks.
pub const STACK_BYTES: usize = 32 << 20;

/// Tells work that nobody waits for it any more.
#[derive(Debug, Clone, Default)]
pub struct Stop(Arc<State>);

#[derive(Debug, Default)]
struct State {
    over: AtomicBool,
    /// The search that runs, if one does. It ends by its own signals.
    search: Mutex<Option<Arc<Signals>>>,
}

impl Stop {
    /// An end to the work, if it has to end. Loops ask at every turn.
    pub fn check(&self) -> Result<(), Problem> {
        if self.0.over.load(Relaxed) { Err(Problem::given_up()) } else { Ok(()) }
    }

    /// Signals for the next search, which ends with the work.
    pub fn signals(&self) -> Arc<Signals> {
        let signals = Arc::new(Signals::default());
        *self.search() = Some(Arc::clone(&signals));
        if self.check().is_err() {
            signals.stop();
        }
        signals
    }

    /// Says so.
    pub fn now(&self) {
        self.0.over.store(true, Relaxed);
        if let Some(signals) = self.search().take() {
            signals.stop();
        }
    }

    fn search(&self) -> MutexGuard<'_, Option<Arc<Signals>>> {
        self.0.search.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says so when the guard goes: with the visitor, or with the time for an answer.
    pub fn with_guard(&self) -> Guard {
        Guard(self.clone())
    }
}

/// Ends the work when it is dropped.
#[derive(Debug)]
pub struct Guard(Stop);

impl Drop for Guard {
    fn drop(&mut self) {
        self.0.now();
    }
}

/// So many pieces of work at one time.
#[derive(Debug, Clone)]
pub struct Workers(Arc<Semaphore>);

impl Workers {
    /// One for each core.
    pub fn new() -> Workers {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Workers(Arc::new(Semaphore::new(cores)))
    }

    /// Does a piece of work; a panic there becomes an answer. It counts as long as it runs, whether
    /// or not somebody waits for it.
    pub async fn work<T: Send + 'static>(
        &self,
        job: impl FnOnce(&Stop) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let permit = Arc::clone(&self.0).acquire_owned().await.map_err(|_| Problem::internal())?;
        let stop = Stop::default();
        let _guard = stop.with_guard();
        let (answer, answered) = oneshot::channel();
        let run = move || {
            let done = catch_unwind(AssertUnwindSafe(|| job(&stop)));
            drop(permit);
            let _ = answer.send(done.unwrap_or_else(|_| Err(Problem::internal())));
        };
        thread::Builder::new()
            .name("work".into())
            .stack_size(STACK_BYTES)
            .spawn(run)
            .map_err(|_| Problem::no_room())?;
        answered.await.unwrap_or_else(|_| Err(Problem::internal()))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn work_that_nobody_waits_for_ends() {
        let workers = Workers::new();
        let ended = Arc::new(AtomicBool::new(false));
        let seen = Arc::clone(&ended);
        let endless = workers.work(move |stop| {
            while stop.check().is_ok() {
                thread::yield_now();
            }
            seen.store(true, Relaxed);
            Ok(())
        });
        assert!(tokio::time::timeout(Duration::from_millis(50), endless).await.is_err());
        for _ in 0..500 {
            if ended.load(Relaxed) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("the work goes on");
    }

    #[tokio::test]
    async fn a_panic_is_an_answer() {
        let workers = Workers::new();
        let work = workers.work::<()>(|_| panic!("as tests do"));
        assert!(work.await.unwrap_err().message().contains("mistake"));
    }
}
