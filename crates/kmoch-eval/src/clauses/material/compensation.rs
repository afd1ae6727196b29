//! Less material, but no worse.

use crate::clause::Finder;

clause! {
    /// A side with less material than the enemy that stands level or better when everything is
    /// counted (the two draw clauses left out).
    ///
    /// What it has on the board makes up for what it has given.
    MaterialCompensation = "material_compensation" {
        name: "Compensation for material",
        chapter: Material,
        theme: Imbalance,
        section: "11",
        source: Addendum(
            "Material imbalances",
            "certain positional factors make up for the material inferiority of the other side",
        ),
        unit: Millipawns,
        slots: [],
        direction: Virtue,
        says: "{side} has less material and yet stands no worse",
        example: "6k1/PP6/8/8/4b3/8/8/6K1 w - - 0 1",
    }
}

/// Found when the total is known: see [`crate::Closing`].
impl Finder for MaterialCompensation {}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_black, assert_white};

    #[test]
    fn two_passers_on_the_seventh_make_up_for_a_bishop() {
        let fen = "6k1/PP6/8/8/4b3/8/8/6K1 w - - 0 1";
        assert_white(fen, "material_compensation", &[("", 0.0)]);
        assert_black(fen, "material_compensation", &[]);
    }

    #[test]
    fn a_pawn_does_not_make_up_for_a_queen() {
        assert_white("6k1/8/8/8/4q3/8/P7/6K1 w - - 0 1", "material_compensation", &[]);
    }
}
