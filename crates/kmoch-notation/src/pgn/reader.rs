//! Cuts a stream into games without touching a byte: the games' texts one after
//! the other are the stream.

use std::io::{self, BufRead};

use super::lexer::{BYTE_ORDER_MARK, Lexer, Token, TokenKind, line_ends, line_length};

/// A longer game is passed on in pieces and called broken: memory stays bounded
/// whatever the stream holds.
pub const LONGEST_GAME: usize = 8 << 20;

/// The text of one game as it stood in the stream, cut into tokens.
#[derive(Debug, Clone, Default)]
pub struct RawGame {
    /// Which game of the stream, from 1.
    pub number: u64,
    /// The line of the stream on which the text starts, from 1.
    pub line: u64,
    /// The bytes, blank lines after the game included.
    pub text: Vec<u8>,
    /// The text cut up.
    pub tokens: Vec<Token>,
    /// Set when this is a piece of a game longer than [`LONGEST_GAME`].
    pub piece: Option<Piece>,
}

/// Which part of an overlong game a text is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Piece {
    /// The first.
    First,
    /// A later one.
    Later,
}

impl RawGame {
    /// A game from text that stands alone.
    pub fn from_text(text: impl Into<Vec<u8>>) -> RawGame {
        let text = text.into();
        RawGame { number: 1, line: 1, tokens: Lexer::tokens(&text), text, piece: None }
    }

    /// Whether there is nothing but white space, as in a file of blank lines.
    pub fn is_blank(&self) -> bool {
        self.tokens.iter().all(|token| token.kind == TokenKind::Space)
    }

    /// The line of the stream on which the byte at `offset` stands.
    pub fn line_of(&self, offset: usize) -> u64 {
        self.line + line_ends(&self.text[..offset])
    }
}

/// Reads games from a stream in constant memory.
///
/// ```
/// use kmoch_notation::pgn::GameReader;
/// let stream = "[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4 *\n";
/// let games: Vec<_> = GameReader::new(stream.as_bytes()).collect::<Result<_, _>>().unwrap();
/// assert_eq!(games.len(), 2);
/// assert_eq!(games[1].line, 5);
/// ```
#[derive(Debug)]
pub struct GameReader<R> {
    input: R,
    /// A line that was read but belongs to the game after the present one.
    pending: Vec<u8>,
    next_line: u64,
    number: u64,
    lexer: Lexer,
    shape: Shape,
    /// Set inside a game that has outgrown [`LONGEST_GAME`].
    overlong: bool,
}

/// What has been seen of a game so far, as far as its end depends on it.
#[derive(Debug, Default)]
struct Shape {
    first_tag: Option<Vec<u8>>,
    moves: bool,
    result: bool,
    depth: usize,
    after_blank: bool,
    mid_line: bool,
}

impl<R: BufRead> GameReader<R> {
    /// Reads from `input`, which is not compressed any more.
    pub fn new(input: R) -> GameReader<R> {
        GameReader {
            input,
            pending: Vec::new(),
            next_line: 1,
            number: 0,
            lexer: Lexer::default(),
            shape: Shape::default(),
            overlong: false,
        }
    }

    /// Reads a line, or as much of one as may be held, into `pending`.
    fn read_line(&mut self) -> io::Result<bool> {
        loop {
            let last = self.pending.last().copied();
            if last == Some(b'\n') || (last != Some(b'\r') && self.pending.len() >= LONGEST_GAME) {
                break;
            }
            let more = match self.input.fill_buf() {
                Ok(more) => more,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            let length = match last {
                // Whether a carriage return is the whole end of a line shows only behind it.
                Some(b'\r') => usize::from(more.first() == Some(&b'\n')),
                _ => line_length(more).min(LONGEST_GAME - self.pending.len()),
            };
            if length == 0 {
                break;
            }
            self.pending.extend_from_slice(&more[..length]);
            self.input.consume(length);
        }
        Ok(!self.pending.is_empty())
    }

    fn read_game(&mut self) -> io::Result<Option<RawGame>> {
        let mut game = RawGame { line: self.next_line, ..RawGame::default() };
        while self.read_line()? {
            if self.shape.ends_before(&self.pending, self.lexer.in_comment()) {
                self.shape = Shape::default();
                self.lexer = Lexer::default();
                return Ok(Some(self.finish(game)));
            }
            if !game.text.is_empty() && game.text.len() + self.pending.len() > LONGEST_GAME {
                return Ok(Some(self.piece(game)));
            }
            self.take_line(&mut game);
        }
        Ok((!game.text.is_empty()).then(|| self.finish(game)))
    }

    /// Moves the pending line into the game.
    fn take_line(&mut self, game: &mut RawGame) {
        let (start, first_token) = (game.text.len(), game.tokens.len());
        game.text.append(&mut self.pending);
        let end = game.text.len();
        // A comment that came over from the piece before goes on as a comment.
        self.lexer.line(&game.text, start, end, &mut game.tokens);
        self.shape.see(&game.text[start..], &game.tokens[first_token..], start, &game.text);
        if !self.shape.mid_line {
            self.next_line += 1;
        }
    }

    fn finish(&mut self, mut game: RawGame) -> RawGame {
        if std::mem::take(&mut self.overlong) {
            game.piece = Some(Piece::Later);
        } else if !game.is_blank() {
            self.number += 1;
        }
        game.number = self.number;
        game
    }

    fn piece(&mut self, mut game: RawGame) -> RawGame {
        if std::mem::replace(&mut self.overlong, true) {
            game.piece = Some(Piece::Later);
        } else {
            self.number += 1;
            game.piece = Some(Piece::First);
        }
        game.number = self.number;
        game
    }
}

impl<R: BufRead> Iterator for GameReader<R> {
    type Item = io::Result<RawGame>;

    fn next(&mut self) -> Option<io::Result<RawGame>> {
        self.read_game().transpose()
    }
}

impl Shape {
    /// Whether `line` opens the next game.
    ///
    /// It does when it is a tag after moves, or after a blank line the tag that
    /// opened this game or `Event` once more (a game without moves), or moves
    /// after a result or another move 1 after a blank line (games without tags). An `Event` tag after a blank line
    /// ends even an open comment: the brace was forgotten, and the games after it
    /// must not drown.
    fn ends_before(&self, line: &[u8], in_comment: bool) -> bool {
        if self.mid_line {
            return false;
        }
        let line = line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(line).trim_ascii_start();
        let name = tag_name(line);
        if in_comment {
            return self.after_blank && name == Some(b"Event");
        }
        match name {
            Some(name) => {
                let opening = name == b"Event" || self.first_tag.as_deref() == Some(name);
                self.moves || (self.after_blank && self.first_tag.is_some() && opening)
            }
            None if self.result => line.first().is_some_and(u8::is_ascii_alphanumeric),
            None => self.moves && self.after_blank && self.depth == 0 && is_move_one(line),
        }
    }

    /// Takes in the next line and its tokens.
    fn see(&mut self, line: &[u8], tokens: &[Token], start: usize, text: &[u8]) {
        let before = !self.mid_line;
        self.mid_line = !matches!(line.last(), Some(b'\n' | b'\r'));
        self.after_blank = before && line.trim_ascii().is_empty();
        for token in tokens.iter().filter(|token| token.end() > start) {
            match token.kind {
                TokenKind::Space | TokenKind::Escape => {}
                TokenKind::Tag => {
                    if self.first_tag.is_none() {
                        self.first_tag = tag_name(token.of(text)).map(<[u8]>::to_vec);
                    }
                }
                TokenKind::Comment | TokenKind::LineComment => {
                    self.moves |= self.first_tag.is_some();
                }
                TokenKind::Open => self.depth += 1,
                TokenKind::Close => self.depth = self.depth.saturating_sub(1),
                kind => {
                    self.moves = true;
                    self.result |= kind == TokenKind::Result && self.depth == 0;
                }
            }
        }
    }
}

/// The first place, at or behind `from` (which is above zero), where a stream can be cut so that its games are read from the
/// two parts as from the whole: before an `Event` tag behind a blank line. What stands there is the beginning of a game
/// whatever came before, even a forgotten brace.
///
/// ```
/// use kmoch_notation::pgn::next_game;
/// let stream = b"[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4 *\n";
/// assert_eq!(next_game(stream, 1), Some(22));
/// assert_eq!(next_game(stream, 23), None);
/// ```
pub fn next_game(text: &[u8], from: usize) -> Option<usize> {
    let starts = memchr::memmem::find_iter(&text[from - 1..], b"\n[Event ").map(|at| from + at);
    starts.into_iter().find(|&start| {
        let before = &text[..start];
        before.ends_with(b"\n\n") || before.ends_with(b"\n\r\n")
    })
}

fn is_move_one(line: &[u8]) -> bool {
    line.starts_with(b"1.") && line.get(2) != Some(&b'.')
}

/// The name in `[Name "value"]`.
pub(super) fn tag_name(tag: &[u8]) -> Option<&[u8]> {
    let rest = tag.strip_prefix(b"[")?.trim_ascii_start();
    let end = rest.iter().position(|byte| !byte.is_ascii_alphanumeric() && *byte != b'_');
    let name = &rest[..end.unwrap_or(rest.len())];
    (!name.is_empty()).then_some(name)
}

#[cfg(test)]
#[path = "reader_tests.rs"]
mod tests;
