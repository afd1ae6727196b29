//! Danger to the enemy king.

use shakmaty::{Bitboard, Role};

use crate::clause::{Finder, Registered};
use crate::context::{Side, Siege};
use crate::slots::PIECES;
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

/// How dangerous our pieces are to the enemy king.
fn danger(us: &Side, siege: &Siege) -> i32 {
    let count = |squares: Bitboard| squares.count() as i32;
    let kinds = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen].into_iter().enumerate();
    let weight: i32 = kinds
        .map(|(kind, role)| ATTACKER_WEIGHT[kind] * count(siege.attackers & us.own.by(role)))
        .sum();
    let safe_checks = SAFE_CHECK.iter().zip(siege.safe_checks);
    let safe_check_danger: i32 =
        safe_checks.filter(|(_, squares)| squares.any()).map(|(danger, _)| danger).sum();
    let no_queen = if us.own.by(Role::Queen).is_empty() { NO_QUEEN } else { 0 };
    count(siege.attackers) * weight
        + siege.adjacent_attacks as i32 * ADJACENT_ATTACK
        + count(siege.weak) * WEAK_SQUARE
        + safe_check_danger
        + count(siege.unsafe_checks) * UNSAFE_CHECK
        - no_queen
}

clause! {
    /// Danger to the enemy king: the number of attackers times their weight, attacked and weak
    /// squares next to the king, safe checks; less without a queen. The value bends upwards: two
    /// attackers are more than twice one.
    KingDanger = "king_danger" {
        name: "King in danger",
        chapter: Complement,
        theme: KingSafety,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: &["from0", "from16", "from32", "from56", "from84", "from120"],
        direction: Virtue,
        says: "{enemy}'s king is in danger from {on_units}",
        example: "6k1/5ppp/8/6N1/7Q/8/8/4K3 w - - 0 1",
    }
}

impl Finder for KingDanger {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        let siege = us.siege(them);
        let danger = danger(us, &siege);
        if danger <= ORDINARY {
            return;
        }
        let parts = std::array::from_fn::<_, 6, _>(|bend| {
            (Self::slot(bend), (danger - BENDS[bend]).max(0))
        });
        found.item(parts, Place::on(siege.attackers).by(us.enemy_king));
    }
}

clause! {
    /// Squares from which a piece can check the enemy king without being taken for nothing, by
    /// kind of piece: one such square or several.
    SafeChecks = "safe_checks" {
        name: "Safe checks",
        chapter: Complement,
        theme: KingSafety,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: PIECES,
        direction: Virtue,
        says: "{side} has a safe check on {on}",
        example: "6k1/5ppp/8/6N1/7Q/8/8/4K3 w - - 0 1",
    }
}

impl Finder for SafeChecks {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        for (kind, squares) in us.safe_checks(them).into_iter().enumerate() {
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
