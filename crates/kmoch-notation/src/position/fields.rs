//! The fields of a FEN, one by one.

use std::ops::Range;

use shakmaty::fen::{Fen, ParseFenError};
use shakmaty::{Piece, Setup};

use super::{Fault, LONGEST};

/// A field of a FEN.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Field {
    Placement,
    Turn,
    Castling,
    EnPassant,
    HalfmoveClock,
    MoveNumber,
}

impl Field {
    const ALL: [Field; 6] = [
        Field::Placement,
        Field::Turn,
        Field::Castling,
        Field::EnPassant,
        Field::HalfmoveClock,
        Field::MoveNumber,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Field::Placement => "placement",
            Field::Turn => "side to move",
            Field::Castling => "castling",
            Field::EnPassant => "en passant",
            Field::HalfmoveClock => "halfmove clock",
            Field::MoveNumber => "move number",
        }
    }
}

/// The words of a FEN or of the position in an EPD.
#[derive(Debug)]
pub struct Fields<'a> {
    words: Vec<(usize, &'a str)>,
}

impl<'a> Fields<'a> {
    pub fn position(&self) -> impl Iterator<Item = &'a str> {
        self.words.iter().map(|&(_, word)| word)
    }

    /// Where a field stands; the first if it is not there.
    pub fn span(&self, field: Field) -> Range<usize> {
        let (start, word) = *self.words.get(field as usize).unwrap_or(&self.words[0]);
        start..start + word.len()
    }
}

/// No game is as long as this, by the rule of 75 moves; counting on from here overflows nowhere.
const LONGEST_CLOCK: u32 = 20_000;

/// How many fields a position has in an EPD; operations follow.
const EPD_FIELDS: usize = 4;

/// Cuts the text into fields and leaves the operations of an EPD aside.
pub fn split(text: &str) -> Result<Fields<'_>, Fault> {
    if text.is_empty() {
        return Err(Fault::new(text, "text", 0..0, "there is nothing here"));
    }
    let mut words: Vec<(usize, &str)> = text
        .split_ascii_whitespace()
        .take(Field::ALL.len() + 1)
        .map(|word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
        .collect();
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    let is_operation = |word: &str| word.starts_with(|letter: char| letter.is_ascii_alphabetic());
    if words.get(EPD_FIELDS).is_some_and(|&(_, word)| !is_number(word)) {
        let (start, word) = words[EPD_FIELDS];
        if !is_operation(word) {
            let field = Field::HalfmoveClock.name();
            let what = "neither a number nor an operation of an EPD";
            return Err(Fault::new(text, field, start..start + word.len(), what));
        }
        words.truncate(EPD_FIELDS);
    }
    // Some write the operations of an EPD behind a whole FEN; their semicolon tells them from a slip.
    if let Some(&(start, word)) = words.get(Field::ALL.len())
        && is_operation(word)
        && text[start..].contains(';')
    {
        words.truncate(Field::ALL.len());
    }
    if let Some(&(start, word)) = words.get(Field::ALL.len()) {
        let what = "a FEN has six fields, and this is one more";
        return Err(Fault::new(text, "fields", start..start + word.len(), what));
    }
    if let Some((index, &(start, word))) =
        words.iter().enumerate().find(|(_, (_, word))| word.len() > LONGEST)
    {
        let what = format!("{} characters are too many", word.len());
        return Err(Fault::new(text, Field::ALL[index].name(), start..start + LONGEST, what));
    }
    Ok(Fields { words })
}

/// Reads the fields.
pub fn setup(text: &str, fields: &Fields) -> Result<Setup, Fault> {
    placement(text, fields)?;
    let fen = fields.position().collect::<Vec<_>>().join(" ");
    let parsed = Fen::from_ascii(fen.as_bytes()).map_err(|error| {
        let (field, what) = match error {
            ParseFenError::InvalidTurn => (Field::Turn, "give w or b"),
            ParseFenError::InvalidCastling => {
                (Field::Castling, "give - or letters such as KQkq or HAha")
            }
            ParseFenError::InvalidEpSquare => (Field::EnPassant, "give - or a square such as e3"),
            ParseFenError::InvalidHalfmoveClock => (Field::HalfmoveClock, "give a number"),
            ParseFenError::InvalidFullmoves => (Field::MoveNumber, "give a number"),
            _ => (Field::Placement, "this is not how a FEN is written"),
        };
        Fault::new(text, field.name(), fields.span(field), what)
    })?;
    let setup = parsed.into_setup();
    let clocks =
        [(Field::HalfmoveClock, setup.halfmoves), (Field::MoveNumber, setup.fullmoves.get())];
    if let Some((field, _)) = clocks.into_iter().find(|(_, clock)| *clock > LONGEST_CLOCK) {
        let what = format!("no game is longer than {LONGEST_CLOCK} moves");
        return Err(Fault::new(text, field.name(), fields.span(field), what));
    }
    if setup.remaining_checks.is_some() || setup.pockets.is_some() {
        let span = fields.span(Field::Placement);
        return Err(Fault::new(
            text,
            "variant",
            span,
            "only standard chess and Chess960 are known",
        ));
    }
    Ok(setup)
}

/// Checks the placement letter by letter, so that a fault has a place.
fn placement(text: &str, fields: &Fields) -> Result<(), Fault> {
    const SIDE: usize = 8;
    let (start, word) = fields.words[0];
    let fault = |span: Range<usize>, what: String| {
        let span = start + span.start..start + span.end;
        Err(Fault::new(text, Field::Placement.name(), span, what))
    };
    if !word.contains('/') {
        let what = "a FEN begins with eight ranks divided by slashes".to_owned();
        return fault(0..word.len(), what);
    }
    let mut rank_start = 0;
    for (index, row) in word.split('/').enumerate() {
        let whole = rank_start..rank_start + row.len();
        if index == SIDE {
            return fault(whole.start..word.len(), "a board has eight ranks, not more".to_owned());
        }
        let rank = SIDE - index;
        let mut files = 0;
        let mut letters = row.char_indices().peekable();
        while let Some((place, letter)) = letters.next() {
            let here = whole.start + place..whole.start + place + letter.len_utf8();
            files += match letter {
                '1'..='8' => letter as usize - '0' as usize,
                _ if Piece::from_char(letter).is_some() => 1,
                _ => {
                    let what = format!("\"{}\" on rank {rank} is no piece", letter.escape_debug());
                    return fault(here, what);
                }
            };
            // A promoted piece may be marked.
            letters.next_if(|&(_, next)| next == '~');
        }
        if files != SIDE {
            return fault(whole, format!("rank {rank} has {files} squares instead of 8"));
        }
        rank_start = whole.end + 1;
    }
    let ranks = word.split('/').count();
    if ranks != SIDE {
        return fault(0..word.len(), format!("{ranks} ranks instead of 8"));
    }
    Ok(())
}
