//! Enough to mate a lone king.

use shakmaty::Role;

use crate::clause::{Finder, Registered};
use crate::context::Forces;
use crate::{Place, Sink};

clause! {
    /// The enemy has nothing but the king, and we have enough to force mate: a queen, a rook, or two minor
    /// pieces of which one is a bishop, and both bishops on different colours.
    ///
    /// Nothing is left to decide, however small the count.
    BareKing = "bare_king" {
        name: "Bare king",
        chapter: Complement,
        theme: Material,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: &["minor_pieces", "rook", "queen"],
        direction: Virtue,
        shape: Rising,
        says: "{side} can mate the lone king with {on_units}",
        example: "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
    }
}

impl Finder for BareKing {
    fn forces<S: Sink>(us: &Forces, _: &Forces, found: &mut S) {
        let kinds = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        if kinds.iter().any(|&role| us.enemy_count(role) > 0) {
            return;
        }
        let has = |role| us.count(role) > 0;
        let slot = if has(Role::Queen) {
            2
        } else if has(Role::Rook) {
            1
        } else if us.has_bishop_pair() || has(Role::Bishop) && has(Role::Knight) {
            0
        } else {
            return;
        };
        found.item([(Self::slot(slot), 1)], Place::on(us.pieces()));
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::slots_found;
    use shakmaty::Color;

    #[test]
    fn what_mates_a_lone_king() {
        let slots = |fen| slots_found(fen, "bare_king", Color::White);
        assert_eq!(slots("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"), ["rook"]);
        assert_eq!(slots("4k3/8/8/8/8/8/8/RQ2K3 w - - 0 1"), ["queen"]);
        assert_eq!(slots("4k3/8/8/8/8/8/8/BN2K3 w - - 0 1"), ["minor_pieces"]);
        assert!(slots("4k3/8/8/8/8/8/8/NN2K3 w - - 0 1").is_empty());
        assert!(slots("4k3/8/8/8/8/8/8/B1B1K3 w - - 0 1").is_empty());
        assert!(slots("4k3/p7/8/8/8/8/8/R3K3 w - - 0 1").is_empty());
    }
}
