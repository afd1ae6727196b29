//! Can a passed pawn go on?

use shakmaty::Bitboard;

use crate::clause::{Finder, Registered};
use crate::context::Side;
use crate::squares::{Sets, ahead, rank};
use crate::{Place, Sink};

/// The slots of one rank.
const STATES: usize = 5;
const BLOCKED: usize = 0;
const ATTACKED: usize = 1;
const STEP_SAFE: usize = 2;
const WAY_FREE: usize = 3;
const WAY_SAFE: usize = 4;

clause! {
    /// Whether a passed pawn can go on: the square before it is held, or attacked by the enemy
    /// and not ours, or safe to step on; or the whole way is free, or free and safe.
    PasserPath = "passer_path" {
        name: "Path of a passer",
        chapter: Complement,
        theme: PassedPawns,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: &[
            "rank2_blocked", "rank2_attacked", "rank2_step_safe", "rank2_way_free", "rank2_way_safe",
            "rank3_blocked", "rank3_attacked", "rank3_step_safe", "rank3_way_free", "rank3_way_safe",
            "rank4_blocked", "rank4_attacked", "rank4_step_safe", "rank4_way_free", "rank4_way_safe",
            "rank5_blocked", "rank5_attacked", "rank5_step_safe", "rank5_way_free", "rank5_way_safe",
            "rank6_blocked", "rank6_attacked", "rank6_step_safe", "rank6_way_free", "rank6_way_safe",
            "rank7_blocked", "rank7_attacked", "rank7_step_safe", "rank7_way_free", "rank7_way_safe",
        ],
        direction: Scale,
        shape: RisingIn(5),
        says: "the way of {side}'s passer on {on}",
        example: "4k3/8/8/8/P7/8/8/4K3 w - - 0 1",
    }
}

impl Finder for PasserPath {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        let theirs = them.attacked.flip_vertical();
        for pawn in us.pawns.passers {
            let way = ahead(pawn);
            let step = Bitboard::from_square(pawn).north();
            let safe_step = (step & (us.attacked | !theirs)).any();
            let state = if (step & us.occupied()).any() {
                BLOCKED
            } else if (way & us.enemy_all).any() || !safe_step {
                if safe_step { STEP_SAFE } else { ATTACKED }
            } else if (way & theirs).any() {
                WAY_FREE
            } else {
                WAY_SAFE
            };
            found.item([(Self::slot((rank(pawn) - 2) * STATES + state), 1)], Place::on(pawn));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::slots_found;
    use shakmaty::Color;

    #[test]
    fn a_way_is_blocked_guarded_or_safe() {
        let state = |fen| slots_found(fen, "passer_path", Color::White);
        assert_eq!(state("6k1/8/8/8/P7/8/8/4K3 w - - 0 1"), ["rank4_way_safe"]);
        assert_eq!(state("6k1/8/8/n7/P7/8/8/4K3 w - - 0 1"), ["rank4_blocked"]);
        assert_eq!(state("6k1/8/8/7r/P7/8/8/4K3 w - - 0 1"), ["rank4_attacked"]);
        assert_eq!(state("r5k1/8/8/8/P1N5/8/8/4K3 w - - 0 1"), ["rank4_step_safe"]);
    }
}
