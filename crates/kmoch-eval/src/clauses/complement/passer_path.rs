//! Can a passed pawn go on?

use shakmaty::Bitboard;

use crate::clause::Finder;
use crate::context::Side;
use crate::squares::{Sets, ahead, rank};
use crate::{Place, Sink};

/// The slots of one rank: a way that is safe to the end is none of them.
const STATES: usize = 4;
const BLOCKED: usize = 0;
const ATTACKED: usize = 1;
const STEP_SAFE: usize = 2;
const WAY_FREE: usize = 3;

clause! {
    /// What keeps a passed pawn from going on: a unit stands right before it; the enemy attacks the square
    /// before it and we do not; it may step there, but an enemy stands further on; or its whole way is free,
    /// but not safe.
    ///
    /// A pawn whose way is free and safe to the end is worth all that a passed pawn on its rank is worth.
    PasserPath = "passer_path" {
        name: "Path of a passer",
        chapter: Complement,
        theme: PassedPawns,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [
            RANK2_BLOCKED, RANK2_ATTACKED, RANK2_STEP_SAFE, RANK2_WAY_FREE,
            RANK3_BLOCKED, RANK3_ATTACKED, RANK3_STEP_SAFE, RANK3_WAY_FREE,
            RANK4_BLOCKED, RANK4_ATTACKED, RANK4_STEP_SAFE, RANK4_WAY_FREE,
            RANK5_BLOCKED, RANK5_ATTACKED, RANK5_STEP_SAFE, RANK5_WAY_FREE,
            RANK6_BLOCKED, RANK6_ATTACKED, RANK6_STEP_SAFE, RANK6_WAY_FREE,
            RANK7_BLOCKED, RANK7_ATTACKED, RANK7_STEP_SAFE, RANK7_WAY_FREE,
        ],
        direction: Fault,
        shape: RisingIn(4),
        says: "{side}'s passer on {at} is held up by {by_units}",
        example: "4k3/8/n7/8/P7/8/8/4K3 w - - 0 1",
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
                continue;
            };
            let part = [(Self::RANK2_BLOCKED.nth((rank(pawn) - 2) * STATES + state), 1)];
            let place = || {
                let holders = holders(state, step, way, us, them);
                Place::on(holders | Bitboard::from(pawn)).at(pawn).by(holders)
            };
            found.items(|| part, |found| found.item(part, place()));
        }
    }
}

/// The units that keep a pawn from going on.
fn holders(state: usize, step: Bitboard, way: Bitboard, us: &Side, them: &Side) -> Bitboard {
    let bearing_on =
        |squares: Bitboard| them.units_bearing_on(squares.flip_vertical()).flip_vertical();
    match state {
        BLOCKED => step,
        ATTACKED => bearing_on(step),
        STEP_SAFE => way & us.enemy_all,
        _ => bearing_on(way),
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_places, slots_found};
    use shakmaty::Color;

    #[test]
    fn a_way_is_blocked_guarded_or_safe() {
        let state = |fen| slots_found(fen, "passer_path", Color::White);
        assert!(state("6k1/8/8/8/P7/8/8/4K3 w - - 0 1").is_empty());
        assert_eq!(state("1k6/8/8/8/P7/8/8/4K3 w - - 0 1"), ["rank4_way_free"]);
        assert_eq!(state("6k1/8/8/n7/P7/8/8/4K3 w - - 0 1"), ["rank4_blocked"]);
        assert_eq!(state("6k1/8/8/7r/P7/8/8/4K3 w - - 0 1"), ["rank4_attacked"]);
        assert_eq!(state("r5k1/8/8/8/P1N5/8/8/4K3 w - - 0 1"), ["rank4_step_safe"]);
    }

    #[test]
    fn it_is_booked_on_what_holds_the_pawn_up() {
        let place =
            |fen, squares: &str| assert_places(fen, "passer_path", Color::White, &[squares]);
        place("6k1/8/8/n7/P7/8/8/4K3 w - - 0 1", "a4 a5");
        place("6k1/8/8/7r/P7/8/8/4K3 w - - 0 1", "a4 h5");
        place("r5k1/8/8/8/P1N5/8/8/4K3 w - - 0 1", "a4 a8");
        place("1k6/8/8/8/P7/8/8/4K3 w - - 0 1", "a4 b8");
    }
}
