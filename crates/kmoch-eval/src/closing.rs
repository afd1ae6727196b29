//! The clauses that wait for the total: compensation for material, the two kinds of draw, and what
//! a lead is good for.
//!
//! What they find depends on who is behind and by how much, so they come last, when everything
//! else has been added up: `fixed_chain_draw` on the total of all other clauses, then
//! `queen_passer_draw` on what that leaves, then the shares of [`Prospects`] on what is left again.

use std::cmp::Ordering;

use shakmaty::Color;

use crate::clause::{ClauseId, Registered};
use crate::clauses::complement::Prospects;
use crate::clauses::fixed::FixedChainDraw;
use crate::clauses::material::{MaterialCompensation, QueenPasserDraw};
use crate::context::Side;
use crate::profile::Row;
use crate::sinks::{Place, Sink, times};

/// What the closing clauses go by, besides the total.
#[derive(Debug, Clone, Copy)]
pub struct Closing {
    /// Pairs of pawns that are fixed, semi-fixed or loosely semi-fixed.
    pub pairs: usize,
    /// Where a queen and her passer are held, as the board stands, if they are.
    pub hold: Option<Place>,
    /// How White's material compares with Black's.
    material: Ordering,
    /// The locked pawns, White's and Black's, as the board stands.
    locked: Place,
    /// What a lead is good for.
    pub prospects: Prospects,
}

/// The share of a lead that always counts, whatever the ending: one in so many.
const ALWAYS_COUNTS: i32 = 32;

/// What the side behind gets, in micropawns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Relief {
    /// By `fixed_chain_draw`.
    pub chain: i32,
    /// By `queen_passer_draw`.
    pub queen: i32,
}

impl Closing {
    /// Looks at a position from both sides. What only a ledger tells is never worked out for a score.
    #[inline(always)]
    pub(crate) fn of(white: &Side, black: &Side) -> Closing {
        let hold = QueenPasserDraw::hold(white, black)
            .or_else(|| QueenPasserDraw::hold(black, white).map(Place::flipped));
        Closing {
            pairs: white.pawns.locked().count(),
            hold,
            material: white.own.half_pawns().cmp(&black.own.half_pawns()),
            locked: FixedChainDraw::place(white.pawns, black.pawns),
            prospects: Prospects::of(white, black),
        }
    }

    /// Whether a clause waits for the total.
    pub(crate) fn decides(clause: ClauseId) -> bool {
        [FixedChainDraw::ID, QueenPasserDraw::ID, MaterialCompensation::ID].contains(&clause)
            || Prospects::speaks_by(clause)
    }

    /// What a side gets that is behind by this much in the sum of all other clauses.
    #[inline]
    pub(crate) fn relief(&self, behind: i32, values: &Row) -> Relief {
        let chain = FixedChainDraw::relief(behind, self.pairs, values);
        let share = values[QueenPasserDraw::SHARE.index()];
        let queen = if self.hold.is_some() { times(share, behind - chain) } else { 0 };
        Relief { chain, queen }
    }

    /// The total, White's less Black's, once the side behind has got what it gets.
    #[inline(always)]
    pub(crate) fn settle(&self, total: i32, values: &Row) -> i32 {
        let Relief { chain, queen } = self.relief(total.abs(), values);
        let behind = total.abs() - chain - queen;
        let leader = Color::from_white(total > 0);
        let mut relief = chain + queen;
        self.shares(leader, behind, values, |_, share| relief += share);
        total - total.signum() * relief
    }

    /// What the side behind gets from each clause about what a lead is good for, in micropawns: never
    /// so much that nothing of the lead is left.
    #[inline]
    fn shares(
        &self,
        leader: Color,
        behind: i32,
        values: &Row,
        mut gets: impl FnMut(ClauseId, i32),
    ) {
        let mut room = behind - behind / ALWAYS_COUNTS;
        self.prospects.shares(leader, |clause, slot| {
            let share = times(values[slot.index()], behind).min(room);
            room -= share;
            gets(clause, share);
        });
    }

    /// Hands what closes the position to a sink, given the total of everything before it.
    pub(crate) fn find<S: Sink>(&self, total: i32, values: &Row, found: &mut S) {
        for (side, has_less, behind, locked) in [
            (Color::White, self.material == Ordering::Less, -total, self.locked),
            (Color::Black, self.material == Ordering::Greater, total, self.locked.swapped()),
        ] {
            found.turn_to(side);
            // The places here are as the board stands; a sink expects the side's own view.
            let seen = |place: Place| if side.is_white() { place } else { place.flipped() };
            if has_less && behind <= 0 {
                found.label(MaterialCompensation::ID, 1, Place::default());
            }
            if behind <= 0 {
                continue;
            }
            let Relief { chain, queen } = self.relief(behind, values);
            if FixedChainDraw::applies(self.pairs) {
                found.amount(FixedChainDraw::ID, chain, seen(locked));
            }
            if let Some(hold) = self.hold.filter(|_| behind > chain) {
                found.amount(QueenPasserDraw::ID, queen, seen(hold));
            }
            self.shares(!side, behind - chain - queen, values, |clause, share| {
                if found.wants(clause) {
                    found.amount(clause, share, seen(self.prospects.place(clause, !side)));
                }
            });
        }
    }
}
