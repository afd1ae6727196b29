//! Danger to the enemy king.

use shakmaty::{Bitboard, Role, attacks};

use crate::clause::{Finder, Registered};
use crate::context::Side;
use crate::slots::PIECES;
use crate::squares::Sets;
use crate::{Place, Sink};

/// What each kind of piece adds to an attack by looking at the king's neighbourhood.
const ATTACKER_WEIGHT: [i32; 4] = [5, 3, 3, 1];
/// What each attack on a square next to the king adds.
const ADJACENT_ATTACK: i32 = 4;
/// What a square next to the king adds that only king or queen defend.
const WEAK_SQUARE: i32 = 11;
/// What a safe check adds, by kind of piece.
const SAFE_CHECK: [i32; 4] = [48, 38, 62, 46];
/// What a check adds that can be answered by capture.
const UNSAFE_CHECK: i32 = 9;
/// What the lack of a queen takes away.
const NO_QUEEN: i32 = 50;
/// Danger below this is ordinary play.
const ORDINARY: i32 = 8;
/// Where the line of danger bends: each further slot counts what exceeds its bend.
const BENDS: [i32; 6] = [0, 16, 32, 56, 84, 120];

/// The squares from which pieces give check, and what an attack on the king consists of.
struct Attack {
    danger: i32,
    attackers: Bitboard,
    safe_checks: [Bitboard; 4],
}

/// Squares from which each kind of piece would check the enemy king.
fn checking_squares(us: &Side) -> [Bitboard; 4] {
    let (king, occupied) = (us.enemy_king, us.occupied());
    let bishop = attacks::bishop_attacks(king, occupied);
    let rook = attacks::rook_attacks(king, occupied);
    [attacks::knight_attacks(king), bishop, rook, bishop | rook]
}

fn attack(us: &Side, them: &Side) -> Attack {
    let ring = attacks::king_attacks(us.enemy_king);
    let zone = ring | ring.south() | Bitboard::from_square(us.enemy_king);
    let mut attackers = Bitboard::EMPTY;
    let (mut weight, mut adjacent) = (0, 0);
    let mut by_kind = [Bitboard::EMPTY; 4];
    for piece in &us.pieces {
        by_kind[piece.kind()] |= piece.attacks;
        if (piece.attacks & zone).any() {
            attackers.add(piece.square);
            weight += ATTACKER_WEIGHT[piece.kind()];
            adjacent += (piece.attacks & ring).count() as i32;
        }
    }
    let defended = them.attacked.flip_vertical();
    let defended_twice = them.attacked_twice.flip_vertical();
    let their_queens: Bitboard = them
        .pieces
        .iter()
        .filter(|piece| piece.role == Role::Queen)
        .fold(Bitboard::EMPTY, |set, piece| set | piece.attacks.flip_vertical());
    // Weak: we attack it, and at most its king and queen defend it, not both at once.
    let weak = us.attacked.without(defended_twice) & (!defended | ring | their_queens);
    let safe = (!us.own_all) & (!defended | (weak & us.attacked_twice));
    let checks = checking_squares(us);
    let mut danger = attackers.count() as i32 * weight + adjacent * ADJACENT_ATTACK;
    danger += (weak & ring).count() as i32 * WEAK_SQUARE;
    let mut safe_checks = [Bitboard::EMPTY; 4];
    let mut unsafe_checks = Bitboard::EMPTY;
    for kind in 0..4 {
        let squares = checks[kind] & by_kind[kind] & !us.own_all;
        safe_checks[kind] = squares & safe;
        unsafe_checks |= squares.without(safe);
        if safe_checks[kind].any() {
            danger += SAFE_CHECK[kind];
        }
    }
    danger += unsafe_checks.count() as i32 * UNSAFE_CHECK;
    if us.own.by(Role::Queen).is_empty() {
        danger -= NO_QUEEN;
    }
    Attack { danger, attackers, safe_checks }
}

clause! {
    /// Danger to the enemy king: the number of attackers times their weight, attacked and weak
    /// squares next to the king, safe checks; less without a queen. The value bends upwards: two
    /// attackers are more than twice one.
    KingDanger = "king_danger" {
        name: "King in danger",
        chapter: Complement,
        section: "-",
        unit: Millipawns,
        slots: &["from0", "from16", "from32", "from56", "from84", "from120"],
        says: "{enemy}'s king is in danger from {on_units}",
        example: "6k1/5ppp/8/6N1/7Q/8/8/4K3 w - - 0 1",
    }
}

impl Finder for KingDanger {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        let Attack { danger, attackers, .. } = attack(us, them);
        if danger <= ORDINARY {
            return;
        }
        let parts = std::array::from_fn::<_, 6, _>(|bend| {
            (Self::slot(bend), (danger - BENDS[bend]).max(0))
        });
        found.item(parts, Place::on(attackers).by(us.enemy_king));
    }
}

clause! {
    /// Squares from which a piece can check the enemy king without being taken for nothing, by
    /// kind of piece: one such square or several.
    SafeChecks = "safe_checks" {
        name: "Safe checks",
        chapter: Complement,
        section: "-",
        unit: Millipawns,
        slots: PIECES,
        says: "{side} has a safe check on {on}",
        example: "6k1/5ppp/8/6N1/7Q/8/8/4K3 w - - 0 1",
    }
}

impl Finder for SafeChecks {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        for (kind, squares) in attack(us, them).safe_checks.into_iter().enumerate() {
            if squares.any() {
                found.item([(Self::slot(kind), squares.count() as i32)], Place::on(squares));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_places, slots_found};
    use shakmaty::Color;

    #[test]
    fn a_queen_with_a_knight_near_the_king_is_danger() {
        let fen = "6k1/5ppp/8/6N1/7Q/8/8/4K3 w - - 0 1";
        assert_places(fen, "king_danger", Color::White, &["h4 g5"]);
        assert_places(fen, "king_danger", Color::Black, &[]);
    }

    #[test]
    fn a_check_on_a_guarded_square_is_not_safe() {
        let open = "6k1/8/8/8/8/8/8/R3K3 w - - 0 1";
        assert_eq!(slots_found(open, "safe_checks", Color::White), ["rook"]);
        let guarded = "1r4k1/8/8/8/8/8/6n1/R5K1 w - - 0 1";
        assert!(slots_found(guarded, "safe_checks", Color::White).is_empty());
    }
}
