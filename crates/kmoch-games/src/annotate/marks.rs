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
    pub fn written(&self, letters: Letters) -> Option<String> {
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
        parts.push(letters.plain(&self.text));
        parts.push(CLOSE.to_owned());
        parts.retain(|part| !part.is_empty());
        Some(format!("{nag} {{{}}}", parts.join(" ")))
    }
}

/// A variation of ours: moves, the verdict at their end, and what they lead to.
pub fn variation(moves: &str, eval: Option<String>, text: &str, letters: Letters) -> String {
    let eval = eval.map(|eval| format!("[%eval {eval}]")).unwrap_or_default();
    let mut parts = vec![LINE.to_owned(), eval, letters.plain(text), CLOSE.to_owned()];
    parts.retain(|part| !part.is_empty());
    format!(" ({moves} {{{}}})", parts.join(" "))
}

fn command(name: &str, marks: impl Iterator<Item = String>) -> Option<String> {
    let marks = marks.collect::<Vec<_>>().join(",");
    (!marks.is_empty()).then(|| format!("[%{name} {marks}]"))
}

/// The letters that a game's text can hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Letters {
    /// All: the game is UTF-8, or plain ASCII.
    All,
    /// ASCII only, since nobody knows how the game is encoded: other letters are written out.
    Ascii,
}

/// Letters of the languages that remarks are told in, and how they are written without them.
const WRITTEN_OUT: [(char, &str); 19] = [
    ('ä', "ae"),
    ('ö', "oe"),
    ('ü', "ue"),
    ('Ä', "Ae"),
    ('Ö', "Oe"),
    ('Ü', "Ue"),
    ('ß', "ss"),
    ('á', "a"),
    ('é', "e"),
    ('í', "i"),
    ('ó', "o"),
    ('ú', "u"),
    ('ñ', "n"),
    ('Á', "A"),
    ('É', "E"),
    ('Í', "I"),
    ('Ó', "O"),
    ('Ú', "U"),
    ('Ñ', "N"),
];

impl Letters {
    /// Those that this text can hold.
    pub fn of(text: &[u8]) -> Letters {
        if std::str::from_utf8(text).is_ok() { Letters::All } else { Letters::Ascii }
    }

    /// Text that the file can hold: on one line, without braces or commands.
    fn plain(self, text: &str) -> String {
        let mut plain = String::with_capacity(text.len());
        for character in text.chars() {
            match character {
                '{' | '[' => plain.push('('),
                '}' | ']' => plain.push(')'),
                // A quotation mark or a backslash could be taken for a part of a tag that was never closed.
                '"' | '\\' | '\u{2018}'..='\u{201F}' | '«' | '»' => plain.push('\''),
                '\u{2010}'..='\u{2015}' | '\u{2212}' => plain.push('-'),
                _ if character.is_ascii_graphic() => plain.push(character),
                _ if character.is_whitespace() || character.is_control() => plain.push(' '),
                _ if self == Letters::All && character.is_alphabetic() => plain.push(character),
                _ => {
                    let known = WRITTEN_OUT.iter().find(|(letter, _)| *letter == character);
                    plain.push_str(known.map_or("?", |(_, written)| written));
                }
            }
        }
        plain.trim().to_owned()
    }
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
        for (letters, name) in [(Letters::Ascii, "Gruenfeld"), (Letters::All, "Gr\u{FC}nfeld")] {
            assert_eq!(
                remark().written(letters).unwrap(),
                format!(
                    " $4 {{[%kmoch $4] [%eval -1.20] [%csl Rd5] [%cal Gd8d5,Ra1a8] \
                     A (brace), (%csl) - and {name} [%kmoch]}}"
                )
            );
        }
        assert_eq!(Remark::default().written(Letters::All), None);
        assert_eq!(Letters::of(b"{Gr\xFCnfeld}"), Letters::Ascii);
    }
}
