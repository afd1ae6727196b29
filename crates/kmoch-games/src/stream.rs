//! Many games at once, in their order, in bounded memory.

use std::io::{self, BufRead};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use crate::pgn::{GameReader, RawGame};

/// How many games may wait for each thread.
const WAITING_PER_THREAD: usize = 4;

/// Searches go deep, and so must the stacks of the threads.
const STACK_BYTES: usize = 32 << 20;

/// Reads games, works on them in one thread for each worker, and hands the results out in the order of
/// the games. The first `skipped` games are passed over. What `take` refuses ends the work.
pub fn in_order<W: Send, T: Send>(
    input: impl BufRead + Send,
    skipped: u64,
    workers: &mut [W],
    work: impl Fn(RawGame, &mut W) -> T + Sync,
    mut take: impl FnMut(T) -> io::Result<()>,
) -> io::Result<()> {
    let waiting = workers.len() * WAITING_PER_THREAD;
    // Each game takes along the way back to its place in the queue of the writer.
    let (jobs, queue) = sync_channel::<(RawGame, SyncSender<T>)>(waiting);
    let (places, finished) = sync_channel::<io::Result<Receiver<T>>>(waiting);
    let queue = Mutex::new(queue);
    let work = &work;
    thread::scope(|scope| {
        scope.spawn(move || read(input, skipped, &jobs, &places));
        for worker in workers {
            let queue = &queue;
            thread::Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, move || {
                while let Some((game, place)) = next(queue) {
                    // The writer may have given up: then nobody waits for the game.
                    let _ = place.send(work(game, worker));
                }
            })?;
        }
        for place in finished {
            take(place?.recv().map_err(io::Error::other)?)?;
        }
        Ok(())
    })
}

fn next<T>(queue: &Mutex<Receiver<T>>) -> Option<T> {
    queue.lock().ok()?.recv().ok()
}

/// Hands out the games until the stream, or the interest in it, ends.
fn read<T>(
    input: impl BufRead,
    skipped: u64,
    jobs: &SyncSender<(RawGame, SyncSender<T>)>,
    places: &SyncSender<io::Result<Receiver<T>>>,
) {
    let skipped = usize::try_from(skipped).unwrap_or(usize::MAX);
    for game in GameReader::new(input).skip(skipped) {
        let sent = match game {
            Err(error) => places.send(Err(error)).is_ok(),
            Ok(game) => {
                let (place, receiver) = sync_channel(1);
                places.send(Ok(receiver)).is_ok() && jobs.send((game, place)).is_ok()
            }
        };
        if !sent {
            return;
        }
    }
}
