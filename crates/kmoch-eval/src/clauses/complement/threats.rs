//! Threats against pieces.

use shakmaty::{Bitboard, Role};

use crate::clause::{Finder, Registered};
use crate::context::Side;
use crate::slots::PIECES;
use crate::squares::{Sets, rank_set};
use crate::{Place, Sink};

const PIECE_ROLES: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// Enemy pieces on these squares, which are seldom any.
#[inline(always)]
fn find_threatened<C: Registered, S: Sink>(us: &Side, squares: Bitboard, found: &mut S) {
    let threatened = squares & us.enemy_all.without(us.pawns.enemy);
    if threatened.is_empty() {
        return;
    }
    for (kind, role) in PIECE_ROLES.into_iter().enumerate() {
        found.each(C::slot(kind), threatened & us.enemy.by(role));
    }
}

clause! {
    /// A pawn attacks a piece.
    ///
    /// The piece has to move or is lost for a pawn.
    PawnThreat = "pawn_threat" {
        name: "Pawn attacks piece",
        chapter: Complement,
        theme: Threats,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: PIECES,
        direction: Virtue,
        shape: Rising,
        says: "{side}'s pawn attacks {enemy}'s {on_units}",
        example: "4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1",
    }
}

impl Finder for PawnThreat {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        find_threatened::<Self, S>(us, us.pawns.attacks, found);
    }
}

clause! {
    /// A pawn could step forward, safely, to attack a piece.
    PawnPushThreat = "pawn_push_threat" {
        name: "Pawn push against piece",
        chapter: Complement,
        theme: Threats,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: PIECES,
        direction: Virtue,
        shape: Rising,
        says: "{side} can attack {enemy}'s {on_units} with a pawn push",
        example: "4k3/8/3n4/8/4P3/8/8/4K3 w - - 0 1",
    }
}

impl Finder for PawnPushThreat {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        let single = us.pawns.own.north() & us.free;
        let pushes = single | ((single & rank_set(3)).north() & us.free);
        let enemy_attacks = them.attacked.flip_vertical();
        let safe = pushes.without(us.pawns.enemy_attacks) & (us.attacked | !enemy_attacks);
        let threatened = safe.pawn_attacks().without(us.pawns.attacks);
        find_threatened::<Self, S>(us, threatened, found);
    }
}

clause! {
    /// A piece attacks a piece that is worth more, or that no pawn guards, by kind of attacker
    /// and kind attacked.
    PieceThreat = "piece_threat" {
        name: "Piece attacks piece",
        chapter: Complement,
        theme: Threats,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: &[
            "minor_on_pawn", "minor_on_knight", "minor_on_bishop", "minor_on_rook", "minor_on_queen",
            "rook_on_pawn", "rook_on_knight", "rook_on_bishop", "rook_on_rook", "rook_on_queen",
            "queen_on_pawn", "queen_on_knight", "queen_on_bishop", "queen_on_rook", "queen_on_queen",
            "king_on_pawn", "king_on_knight", "king_on_bishop", "king_on_rook", "king_on_queen",
        ],
        direction: Virtue,
        shape: RisingIn(5),
        says: "{side} has a threat against {enemy}'s {on_units}",
        example: "4k3/8/2r5/8/3N4/8/8/4K3 w - - 0 1",
    }
}

impl Finder for PieceThreat {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let [knight, bishop, rook, queen] = us.attacked_by;
        let attacks = [knight | bishop, rook, queen, shakmaty::attacks::king_attacks(us.king)];
        let unguarded = !us.pawns.enemy_attacks;
        let heavy = us.enemy.by(Role::Rook) | us.enemy.by(Role::Queen);
        let targets =
            [unguarded | heavy, unguarded | us.enemy.by(Role::Queen), unguarded, unguarded];
        const KINDS: [Role; 5] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        for (attacker, (attacks, targets)) in attacks.into_iter().zip(targets).enumerate() {
            let hit = attacks & targets & us.enemy_all;
            if hit.is_empty() {
                continue;
            }
            for (kind, role) in KINDS.into_iter().enumerate() {
                found.each(Self::slot(attacker * KINDS.len() + kind), hit & us.enemy.by(role));
            }
        }
    }
}

clause! {
    /// An enemy unit is attacked and nothing defends it.
    Hanging = "hanging" {
        name: "Hanging",
        chapter: Complement,
        theme: Threats,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: &["pawn", "knight", "bishop", "rook", "queen"],
        direction: Virtue,
        shape: Rising,
        says: "{enemy}'s {on_units} hangs: attacked, and nothing defends it",
        example: "4k3/8/8/8/3N4/8/2p5/6K1 w - - 0 1",
    }
}

impl Finder for Hanging {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        let hanging = us.attacked & us.enemy_all.without(them.attacked.flip_vertical());
        if hanging.is_empty() {
            return;
        }
        for kind in 0..5 {
            let role = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen][kind];
            found.each(Self::slot(kind), hanging & us.enemy.by(role));
        }
    }
}

clause! {
    /// Squares the enemy attacks, without a pawn and without a second attacker, that we attack too.
    ///
    /// His pieces go there at a risk.
    Restriction = "restriction" {
        name: "Restriction",
        chapter: Complement,
        theme: Space,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: &["square"],
        direction: Virtue,
        says: "{side} contests {on}",
        example: "4k3/8/8/r7/8/8/8/R3K3 w - - 0 1",
    }
}

impl Finder for Restriction {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        let held =
            us.pawns.enemy_attacks | them.attacked_twice.flip_vertical().without(us.attacked_twice);
        let contested = (us.attacked & them.attacked.flip_vertical()).without(held);
        let squares = contested.count() as i32;
        if squares > 0 {
            found.item([(Self::slot(0), squares)], Place::on(contested));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_places, slots_found};
    use shakmaty::Color;

    #[test]
    fn a_pawn_threatens_a_knight_now_or_by_a_push() {
        assert_places("4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1", "pawn_threat", Color::White, &["d5"]);
        let push = "4k3/8/3n4/8/4P3/8/8/4K3 w - - 0 1";
        assert_places(push, "pawn_threat", Color::White, &[]);
        assert_places(push, "pawn_push_threat", Color::White, &["d6"]);
    }

    #[test]
    fn a_guarded_rook_is_still_threatened_by_a_minor_but_a_guarded_knight_is_not() {
        let rook = "4k3/1p6/2r5/8/3N4/8/8/4K3 w - - 0 1";
        assert_eq!(slots_found(rook, "piece_threat", Color::White), ["minor_on_rook"]);
        assert!(
            slots_found("4k3/1p6/2n5/8/3N4/8/8/4K3 w - - 0 1", "piece_threat", Color::White)
                .is_empty()
        );
    }

    #[test]
    fn a_unit_hangs_only_without_a_defender() {
        assert_places("4k3/8/8/8/3N4/8/2p5/6K1 w - - 0 1", "hanging", Color::White, &["c2"]);
        assert_places("2r1k3/8/8/8/3N4/8/2p5/6K1 w - - 0 1", "hanging", Color::White, &[]);
    }
}
