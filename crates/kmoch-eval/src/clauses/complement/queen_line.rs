//! Queens on the line of an enemy bishop or rook.

use shakmaty::{Role, Square};

use crate::clause::Finder;
use crate::context::{Side, between, lines};
use crate::{Place, Sink};

clause! {
    /// The enemy queen on the line of a bishop or rook, with one unit between: an enemy unit is pinned to her, one of
    /// ours can go away and attack her.
    QueenInLine = "queen_in_line" {
        name: "Queen in line",
        chapter: Complement,
        theme: Threats,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [BISHOP_PIN, ROOK_PIN, BISHOP_DISCOVERY, ROOK_DISCOVERY],
        direction: Virtue,
        says: "{side}'s {on_units} looks at {enemy}'s {at_units} through one unit",
        example: "3qk3/8/8/8/3n4/8/8/3RK3 w - - 0 1",
    }
}

impl Finder for QueenInLine {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let queens = us.enemy.by(Role::Queen);
        // Mostly there is no bishop or rook on a line with her.
        let on_line = |queen: Square| {
            (lines(Role::Bishop, queen) & us.own.by(Role::Bishop))
                | (lines(Role::Rook, queen) & us.own.by(Role::Rook))
        };
        if !queens.into_iter().any(|queen| on_line(queen).any()) {
            return;
        }
        for (role, pin, discovery) in [
            (Role::Bishop, Self::BISHOP_PIN, Self::BISHOP_DISCOVERY),
            (Role::Rook, Self::ROOK_PIN, Self::ROOK_DISCOVERY),
        ] {
            for piece in us.pieces_of(role) {
                for queen in queens & piece.xray() {
                    let shield = between(piece.square, queen) & us.occupied();
                    if shield.count() == 1 {
                        let slot = if (shield & us.own_all).any() { discovery } else { pin };
                        found.item([(slot, 1)], Place::on(piece.square).at(queen).by(shield));
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::slots_found;
    use shakmaty::Color;

    #[test]
    fn one_unit_between_and_whose() {
        let slots = |fen| slots_found(fen, "queen_in_line", Color::White);
        assert_eq!(slots("3qk3/8/8/8/3n4/8/8/3RK3 w - - 0 1"), ["rook_pin"]);
        assert_eq!(slots("3qk3/8/5N2/8/7B/8/8/4K3 w - - 0 1"), ["bishop_discovery"]);
        assert!(slots("3qk3/8/3n4/8/3n4/8/8/3RK3 w - - 0 1").is_empty());
    }
}
