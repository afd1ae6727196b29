//! Weaknesses that matter less against a queen.

use shakmaty::Role;

use super::penalties;
use crate::clause::Finder;
use crate::clauses::weaknesses::Doubled;
use crate::context::Forces;
use crate::{Place, Sink};

clause! {
    /// The enemy has a queen: a third of what a doubled or isolated pawn costs is given back. A
    /// doubled value that a fixed chain has taken back already is left out.
    ///
    /// While she is on the board the play turns on more than pawns.
    WeaknessQueenRelief = "weakness_queen_relief" {
        name: "Weak pawns against a queen",
        chapter: Backward,
        theme: PawnWeaknesses,
        section: "7",
        source: Addendum(
            "Weighting of penalties for pawns in relation to enemy piece configurations",
            "If queen on the board, weight enemy double and isolated ps by 1/3 lower",
            Theirs,
        ),
        unit: Share,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s weak {on}-pawn matters less as long as {enemy} has the {by_units}",
        example: "3qk3/8/8/8/8/2P5/2P5/4K3 w - - 0 1",
    }
}

impl Finder for WeaknessQueenRelief {
    fn forces<S: Sink>(us: &Forces, _: &Forces, found: &mut S) {
        let queens = us.enemy_squares(Role::Queen);
        if queens.is_empty() {
            return;
        }
        let doubled = us.pawns.undoubling();
        for pawn in doubled | us.pawns.isolated() {
            let mut cost = penalties::isolation(us.pawns, pawn, found);
            if doubled.contains(pawn) {
                cost += Doubled::base(us.pawns, pawn, found);
            }
            found.scaled(Self::VALUE, cost, Place::on(pawn).by(queens));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn a_third_of_doubled_and_isolated_comes_back() {
        assert_white(
            "3qk3/8/8/8/8/2P5/2P5/2B1KB2 w - - 0 1",
            "weakness_queen_relief",
            &[("c2", 138.889), ("c3", 138.889)],
        );
    }

    #[test]
    fn what_a_fixed_chain_took_back_is_not_relieved() {
        assert_white(
            "rnbqkbnr/8/5p2/4pP2/3pP3/3P4/4P3/RNBQKBNR w - - 0 1",
            "weakness_queen_relief",
            &[],
        );
    }

    #[test]
    fn only_the_enemys_queen_relieves() {
        assert_white("4k3/8/8/8/8/2P5/2P5/3QK3 w - - 0 1", "weakness_queen_relief", &[]);
    }
}
