//! Minor pieces and pawns.

use shakmaty::{Bitboard, Role};

use crate::clause::Finder;
use crate::context::Side;
use crate::squares::{Sets, rank_set};
use crate::{Place, Sink};

/// Squares of the enemy's half, up to his third rank, that no enemy pawn can ever attack.
#[inline(always)]
fn outposts(us: &Side) -> Bitboard {
    let reachable: Bitboard = us.pawns.enemy_attacks.fill_south();
    (rank_set(5) | rank_set(6)).without(reachable)
}

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
        slots: [KNIGHT, KNIGHT_GUARDED, BISHOP, BISHOP_GUARDED],
        direction: Virtue,
        shape: RisingIn(2),
        says: "{side}'s {on_units} stands on an outpost",
        example: "4k3/8/8/4N3/3P4/8/8/4K3 w - - 0 1",
    }
}

impl Finder for Outpost {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let outposts = outposts(us);
        // Most positions have none.
        if ((us.own.by(Role::Knight) | us.own.by(Role::Bishop)) & outposts).is_empty() {
            return;
        }
        let by_role = [
            (Role::Knight, Self::KNIGHT, Self::KNIGHT_GUARDED),
            (Role::Bishop, Self::BISHOP, Self::BISHOP_GUARDED),
        ];
        for (role, alone, guarded) in by_role {
            let minors = us.own.by(role) & outposts;
            found.each(alone, minors.without(us.pawns.attacks));
            found.each(guarded, minors & us.pawns.attacks);
        }
    }
}

clause! {
    /// A knight that can go to an outpost on the enemy's half which a pawn of its own side guards.
    OutpostInReach = "outpost_in_reach" {
        name: "Outpost in reach",
        chapter: Complement,
        theme: Outposts,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [KNIGHT],
        direction: Virtue,
        says: "{side}'s {on_units} can go to an outpost on {at}",
        example: "4k3/8/8/8/3P4/5N2/8/4K3 w - - 0 1",
    }
}

impl Finder for OutpostInReach {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let outposts = outposts(us);
        let free = (outposts & us.pawns.attacks).without(us.own_all);
        if free.is_empty() {
            return;
        }
        for knight in us.pieces_of(Role::Knight) {
            let goals = knight.attacks & free;
            if goals.any() && !outposts.contains(knight.square) {
                found.item([(Self::KNIGHT, 1)], Place::on(knight.square).at(goals));
            }
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
        slots: [KNIGHT, BISHOP],
        direction: Virtue,
        says: "{side}'s {on_units} stands behind a pawn",
        example: "4k3/8/8/8/4P3/4N3/8/4K3 w - - 0 1",
    }
}

impl Finder for MinorBehindPawn {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let behind = (us.pawns.own | us.pawns.enemy).south();
        found.each(Self::KNIGHT, us.own.by(Role::Knight) & behind);
        found.each(Self::BISHOP, us.own.by(Role::Bishop) & behind);
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

    #[test]
    fn an_outpost_lies_in_the_enemys_half() {
        for (key, fifth, fourth) in [
            ("outpost", "4k3/8/8/4N3/3P4/8/8/4K3", "4k3/8/8/8/4N3/3P4/8/4K3"),
            ("outpost_in_reach", "4k3/8/8/8/3P4/5N2/8/4K3", "4k3/8/8/8/8/3P4/5N2/4K3"),
        ] {
            let count = |board| slots_found(&format!("{board} w - - 0 1"), key, Color::White).len();
            assert_eq!((count(fifth), count(fourth)), (1, 0), "{key}");
        }
    }
}
