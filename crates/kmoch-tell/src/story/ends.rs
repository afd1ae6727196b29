//! Positions that end in a draw, by best play or by the law of an ending: that is said and nothing else.

use kmoch_eval::{Amount, Theme};
use shakmaty::{Bitboard, Chess, Move, Position as _};

use super::drawn::{self, Drawn};
use super::proof::ways;
use super::quiet::CLEAR;
use super::searched::Searched;
use super::tactics::Tactic;
use super::{Reason, Story};
use crate::language::say;

/// Whether moves lead to the end of the game.
fn is_over_after(position: &Chess, moves: &[Move]) -> bool {
    let mut end = position.clone();
    moves.iter().for_each(|&mv| end.play_unchecked(mv));
    end.is_game_over()
}

impl Story {
    /// The draw that best play leads to, if that is worth saying.
    pub(super) fn drawn_line(&self, position: &Chess, searched: &Searched) -> Option<Drawn> {
        let drawn =
            drawn::find(position, &searched.line).filter(|_| searched.score == Amount::ZERO)?;
        let known = drawn.perpetual || is_over_after(position, &searched.line);
        (known || self.total.abs() >= CLEAR).then_some(drawn)
    }

    /// Best play is a draw: that is the one reason, and nothing else is claimed.
    pub(super) fn end_in_draw(&mut self, drawn: Drawn, searched: &Searched) {
        let difference = -self.total;
        let squares = ways(&searched.line);
        self.over = Some(drawn.sentence.clone());
        let tactic = Tactic {
            theme: Theme::Drawishness,
            squares,
            taken: Bitboard::EMPTY,
            sentence: drawn.sentence,
            at_once: true,
            brings: None,
            proof: None,
        };
        self.other += self.reasons.drain(..).map(|reason| reason.amount).sum();
        if difference != Amount::ZERO {
            self.take_up(tactic, difference, searched);
        }
    }

    /// The law of an ending makes it a draw: that is the one reason, and nothing else is claimed.
    pub(super) fn end_by_law(&mut self, reason: Reason) {
        self.over = Some(say!("drawn-by-law", sentence = reason.sentence.clone()));
        self.total = Amount::ZERO;
        self.level = false;
        self.other = -self.having_the_move - reason.amount;
        self.reasons = vec![reason];
    }
}
