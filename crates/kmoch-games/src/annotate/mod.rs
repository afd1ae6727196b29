//! Games that come back with verdicts, signs, sentences and marks.

mod marks;
mod stream;
mod strip;

use kmoch_tell::Language;
use kmoch_tell::story::step::Point;
use shakmaty::{Chess, Color, Position};

use marks::Letters;
pub use marks::{Colour, Remark};
pub use stream::{Event, Work, annotate_stream};
pub use strip::strip;

use crate::annotator::Annotator;
use crate::compare::written;
use crate::judge::{Criteria, Judgement, judge};
use crate::pgn::{
    Flaw, FlawKind, Game, GameReader, LONGEST_GAME, Ply, RawGame, Splice, TokenKind, splice,
};

/// More squares than this are not lit.
const MOST_LIT: usize = 8;

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
    /// The language of the comments.
    pub language: Language,
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
    let mut position = &game.start;
    let mut remarks = Vec::new();
    let letters = Letters::of(&raw.text);
    for (ply, judgement) in game.plies.iter().zip(&judgements) {
        let step = Step { raw, position, ply, judgement };
        let remark = step.remark(options);
        remarks.extend(remark.written(letters).map(|text| Splice::insert(ply.end, text)));
        remarks.extend(
            step.variation(options.language, letters)
                .map(|text| Splice::insert(step.behind_comments(), text)),
        );
        position = &ply.position;
    }
    let annotated = splice(&raw.text, &remarks);
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
    position: &'a Chess,
    ply: &'a Ply,
    judgement: &'a Judgement,
}

impl Step<'_> {
    fn remark(&self, &Options { style, language, .. }: &Options) -> Remark {
        let Judgement { score, fault, reason, .. } = self.judgement;
        let mut remark = Remark::default();
        if !self.says(&["[%eval "]) {
            remark.eval = score.command();
        }
        if !self.is_judged() {
            remark.nag = fault.map(|fault| fault.nag());
        }
        if let Some(reason) = reason
            && style != Style::Arrows
        {
            remark.text = reason.sentence.tell(language);
        }
        if let Some(reason) = reason
            && style != Style::Comments
            && !self.says(&["[%csl ", "[%cal "])
        {
            mark(&mut remark, reason, self.position.turn());
        }
        remark
    }

    /// The better line as a variation, with what it leads to at its end.
    fn variation(&self, language: Language, letters: Letters) -> Option<String> {
        let better = self.judgement.better.as_ref().filter(|better| !better.line.is_empty())?;
        let sentence = better.point.as_ref().map(|point| point.sentence.tell(language));
        let moves = written(self.position, better.line.iter().copied());
        let sentence = sentence.unwrap_or_default();
        Some(marks::variation(&moves, better.score.command(), &sentence, letters))
    }

    /// The place behind the comments that follow the move at once: a variation stands there.
    fn behind_comments(&self) -> usize {
        self.ply.comments.iter().fold(self.ply.end, |end, comment| {
            let between = self.raw.text.get(end..comment.start()).unwrap_or_default();
            let follows = comment.kind == TokenKind::Comment && comment.start() >= end;
            if follows && between.trim_ascii().is_empty() { comment.end() } else { end }
        })
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

/// Lights what the reason is about: squares, and arrows from what brings it about to what it aims at.
fn mark(remark: &mut Remark, reason: &Point, mover: Color) {
    let colour = if reason.side == mover { Colour::Green } else { Colour::Red };
    // Where half the board would be lit, the arrow alone says more.
    if reason.squares.count() <= MOST_LIT {
        remark.squares = reason.squares.into_iter().map(|square| (colour, square)).collect();
    }
    remark.arrows = reason.arrows.iter().map(|&(from, to)| (colour, from, to)).collect();
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
