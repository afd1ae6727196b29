//! How our remarks stand in a game, and how they are found again.
//!
//! A remark is put behind a move and its signs:
//!
//! ```text
//! 12. Qh5 $4 {[%kmoch $4] [%eval -1.20] [%cal Gd8d5] Black has a passed pawn. [%kmoch]}
//! ```
//!
//! The two `[%kmoch]` commands, which readers of PGN skip like any command they do not
//! know, say what is ours: everything between them, and the NAG named by the first. A better line
//! stands as a variation behind the move, with a remark at its end that calls the whole of it ours:
//!
//! ```text
//! (12. Nf3 Nc6 13. d4 {[%kmoch line] [%eval 0.30] White has more room. [%kmoch]})
//! ```

use shakmaty::Square;

use crate::pgn::{RawGame, Splice, Token, TokenKind, splice};

/// Opens every remark; a NAG of ours may follow.
const OPEN: &str = "[%kmoch";
/// Closes every remark.
const CLOSE: &str = "[%kmoch]";
/// Opens the remark at the end of a variation that is ours.
const LINE: &str = "[%kmoch line]";

/// The colours that boards can show, by whether the finding helps the side that moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Colour {
    /// It helps.
    Green,
    /// It hurts.
    Red,
}

impl Colour {
    const fn letter(self) -> char {
        match self {
            Colour::Green => 'G',
            Colour::Red => 'R',
        }
    }
}

/// What is to be said about a move.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Remark {
    /// A NAG that the move did not have.
    pub nag: Option<u8>,
    /// The value of `[%eval]`.
    pub eval: Option<String>,
    /// Squares to light.
    pub squares: Vec<(Colour, Square)>,
    /// Arrows to draw.
    pub arrows: Vec<(Colour, Square, Square)>,
    /// Sentences.
    pub text: String,
}

impl Remark {
    /// The text to put behind the move, or nothing if there is nothing to say.
    pub fn written(&self) -> Option<String> {
        if *self == Remark::default() {
            return None;
        }
        let nag = self.nag.map(|nag| format!(" ${nag}")).unwrap_or_default();
        let mut parts = vec![format!("{OPEN}{nag}]")];
        parts.extend(self.eval.as_ref().map(|eval| format!("[%eval {eval}]")));
        let squares =
            self.squares.iter().map(|(colour, square)| format!("{}{square}", colour.letter()));
        let arrows =
            self.arrows.iter().map(|(colour, from, to)| format!("{}{from}{to}", colour.letter()));
        parts.extend(command("csl", squares));
        parts.extend(command("cal", arrows));
        parts.push(plain(&self.text));
        parts.push(CLOSE.to_owned());
        parts.retain(|part| !part.is_empty());
        Some(format!("{nag} {{{}}}", parts.join(" ")))
    }
}

/// A variation of ours: moves, the verdict at their end, and what they lead to.
pub fn variation(moves: &str, eval: Option<String>, text: &str) -> String {
    let eval = eval.map(|eval| format!("[%eval {eval}]")).unwrap_or_default();
    let mut parts = vec![LINE.to_owned(), eval, plain(text), CLOSE.to_owned()];
    parts.retain(|part| !part.is_empty());
    format!(" ({moves} {{{}}})", parts.join(" "))
}

fn command(name: &str, marks: impl Iterator<Item = String>) -> Option<String> {
    let marks = marks.collect::<Vec<_>>().join(",");
    (!marks.is_empty()).then(|| format!("[%{name} {marks}]"))
}

/// Text that any file can hold: ASCII, on one line, without braces or commands.
fn plain(text: &str) -> String {
    let ascii = text.chars().map(|character| match character {
        '{' | '[' => '(',
        '}' | ']' => ')',
        '\u{2018}' | '\u{2019}' => '\'',
        '\u{201C}' | '\u{201D}' => '"',
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        _ if character.is_ascii_graphic() => character,
        _ if character.is_whitespace() || character.is_control() => ' ',
        _ => '?',
    });
    ascii.collect::<String>().trim().to_owned()
}

/// The game without our remarks; none if there are none.
pub fn strip(raw: &RawGame) -> Option<Vec<u8>> {
    let mut cuts: Vec<Splice> = Vec::new();
    for (place, token) in raw.tokens.iter().enumerate() {
        if token.kind != TokenKind::Comment {
            continue;
        }
        let Some(remark) = cut(&raw.text, *token) else { continue };
        match own_variation(raw, place) {
            Some(variation) => cuts.push(variation),
            None => cuts.push(remark),
        }
    }
    (!cuts.is_empty()).then(|| splice(&raw.text, &cuts))
}

/// The variation that a remark ends, if all of it is ours: moves, and nothing else but the remark.
fn own_variation(raw: &RawGame, place: usize) -> Option<Splice> {
    let comment = raw.tokens[place];
    if !comment.of(&raw.text).strip_prefix(b"{")?.starts_with(LINE.as_bytes()) {
        return None;
    }
    let is_move = |token: &&Token| {
        matches!(token.kind, TokenKind::Move | TokenKind::MoveNumber | TokenKind::Space)
    };
    let behind = raw.tokens[place + 1..].iter().find(|token| token.kind != TokenKind::Space);
    let close = behind.filter(|token| token.kind == TokenKind::Close)?;
    let open = raw.tokens[..place].iter().rev().find(|token| !is_move(token))?;
    if open.kind != TokenKind::Open {
        return None;
    }
    let start = open.start() - usize::from(raw.text[..open.start()].ends_with(b" "));
    Some(Splice::remove(start..close.end()))
}

/// What to take out where a comment holds a remark. Where another program has joined
/// the remark with words of its own, only the remark goes.
fn cut(text: &[u8], comment: Token) -> Option<Splice> {
    let inside = comment.of(text).strip_prefix(b"{")?.strip_suffix(b"}")?;
    let open = memchr::memmem::find(inside, OPEN.as_bytes())?;
    let nag_end = open + memchr::memchr(b']', &inside[open..])?;
    let close = nag_end + memchr::memmem::find(&inside[nag_end..], CLOSE.as_bytes())?;
    let end = close + CLOSE.len();
    let first = comment.start() + 1;
    if (open, end) != (0, inside.len()) {
        let space = usize::from(inside.get(end) == Some(&b' '));
        return Some(Splice::remove(first + open..first + end + space));
    }
    let mut before = text[..comment.start()].strip_suffix(b" ")?;
    let nag = &inside[OPEN.len()..nag_end];
    if !nag.is_empty() {
        before = before.strip_suffix(nag).unwrap_or(before);
    }
    Some(Splice::remove(before.len()..comment.end()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stripped(text: &str) -> Option<String> {
        strip(&RawGame::from_text(text)).map(|text| String::from_utf8(text).unwrap())
    }

    fn remark() -> Remark {
        Remark {
            nag: Some(4),
            eval: Some("-1.20".into()),
            squares: vec![(Colour::Red, Square::D5)],
            arrows: vec![
                (Colour::Green, Square::D8, Square::D5),
                (Colour::Red, Square::A1, Square::A8),
            ],
            text: "A {brace},\n[%csl] \u{2013} and Gr\u{FC}nfeld".into(),
        }
    }

    #[test]
    fn written_so_that_any_reader_can_read_it() {
        assert_eq!(
            remark().written().unwrap(),
            " $4 {[%kmoch $4] [%eval -1.20] [%csl Rd5] [%cal Gd8d5,Ra1a8] \
             A (brace), (%csl) - and Gr?nfeld [%kmoch]}"
        );
        assert_eq!(Remark::default().written(), None);
    }

    #[test]
    fn taken_out_again() {
        let plain = Remark { nag: None, ..remark() }.written().unwrap();
        let judged = remark().written().unwrap();
        let game = format!("1. e4{judged} {{mine}} $4 e5 $4{plain}(1... c5) 2. d4{plain}\n*");
        assert_eq!(stripped(&game).unwrap(), "1. e4 {mine} $4 e5 $4(1... c5) 2. d4\n*");
        assert_eq!(stripped("1. e4 {[%eval 1.0] kmoch} *"), None);
    }

    #[test]
    fn words_of_others_stay() {
        assert_eq!(
            stripped("1. e4 {mine [%kmoch] [%eval 0.1] yours [%kmoch] mine too} *").unwrap(),
            "1. e4 {mine mine too} *"
        );
        assert_eq!(stripped("1. e4 {[%kmoch] [%eval 0.1] cut off} *"), None);
    }
}
