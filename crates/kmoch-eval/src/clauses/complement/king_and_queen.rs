//! Kings while the enemy has a queen.

use shakmaty::Role;

use crate::clause::Finder;
use crate::context::KingSide;
use crate::squares::{files_from_edge, rank};
use crate::{Place, Sink};

clause! {
    /// A king's rank and file while the enemy has a queen.
    ///
    /// What is a good square for a king in an ending is a dangerous one before her.
    KingFacingQueen = "king_facing_queen" {
        name: "King's square before a queen",
        chapter: Complement,
        theme: KingSafety,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [
            RANK1_AH, RANK1_BG, RANK1_CF, RANK1_DE, RANK2_AH, RANK2_BG, RANK2_CF, RANK2_DE,
            RANK3_AH, RANK3_BG, RANK3_CF, RANK3_DE, RANK4_AH, RANK4_BG, RANK4_CF, RANK4_DE,
            RANK5_AH, RANK5_BG, RANK5_CF, RANK5_DE, RANK6_AH, RANK6_BG, RANK6_CF, RANK6_DE,
            RANK7_AH, RANK7_BG, RANK7_CF, RANK7_DE, RANK8_AH, RANK8_BG, RANK8_CF, RANK8_DE,
        ],
        direction: Scale,
        says: "{side}'s king on {on} and the enemy queen",
        example: "3qk3/8/8/8/8/4K3/8/8 w - - 0 1",
    }
}

/// Files are told apart by how far from the edge they are.
const FILES: usize = 4;

impl Finder for KingFacingQueen {
    fn kings<S: Sink>(us: &KingSide, _: &KingSide, found: &mut S) {
        if us.forces.enemy_count(Role::Queen) > 0 {
            let place = (rank(us.king) - 1) * FILES + files_from_edge(us.king);
            found.item([(Self::RANK1_AH.nth(place), 1)], Place::on(us.king));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::slots_found;
    use shakmaty::Color;

    #[test]
    fn only_with_a_queen_against_it() {
        let slots = |fen| slots_found(fen, "king_facing_queen", Color::White);
        assert_eq!(slots("3qk3/8/8/8/8/4K3/8/8 w - - 0 1"), ["rank3_de"]);
        assert!(slots("3rk3/8/8/8/8/4K3/8/8 w - - 0 1").is_empty());
    }
}
