//! Hopes of a draw beside a lead that decides: nobody speaks of them.

use kmoch_eval::Amount;
use shakmaty::Color;

use super::fold::grow;
use super::{Reason, Story, Topic};

/// From this lead on a draw is no longer spoken of.
const BEYOND_HOPE: Amount = Amount::from_millipawns(2500);

impl Story {
    /// Where a lead decides, what makes it weigh less is no reason of its own: it makes the reasons of
    /// the side that leads so much smaller, if they are larger than that.
    pub(super) fn settle_hopes(&mut self) {
        if self.total.abs() < BEYOND_HOPE {
            return;
        }
        let leader = if self.total > Amount::ZERO { Color::White } else { Color::Black };
        let leads = |reason: &&Reason| reason.side == leader;
        let lead: Amount = self.reasons.iter().filter(leads).map(|reason| reason.amount).sum();
        let is_hope = |reason: &mut Reason| {
            let against = reason.side != leader && reason.group.topic == Topic::Drawishness;
            against && reason.amount.abs() < lead.abs()
        };
        let hope: Amount = self.reasons.extract_if(.., is_hope).map(|reason| reason.amount).sum();
        let mut rest = hope;
        for reason in self.reasons.iter_mut().filter(|reason| reason.side == leader) {
            let product = i64::from(hope.micropawns()) * i64::from(reason.amount.micropawns());
            let part = Amount::from_micropawns((product / i64::from(lead.micropawns())) as i32);
            grow(reason, part);
            rest -= part;
        }
        self.other += rest;
    }
}

#[cfg(test)]
mod tests {
    use kmoch_eval::{Evaluator, Profile};
    use shakmaty::Position as _;

    use super::*;
    use crate::Position;

    #[test]
    fn a_rook_and_pawns_more_leave_no_hope_and_the_sum_stays() {
        let evaluator = Evaluator::new(&Profile::tuned());
        let position = Position::read("4k3/r7/8/8/8/8/PP6/RR2K3 w - - 0 1").unwrap().chess;
        let ledger = evaluator.ledger(position.board(), position.turn());
        let story = Story::of(&position, &ledger);
        assert!(story.reasons.iter().all(|reason| reason.group.topic != Topic::Drawishness));
        let sum: Amount = story.reasons.iter().map(|reason| reason.amount).sum();
        assert_eq!(sum + story.other + story.having_the_move, story.total);
    }
}
