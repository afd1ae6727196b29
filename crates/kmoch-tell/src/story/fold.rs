//! A difference between sight and search for which there are no words of its own: no mate, no material,
//! nothing lasting that arises. It makes the reasons that there are larger or smaller; and where pawns
//! are locked and best play makes no headway, that is the reason.

use kmoch_eval::{Amount, Theme};
use shakmaty::{Bitboard, Chess, Color, Move, Position as _, Role};

use super::proof::ways;
use super::{Group, Reason, Story, Topic, choose};
use crate::language::{pawns_of, say};

/// So many pairs of pawns that stop each other make a position locked.
const LOCKED_PAIRS: usize = 3;

/// Reasons may count for as much again so many times at the most, if others can count for less instead.
const MOST_GROWTH: i32 = 2;

/// Locked pawns named.
const NAMED: usize = 3;

impl Story {
    /// Takes a difference into the reasons.
    pub(super) fn fold(&mut self, difference: Amount, position: &Chess, line: &[Move]) {
        let total = self.total + difference;
        let leads = |amount: Amount| amount > Amount::ZERO;
        let shrinks = total.abs() < self.total.abs()
            && (total == Amount::ZERO || leads(total) == leads(self.total));
        let leader = if leads(self.total) { Color::White } else { Color::Black };
        self.level = false;
        if shrinks && let Some(reason) = no_way_in(position, line, leader, difference) {
            self.insert(reason);
        } else if shrinks && !self.carries(difference) {
            self.scale(total);
        } else {
            self.add(difference);
        }
        self.total = total;
        let without_move = total - self.having_the_move;
        self.level = choose::is_level(&self.reasons, total, without_move);
        self.leave_out_trifles();
        for reason in &mut self.reasons {
            // What a better square would bring is known at sight only.
            reason.what_if = None;
        }
        self.reasons.sort_by_key(|reason| -reason.amount.abs().micropawns());
        self.drop_what_contradicts();
    }

    /// What has come to next to nothing is one of the smaller things.
    fn leave_out_trifles(&mut self) {
        if self.level {
            self.other += choose::keep_what_level_boards_tell(&mut self.reasons);
        }
        let least = choose::least(self.total);
        let is_trifle =
            |reason: &mut Reason| reason.amount.abs() < least && !reason.group.topic.is_named();
        let left: Amount = self.reasons.extract_if(.., is_trifle).map(|reason| reason.amount).sum();
        self.other += left;
    }

    /// Whether the reasons of the side that gains have enough weight to be the ones that count for more.
    fn carries(&self, difference: Amount) -> bool {
        let gains =
            |reason: &&Reason| (reason.amount > Amount::ZERO) == (difference > Amount::ZERO);
        let told: Amount = self.reasons.iter().filter(gains).map(|reason| reason.amount).sum();
        MOST_GROWTH * told.abs().micropawns() >= difference.abs().micropawns()
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

    /// What speaks for a side counts for so much more.
    fn add(&mut self, difference: Amount) {
        let agrees =
            |reason: &Reason| (reason.amount > Amount::ZERO) == (difference > Amount::ZERO);
        let of_side: Amount =
            self.reasons.iter().filter(|reason| agrees(reason)).map(|reason| reason.amount).sum();
        let mut rest = difference;
        for reason in self.reasons.iter_mut().filter(|reason| agrees(reason)) {
            let product =
                i64::from(reason.amount.micropawns()) * i64::from(difference.micropawns());
            let more = Amount::from_micropawns((product / i64::from(of_side.micropawns())) as i32);
            grow(reason, more);
            rest -= more;
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
    let side = leader.other();
    Some(Reason {
        theme: Theme::Drawishness,
        side,
        amount,
        squares: locked | ways(line),
        arrows: Vec::new(),
        sentence: say!("draw-no-way-in", leader, pawns = pawns_of(leader, named)),
        unit: None,
        what_if: None,
        group: Group { topic: Topic::Drawishness, amount, weight: amount, items: Vec::new() },
        proof: None,
    })
}

/// The pawns of a side that stand before an enemy pawn.
fn locked(position: &Chess, side: Color) -> Bitboard {
    let board = position.board();
    let of = |side: Color| board.by_color(side) & board.by_role(Role::Pawn);
    let before = side.fold_wb(of(side.other()).shift(-8), of(side.other()).shift(8));
    of(side) & before
}
