//! What is worth more to the side whose turn it is.

use shakmaty::{Bitboard, Role};

use crate::clause::Finder;
use crate::context::Side;
use crate::slots::ByPiece;
use crate::{Place, Sink};

/// Kinds of units that can be taken, the least first.
const KINDS: [Role; 5] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

clause! {
    /// The side to move attacks a unit that nothing guards, or a piece with a pawn.
    ///
    /// It can be taken at once.
    ToTake = "to_take" {
        name: "Can be taken at once",
        chapter: Complement,
        theme: Threats,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [PAWN, KNIGHT, BISHOP, ROOK, QUEEN],
        direction: Virtue,
        shape: Rising,
        says: "{side} is to move, and {on_units} can take {enemy}'s {at_units}",
        example: "4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1",
    }
}

impl Finder for ToTake {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        if !us.to_move {
            return;
        }
        let hanging = us.attacked & us.enemy_all.without(them.attacked.flip_vertical());
        let by_pawns = us.pawns.attacks & us.enemy.pieces();
        let takeable = hanging | by_pawns;
        if takeable.is_empty() {
            return;
        }
        for (kind, role) in KINDS.into_iter().enumerate() {
            found.each_placed(Self::PAWN.nth(kind), takeable & us.enemy.by(role), |victim| {
                Place::on(us.units_bearing_on(victim.into())).at(victim)
            });
        }
    }
}

clause! {
    /// The side to move has a safe check, by kind of piece.
    ///
    /// The enemy must answer it before he does anything else.
    CheckToGive = "check_to_give" {
        name: "Check to give",
        chapter: Complement,
        theme: KingSafety,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: ByPiece,
        direction: Virtue,
        says: "{side} is to move, and {on_units} can give check on {at}",
        example: "6k1/5ppp/8/6N1/7Q/8/8/4K3 w - - 0 1",
    }
}

impl Finder for CheckToGive {
    #[inline(always)]
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        if !us.to_move {
            return;
        }
        const PIECES: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        for (kind, squares) in us.siege(them).safe_checks.into_iter().enumerate() {
            if squares != Bitboard::EMPTY {
                let part = [(Self::of_kind(kind), 1)];
                let pieces = || us.own.by(PIECES[kind]) & us.units_bearing_on(squares);
                found.items(|| part, |found| found.item(part, Place::on(pieces()).at(squares)));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_places, slots_found};
    use shakmaty::Color;

    #[test]
    fn only_the_side_to_move_takes() {
        let white = "4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1";
        assert_places(white, "to_take", Color::White, &["d1 d5"]);
        assert_eq!(slots_found(white, "to_take", Color::White), ["knight"]);
        assert_places("4k3/8/8/3n4/8/8/8/3RK3 b - - 0 1", "to_take", Color::White, &[]);
        // A guarded piece is taken by a pawn, not by a rook.
        assert_places("4k3/8/2p5/3n4/8/8/8/3RK3 w - - 0 1", "to_take", Color::White, &[]);
        assert_places("4k3/8/2p5/3n4/4P3/8/8/4K3 w - - 0 1", "to_take", Color::White, &["e4 d5"]);
    }

    #[test]
    fn only_the_side_to_move_gives_check() {
        let slots = |fen| slots_found(fen, "check_to_give", Color::White);
        assert_eq!(slots("6k1/8/8/8/8/8/8/R3K3 w - - 0 1"), ["rook"]);
        assert!(slots("6k1/8/8/8/8/8/8/R3K3 b - - 0 1").is_empty());
    }
}
