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

/// Opens every remark; a NAG of ours may follow.
pub(super) const OPEN: &str = "[%kmoch";
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
        // A quotation mark or a backslash could be taken for a part of a tag that was never closed.
        '"' | '\\' | '\u{201C}' | '\u{201D}' => '\'',
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        _ if character.is_ascii_graphic() => character,
        _ if character.is_whitespace() || character.is_control() => ' ',
        _ => '?',
    });
    ascii.collect::<String>().trim().to_owned()
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    pub(crate) fn remark() -> Remark {
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
}
