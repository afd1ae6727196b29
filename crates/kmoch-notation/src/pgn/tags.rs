//! The tags of a game.

use super::lexer::{Token, TokenKind};
use super::reader::{RawGame, tag_name};

/// `[name "value"]`, read for people: undecodable bytes are taken for Latin-1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tag {
    /// Its name, such as `White`.
    pub name: String,
    /// Its value, without the quotes.
    pub value: String,
    /// Where it stands in the text.
    pub token: Token,
}

impl Tag {
    /// The tags of a game in their order, and the first token that should be one
    /// but has no name or no value.
    pub(super) fn read(raw: &RawGame) -> Result<Vec<Tag>, Token> {
        let tags = raw.tokens.iter().filter(|token| token.kind == TokenKind::Tag);
        tags.map(|token| Tag::parse(&raw.text, *token).ok_or(*token)).collect()
    }

    fn parse(text: &[u8], token: Token) -> Option<Tag> {
        let bytes = token.of(text);
        let open = bytes.iter().position(|byte| *byte == b'"')?;
        let close = bytes.iter().rposition(|byte| *byte == b'"').filter(|close| *close > open)?;
        Some(Tag {
            name: readable(tag_name(bytes)?),
            value: unescape(&readable(&bytes[open + 1..close])),
            token,
        })
    }
}

/// `\"` and `\\` stand for the quote and the backslash; others stay.
fn unescape(value: &str) -> String {
    let mut plain = String::with_capacity(value.len());
    let mut characters = value.chars().peekable();
    while let Some(character) = characters.next() {
        match (character, characters.peek()) {
            ('\\', Some(&escaped @ ('"' | '\\'))) => {
                plain.push(escaped);
                characters.next();
            }
            _ => plain.push(character),
        }
    }
    plain
}

/// Bytes as text: UTF-8 where they are that, otherwise Latin-1, in which old
/// files are written.
///
/// ```
/// use kmoch_notation::pgn::readable;
/// assert_eq!(readable("Grünfeld".as_bytes()), "Grünfeld");
/// assert_eq!(readable(b"Gr\xFCnfeld"), "Grünfeld");
/// ```
pub fn readable(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().copied().map(char::from).collect(),
    }
}

/// The longest piece of a file that a message repeats.
const LONGEST_QUOTE: usize = 60;

/// Bytes of a file in a message: short, and without anything that a terminal would obey.
pub(super) fn quoted(bytes: &[u8]) -> String {
    let text = readable(bytes);
    let short: String = text.chars().take(LONGEST_QUOTE).map(harmless).collect();
    if text.chars().count() > LONGEST_QUOTE { format!("{short}...") } else { short }
}

fn harmless(character: char) -> char {
    if character.is_control() { char::REPLACEMENT_CHARACTER } else { character }
}
