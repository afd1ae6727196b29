//! Standing right in front of a passed pawn.

use shakmaty::{Role, Square};

use super::in_front;
use crate::clause::{Finder, Slot};
use crate::context::Side;
use crate::squares::{Sets, rank, rank_set};
use crate::{Place, Sink};

/// The ranks a blocker can stand on, seen from the passer's side, begin here; there are six.
const FIRST_RANK: usize = 3;
const RANKS: usize = 6;

clause! {
    /// A piece or king right in front of an enemy passer stops it. The earlier the passer is
    /// stopped the better: ranks are the blocker's, seen from the passer's side.
    ///
    /// Knight and bishop are the best blockers, for little can drive them away; a rook is easily
    /// chased, a queen by everything, so she is wasted there; a king blocks only in the late
    /// endgame.
    Blockade = "blockade" {
        name: "Blockade",
        chapter: Blocking,
        theme: Blockade,
        section: "13",
        source: Addendum(
            "Blocking",
            "the earlier a passer is stopped in its movement forward, the better",
            Mixed("the factors by rank are theirs, the blockers' values are ours"),
        ),
        unit: Millipawns,
        slots: [
            KNIGHT_RANK3, KNIGHT_RANK4, KNIGHT_RANK5, KNIGHT_RANK6, KNIGHT_RANK7, KNIGHT_RANK8,
            BISHOP_RANK3, BISHOP_RANK4, BISHOP_RANK5, BISHOP_RANK6, BISHOP_RANK7, BISHOP_RANK8,
            ROOK_RANK3, ROOK_RANK4, ROOK_RANK5, ROOK_RANK6, ROOK_RANK7, ROOK_RANK8,
            QUEEN_RANK3, QUEEN_RANK4, QUEEN_RANK5, QUEEN_RANK6, QUEEN_RANK7, QUEEN_RANK8,
            KING_RANK3, KING_RANK4, KING_RANK5, KING_RANK6, KING_RANK7, KING_RANK8,
        ],
        direction: Virtue,
        shape: FallingIn(6),
        says: "{side}'s {on_units} blocks the passed {at}-pawn",
        example: "7k/p7/N7/8/8/8/8/7K w - - 0 1",
    }
}

/// A passer of the enemy's with one of our units in front of it.
#[derive(Debug, Clone, Copy)]
pub struct Blocked {
    /// Our unit.
    pub blocker: Square,
    /// The enemy's passer.
    pub passer: Square,
    /// What the blockade is worth.
    pub slot: Slot,
}

impl Blockade {
    /// Our blockades.
    #[inline(always)]
    pub(super) fn all(us: &Side, them: &Side) -> impl Iterator<Item = Blocked> {
        // Passers on the last rank are no chess, but nothing here may fall over them.
        let passers = them.pawns.passers.flip_vertical().without(rank_set(8));
        let blockers = us.own.pieces().with(us.own.by(Role::King));
        in_front(blockers, passers).filter_map(|(blocker, passer)| {
            let kind = us.own.role_at(blocker)? as usize - Role::Knight as usize;
            let seen_by_passer = 9 - rank(blocker);
            let slot = Self::KNIGHT_RANK3.nth(kind * RANKS + seen_by_passer - FIRST_RANK);
            Some(Blocked { blocker, passer, slot })
        })
    }

    /// Whether there is nothing to block, which is so in most positions.
    #[inline(always)]
    pub(super) fn none(us: &Side, them: &Side) -> bool {
        (them.pawns.passers.flip_vertical().south() & us.own_all).is_empty()
    }
}

impl Finder for Blockade {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        if Self::none(us, them) {
            return;
        }
        for blocked in Self::all(us, them) {
            found.item([(blocked.slot, 1)], Place::on(blocked.blocker).at(blocked.passer));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_black, assert_white};

    #[test]
    fn the_earlier_the_better() {
        assert_white("7k/p7/N7/8/8/8/8/7K w - - 0 1", "blockade", &[("a6 a7", 280.0)]);
        assert_white("7k/8/8/8/8/8/p7/B6K w - - 0 1", "blockade", &[("a1 a2", 120.0)]);
        assert_black("7K/8/8/r7/P7/8/8/7k w - - 0 1", "blockade", &[("a4 a5", 50.0)]);
        assert_white("7k/8/8/8/p7/Q7/8/7K w - - 0 1", "blockade", &[("a3 a4", -100.0)]);
    }

    #[test]
    fn a_king_only_in_the_late_endgame() {
        assert_white("7k/8/8/p7/K7/8/8/8 w - - 0 1", "blockade", &[("a4 a5", 100.0)]);
        assert_white("7k/8/8/p7/K7/8/1QR5/1Q6 w - - 0 1", "blockade", &[("a4 a5", 0.0)]);
    }

    #[test]
    fn not_in_front_of_a_pawn_that_is_no_passer() {
        assert_white("7k/p7/N7/8/8/8/1P6/7K w - - 0 1", "blockade", &[]);
        assert_white("7k/p7/8/N7/8/8/8/7K w - - 0 1", "blockade", &[]);
    }
}
