//! Stopping a pawn that has come into our camp.

use shakmaty::{Bitboard, Role};

use super::in_front;
use crate::clause::Finder;
use crate::context::Side;
use crate::squares::rank_set;
use crate::{Place, Sink};

/// The own half ends here.
const LAST_OWN_RANK: usize = 4;

clause! {
    /// A piece right in front of an enemy pawn in our half that is no passer. Where a pawn of ours
    /// guards that square from beside and none stands on the file behind the blocker, the pawn
    /// could hardly advance anyway: half the worth, for any piece. Otherwise the full worth, but
    /// not for a rook, which gives up too much mobility there.
    ///
    /// Though it is no passer the pawn cramps us, and the piece stops it.
    BlockIntruder = "block_intruder" {
        name: "Intruding pawn blocked",
        chapter: Blocking,
        theme: Blockade,
        section: "13",
        source: Addendum(
            "Blocking a p that is not passed but has entered your own camp",
            "+4cps for a piece blocking such a p",
            Theirs,
        ),
        unit: Millipawns,
        slots: [GUARDED_BESIDE, OTHERWISE],
        direction: Virtue,
        says: "{side}'s {on_units} stops {enemy}'s pawn on {at}, which has come into {side}'s camp",
        example: "k7/8/8/8/5p2/5N2/5P2/K7 w - - 0 1",
    }
}

impl Finder for BlockIntruder {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        if us.blockers.is_empty() {
            return;
        }
        let camp = (1..=LAST_OWN_RANK).fold(Bitboard::EMPTY, |camp, rank| camp | rank_set(rank));
        let intruders = (us.pawns.enemy & camp).without(them.pawns.passers.flip_vertical());
        for (blocker, pawn) in in_front(us.blockers, intruders) {
            let behind = us.pawns.own & Bitboard::from_file(blocker.file()) & below(blocker);
            let place = Place::on(blocker).at(pawn);
            if behind.is_empty() && us.pawns.attacks.contains(blocker) {
                found.item([(Self::GUARDED_BESIDE, 1)], place);
            } else if !us.own.by(Role::Rook).contains(blocker) {
                found.item([(Self::OTHERWISE, 1)], place);
            }
        }
    }
}

/// The ranks below a square.
fn below(square: shakmaty::Square) -> Bitboard {
    Bitboard((1 << (8 * square.rank() as u32)) - 1)
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn a_pawn_behind_the_blocker_or_one_beside() {
        let blocked = |fen, mp| assert_white(fen, "block_intruder", &[("f3 f4", mp)]);
        blocked("k7/8/8/8/5p2/5N2/5P2/K7 w - - 0 1", 40.0);
        blocked("k7/8/8/8/5p2/5N2/4P3/K7 w - - 0 1", 20.0);
        blocked("k7/8/8/8/5p2/5N2/4PP2/K7 w - - 0 1", 40.0);
        blocked("k7/8/8/8/5p2/5NP1/8/K7 w - - 0 1", 40.0);
        blocked("k7/8/8/8/5p2/5R2/4P3/K7 w - - 0 1", 20.0);
    }

    #[test]
    fn no_rook_in_the_full_case_no_passer_no_pawn_outside() {
        let none = |fen| assert_white(fen, "block_intruder", &[]);
        none("k7/8/8/8/5p2/5R2/5P2/K7 w - - 0 1");
        none("k7/8/8/8/5p2/5R2/4PP2/K7 w - - 0 1");
        none("k7/8/8/8/5p2/5N2/8/K7 w - - 0 1");
        none("k7/8/8/5p2/5N2/8/5P2/K7 w - - 0 1");
    }
}
