//! Why a move is good or bad: its refutation, what it misses, or its point, with the moves that prove it.

use kmoch_eval::{Amount, Theme};
use shakmaty::{Bitboard, Board, Chess, Color, Move, Position as _, Square};

use super::Step;
use super::cause::{Cause, first_of_side};
use crate::language::{Argument, Phrase, say};
use crate::outcome::Outcome;
use crate::story::change::{Change, Shift};
use crate::story::gains;
use crate::story::proof::{Brings, DECIDES, Proof, balance};
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

impl Step<'_> {
    /// Why the move loses something: it ends the game, the refutation, what was there instead, or what is worse
    /// where best play after it ends.
    pub fn fault(&self) -> Option<Point> {
        if let Some(ended) = self.ends_the_game() {
            return Some(ended);
        }
        let mover = self.mover();
        let (line, instead) = (self.line(), &self.before.line);
        let refutation = |line: &[Move], cost: i32| {
            Proof::soon(self.position, line, !mover).filter(|proof| self.explains(proof, cost))
        };
        let missed = |line: &[Move], cost: i32| {
            Proof::soon(self.position, line, mover).filter(|proof| self.explains(proof, cost))
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
            .or_else(|| self.promotes_wrongly())
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
        let cause = self.cause(&proof);
        // That what has just taken can be taken says it all.
        let obvious = matches!(cause, Cause::DoesNotPay) && hangs(&proof, self.mv.to());
        let at_once = matches!(proof.brings, Brings::Mate(1));
        let sentence = match cause {
            Cause::Ignores if at_once => say!("step-ignores-mate", san, answer),
            Cause::Allows if at_once => say!("step-allows-mate", san, answer),
            Cause::Taken => say!("step-taken", san, answer, does, rest),
            Cause::DoesNotPay => say!("step-does-not-pay", san, answer, does, rest),
            Cause::GivesUpGuard(square) => say!("step-guard", san, square, answer, does, rest),
            Cause::OpensWay(square) => say!("step-opens", san, square, answer, does, rest),
            Cause::Ignores => say!("step-ignores", san, answer, does, rest),
            Cause::Allows => say!("step-allows", san, answer, does, rest),
        };
        let sentence = if obvious { sentence } else { gains::with_idea(sentence, &proof) };
        self.point(proof, sentence)
    }

    fn missed(&self, proof: Proof) -> Point {
        let (answer, rest) = gains::split(&proof, self.position);
        let (san, does) = (Argument::Moves(self.written()), gains::does(&proof));
        // What hangs is taken by both moves: only who takes it differs.
        let sentence = match self.takes_the_same(&proof) {
            true => say!("step-takes-wrong", san, answer, does, rest),
            false if matches!(proof.brings, Brings::Mate(1)) => {
                gains::with_idea(say!("step-misses-mate", san, answer), &proof)
            }
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

    /// Stalemate, or too little left to mate with.
    fn ends_the_game(&self) -> Option<Point> {
        let after = self.played();
        let san = Argument::Moves(self.written());
        let sentence = match Outcome::of(&after)? {
            Outcome::Stalemate { stuck } => say!("step-stalemates", san, side = stuck),
            Outcome::InsufficientMaterial => say!("step-leaves-too-little", san),
            Outcome::Checkmate { .. } | Outcome::SeventyFiveMoves => return None,
        };
        Some(self.said(Theme::Drawishness, !self.mover(), sentence))
    }

    /// A pawn that becomes the wrong piece.
    fn promotes_wrongly(&self) -> Option<Point> {
        let best = self.before.line.first()?;
        let (role, taken) = (best.promotion()?, self.mv.promotion()?);
        let same = best.from() == self.mv.from() && best.to() == self.mv.to();
        let answer = Argument::Moves(written(self.position, &[*best]));
        let san = Argument::Moves(self.written());
        let sentence = say!("step-promotes-wrongly", san, answer, what = vec![(role, 1)]);
        (same && role != taken).then(|| self.said(Theme::PassedPawns, self.mover(), sentence))
    }

    /// A point about the move itself.
    fn said(&self, theme: Theme, side: Color, sentence: Phrase) -> Point {
        Point {
            theme,
            side,
            squares: self.mv.to().into(),
            arrows: arrow(&self.mv).into_iter().collect(),
            sentence,
            proof: None,
        }
    }

    /// What is worse for the mover at the end of best play after the move than instead of it; the verdict alone where
    /// nothing there accounts for much of what the move gives away.
    fn outplayed(&self) -> Option<Point> {
        let ends = [&self.before.end, &self.after.end];
        let [instead, then] = ends.map(|(position, ledger)| (position, ledger));
        let change = Change::between(instead, then, None);
        let other = !self.mover();
        let after = self.played();
        let san = Argument::Moves(self.written());
        let line = Argument::Moves(written(&after, self.after.told(&after)));
        if let Some(shift) = telling(&change, other).filter(|shift| self.is_enough(shift)) {
            return Some(Point {
                theme: shift.theme,
                side: other,
                squares: shift.squares,
                arrows: shift.arrows.clone(),
                sentence: say!("step-leads", san, line, sentence = shift.sentence.clone()),
                proof: None,
            });
        }
        if self.after.mate.is_some() || self.after.line.is_empty() {
            return None;
        }
        let still_leads = other.fold_wb(-self.after.score, self.after.score) >= CLEAR;
        let words = verdict::words(self.after.score);
        // The same words before and after: only how much has changed.
        let same = verdict::words(self.before.score) == words && self.before.mate.is_none();
        let best = self.before.line.first().map(|&mv| written(self.position, &[mv]));
        let best = Argument::Moves(best.unwrap_or_default());
        let sentence = match (same, still_leads) {
            (true, true) => say!("step-ends-less", san, best, line, sentence = words),
            (true, false) => say!("step-ends-more", san, best, line, sentence = words),
            (false, true) => say!("step-lets-slip", san, line, sentence = words),
            (false, false) => say!("step-ends", san, line, sentence = words),
        };
        let most = change.shifts.iter().find(|shift| shift.side == other);
        let theme = most.map_or(Theme::PieceActivity, |shift| shift.theme);
        Some(self.said(theme, other, sentence))
    }

    /// Whether something is enough of what the move gives away to be told as the reason.
    fn is_enough(&self, shift: &Shift) -> bool {
        shift.amount.abs().micropawns() * SHARE >= self.loss().micropawns()
    }

    /// What best play keeps, in the words of the verdict.
    pub fn kept(&self) -> Option<Point> {
        let words = verdict::words(self.before.score);
        let theme = Theme::PieceActivity;
        let best = self.before.line.first().filter(|_| self.before.mate.is_none())?;
        Some(Point {
            squares: best.to().into(),
            arrows: arrow(best).into_iter().collect(),
            ..self.said(theme, self.mover(), say!("step-kept", sentence = words))
        })
    }

    /// What best play would have brought instead: material, or a better position than the move leads to.
    pub fn instead(&self) -> Option<Point> {
        let mover = self.mover();
        // What the move itself wins as well is nothing missed.
        let more = balance(&end(self.position, &self.before.line), mover)
            > balance(&end(self.position, &self.line()), mover);
        let won = Proof::soon(self.position, &self.before.line, mover)
            .filter(|_| self.promotes_wrongly().is_none());
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
        let shift = telling(&change, mover).filter(|shift| self.is_enough(shift))?;
        Some(Point {
            theme: shift.theme,
            side: mover,
            squares: shift.squares,
            arrows: shift.arrows.clone(),
            sentence: shift.sentence.clone(),
            proof: None,
        })
    }

    /// The same after a fault has been told: what was missed is told once, with the idea behind it.
    pub fn instead_after(&self, fault: Option<&Point>) -> Option<Point> {
        let mut instead = self.instead()?;
        if let Some(proof) = instead.proof.as_ref().filter(|_| instead.repeats(fault)) {
            let does = gains::does(proof);
            instead.sentence = say!("step-instead", side = proof.side, does);
        }
        Some(instead)
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
        let sentence = gains::by_move(&proof, self.position);
        Some(self.point(proof, sentence))
    }
}

impl Point {
    /// Whether another point has proved the same by the same moves.
    pub fn repeats(&self, other: Option<&Point>) -> bool {
        self.proof.is_some() && other.is_some_and(|other| other.proof == self.proof)
    }
}

/// Whether all that a proof says is that the unit on this square hangs.
fn hangs(proof: &Proof, square: Square) -> bool {
    proof.motif.as_ref().is_some_and(|claim| {
        claim.motif.key == "hanging_piece" && claim.squares.first() == Some(&square)
    })
}

/// The change that tells most for a side where a line ends. Lines end where the best move takes nothing: what is
/// attacked there is not lost, and tells nothing.
fn telling(change: &Change, side: Color) -> Option<&Shift> {
    change.shifts.iter().find(|shift| {
        let shown = !matches!(shift.theme, Theme::Material | Theme::Imbalance | Theme::Threats);
        shown && shift.arose() && shift.side == side
    })
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
