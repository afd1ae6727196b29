//! Threats against pieces.

use shakmaty::{Bitboard, Role, Square, attacks};

use crate::clause::Finder;
use crate::context::Side;
use crate::slots::ByPiece;
use crate::squares::{Sets, pawn_origins, rank_set};
use crate::{Place, Sink};

const PIECE_ROLES: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// Kinds of units that can be lost, the least first.
const KINDS: [Role; 5] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// Enemy pieces on these squares, which are seldom any, each with the pawns that threaten it.
#[inline(always)]
fn find_threatened<C: ByPiece, S: Sink>(
    us: &Side,
    squares: Bitboard,
    pawns: impl Fn(Square) -> Bitboard,
    found: &mut S,
) {
    let threatened = squares & us.enemy_all.without(us.pawns.enemy);
    if threatened.is_empty() {
        return;
    }
    for (kind, role) in PIECE_ROLES.into_iter().enumerate() {
        let place = |victim| Place::on(pawns(victim)).at(victim);
        found.each_placed(C::of_kind(kind), threatened & us.enemy.by(role), place);
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
        slots: ByPiece,
        direction: Virtue,
        shape: Rising,
        says: "{side}'s {on}-pawn attacks {enemy}'s {at_units}",
        example: "4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1",
    }
}

impl Finder for PawnThreat {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let from = |victim| pawn_origins(victim) & us.pawns.own;
        find_threatened::<Self, S>(us, us.pawns.attacks, from, found);
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
        slots: ByPiece,
        direction: Virtue,
        shape: Rising,
        says: "{side} can push the {on}-pawn and attack {enemy}'s {at_units}",
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
        let from = |victim| {
            let steps = safe & pawn_origins(victim);
            let double_steps = (steps & rank_set(4)).south() & us.free;
            us.pawns.own & (steps | double_steps).south()
        };
        find_threatened::<Self, S>(us, threatened, from, found);
    }
}

/// Rows of attackers: pawns, knights and bishops, rooks, queens, the king.
const ATTACKERS: usize = 5;

/// What each row of attackers attacks.
#[inline(always)]
fn attacked_by_rows(us: &Side) -> [Bitboard; ATTACKERS] {
    let [knight, bishop, rook, queen] = us.attacked_by;
    [us.pawns.attacks, knight | bishop, rook, queen, attacks::king_attacks(us.king)]
}

/// The units of one row that attack a square.
fn attackers(us: &Side, row: usize, square: Square) -> Bitboard {
    const PAWNS: usize = 0;
    const KING: usize = 4;
    match row {
        PAWNS => pawn_origins(square) & us.pawns.own,
        KING => us.king.into(),
        _ => {
            let minors = us.own.by(Role::Knight) | us.own.by(Role::Bishop);
            let kind = [minors, us.own.by(Role::Rook), us.own.by(Role::Queen)][row - 1];
            us.pieces_attacking(square) & kind
        }
    }
}

/// Enemy units that nothing of theirs guards.
#[inline(always)]
fn unguarded(us: &Side, them: &Side) -> Bitboard {
    us.enemy_all.without(them.attacked.flip_vertical())
}

clause! {
    /// A piece attacks a guarded unit that is worth more, or that no pawn guards, by kind of attacker
    /// and kind attacked.
    PieceThreat = "piece_threat" {
        name: "Piece attacks piece",
        chapter: Complement,
        theme: Threats,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [
            MINOR_ON_PAWN, MINOR_ON_KNIGHT, MINOR_ON_BISHOP, MINOR_ON_ROOK, MINOR_ON_QUEEN,
            ROOK_ON_PAWN, ROOK_ON_KNIGHT, ROOK_ON_BISHOP, ROOK_ON_ROOK, ROOK_ON_QUEEN,
            QUEEN_ON_PAWN, QUEEN_ON_KNIGHT, QUEEN_ON_BISHOP, QUEEN_ON_ROOK, QUEEN_ON_QUEEN,
            KING_ON_PAWN, KING_ON_KNIGHT, KING_ON_BISHOP, KING_ON_ROOK, KING_ON_QUEEN,
        ],
        direction: Virtue,
        shape: RisingIn(5),
        says: "{side}'s {on_units} bears on {enemy}'s {at_units}",
        example: "4k3/1p6/2r5/8/3N4/8/8/4K3 w - - 0 1",
    }
}

impl Finder for PieceThreat {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        let guarded = us.enemy_all.without(unguarded(us, them));
        let by_no_pawn = guarded.without(us.pawns.enemy_attacks);
        let queens = us.enemy.by(Role::Queen) & guarded;
        let heavy = us.enemy.by(Role::Rook) & guarded | queens;
        let targets = [by_no_pawn | heavy, by_no_pawn | queens, by_no_pawn, by_no_pawn];
        let [_, attacks @ ..] = attacked_by_rows(us);
        for (row, (attacks, targets)) in attacks.into_iter().zip(targets).enumerate() {
            let hit = attacks & targets;
            if hit.is_empty() {
                continue;
            }
            for (kind, role) in KINDS.into_iter().enumerate() {
                let place = |victim| Place::on(attackers(us, row + 1, victim)).at(victim);
                let slot = Self::MINOR_ON_PAWN.nth(row * KINDS.len() + kind);
                found.each_placed(slot, hit & us.enemy.by(role), place);
            }
        }
    }
}

clause! {
    /// An enemy unit is attacked and nothing guards it, by kind of attacker and kind attacked.
    ///
    /// It has to be moved or guarded, or is lost.
    Hanging = "hanging" {
        name: "Hanging",
        chapter: Complement,
        theme: Threats,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [
            PAWN_ON_PAWN, PAWN_ON_KNIGHT, PAWN_ON_BISHOP, PAWN_ON_ROOK, PAWN_ON_QUEEN,
            MINOR_ON_PAWN, MINOR_ON_KNIGHT, MINOR_ON_BISHOP, MINOR_ON_ROOK, MINOR_ON_QUEEN,
            ROOK_ON_PAWN, ROOK_ON_KNIGHT, ROOK_ON_BISHOP, ROOK_ON_ROOK, ROOK_ON_QUEEN,
            QUEEN_ON_PAWN, QUEEN_ON_KNIGHT, QUEEN_ON_BISHOP, QUEEN_ON_ROOK, QUEEN_ON_QUEEN,
            KING_ON_PAWN, KING_ON_KNIGHT, KING_ON_BISHOP, KING_ON_ROOK, KING_ON_QUEEN,
        ],
        direction: Virtue,
        shape: RisingIn(5),
        says: "{side}'s {on_units} attacks {enemy}'s {at_units}, which nothing guards",
        example: "4k3/8/8/8/3N4/8/2p5/6K1 w - - 0 1",
    }
}

impl Finder for Hanging {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        let hanging = us.attacked & unguarded(us, them);
        if hanging.is_empty() {
            return;
        }
        for (row, attacks) in attacked_by_rows(us).into_iter().enumerate() {
            let hit = attacks & hanging;
            if hit.is_empty() {
                continue;
            }
            for (kind, role) in KINDS.into_iter().enumerate() {
                let place = |victim| Place::on(attackers(us, row, victim)).at(victim);
                let slot = Self::PAWN_ON_PAWN.nth(row * KINDS.len() + kind);
                found.each_placed(slot, hit & us.enemy.by(role), place);
            }
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
        slots: [SQUARE],
        direction: Virtue,
        says: "{side}'s {on_units} contests {at}",
        example: "4k3/8/8/r7/8/8/8/R3K3 w - - 0 1",
    }
}

impl Finder for Restriction {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        let held =
            us.pawns.enemy_attacks | them.attacked_twice.flip_vertical().without(us.attacked_twice);
        let contested = (us.attacked & them.attacked.flip_vertical()).without(held);
        found.each_placed(Self::SQUARE, contested, |square| {
            Place::on(us.units_bearing_on(square.into())).at(square)
        });
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_places, slots_found};
    use shakmaty::Color;

    #[test]
    fn a_pawn_threatens_a_knight_now_or_by_a_push() {
        assert_places("4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1", "pawn_threat", Color::White, &["e4 d5"]);
        let push = "4k3/8/3n4/8/4P3/8/8/4K3 w - - 0 1";
        assert_places(push, "pawn_threat", Color::White, &[]);
        assert_places(push, "pawn_push_threat", Color::White, &["e4 d6"]);
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
        assert_places("4k3/8/8/8/3N4/8/2p5/6K1 w - - 0 1", "hanging", Color::White, &["c2 d4"]);
        assert_places("2r1k3/8/8/8/3N4/8/2p5/6K1 w - - 0 1", "hanging", Color::White, &[]);
    }
}
