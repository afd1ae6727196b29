//! Annotates a stream: many games at once, in their order, in bounded memory.

use std::io::{self, BufRead, Write};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use super::{Options, annotate, strip};
use crate::annotator::Annotator;
use crate::pgn::{Flaw, GameReader, Piece, RawGame};

/// How many games may wait for each thread.
const WAITING_PER_THREAD: usize = 4;

/// What is done to each game.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Work {
    /// Put remarks in.
    Annotate(Options),
    /// Take our remarks out.
    Strip,
}

/// What is told while a stream is worked on.
#[derive(Debug)]
pub enum Event {
    /// A game is written.
    Written,
    /// A game is broken and was written as it is.
    Broken {
        /// Which game of the stream.
        number: u64,
        /// What is wrong with it.
        flaw: Flaw,
    },
}

/// A finished game and what was wrong with it.
type Done = (Vec<u8>, Option<Event>);

/// Searches go deep, and so must the stacks of the threads.
const STACK_BYTES: usize = 32 << 20;

/// Reads games, works on them in one thread for each annotator, and writes them in their order.
/// A broken game is written as it was read and told to `tell`.
pub fn annotate_stream<A: Annotator + Send>(
    input: impl BufRead + Send,
    output: &mut impl Write,
    work: Work,
    annotators: &mut [A],
    mut tell: impl FnMut(Event),
) -> io::Result<()> {
    let waiting = annotators.len() * WAITING_PER_THREAD;
    // Each game takes along the way back to its place in the queue of the writer.
    let (jobs, queue) = sync_channel::<(RawGame, SyncSender<Done>)>(waiting);
    let (places, finished) = sync_channel::<io::Result<Receiver<Done>>>(waiting);
    let queue = Mutex::new(queue);
    thread::scope(|scope| {
        scope.spawn(move || read(input, &jobs, &places));
        for annotator in annotators {
            let queue = &queue;
            thread::Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, move || {
                while let Some((game, place)) = take(queue) {
                    // The writer may have given up: then nobody waits for the game.
                    let _ = place.send(do_work(game, work, annotator));
                }
            })?;
        }
        for place in finished {
            let (text, event) = place?.recv().map_err(io::Error::other)?;
            output.write_all(&text)?;
            event.into_iter().for_each(&mut tell);
        }
        output.flush()
    })
}

fn take<T>(queue: &Mutex<Receiver<T>>) -> Option<T> {
    queue.lock().ok()?.recv().ok()
}

/// Hands out the games until the stream, or the interest in it, ends.
fn read(
    input: impl BufRead,
    jobs: &SyncSender<(RawGame, SyncSender<Done>)>,
    places: &SyncSender<io::Result<Receiver<Done>>>,
) {
    for game in GameReader::new(input) {
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

fn do_work(game: RawGame, work: Work, annotator: &mut impl Annotator) -> Done {
    if game.is_blank() || game.piece == Some(Piece::Later) {
        return (game.text, None);
    }
    match work {
        Work::Strip => (strip(&game).unwrap_or(game.text), Some(Event::Written)),
        Work::Annotate(options) => match annotate(&game, annotator, &options) {
            Ok(text) => (text, Some(Event::Written)),
            Err(flaw) => (game.text, Some(Event::Broken { number: game.number, flaw })),
        },
    }
}
