//! Annotates a stream of games.

use std::io::{self, BufRead, Write};

use super::{Options, annotate, strip};
use crate::annotator::Annotator;
use crate::pgn::{Flaw, Piece, RawGame};
use crate::stream::in_order;

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

/// Reads games, works on them in one thread for each annotator, and writes them in their order.
/// A broken game is written as it was read and told to `tell`.
pub fn annotate_stream<A: Annotator + Send>(
    input: impl BufRead + Send,
    output: &mut impl Write,
    work: Work,
    annotators: &mut [A],
    mut tell: impl FnMut(Event),
) -> io::Result<()> {
    let done = |game, annotator: &mut A| do_work(game, work, annotator);
    in_order(input, 0, annotators, done, |(text, event): Done| {
        output.write_all(&text)?;
        event.into_iter().for_each(&mut tell);
        Ok(())
    })?;
    output.flush()
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
