//! Weaknesses that matter more against rooks.

use shakmaty::Role;

use super::{penalties, stopped};
use crate::clause::Finder;
use crate::context::Forces;
use crate::{Place, Sink};

clause! {
    /// For each enemy rook a fifth of what a doubled, isolated or stopped pawn (any of the backward
    /// family) costs counts once more. Treble and quadruple pawns are not meant; doubled pawns that
    /// a fixed chain excuses are.
    ///
    /// Rooks prey on weak pawns.
    WeaknessRookPressure = "weakness_rook_pressure" {
        name: "Weak pawns against rooks",
        chapter: Backward,
        theme: PawnWeaknesses,
        section: "7",
        source: Addendum(
            "Weighting of penalties for pawns in relation to enemy piece configurations",
            "weight enemy double, isolated and backward (all types) ps by 1/5 higher for each rook",
            Theirs,
        ),
        unit: Share,
        slots: [VALUE],
        direction: Fault,
        says: "{side}'s weak {on}-pawn is a target for {enemy}'s {by_units}",
        example: "3rk3/8/8/8/8/2P5/2P5/4K3 w - - 0 1",
    }
}

impl Finder for WeaknessRookPressure {
    fn forces<S: Sink>(us: &Forces, _: &Forces, found: &mut S) {
        let rooks = us.enemy_squares(Role::Rook);
        if rooks.is_empty() {
            return;
        }
        let count = us.enemy_count(Role::Rook);
        let pawns = us.pawns;
        for stop in pawns.stops() {
            let cost = stopped::base(stop, found) + penalties::weakness(pawns, stop.pawn, found);
            found.scaled(Self::VALUE, count * cost, Place::on(stop.pawn).by(rooks));
        }
        for pawn in (pawns.doubled() | pawns.isolated()).without(pawns.stopped()) {
            let cost = penalties::weakness(pawns, pawn, found);
            found.scaled(Self::VALUE, count * cost, Place::on(pawn).by(rooks));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn each_rook_adds_a_fifth_of_all_of_a_pawns_weaknesses() {
        assert_white(
            "rnbqkbnr/8/5p2/4pP2/3pP3/3P4/4P3/RNBQKBNR w - - 0 1",
            "weakness_rook_pressure",
            &[("e2", -140.0), ("e4", -40.0)],
        );
        assert_white(
            "r3k3/8/8/8/8/8/P3P3/R3K3 w - - 0 1",
            "weakness_rook_pressure",
            &[("a2", -64.0), ("e2", -64.0)],
        );
    }

    #[test]
    fn treble_pawns_are_not_meant() {
        assert_white("r3k3/7p/8/8/P7/PP6/P7/4K3 w - - 0 1", "weakness_rook_pressure", &[]);
    }

    #[test]
    fn only_the_enemys_rooks_press() {
        assert_white("4k3/8/8/8/8/8/P3P3/R3K3 w - - 0 1", "weakness_rook_pressure", &[]);
    }
}
