//! Kings and pawns that are far from each other.

use shakmaty::{Bitboard, Square, attacks};

use crate::clause::Finder;
use crate::context::KingSide;
use crate::squares::{Sets, file_pair, half};
use crate::{Place, Sink};

/// The files on which a king lives: the four in the middle for one on the d- or e-file, else its half.
#[inline(always)]
pub(super) fn wing(king: Square) -> Bitboard {
    if file_pair(3).contains(king) { file_pair(2) | file_pair(3) } else { half(king) }
}

clause! {
    /// A king on a wing without a pawn of either side.
    ///
    /// Nothing shelters it, and nothing there is worth its time.
    PawnlessWing = "pawnless_wing" {
        name: "King on a wing without pawns",
        chapter: Complement,
        theme: KingSafety,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [VALUE],
        direction: Fault,
        says: "{side}'s king on {on} is on a wing without pawns",
        example: "4k3/8/8/8/8/8/PP6/6K1 w - - 0 1",
    }
}

impl Finder for PawnlessWing {
    fn kings<S: Sink>(us: &KingSide, _: &KingSide, found: &mut S) {
        let pawns = us.pawns.own | us.pawns.enemy;
        if (pawns & wing(us.king)).is_empty() {
            found.item([(Self::VALUE, 1)], Place::on(us.king));
        }
    }
}

clause! {
    /// The steps a king is away from the nearest of its own pawns, beyond the first.
    ///
    /// In the endgame it has to guard them and to lead them on.
    KingFarFromPawns = "king_far_from_pawns" {
        name: "King far from its pawns",
        chapter: Complement,
        theme: KingSafety,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [STEP],
        direction: Fault,
        says: "{side}'s king on {on} is away from its pawns: the nearest is on {by}",
        example: "4k3/8/8/8/8/8/P7/6K1 w - - 0 1",
    }
}

impl Finder for KingFarFromPawns {
    fn kings<S: Sink>(us: &KingSide, _: &KingSide, found: &mut S) {
        if us.pawns.own.is_empty() {
            return;
        }
        // The king walks in all directions at once until it meets a pawn.
        let mut reached = attacks::king_attacks(us.king);
        let mut steps = 0;
        while (reached & us.pawns.own).is_empty() {
            reached = reached.surroundings();
            steps += 1;
        }
        if steps > 0 {
            let nearest = (reached & us.pawns.own).isolate_first();
            found.item([(Self::STEP, steps)], Place::on(us.king).by(nearest));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_places, slots_found};
    use shakmaty::Color;

    #[test]
    fn any_pawn_on_the_kings_wing_will_do() {
        let place =
            |fen, places: &[&str]| assert_places(fen, "pawnless_wing", Color::White, places);
        place("4k3/8/8/8/8/8/PP6/6K1 w - - 0 1", &["g1"]);
        place("4k3/4p3/8/8/8/8/PP6/6K1 w - - 0 1", &[]);
        place("4k3/8/8/8/8/8/PPP5/4K3 w - - 0 1", &[]);
    }

    #[test]
    fn steps_to_the_nearest_own_pawn() {
        let far = "4k3/6p1/8/8/8/8/P3P3/6K1 w - - 0 1";
        assert_places(far, "king_far_from_pawns", Color::White, &["g1"]);
        assert_eq!(slots_found(far, "king_far_from_pawns", Color::White), ["step"]);
        let near = "4k3/8/8/8/8/8/5P2/6K1 w - - 0 1";
        assert_places(near, "king_far_from_pawns", Color::White, &[]);
    }
}
