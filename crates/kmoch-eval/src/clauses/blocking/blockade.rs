//! Standing right in front of a passed pawn.

use shakmaty::{Role, Square};

use super::in_front;
use crate::clause::{Finder, Registered, Slot};
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
        slots: &[
            "knight_rank3", "knight_rank4", "knight_rank5", "knight_rank6", "knight_rank7", "knight_rank8",
            "bishop_rank3", "bishop_rank4", "bishop_rank5", "bishop_rank6", "bishop_rank7", "bishop_rank8",
            "rook_rank3", "rook_rank4", "rook_rank5", "rook_rank6", "rook_rank7", "rook_rank8",
            "queen_rank3", "queen_rank4", "queen_rank5", "queen_rank6", "queen_rank7", "queen_rank8",
            "king_rank3", "king_rank4", "king_rank5", "king_rank6", "king_rank7", "king_rank8",
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
            let slot = Self::slot(kind * RANKS + seen_by_passer - FIRST_RANK);
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
