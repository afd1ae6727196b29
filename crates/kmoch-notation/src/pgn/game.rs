//! A game that makes sense: its tags, its starting position, its main line.

use shakmaty::{Chess, EnPassantMode, FromSetup, Move, Position, PositionError};

use super::flaw::{Flaw, FlawKind};
use super::lexer::{Token, TokenKind};
use super::reader::{Piece, RawGame};
use super::setup::starting_position;
use super::tags::{Tag, quoted};
use crate::moves::find_ascii;

/// Moves of both sides after which any game is drawn by the rule of 75 moves.
pub const MOST_PLIES: usize = 17_697;

/// A game understood: where its main line stands in the text.
#[derive(Debug, Clone)]
pub struct Game {
    /// Tags in their order.
    pub tags: Vec<Tag>,
    /// Where play starts.
    pub start: Chess,
    /// The main line.
    pub plies: Vec<Ply>,
}

/// One move of the main line.
#[derive(Debug, Clone)]
pub struct Ply {
    /// The move; none is a null move, by which a side passes.
    pub mv: Option<Move>,
    /// The position it leads to.
    pub position: Chess,
    /// The move as written.
    pub token: Token,
    /// Offset behind the move and the signs that follow it at once: the place for
    /// what is to be said about it.
    pub end: usize,
    /// The signs given to it: NAGs and glyphs.
    pub signs: Vec<Token>,
    /// The comments on it.
    pub comments: Vec<Token>,
}

impl Game {
    /// Understands the text, or says what is wrong and where.
    pub fn read(raw: &RawGame) -> Result<Game, Flaw> {
        let flaw = |offset: usize, kind: FlawKind| Flaw { line: raw.line_of(offset), kind };
        if raw.piece == Some(Piece::First) {
            return Err(flaw(0, FlawKind::TooLong));
        }
        let tags = Tag::read(raw)
            .map_err(|token| flaw(token.start(), FlawKind::BadTag(quoted(token.of(&raw.text)))))?;
        let tag = |name: &str| tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name));
        let (fen, variant) = (tag("FEN"), tag("Variant"));
        let place = fen.or(variant).map_or(0, |tag| tag.token.start());
        let start = starting_position(
            fen.map(|tag| tag.value.as_str()),
            variant.map_or("", |tag| tag.value.as_str()),
        )
        .map_err(|kind| flaw(place, kind))?;
        let mut line = MainLine { text: &raw.text, position: start.clone(), ..MainLine::default() };
        for token in &raw.tokens {
            line.take(*token).map_err(|kind| flaw(token.start(), kind))?;
        }
        if let Some(open) = line.open.last() {
            return Err(flaw(*open, FlawKind::OpenVariation));
        }
        Ok(Game { tags, start, plies: line.plies })
    }

    /// The value of a tag, if it is there and says something.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let tag = self.tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name))?;
        Some(tag.value.as_str()).filter(|value| !value.is_empty() && *value != "?")
    }

    /// The positions of the main line, the starting position first.
    pub fn positions(&self) -> impl Iterator<Item = &Chess> {
        std::iter::once(&self.start).chain(self.plies.iter().map(|ply| &ply.position))
    }
}

/// The main line as it grows token by token.
#[derive(Default)]
struct MainLine<'a> {
    text: &'a [u8],
    position: Chess,
    plies: Vec<Ply>,
    /// Where the open variations start.
    open: Vec<usize>,
    result: bool,
}

impl MainLine<'_> {
    fn take(&mut self, token: Token) -> Result<(), FlawKind> {
        let written = || quoted(token.of(self.text));
        let main = self.open.is_empty();
        match token.kind {
            TokenKind::Open => self.open.push(token.start()),
            TokenKind::Close => {
                self.open.pop().ok_or(FlawKind::StrayClose)?;
            }
            TokenKind::Comment if !token.of(self.text).ends_with(b"}") => {
                return Err(FlawKind::OpenComment);
            }
            TokenKind::Other => return Err(FlawKind::Unknown(written())),
            TokenKind::Tag if !self.plies.is_empty() || self.result || !main => {
                return Err(FlawKind::TagAmongMoves(written()));
            }
            TokenKind::Move if main && self.result => return Err(FlawKind::AfterResult(written())),
            TokenKind::Move if main && self.plies.len() == MOST_PLIES => {
                return Err(FlawKind::TooManyMoves);
            }
            TokenKind::Move if main => {
                let ply = play(&self.position, self.text, token);
                let ply = ply.ok_or_else(|| FlawKind::IllegalMove(written()))?;
                self.position = ply.position.clone();
                self.plies.push(ply);
            }
            TokenKind::Result if main => self.result = true,
            TokenKind::Nag | TokenKind::Glyph if main => self.sign(token),
            TokenKind::Comment | TokenKind::LineComment if main => {
                if let Some(ply) = self.plies.last_mut() {
                    ply.comments.push(token);
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn sign(&mut self, token: Token) {
        if let Some(ply) = self.plies.last_mut() {
            let between = &self.text[ply.end..token.start()];
            if between.trim_ascii().is_empty() {
                ply.end = token.end();
            }
            ply.signs.push(token);
        }
    }
}

/// The move written here, if it can be played.
pub(super) fn play(position: &Chess, text: &[u8], token: Token) -> Option<Ply> {
    let written = token.of(text);
    let (mv, position) = match find_ascii(position, written) {
        Ok(mv) => (Some(mv), position.clone().play(mv).ok()?),
        Err(_) if NULL_MOVES.contains(&written) => (None, pass(position)?),
        Err(_) => return None,
    };
    Some(Ply { mv, position, token, end: token.end(), signs: Vec::new(), comments: Vec::new() })
}

/// How a side passes.
const NULL_MOVES: [&[u8]; 3] = [b"--", b"Z0", b"0000"];

/// The position after its side has passed; none when it is in check.
fn pass(position: &Chess) -> Option<Chess> {
    let mut setup = position.to_setup(EnPassantMode::Legal);
    setup.ep_square = None;
    setup.halfmoves += 1;
    setup.fullmoves = setup.fullmoves.saturating_add(u32::from(setup.turn.is_black()));
    setup.swap_turn();
    let kept = PositionError::ignore_too_much_material;
    Chess::from_setup(setup, position.castles().mode()).or_else(kept).ok()
}

#[cfg(test)]
#[path = "game_tests.rs"]
mod tests;
