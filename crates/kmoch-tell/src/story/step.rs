//! Why a move is good or bad: its refutation, what it misses, or its point, with the moves that prove it.

use kmoch_eval::{Amount, Theme};
use shakmaty::{Bitboard, Board, Chess, Color, Move, Position as _, Square};

use super::change::{Change, Shift};
use super::gains;
use super::proof::{Brings, Proof, balance};
use super::searched::{Searched, written};
use super::threat::{arrow, passed};
use crate::language::{Argument, Phrase, say};
use crate::score::Thresholds;
use crate::verdict;

/// A move and the best play on both sides of it.
#[derive(Debug, Clone, Copy)]
pub struct Step<'a> {
    /// The position it is played in.
    pub position: &'a Chess,
    /// The move.
    pub mv: Move,
    /// Best play instead of it.
    pub before: &'a Searched,
    /// Best play after it.
    pub after: &'a Searched,
}

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

/// What loses fewer points of winning chances than this is as good as the best.
pub const GOOD: f64 = 2.0;

/// What changes must be one part in so many of what a move gives away to be told as its reason.
const SHARE: i32 = 5;

/// A pawn in thousandths.
const PAWN: i32 = 1000;

impl Step<'_> {
    /// The move with its number: "13.Nd5".
    pub fn written(&self) -> String {
        written(self.position, &[self.mv])
    }

    /// Points of winning chances that the move gives away; less than nothing if the search thinks better
    /// of it afterwards.
    pub fn lost(&self) -> f64 {
        let board = self.position.board();
        let [before, after] = [self.before, self.after].map(|searched| match searched.by {
            None => searched.verdict().on(board).chance(),
            Some(_) => searched.verdict().chance(),
        });
        (before - after) * self.mover().fold_wb(1.0, -1.0)
    }

    /// Whether the search itself would have made the move.
    pub fn is_best(&self) -> bool {
        self.before.line.first() == Some(&self.mv)
    }

    /// Whether nothing worth a word was better.
    pub fn is_good(&self) -> bool {
        self.is_best() || self.lost() < GOOD
    }

    /// What the move is worth beside the best one: "13.Nd5 is a mistake: -0.62 instead of +0.40 after
    /// 13.Re1."
    pub fn verdict(&self, thresholds: &Thresholds) -> Phrase {
        let san = Argument::Moves(self.written());
        let [instead, then] = [self.before, self.after].map(|searched| searched.verdict().phrase());
        let best = self.before.line.first().map(|&mv| written(self.position, &[mv]));
        let best = Argument::Moves(best.unwrap_or_default());
        let fault = match self.before.by {
            None => thresholds.fault_by_own(self.lost()),
            Some(_) => thresholds.fault(self.lost()),
        };
        match fault {
            _ if self.is_best() => say!("step-best", san, then),
            Some(fault) => {
                say!("step-fault", san, fault = fault.name(), then, instead, best)
            }
            None if self.is_good() => say!("step-good", san, best, then),
            None => say!("step-playable", san, then, best, instead),
        }
    }

    /// What the changes of [`change`](Step::change) are.
    pub fn heading(&self) -> Phrase {
        let best = self.before.line.first().map(|&mv| written(self.position, &[mv]));
        match best.filter(|_| !self.is_good()) {
            None => say!("step-on-board"),
            Some(best) => say!("step-beside", best = Argument::Moves(best)),
        }
    }

    /// The better line, and what it leads to.
    pub fn better(&self) -> Option<Phrase> {
        let instead = self.instead()?;
        let line = written(self.position, self.before.told(self.position));
        let line = say!("step-better", line = Argument::Moves(line));
        Some(Phrase::in_turn([line, instead.sentence]))
    }

    /// What changes with the move: on the board if it is good, else between where best play leads after
    /// it and where it would have led instead.
    pub fn change(&self, at_sight: impl FnOnce() -> Change) -> Change {
        if self.is_good() {
            return at_sight();
        }
        let [instead, then] = [&self.before.end, &self.after.end];
        Change::between((&instead.0, &instead.1), (&then.0, &then.1), None)
    }

    fn mover(&self) -> Color {
        self.position.turn()
    }

    /// What the move gives away, seen from the mover.
    fn loss(&self) -> Amount {
        let loss = self.before.score - self.after.score;
        self.mover().fold_wb(loss, -loss)
    }

    /// The position it leads to.
    fn played(&self) -> Chess {
        let mut after = self.position.clone();
        after.play_unchecked(self.mv);
        after
    }

    /// The move and best play after it.
    fn line(&self) -> Vec<Move> {
        std::iter::once(self.mv).chain(self.after.line.iter().copied()).collect()
    }

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
        let sentence = say!("step-misses", san, answer, does, rest);
        let sentence = gains::with_idea(sentence, &proof);
        self.point(proof, sentence)
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

    /// What about the move makes the answer possible.
    fn cause(&self, proof: &Proof) -> Cause {
        let Some(answer) = first_of_side(proof, self.position) else { return Cause::Allows };
        let (board, target) = (self.position.board(), answer.to());
        if answer.is_capture() && target == self.mv.to() {
            return match self.mv.is_capture() {
                true => Cause::DoesNotPay,
                false => Cause::Taken,
            };
        }
        let Some(from) = self.mv.from() else { return Cause::Allows };
        let after = self.played();
        let guards_still = after.board().attacks_from(self.mv.to()).contains(target);
        if board.attacks_from(from).contains(target) && !guards_still {
            return Cause::GivesUpGuard(target);
        }
        let opened = answer
            .from()
            .is_some_and(|origin| shakmaty::attacks::between(origin, target).contains(from));
        if opened && answer.is_capture() {
            return Cause::OpensWay(target);
        }
        // The same moves would have done the same before.
        let threatened = passed(self.position).is_some_and(|passed| {
            let same = Proof { moves: proof.moves[1..].to_vec(), ..proof.clone() };
            same.replay(&passed).is_ok()
        });
        if threatened { Cause::Ignores } else { Cause::Allows }
    }

    /// What is worse for the mover at the end of best play after the move than instead of it.
    fn outplayed(&self) -> Option<Point> {
        let ends = [&self.before.end, &self.after.end];
        let [instead, then] = ends.map(|(position, ledger)| (position, ledger));
        let change = Change::between(instead, then, None);
        let other = !self.mover();
        let told = |shift: &&Shift| {
            let shown = !matches!(shift.theme, Theme::Material | Theme::Imbalance);
            shown && shift.arose() && shift.side == other
        };
        let shift = change.shifts.iter().find(told)?;
        let after = self.played();
        let san = Argument::Moves(self.written());
        let line = Argument::Moves(written(&after, self.after.told(&after)));
        let small = shift.amount.abs().micropawns() * SHARE < self.loss().micropawns();
        let sentence = match small && self.after.mate.is_none() {
            true => verdict::words(self.after.score),
            false => shift.sentence.clone(),
        };
        let sentence = say!("step-leads", san, line, sentence);
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
            let sentence = gains::with_idea(sentence, &proof);
            return Some(self.point(proof, sentence));
        }
        let ends = [&self.before.end, &self.after.end];
        let [instead, then] = ends.map(|(position, ledger)| (position, ledger));
        let change = Change::between(then, instead, None);
        let shift = change.shifts.iter().find(|shift| {
            let told = !matches!(shift.theme, Theme::Material | Theme::Imbalance);
            told && shift.arose() && shift.side == mover
        })?;
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

/// What about a move makes its refutation possible.
enum Cause {
    /// The unit that moved is taken.
    Taken,
    /// It took something, and is taken for more.
    DoesNotPay,
    /// It guarded this square before.
    GivesUpGuard(Square),
    /// It stood in the way of the unit that takes here.
    OpensWay(Square),
    /// The answer was threatened before.
    Ignores,
    /// None of these.
    Allows,
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

/// The first move of a proof that its side makes.
fn first_of_side(proof: &Proof, position: &Chess) -> Option<Move> {
    proof.moves.get(usize::from(position.turn() != proof.side)).copied()
}
