//! Cuts PGN text into spans. Every byte belongs to exactly one span, so a game
//! written back from its spans is the game that was read, whatever the bytes.

use memchr::{memchr, memchr2, memchr2_iter};

/// What a span of PGN text is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TokenKind {
    /// White space, line ends, control bytes and byte order marks.
    Space,
    /// `[Name "value"]`.
    Tag,
    /// `{ ... }`, over any number of lines, brackets included.
    Comment,
    /// `; ...` to the end of the line.
    LineComment,
    /// A line starting with `%`.
    Escape,
    /// `12.`, `12...` or a bare `12`.
    MoveNumber,
    /// A move in algebraic notation, or a null move.
    Move,
    /// `$` and a number.
    Nag,
    /// `!`, `?!`, `+-` and their kind.
    Glyph,
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    Result,
    /// What PGN has no place for.
    Other,
}

/// A span of PGN text: half-open byte offsets into the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    start: u32,
    end: u32,
}

impl Token {
    fn new(kind: TokenKind, start: usize, end: usize) -> Token {
        let offset = |at: usize| u32::try_from(at).expect("a game is shorter than 4 GiB");
        Token { kind, start: offset(start), end: offset(end) }
    }

    /// Offset of its first byte.
    pub fn start(self) -> usize {
        self.start as usize
    }

    /// Offset behind its last byte.
    pub fn end(self) -> usize {
        self.end as usize
    }

    /// Its bytes.
    pub fn of(self, text: &[u8]) -> &[u8] {
        &text[self.start()..self.end()]
    }
}

/// The byte order mark that some editors put before UTF-8.
pub(super) const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// Results as they are found in files; `½` in UTF-8 and in Latin-1.
const RESULTS: [&[u8]; 7] =
    [b"1-0", b"0-1", b"1/2-1/2", b"1/2", b"\xC2\xBD-\xC2\xBD", b"\xBD-\xBD", b"*"];

/// Signs of the Informant written out between moves.
const SIGNS: [&[u8]; 10] = [b"=", b"+=", b"=+", b"+/-", b"-/+", b"+-", b"-+", b"+/=", b"=/+", b"N"];

/// Cuts text line by line; between lines it remembers only an open comment.
#[derive(Debug, Clone, Default)]
pub struct Lexer {
    in_comment: bool,
}

impl Lexer {
    /// The tokens of a whole text.
    ///
    /// ```
    /// use kmoch_notation::pgn::{Lexer, TokenKind};
    /// let text = b"1. e4! {best} e5 *";
    /// let tokens = Lexer::tokens(text);
    /// assert_eq!(tokens[2].of(text), b"e4");
    /// assert_eq!(tokens[2].kind, TokenKind::Move);
    /// let again: Vec<u8> = tokens.iter().flat_map(|token| token.of(text)).copied().collect();
    /// assert_eq!(again, text);
    /// ```
    pub fn tokens(text: &[u8]) -> Vec<Token> {
        let mut lexer = Lexer::default();
        let mut tokens = Vec::new();
        let mut start = 0;
        while start < text.len() {
            let end = start + line_length(&text[start..]);
            lexer.line(text, start, end, &mut tokens);
            start = end;
        }
        tokens
    }

    /// Whether the text so far ends inside a comment.
    pub fn in_comment(&self) -> bool {
        self.in_comment
    }

    /// Cuts the line `text[start..end]` and appends its tokens.
    pub fn line(&mut self, text: &[u8], start: usize, end: usize, tokens: &mut Vec<Token>) {
        let text = &text[..end];
        let mut at = start;
        while at < end {
            let (kind, stop) = if self.in_comment || text[at] == b'{' {
                (TokenKind::Comment, self.comment(text, at))
            } else {
                token(text, at, at == start)
            };
            match tokens.last_mut() {
                Some(last) if continues(last.kind, kind, text, at, start) => {
                    last.end = Token::new(kind, at, stop).end;
                }
                _ => tokens.push(Token::new(kind, at, stop)),
            }
            at = stop;
        }
    }

    /// The end of the comment, or of the line if it goes on.
    fn comment(&mut self, text: &[u8], at: usize) -> usize {
        let close = memchr(b'}', &text[at..]);
        self.in_comment = close.is_none();
        close.map_or(text.len(), |offset| at + offset + 1)
    }
}

/// Whether the piece at `at` belongs to the token before it: white space always,
/// a comment when it came over from the line before.
fn continues(last: TokenKind, kind: TokenKind, text: &[u8], at: usize, line: usize) -> bool {
    match kind {
        TokenKind::Space => last == TokenKind::Space,
        TokenKind::Comment => {
            last == TokenKind::Comment && at == line && at > 0 && text[at - 1] != b'}'
        }
        _ => false,
    }
}

/// The token at `at` outside of comments, and where it ends.
fn token(text: &[u8], at: usize, line_start: bool) -> (TokenKind, usize) {
    let rest = &text[at..];
    let line_end = at + rest.len() - line_break(rest);
    let run = |accept: fn(u8) -> bool| at + rest.iter().take_while(|&&byte| accept(byte)).count();
    match rest[0] {
        byte if is_space(byte) => (TokenKind::Space, run(is_space)),
        _ if rest.starts_with(BYTE_ORDER_MARK) => (TokenKind::Space, at + BYTE_ORDER_MARK.len()),
        b'%' if line_start => (TokenKind::Escape, line_end),
        b';' => (TokenKind::LineComment, line_end),
        b'[' => tag(text, at, line_end),
        b'(' => (TokenKind::Open, at + 1),
        b')' => (TokenKind::Close, at + 1),
        b'*' => (TokenKind::Result, at + 1),
        b'$' => {
            let digits = rest[1..].iter().take_while(|b| b.is_ascii_digit()).count();
            let kind = if digits > 0 { TokenKind::Nag } else { TokenKind::Other };
            (kind, at + 1 + digits)
        }
        b'!' | b'?' => (TokenKind::Glyph, run(|byte| matches!(byte, b'!' | b'?'))),
        byte if is_symbol(byte) => symbol(text, at, run(is_symbol)),
        b'.' => (TokenKind::MoveNumber, run(|byte| byte == b'.')),
        _ => (TokenKind::Other, at + 1),
    }
}

/// A run of symbol bytes: a result, a move number, a sign or a move.
fn symbol(text: &[u8], at: usize, end: usize) -> (TokenKind, usize) {
    let word = &text[at..end];
    if RESULTS.contains(&word) {
        return (TokenKind::Result, end);
    }
    if word.iter().all(u8::is_ascii_digit) {
        let dots = text[end..].iter().take_while(|&&byte| byte == b'.').count();
        return (TokenKind::MoveNumber, end + dots);
    }
    if SIGNS.contains(&word) {
        return (TokenKind::Glyph, end);
    }
    (TokenKind::Move, end)
}

/// `[Name "value"]`: to the bracket outside of quotes, or to the last bracket
/// of the line where the quotes do not add up.
fn tag(text: &[u8], at: usize, line_end: usize) -> (TokenKind, usize) {
    let (mut quoted, mut escaped) = (false, false);
    for (offset, &byte) in text[at..line_end].iter().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            b']' if !quoted => return (TokenKind::Tag, at + offset + 1),
            _ => {}
        }
    }
    match text[at..line_end].iter().rposition(|&byte| byte == b']') {
        Some(offset) => (TokenKind::Tag, at + offset + 1),
        None => (TokenKind::Other, line_end),
    }
}

/// How many bytes of line end close the text.
fn line_break(text: &[u8]) -> usize {
    match text {
        [.., b'\r', b'\n'] => 2,
        [.., b'\n' | b'\r'] => 1,
        _ => 0,
    }
}

/// How long the first line is, with its end: a line feed, a carriage return (old Macintosh files) or both.
pub(super) fn line_length(text: &[u8]) -> usize {
    match memchr2(b'\r', b'\n', text) {
        Some(at) if text[at..].starts_with(b"\r\n") => at + 2,
        Some(at) => at + 1,
        None => text.len(),
    }
}

/// How many lines end in the text.
pub(super) fn line_ends(text: &[u8]) -> u64 {
    let is_end = |&at: &usize| text[at] == b'\n' || text.get(at + 1) != Some(&b'\n');
    memchr2_iter(b'\r', b'\n', text).filter(is_end).count() as u64
}

fn is_space(byte: u8) -> bool {
    byte.is_ascii_whitespace() || byte.is_ascii_control()
}

/// Bytes that moves, numbers and results are made of; foreign letters too.
fn is_symbol(byte: u8) -> bool {
    byte.is_ascii_alphanumeric()
        || byte >= 0x80
        || matches!(byte, b'+' | b'#' | b'=' | b':' | b'-' | b'/' | b'_' | b'@')
}

#[cfg(test)]
#[path = "lexer_tests.rs"]
mod tests;
