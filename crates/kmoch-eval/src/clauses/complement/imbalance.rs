//! What material is worth beside other material.

use shakmaty::Role;

use crate::clause::Finder;
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
        slots: [
            KNIGHT_AND_PAWN, BISHOP_AND_PAWN, ROOK_AND_PAWN, QUEEN_AND_PAWN,
            KNIGHT_PAIR, ROOK_PAIR, QUEEN_AND_ROOK,
            KNIGHT_AND_ENEMY_PAWN, BISHOP_AND_ENEMY_PAWN, ROOK_AND_ENEMY_PAWN, QUEEN_AND_ENEMY_PAWN,
            QUEEN_AND_ENEMY_MINOR, QUEEN_AND_ENEMY_ROOK, ROOK_AND_ENEMY_MINOR,
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
        let parts = [
            (Self::KNIGHT_AND_PAWN, knights * pawns),
            (Self::BISHOP_AND_PAWN, bishops * pawns),
            (Self::ROOK_AND_PAWN, rooks * pawns),
            (Self::QUEEN_AND_PAWN, queens * pawns),
            (Self::KNIGHT_PAIR, i32::from(knights > 1)),
            (Self::ROOK_PAIR, i32::from(rooks > 1)),
            (Self::QUEEN_AND_ROOK, queens * rooks),
            (Self::KNIGHT_AND_ENEMY_PAWN, knights * enemy_pawns),
            (Self::BISHOP_AND_ENEMY_PAWN, bishops * enemy_pawns),
            (Self::ROOK_AND_ENEMY_PAWN, rooks * enemy_pawns),
            (Self::QUEEN_AND_ENEMY_PAWN, queens * enemy_pawns),
            (Self::QUEEN_AND_ENEMY_MINOR, queens * enemy_minors),
            (Self::QUEEN_AND_ENEMY_ROOK, queens * enemy(Role::Rook)),
            (Self::ROOK_AND_ENEMY_MINOR, rooks * enemy_minors),
        ];
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
