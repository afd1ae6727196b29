//! Waiting for a passed pawn further up its path.

use shakmaty::{Role, Square};

use crate::clause::{Finder, Slot};
use crate::context::Side;
use crate::squares::Sets;
use crate::{Place, Sink};

/// A blocker further away than this does not count.
const FARTHEST: usize = 2;

clause! {
    /// A piece in the way of an enemy passer with one or two free squares between: the passer may
    /// still move, but only so far. Half of what the blocker is worth right in front of the pawn,
    /// or a third with two squares between; a queen is no blocker, a king one only in the late
    /// endgame.
    BlockadeFromAfar = "blockade_from_afar" {
        name: "Blockade from afar",
        chapter: Blocking,
        theme: Blockade,
        section: "13",
        source: Addendum(
            "Blocking from afar",
            "If blocker 1 square away - 1/2 the standard value",
            Mixed("the shares are theirs, the blockers' values are ours"),
        ),
        unit: Millipawns,
        slots: [
            KNIGHT_AWAY1, KNIGHT_AWAY2, BISHOP_AWAY1, BISHOP_AWAY2,
            ROOK_AWAY1, ROOK_AWAY2, QUEEN_AWAY1, QUEEN_AWAY2, KING_AWAY1, KING_AWAY2,
        ],
        direction: Virtue,
        shape: FallingIn(2),
        says: "{side}'s {on_units} waits for the passed {at}-pawn further down its file",
        example: "7k/8/8/p7/8/R7/8/7K w - - 0 1",
    }
}

impl BlockadeFromAfar {
    /// The slot of a kind of blocker, counted from the knight, so many free squares away.
    #[inline(always)]
    fn of(kind: usize, away: usize) -> Slot {
        Self::KNIGHT_AWAY1.nth(kind * FARTHEST + away - 1)
    }
}

impl Finder for BlockadeFromAfar {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        let mut steps = them.pawns.passers.flip_vertical().south() & us.free;
        if steps.is_empty() {
            return;
        }
        let blockers = us.own.pieces().with(us.own.by(Role::King));
        for away in 1..=FARTHEST {
            // The passers' next squares that are taken by our blockers after so many free ones.
            steps = steps.south();
            for blocker in steps & blockers {
                let Some(passer) = passer_of(blocker, away) else { continue };
                let Some(role) = us.own.role_at(blocker) else { continue };
                let kind = role as usize - Role::Knight as usize;
                let place = Place::on(blocker).at(passer);
                found.item([(Self::of(kind, away), 1)], place);
            }
            steps &= us.free;
        }
    }
}

fn passer_of(blocker: Square, away: usize) -> Option<Square> {
    blocker.offset(8 * (away as i32 + 1))
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn one_or_two_free_squares_between() {
        let key = "blockade_from_afar";
        assert_white("7k/8/8/p7/8/R7/8/7K w - - 0 1", key, &[("a3 a5", 25.0)]);
        assert_white("7k/8/8/p7/8/8/B7/7K w - - 0 1", key, &[("a2 a5", 66.667)]);
        assert_white("7k/8/8/p7/8/Q7/8/7K w - - 0 1", key, &[("a3 a5", 0.0)]);
    }

    #[test]
    fn a_king_waits_only_in_the_late_endgame() {
        let key = "blockade_from_afar";
        assert_white("7k/8/8/p7/8/K7/8/8 w - - 0 1", key, &[("a3 a5", 50.0)]);
        assert_white("3q3k/8/8/p7/8/K7/8/3Q4 w - - 0 1", key, &[("a3 a5", 0.0)]);
    }

    #[test]
    fn not_three_squares_none_or_with_a_unit_in_the_way() {
        let key = "blockade_from_afar";
        assert_white("7k/8/p7/8/8/8/R7/7K w - - 0 1", key, &[]);
        assert_white("7k/8/8/p7/R7/8/8/7K w - - 0 1", key, &[]);
        assert_white("7k/8/8/p7/n7/R7/8/7K w - - 0 1", key, &[]);
        assert_white("7k/8/p7/8/n7/R7/8/7K w - - 0 1", key, &[]);
    }
}
