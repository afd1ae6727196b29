//! What material is worth beside other material.

use shakmaty::Role;

use crate::clause::{Finder, Registered};
use crate::context::Forces;
use crate::{Place, Sink};

clause! {
    /// What material is worth beside other material: knights with many pawns, rooks and bishops
    /// with few, second rooks and knights, and pieces against the enemy's minor pieces.
    Imbalance = "imbalance" {
        name: "Imbalance",
        chapter: Complement,
        theme: Imbalance,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: &[
            "knight_and_pawn", "bishop_and_pawn", "rook_and_pawn", "queen_and_pawn",
            "knight_pair", "rook_pair", "queen_and_rook",
            "knight_and_enemy_pawn", "bishop_and_enemy_pawn", "rook_and_enemy_pawn", "queen_and_enemy_pawn",
            "queen_and_enemy_minor", "queen_and_enemy_rook", "rook_and_enemy_minor",
        ],
        direction: Scale,
        says: "the balance of {side}'s material",
        example: "4k3/pppppppp/8/8/8/8/PPPPPPPP/1N2K3 w - - 0 1",
    }
}

/// More of a kind are counted like this: what they are to one another is learnt from ordinary boards.
const MOST_OF_A_KIND: i32 = 4;
const MOST_PAWNS: i32 = 8;

impl Finder for Imbalance {
    fn forces<S: Sink>(us: &Forces, _: &Forces, found: &mut S) {
        let most = |role| if role == Role::Pawn { MOST_PAWNS } else { MOST_OF_A_KIND };
        let own = |role| us.count(role).min(most(role));
        let enemy = |role| us.enemy_count(role).min(most(role));
        let pieces = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen].map(own);
        let [knights, bishops, rooks, queens] = pieces;
        if knights + bishops + rooks + queens == 0 {
            return;
        }
        let (pawns, enemy_pawns) = (own(Role::Pawn), enemy(Role::Pawn));
        let enemy_minors = enemy(Role::Knight) + enemy(Role::Bishop);
        let counts = [
            knights * pawns,
            bishops * pawns,
            rooks * pawns,
            queens * pawns,
            i32::from(knights > 1),
            i32::from(rooks > 1),
            queens * rooks,
            knights * enemy_pawns,
            bishops * enemy_pawns,
            rooks * enemy_pawns,
            queens * enemy_pawns,
            queens * enemy_minors,
            queens * enemy(Role::Rook),
            rooks * enemy_minors,
        ];
        let parts = std::array::from_fn::<_, 14, _>(|slot| (Self::slot(slot), counts[slot]));
        found.item(parts, Place::on(us.pieces()));
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::slots_found;
    use shakmaty::Color;

    #[test]
    fn a_knight_counts_the_pawns_of_both_sides() {
        let found = slots_found("4k3/p7/8/8/8/8/PP6/1N2K3 w - - 0 1", "imbalance", Color::White);
        assert_eq!(found, ["knight_and_pawn", "knight_and_pawn", "knight_and_enemy_pawn"]);
        assert!(
            slots_found("4k3/p7/8/8/8/8/PP6/4K3 w - - 0 1", "imbalance", Color::White).is_empty()
        );
    }
}
