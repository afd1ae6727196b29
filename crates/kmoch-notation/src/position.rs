//! Reads a position and points at what is wrong with it.

mod fields;
mod legality;
mod words;

use std::fmt;
use std::ops::Range;

use shakmaty::fen::Fen;
use shakmaty::{Board, CastlingMode, Chess, Color, EnPassantMode, Position as _};

/// A legal position, with the text it was read from.
///
/// ```
/// use kmoch_notation::Position;
///
/// let start = Position::read("startpos").unwrap();
/// assert_eq!(start.board().pawns().count(), 16);
///
/// let fault = Position::read("8/8/8/4k3/8/4K3/8/7P w - - 0 1").unwrap_err();
/// assert_eq!(fault.to_string(), "placement: a pawn stands on h1, where no pawn can be");
/// ```
#[derive(Debug, Clone)]
pub struct Position {
    /// The position as the rules of chess see it.
    pub chess: Chess,
    /// The FEN it was read from, without the operations of an EPD.
    pub fen: String,
}

/// What happens to castling rights and an en passant square that cannot be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Claims {
    Checked,
    Dropped,
}

/// What `startpos` stands for.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// No FEN is longer than this; anything that is cannot be one.
pub const LONGEST: usize = 1024;

impl Position {
    /// Reads a FEN (castling as in FEN, X-FEN or Shredder-FEN), an EPD, a FEN with the operations of an EPD
    /// behind it, or `startpos`.
    ///
    /// # Errors
    /// Says what is wrong and points at it.
    pub fn read(text: &str) -> Result<Position, Fault> {
        Position::read_with(text, Claims::Checked, None)
    }

    /// The same for what other programs wrote: castling rights that cannot be and a square that no pawn has just
    /// passed are dropped. `mode` is for those who know whether it is Chess960.
    ///
    /// # Errors
    /// Says what is wrong and points at it.
    pub fn read_leniently(text: &str, mode: Option<CastlingMode>) -> Result<Position, Fault> {
        Position::read_with(text, Claims::Dropped, mode)
    }

    fn read_with(
        text: &str,
        claims: Claims,
        mode: Option<CastlingMode>,
    ) -> Result<Position, Fault> {
        let text = text.trim_start_matches('\u{feff}').trim();
        let text = if text == "startpos" { START } else { text };
        let fields = fields::split(text)?;
        let setup = fields::setup(text, &fields)?;
        let chess = legality::check(setup, claims, mode).map_err(|illegal| {
            let span = fields.span(illegal.field);
            Fault::new(text, illegal.field.name(), span, illegal.what)
        })?;
        let fen = fields.position().collect::<Vec<_>>().join(" ");
        Ok(Position { chess, fen })
    }

    /// A position reached on the board.
    pub fn from_chess(chess: Chess) -> Position {
        let fen = Fen::from_position(&chess, EnPassantMode::Legal).to_string();
        Position { chess, fen }
    }

    /// What stands where.
    pub fn board(&self) -> &Board {
        self.chess.board()
    }

    /// Who is to move.
    pub fn turn(&self) -> Color {
        self.chess.turn()
    }
}

/// What is wrong with a position, and where in its text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct Fault {
    /// The field of the FEN.
    pub field: &'static str,
    /// The bytes at fault.
    pub span: Range<usize>,
    /// What is wrong there.
    pub what: String,
    text: String,
}

impl Fault {
    fn new(text: &str, field: &'static str, span: Range<usize>, what: impl Into<String>) -> Fault {
        Fault { field, span, what: what.into(), text: text.to_owned() }
    }

    /// The text with a line below it that points at the fault, cut to fit if it is long.
    pub fn picture(&self) -> String {
        const AROUND: usize = 36;
        const WIDEST: usize = 76;
        // Byte positions are turned into characters: the text may hold anything.
        let letters: Vec<(usize, char)> = self.text.char_indices().collect();
        let at = |byte: usize| letters.partition_point(|&(index, _)| index < byte);
        let (first, last) = (at(self.span.start), at(self.span.end));
        let from = if letters.len() <= WIDEST { 0 } else { first.saturating_sub(AROUND) };
        let to = (from + WIDEST).min(letters.len());
        let visible = |&(_, letter): &(usize, char)| if letter.is_control() { '?' } else { letter };
        let (before, after) =
            (if from > 0 { "…" } else { "" }, if to < letters.len() { "…" } else { "" });
        let line: String = letters[from..to].iter().map(visible).collect();
        let indent = first - from + before.chars().count();
        let width = last.min(to).saturating_sub(first).max(1);
        format!("{before}{line}{after}\n{}{}", " ".repeat(indent), "^".repeat(width))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.what)
    }
}

#[cfg(test)]
mod tests;
