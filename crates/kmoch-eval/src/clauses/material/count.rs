//! What stands on the board.

use shakmaty::Role;

use crate::clause::Finder;
use crate::context::Forces;
use crate::slots::ByUnit;
use crate::{Place, Sink};

clause! {
    /// What stands on the board, counted in pawns: knight and bishop three each, rook four and
    /// a half, queen nine.
    Material = "material" {
        name: "Material",
        chapter: Material,
        theme: Material,
        section: "11",
        source: Addendum(
            "An Addendum to a LittleChessEvaluationCompendium, published in 2010",
            "bishop value is 3ps, knight value -3ps, rook value -4.5 ps and queen value -9ps",
            Theirs,
        ),
        unit: Millipawns,
        slots: ByUnit first 5,
        direction: Virtue,
        shape: Rising,
        says: "{side} has {on_units}",
        example: "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
    }
}

impl Finder for Material {
    fn forces<S: Sink>(us: &Forces, _: &Forces, found: &mut S) {
        for role in [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            let units = us.squares(role);
            if units.any() {
                found.item([(Self::of_role(role), units.count() as i32)], Place::on(units));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn two_rooks_are_nine_pawns() {
        assert_white("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "material", &[("a1 h1", 9000.0)]);
    }

    #[test]
    fn a_bare_king_has_nothing() {
        assert_white("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "material", &[]);
    }
}
