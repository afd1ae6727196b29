//! Why a move is good or bad: its refutation, what it misses, or its point, with the moves that prove it.

use kmoch_eval::{Amount, Theme};
use shakmaty::{Bitboard, Board, Chess, Color, Move, Position as _, Square};

use super::Step;
use super::cause::{Cause, first_of_side};
use crate::language::{Argument, Phrase, say};
use crate::story::change::{Change, Shift};
use crate::story::gains;
use crate::story::proof::{Brings, Proof, balance};
use crate::story::quiet::CLEAR;
use crate::story::searched::{Searched, written};
use crate::story::threat::arrow;
use crate::verdict;

/// Why a move is what it is.
#[derive(Debug, Clone)]
pub struct Point {
    /// What it speaks of.
    pub theme: Theme,
    /// The side it speaks for.
    pub side: Color,
    /// The squares worth looking at.
    pub squares: Bitboard,
    /// From where to where it works.
    pub arrows: Vec<(Square, Square)>,
    /// The reason in words.
    pub sentence: Phrase,
    /// What is won, for machines to replay; none where the position speaks.
    pub proof: Option<Proof>,
}

/// What changes must be one part in so many of what a move gives away to be told as its reason.
const SHARE: i32 = 5;

/// A pawn in thousandths.
const PAWN: i32 = 1000;

/// Who is so many pawns behind needs no other reason: a piece decides, whatever more comes of it.
const DECIDES: i32 = 3;

impl Step<'_> {
    /// Why the move loses something: the refutation, what was there instead, or what is worse where
    /// best play after it ends.
    pub fn fault(&self) -> Option<Point> {
        let mover = self.mover();
        let (line, instead) = (self.line(), &self.before.line);
        let refutation = |line: &[Move], cost: i32| {
            Proof::find(self.position, line, !mover, 1).filter(|proof| self.explains(proof, cost))
        };
        let missed = |line: &[Move], cost: i32| {
            Proof::find(self.position, line, mover, 1).filter(|proof| self.explains(proof, cost))
        };
        // What is taken back far on, in moves that nobody is shown, takes nothing from what is shown.
        let [short, short_instead] = [&line, instead].map(|line| shown(self.position, line));
        let cost = |line: &[Move], instead: &[Move]| {
            balance(&end(self.position, instead), mover) - balance(&end(self.position, line), mover)
        };
        let (whole, told) = (cost(&line, instead), cost(short, short_instead));
        refutation(&line, whole)
            .or_else(|| refutation(short, told))
            .map(|proof| self.refuted(proof))
            .or_else(|| {
                missed(instead, whole)
                    .or_else(|| missed(short_instead, told))
                    .map(|proof| self.missed(proof))
            })
            .or_else(|| self.outplayed())
    }

    /// Whether what a proof brings, which costs the mover so many pawns beside best play, accounts for
    /// most of what the move gives away.
    fn explains(&self, proof: &Proof, cost: i32) -> bool {
        matches!(proof.brings, Brings::Mate(_))
            || cost >= DECIDES
            || Amount::from_millipawns(2 * cost * PAWN) >= self.loss()
    }

    fn refuted(&self, proof: Proof) -> Point {
        let (answer, rest) = gains::split(&proof, self.position);
        let (san, does) = (Argument::Moves(self.written()), gains::does(&proof));
        let sentence = match self.cause(&proof) {
            Cause::Taken => say!("step-taken", san, answer, does, rest),
            Cause::DoesNotPay => say!("step-does-not-pay", san, answer, does, rest),
            Cause::GivesUpGuard(square) => say!("step-guard", san, square, answer, does, rest),
            Cause::OpensWay(square) => say!("step-opens", san, square, answer, does, rest),
            Cause::Ignores => say!("step-ignores", san, answer, does, rest),
            Cause::Allows => say!("step-allows", san, answer, does, rest),
        };
        let sentence = gains::with_idea(sentence, &proof);
        self.point(proof, sentence)
    }

    fn missed(&self, proof: Proof) -> Point {
        let (answer, rest) = gains::split(&proof, self.position);
        let (san, does) = (Argument::Moves(self.written()), gains::does(&proof));
        // What hangs is taken by both moves: only who takes it differs.
        let sentence = match self.takes_the_same(&proof) {
            true => say!("step-takes-wrong", san, answer, does, rest),
            false => gains::with_idea(say!("step-misses", san, answer, does, rest), &proof),
        };
        self.point(proof, sentence)
    }

    /// Whether the move takes what the first move of a proof would have taken.
    fn takes_the_same(&self, proof: &Proof) -> bool {
        let best = proof.moves.first().filter(|best| best.is_capture());
        best.is_some_and(|best| self.mv.is_capture() && self.mv.to() == best.to())
    }

    fn point(&self, proof: Proof, sentence: Phrase) -> Point {
        Point {
            theme: proof.theme(),
            side: proof.side,
            squares: proof.squares(self.position),
            arrows: first_of_side(&proof, self.position)
                .and_then(|mv| arrow(&mv))
                .into_iter()
                .collect(),
            sentence,
            proof: Some(proof),
        }
    }

    /// What is worse for the mover at the end of best play after the move than instead of it.
    fn outplayed(&self) -> Option<Point> {
        let ends = [&self.before.end, &self.after.end];
        let [instead, then] = ends.map(|(position, ledger)| (position, ledger));
        let change = Change::between(instead, then, None);
        let other = !self.mover();
        let shift = telling(&change, other, then.0)?;
        let after = self.played();
        let san = Argument::Moves(self.written());
        let line = Argument::Moves(written(&after, self.after.told(&after)));
        let small = shift.amount.abs().micropawns() * SHARE < self.loss().micropawns();
        let still_leads = other.fold_wb(-self.after.score, self.after.score) >= CLEAR;
        let words = verdict::words(self.after.score);
        let sentence = match small && self.after.mate.is_none() {
            true if still_leads => say!("step-lets-slip", san, line, sentence = words),
            true => say!("step-ends", san, line, sentence = words),
            false => say!("step-leads", san, line, sentence = shift.sentence.clone()),
        };
        Some(Point {
            theme: shift.theme,
            side: other,
            squares: shift.squares,
            arrows: shift.arrows.clone(),
            sentence,
            proof: None,
        })
    }

    /// What best play would have brought instead: material, or a better position than the move leads to.
    pub fn instead(&self) -> Option<Point> {
        let mover = self.mover();
        // What the move itself wins as well is nothing missed.
        let more = balance(&end(self.position, &self.before.line), mover)
            > balance(&end(self.position, &self.line()), mover);
        let won = Proof::find(self.position, &self.before.line, mover, 1);
        if let Some(proof) = won.filter(|proof| more || matches!(proof.brings, Brings::Mate(_))) {
            let sentence = say!("step-instead", side = mover, does = gains::does(&proof));
            let sentence = match self.takes_the_same(&proof) {
                true => sentence,
                false => gains::with_idea(sentence, &proof),
            };
            return Some(self.point(proof, sentence));
        }
        let ends = [&self.before.end, &self.after.end];
        let [instead, then] = ends.map(|(position, ledger)| (position, ledger));
        let change = Change::between(then, instead, None);
        let shift = telling(&change, mover, instead.0)?;
        Some(Point {
            theme: shift.theme,
            side: mover,
            squares: shift.squares,
            arrows: shift.arrows.clone(),
            sentence: shift.sentence.clone(),
            proof: None,
        })
    }

    /// What the move brings at once: mate or material, where the count at sight did not have it yet.
    pub fn gain(&self, at_sight: Amount) -> Option<Point> {
        let mover = self.mover();
        let proof = Proof::find(self.position, &self.line(), mover, 1)?;
        let more = self.after.score - at_sight;
        let pays = Amount::from_millipawns(proof.worth() * PAWN / 2) <= mover.fold_wb(more, -more);
        if !matches!(proof.brings, Brings::Mate(_)) && !pays {
            return None;
        }
        let (san, rest) = gains::split(&proof, self.position);
        let sentence = say!("step-gain", san, does = gains::does(&proof), rest);
        let sentence = gains::with_idea(sentence, &proof);
        Some(self.point(proof, sentence))
    }
}

/// The change that tells most for a side where a line ends. A threat that the other side, which is to move, can still
/// answer tells least.
fn telling<'a>(change: &'a Change, side: Color, end: &Chess) -> Option<&'a Shift> {
    let told = |shift: &&Shift| {
        let shown = !matches!(shift.theme, Theme::Material | Theme::Imbalance);
        shown && shift.arose() && shift.side == side
    };
    let answered = |shift: &&Shift| shift.theme == Theme::Threats && end.turn() != side;
    change.shifts.iter().filter(told).min_by_key(answered)
}

/// A line as far as it is told, if nothing is being taken there; else the whole of it.
fn shown<'a>(position: &Chess, line: &'a [Move]) -> &'a [Move] {
    let plies = Searched::told_plies(position, line);
    match line.get(plies) {
        Some(next) if next.is_capture() || next.is_promotion() => line,
        _ => &line[..plies],
    }
}

/// The board at the end of a line.
fn end(position: &Chess, line: &[Move]) -> Board {
    let mut end = position.clone();
    line.iter().for_each(|&mv| end.play_unchecked(mv));
    end.board().clone()
}
