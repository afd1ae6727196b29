//! Games cut out of texts, for whoever hands them out to other machines.

use std::io;

use kmoch_notation::pgn::{GameReader, Piece, RawGame, next_game};

/// A game as it stands in a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CutGame {
    /// Its number in the text, from 1.
    pub number: u64,
    /// The line on which it starts, from 1.
    pub line: u64,
    /// Its bytes.
    pub pgn: Vec<u8>,
}

/// The games of a text, overlong ones by their beginning.
pub(crate) fn each_game(text: &[u8]) -> impl Iterator<Item = io::Result<RawGame>> {
    let counts = |raw: &RawGame| !raw.is_blank() && raw.piece != Some(Piece::Later);
    GameReader::new(text).filter(move |raw| raw.as_ref().map_or(true, counts))
}

/// The games of a text, one by one.
///
/// ```
/// use kmoch_bindings::cutting::{count, games};
/// let text = b"[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4 *\n";
/// let games = games(text).unwrap();
/// assert_eq!((games[1].number, games[1].line, games.len()), (2, 5, 2));
/// assert_eq!(count(text).unwrap(), 2);
/// ```
///
/// # Errors
/// When a text cannot be read, which memory can.
pub fn games(text: &[u8]) -> io::Result<Vec<CutGame>> {
    let cut = |raw: RawGame| CutGame { number: raw.number, line: raw.line, pgn: raw.text };
    each_game(text).map(|raw| raw.map(cut)).collect()
}

/// How many games a text has.
///
/// # Errors
/// When a text cannot be read, which memory can.
pub fn count(text: &[u8]) -> io::Result<u64> {
    each_game(text).try_fold(0, |games, raw| raw.map(|_| games + 1))
}

/// The first place, at or behind an offset, where a text can be cut so that its games stay whole.
pub fn place_to_cut(text: &[u8], from: usize) -> Option<usize> {
    match from {
        0 => Some(0),
        from if from < text.len() => next_game(text, from),
        _ => None,
    }
}
