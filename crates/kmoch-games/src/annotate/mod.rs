//! Games that come back with verdicts, signs, sentences and marks.

mod marks;
mod stream;

use kmoch_eval::Amount;
use shakmaty::{Color, Position, san::SanPlus};

pub use marks::{Colour, Remark, strip};
pub use stream::{Event, Work, annotate_stream};

use crate::annotator::{Annotator, Assessment};
use crate::changes::{Change, Told, changes};
use crate::pgn::{Flaw, Game, Ply, RawGame, Splice, TokenKind, splice};
use crate::score::{Score, Thresholds};
use crate::sentence::tell;

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

/// What is remarked upon.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Options {
    /// How reasons are shown.
    pub style: Style,
    /// Which losses get a NAG.
    pub thresholds: Thresholds,
    /// From how many points of winning chances a swing is explained.
    pub swing: f64,
    /// How much a clause must change to explain it.
    pub clause: Amount,
}

impl Default for Options {
    /// Both styles; swings from 5 points by clauses of a quarter of a pawn.
    fn default() -> Options {
        Options {
            style: Style::Both,
            thresholds: Thresholds::default(),
            swing: 5.0,
            clause: Amount::from_millipawns(250),
        }
    }
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
    let mut position = &game.start;
    let mut before = None;
    let mut insertions = Vec::new();
    for ply in &game.plies {
        let earlier = before.take().unwrap_or_else(|| annotator.verdict(position));
        let later = annotator.verdict(&ply.position);
        let step = Step { raw, ply, mover: position.turn(), earlier: &earlier, later: &later };
        let change = step.swing(annotator, position, options);
        let remark = step.remark(position, change, options);
        insertions.extend(remark.written().map(|text| Splice::insert(ply.end, text)));
        position = &ply.position;
        before = Some(later);
    }
    Ok(splice(&raw.text, &insertions))
}

/// One move between two verdicts.
struct Step<'a> {
    raw: &'a RawGame,
    ply: &'a Ply,
    mover: Color,
    earlier: &'a Assessment,
    later: &'a Assessment,
}

impl Step<'_> {
    /// The clause that swings the verdict, if it swings and a clause explains it.
    fn swing(
        &self,
        annotator: &mut impl Annotator,
        position: &shakmaty::Chess,
        options: &Options,
    ) -> Option<Change> {
        let swing = self.later.score.chance() - self.earlier.score.chance();
        if swing.abs() < options.swing {
            return None;
        }
        let before = annotator.ledger(&self.earlier.end(position));
        let after = annotator.ledger(&self.later.end(&self.ply.position));
        let along = |change: &Change| (change.amount > Amount::ZERO) == (swing > 0.0);
        changes(&before, &after)
            .into_iter()
            .find(|change| along(change) && change.amount.abs() >= options.clause)
    }

    fn remark(
        &self,
        position: &shakmaty::Chess,
        change: Option<Change>,
        options: &Options,
    ) -> Remark {
        let mut remark = Remark::default();
        if !self.says(&["[%eval "]) {
            remark.eval = self.later.score.command();
        }
        let loss = Score::loss(self.earlier.score, self.later.score, self.mover);
        let fault = options.thresholds.fault(loss);
        if !self.is_judged() {
            remark.nag = fault.map(|fault| fault.nag());
        }
        let mut text = Vec::new();
        if options.style != Style::Arrows {
            text.extend(change.as_ref().map(tell));
            let better = self.earlier.line.first().filter(|best| Some(**best) != self.ply.mv);
            if let (Some(_), Some(&best)) = (fault, better) {
                let san = SanPlus::from_move(position.clone(), best);
                text.push(format!("Better was {san} ({}).", self.earlier.score));
            }
        }
        remark.text = text.join(" ");
        if let Some(change) = change
            && options.style != Style::Comments
            && !self.says(&["[%csl ", "[%cal "])
        {
            mark(&mut remark, &change, self.mover);
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

/// Lights the finding: arrows from what brings it about to what it aims at, else squares.
fn mark(remark: &mut Remark, change: &Change, mover: Color) {
    let helps = (change.amount > Amount::ZERO) == mover.is_white();
    let colour = if helps { Colour::Green } else { Colour::Red };
    if let Told::Arose(item) = change.told_by {
        let place = item.place;
        remark.squares = item.squares().into_iter().map(|square| (colour, square)).collect();
        let (from, to) =
            if place.by.any() { (place.by, item.squares()) } else { (place.on, place.at) };
        for origin in from {
            let arrows = to.into_iter().filter(|target| *target != origin);
            remark.arrows.extend(arrows.map(|target| (colour, origin, target)));
        }
    }
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
