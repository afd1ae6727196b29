//! Isolated pawns that cannot move.

use shakmaty::Bitboard;

use super::IsolatedHorizontal;
use crate::clause::Finder;
use crate::context::PawnSide;
use crate::squares::Sets;
use crate::{Place, Sink};

clause! {
    /// A horizontally isolated pawn face to face with an enemy pawn. Half its value counts once
    /// more.
    ///
    /// It cannot step out of the way of the pieces that attack it.
    IsolatedFixed = "isolated_fixed" {
        name: "Fixed isolated pawn",
        chapter: Weaknesses,
        theme: PawnWeaknesses,
        section: "6",
        source: Addendum(
            "Fixed horizontally isolated pawn",
            "penalty for the isolated p should be increased significantly, maybe 1.5 times",
            Theirs,
        ),
        unit: Share,
        slots: [VALUE],
        direction: Fault,
        says: "{side}'s isolated {on}-pawn is fixed by {enemy}'s pawn on {by}",
        example: "rnbqkbnr/8/8/p7/P7/8/8/RNBQKBNR w - - 0 1",
    }
}

impl Finder for IsolatedFixed {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        for pawn in us.isolated_horizontal & us.fixed {
            let place = Place::on(pawn).by(Bitboard::from_square(pawn).north());
            found.scaled(Self::VALUE, IsolatedHorizontal::base(us, pawn, found), place);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn a_fixed_isolated_pawn_costs_half_more() {
        assert_white(
            "rnbqkbnr/8/8/p7/P7/8/8/RNBQKBNR w - - 0 1",
            "isolated_fixed",
            &[("a4", -50.0)],
        );
    }

    #[test]
    fn one_free_square_is_enough() {
        assert_white("rnbqkbnr/8/p7/8/P7/8/8/RNBQKBNR w - - 0 1", "isolated_fixed", &[]);
    }
}
