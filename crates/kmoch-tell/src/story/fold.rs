//! A difference between sight and search for which there are no words of its own: no mate, no material,
//! nothing lasting that arises. It makes the reasons that there are larger or smaller; and where pawns
//! are locked and best play makes no headway, that is the reason.

use kmoch_eval::{Amount, Theme};
use shakmaty::{Bitboard, Chess, Color, Move, Position as _, Role};

use super::proof::ways;
use super::searched::written;
use super::{Group, Reason, Story, Topic, choose, words};
use crate::language::{Argument, Phrase, pawns_of, say};

/// So many pairs of pawns that stop each other make a position locked.
const LOCKED_PAIRS: usize = 3;

/// Reasons may count for as much again so many times at the most, if others can count for less instead.
const MOST_GROWTH: i32 = 2;

/// and the others by one part in so many at the most.
const MOST_SHRINKING: i64 = 2;

/// A passed pawn that does not get on is worth so much less at the most.
const MOST_HELD: Amount = Amount::from_millipawns(2000);

/// Locked pawns named.
const NAMED: usize = 3;

impl Story {
    /// Whether a difference makes the lead smaller, and whose lead.
    fn shrinks(&self, difference: Amount) -> (bool, Color) {
        let total = self.total + difference;
        let leads = |amount: Amount| amount > Amount::ZERO;
        let shrinks = total.abs() < self.total.abs()
            && (total == Amount::ZERO || leads(total) == leads(self.total));
        (shrinks, if leads(self.total) { Color::White } else { Color::Black })
    }

    /// Tells that nothing comes of a lead, and says whether it could: not if best play takes something.
    pub(super) fn fold_standstill(
        &mut self,
        difference: Amount,
        position: &Chess,
        line: &[Move],
    ) -> bool {
        let (shrinks, leader) = self.shrinks(difference);
        if !shrinks || line.is_empty() || line.iter().any(|mv| mv.is_capture()) {
            return false;
        }
        let moves = Argument::Moves(written(position, line));
        let reason = no_way_in(position, line, leader, difference).unwrap_or_else(|| {
            drawish(leader, difference, ways(line), say!("draw-no-headway", leader, moves))
        });
        self.level = false;
        self.lay_open();
        self.insert(reason);
        self.total += difference;
        self.choose();
        self.drop_what_contradicts();
        true
    }

    /// Takes a difference into the reasons.
    pub(super) fn fold(&mut self, difference: Amount, position: &Chess, line: &[Move]) {
        let total = self.total + difference;
        let (shrinks, leader) = self.shrinks(difference);
        self.level = false;
        self.lay_open();
        if shrinks && let Some(reason) = no_way_in(position, line, leader, difference) {
            self.insert(reason);
        } else if self.hold_up(difference, position, line) {
            // A passed pawn that does not get on is why.
        } else if shrinks && !self.carries(difference) {
            self.scale(total);
        } else {
            self.add(difference);
        }
        self.total = total;
        let without_move = total - self.having_the_move;
        self.level = choose::is_level(&self.reasons, total, without_move);
        if self.level {
            self.other += choose::keep_what_level_boards_tell(&mut self.reasons);
        }
        for reason in &mut self.reasons {
            // What a better square would bring is known at sight only.
            reason.what_if = None;
        }
        self.choose();
        self.drop_what_contradicts();
    }

    /// Whether the reasons of the side that gains have enough weight to be the ones that count for more.
    fn carries(&self, difference: Amount) -> bool {
        let gains =
            |reason: &&Reason| (reason.amount > Amount::ZERO) == (difference > Amount::ZERO);
        let told: Amount = self.reasons.iter().filter(gains).map(|reason| reason.amount).sum();
        MOST_GROWTH * told.abs().micropawns() >= difference.abs().micropawns()
    }

    /// Tells a difference by a passed pawn that is stopped, and says whether there is such a pawn: a piece stands before
    /// it, and best play neither drives that away nor takes it.
    fn hold_up(&mut self, difference: Amount, position: &Chess, line: &[Move]) -> bool {
        let owner = if difference > Amount::ZERO { Color::Black } else { Color::White };
        let held = |reason: &&mut Reason| reason.group.topic == Topic::Passers(owner);
        let reason = self.reasons.iter_mut().find(held).filter(|_| difference.abs() <= MOST_HELD);
        let Some(reason) = reason else { return false };
        let stopped = reason.unit.and_then(|pawn| words::stopped(position.board(), pawn));
        let Some((sentence, squares)) = stopped else { return false };
        let blocker = squares & position.board().by_color(!owner);
        let stirs = |mv: &Move| {
            blocker.contains(mv.to()) || mv.from().is_some_and(|at| blocker.contains(at))
        };
        // Once the pawn is gone nobody has to stop it.
        let mut while_it_stands = line.iter().take_while(|mv| Some(mv.to()) != reason.unit);
        if while_it_stands.any(stirs) {
            return false;
        }
        grow(reason, difference);
        if (reason.amount > Amount::ZERO) != owner.is_white() {
            reason.side = !owner;
            reason.theme = Theme::Blockade;
            reason.sentence = sentence;
        }
        true
    }

    /// Puts a reason in; of the same theme and side there is only one.
    fn insert(&mut self, reason: Reason) {
        let same = |other: &&mut Reason| {
            other.theme == reason.theme && other.side == reason.side && other.proof.is_none()
        };
        match self.reasons.iter_mut().find(same) {
            Some(known) => {
                grow(known, reason.amount);
                known.squares |= reason.squares;
                known.sentence = reason.sentence;
            }
            None => self.reasons.push(reason),
        }
    }

    /// Everything counts for as much less as the whole does.
    fn scale(&mut self, total: Amount) {
        let whole = i64::from(self.total.micropawns());
        let part = |amount: Amount| {
            let product = i64::from(amount.micropawns()) * i64::from(total.micropawns());
            Amount::from_micropawns((product / whole) as i32)
        };
        for reason in &mut self.reasons {
            let less = part(reason.amount) - reason.amount;
            grow(reason, less);
        }
        self.reasons.retain(|reason| reason.amount != Amount::ZERO);
        self.having_the_move = part(self.having_the_move);
        let told: Amount = self.reasons.iter().map(|reason| reason.amount).sum();
        self.other = total - told - self.having_the_move;
    }

    /// What speaks for a side counts for more; where that would be many times as much, what speaks for the other counts
    /// for less before.
    fn add(&mut self, difference: Amount) {
        let gains = |reason: &Reason| (reason.amount > Amount::ZERO) == (difference > Amount::ZERO);
        let counts = |reason: &Reason| reason.amount.abs() >= choose::least(Amount::ZERO);
        let size = |amount: Amount| i64::from(amount.abs().micropawns());
        let told = |of_gainer: bool| -> i64 {
            let reasons =
                self.reasons.iter().filter(|reason| gains(reason) == of_gainer && counts(reason));
            reasons.map(|reason| size(reason.amount)).sum()
        };
        let (ours, theirs) = (told(true), told(false));
        let beyond = (size(difference) - i64::from(MOST_GROWTH) * ours).max(0);
        let less = beyond.min(theirs / MOST_SHRINKING);
        let more = if ours == 0 { 0 } else { size(difference) - less };
        let sign = difference.micropawns().signum();
        let mut rest = difference;
        for reason in self.reasons.iter_mut().filter(|reason| counts(reason)) {
            let (part, whole) = if gains(reason) { (more, ours) } else { (less, theirs) };
            let share = size(reason.amount) * part / whole;
            let share = Amount::from_micropawns(sign * share as i32);
            grow(reason, share);
            rest -= share;
        }
        self.other += rest;
    }
}

/// Makes a reason so much larger, White's view; the clauses behind it still add up.
pub(super) fn grow(reason: &mut Reason, more: Amount) {
    reason.amount += more;
    reason.group.amount += more;
    reason.group.weight += more;
}

/// The reason that nothing comes of a lead: pawns are locked, and best play takes nothing.
fn no_way_in(position: &Chess, line: &[Move], leader: Color, amount: Amount) -> Option<Reason> {
    let locked = locked(position, leader);
    if locked.count() < LOCKED_PAIRS || line.iter().any(|mv| mv.is_capture()) {
        return None;
    }
    let named: Bitboard = locked.into_iter().take(NAMED).collect();
    let sentence = say!("draw-no-way-in", leader, pawns = pawns_of(leader, named));
    Some(drawish(leader, amount, locked | ways(line), sentence))
}

/// A reason why a lead is worth less than it seems.
fn drawish(leader: Color, amount: Amount, squares: Bitboard, sentence: Phrase) -> Reason {
    Reason {
        theme: Theme::Drawishness,
        side: leader.other(),
        amount,
        squares,
        arrows: Vec::new(),
        sentence,
        unit: None,
        what_if: None,
        group: Group { topic: Topic::Drawishness, amount, weight: amount, items: Vec::new() },
        proof: None,
    }
}

/// The pawns of a side that stand before an enemy pawn.
fn locked(position: &Chess, side: Color) -> Bitboard {
    let board = position.board();
    let of = |side: Color| board.by_color(side) & board.by_role(Role::Pawn);
    let before = side.fold_wb(of(side.other()).shift(-8), of(side.other()).shift(8));
    of(side) & before
}
