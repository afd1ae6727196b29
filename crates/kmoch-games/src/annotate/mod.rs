//! Games that come back with verdicts, signs, sentences and marks.

mod marks;
mod stream;
mod strip;

use kmoch_tell::story::Shift;
use shakmaty::{Color, Position};

pub use marks::{Colour, Remark};
pub use stream::{Event, Work, annotate_stream};
pub use strip::strip;

use crate::annotator::Annotator;
use crate::judge::{Criteria, Judgement, judge};
use crate::pgn::{
    Flaw, FlawKind, Game, GameReader, LONGEST_GAME, Ply, RawGame, Splice, TokenKind, splice,
};

/// How reasons are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Style {
    /// Lit squares and arrows.
    Arrows,
    /// Sentences.
    Comments,
    /// Both of them.
    #[default]
    Both,
}

/// What is remarked upon, and how.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Options {
    /// How reasons are shown.
    pub style: Style,
    /// What is worth a word.
    pub criteria: Criteria,
}

/// The game with remarks, from which earlier remarks of ours have been taken out first.
pub fn annotate(
    raw: &RawGame,
    annotator: &mut impl Annotator,
    options: &Options,
) -> Result<Vec<u8>, Flaw> {
    let clean = strip(raw).map(|text| RawGame { line: raw.line, ..RawGame::from_text(text) });
    let raw = clean.as_ref().unwrap_or(raw);
    let game = Game::read(raw)?;
    let (_, judgements) = judge(&game, annotator, &options.criteria);
    let remarks = game.plies.iter().zip(&judgements).filter_map(|(ply, judgement)| {
        let remark = Step { raw, ply, judgement }.remark(options.style);
        Some(Splice::insert(ply.end, remark.written()?))
    });
    let annotated = splice(&raw.text, &remarks.collect::<Vec<_>>());
    match is_lossless(&annotated, raw) {
        true => Ok(annotated),
        false => Err(Flaw { line: raw.line, kind: FlawKind::NoRoom }),
    }
}

/// Whether the remarks can be taken out again, and the game is read as one game with them too. It cannot where they
/// make it too long, or where they stand behind a tag that was never closed, which swallows them.
fn is_lossless(annotated: &[u8], original: &RawGame) -> bool {
    let games = |text: &[u8]| GameReader::new(text).count();
    if annotated == original.text {
        return true;
    }
    annotated.len() <= LONGEST_GAME
        && strip(&RawGame::from_text(annotated)).as_deref() == Some(&original.text)
        && games(annotated) == games(&original.text)
}

/// One move and what is to be said of it.
struct Step<'a> {
    raw: &'a RawGame,
    ply: &'a Ply,
    judgement: &'a Judgement,
}

impl Step<'_> {
    fn remark(&self, style: Style) -> Remark {
        let Judgement { score, fault, reason, better, .. } = self.judgement;
        let mut remark = Remark::default();
        if !self.says(&["[%eval "]) {
            remark.eval = score.command();
        }
        if !self.is_judged() {
            remark.nag = fault.map(|fault| fault.nag());
        }
        if style != Style::Arrows {
            let mut text: Vec<String> =
                reason.iter().map(|reason| reason.sentence.clone()).collect();
            text.extend(better.map(|(san, score)| format!("Better was {san} ({score}).")));
            remark.text = text.join(" ");
        }
        if let Some(reason) = reason
            && style != Style::Comments
            && !self.says(&["[%csl ", "[%cal "])
        {
            mark(&mut remark, &reason.shift, self.ply.position.turn().other());
        }
        remark
    }

    /// Whether a comment on the move already holds one of these commands.
    fn says(&self, commands: &[&str]) -> bool {
        self.ply.comments.iter().any(|comment| {
            let bytes = comment.of(&self.raw.text);
            commands.iter().any(|command| memchr::memmem::find(bytes, command.as_bytes()).is_some())
        })
    }

    /// Whether the move already has one of the signs `!`, `?` and their kind.
    fn is_judged(&self) -> bool {
        self.ply.signs.iter().any(|sign| match (sign.kind, sign.of(&self.raw.text)) {
            (TokenKind::Nag, number) => matches!(number, [b'$', b'1'..=b'6']),
            (_, glyph) => matches!(glyph.first(), Some(b'!' | b'?')),
        })
    }
}

/// Lights what is new: squares, and arrows from what brings it about to what it aims at.
fn mark(remark: &mut Remark, shift: &Shift, mover: Color) {
    let colour = if shift.side == mover { Colour::Green } else { Colour::Red };
    if shift.arose {
        remark.squares = shift.squares.into_iter().map(|square| (colour, square)).collect();
        remark.arrows = shift.arrows.iter().map(|&(from, to)| (colour, from, to)).collect();
    }
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
