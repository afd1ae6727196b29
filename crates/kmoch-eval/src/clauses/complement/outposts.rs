//! Minor pieces and pawns.

use shakmaty::{Bitboard, Role};

use crate::Sink;
use crate::clause::{Finder, Registered};
use crate::context::Side;
use crate::squares::{Sets, rank_set};

clause! {
    /// A knight or bishop on the enemy's half, up to his third rank, where no enemy pawn can ever
    /// attack it; worth more when a pawn guards it.
    Outpost = "outpost" {
        name: "Outpost",
        chapter: Complement,
        theme: Outposts,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: &["knight", "knight_guarded", "bishop", "bishop_guarded"],
        direction: Virtue,
        shape: RisingIn(2),
        says: "{side}'s {on_units} stands on an outpost",
        example: "4k3/8/8/4N3/3P4/8/8/4K3 w - - 0 1",
    }
}

impl Finder for Outpost {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let reachable: Bitboard = us.pawns.enemy_attacks.fill_south();
        let outposts = (rank_set(4) | rank_set(5) | rank_set(6)).without(reachable);
        // Most positions have none.
        if ((us.own.by(Role::Knight) | us.own.by(Role::Bishop)) & outposts).is_empty() {
            return;
        }
        for (kind, role) in [Role::Knight, Role::Bishop].into_iter().enumerate() {
            let minors = us.own.by(role) & outposts;
            found.each(Self::slot(2 * kind), minors.without(us.pawns.attacks));
            found.each(Self::slot(2 * kind + 1), minors & us.pawns.attacks);
        }
    }
}

clause! {
    /// A knight or bishop right behind a pawn of either side.
    ///
    /// It is safe from frontal attack.
    MinorBehindPawn = "minor_behind_pawn" {
        name: "Minor piece behind a pawn",
        chapter: Complement,
        theme: PieceActivity,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: &["knight", "bishop"],
        direction: Virtue,
        says: "{side}'s {on_units} stands behind a pawn",
        example: "4k3/8/8/8/4P3/4N3/8/4K3 w - - 0 1",
    }
}

impl Finder for MinorBehindPawn {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let behind = (us.pawns.own | us.pawns.enemy).south();
        found.each(Self::slot(0), us.own.by(Role::Knight) & behind);
        found.each(Self::slot(1), us.own.by(Role::Bishop) & behind);
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::slots_found;
    use shakmaty::Color;

    #[test]
    fn no_pawn_can_ever_attack_an_outpost() {
        let slots = |fen| slots_found(fen, "outpost", Color::White);
        assert_eq!(slots("4k3/8/8/4N3/3P4/8/8/4K3 w - - 0 1"), ["knight_guarded"]);
        assert!(slots("4k3/5p2/8/4N3/3P4/8/8/4K3 w - - 0 1").is_empty());
    }
}
