//! Danger to the enemy king.

use shakmaty::{Bitboard, Role};

use crate::clause::{Finder, Registered};
use crate::context::{Side, Siege};
use crate::slots::PIECES;
use crate::{PARAMETER_ONE, Place, Sink};

/// Places of the parameters among the clause's slots, as they are declared below.
const ATTACKER: usize = 6;
const ADJACENT_ATTACK: usize = 10;
const WEAK_SQUARE: usize = 11;
const SAFE_CHECK: usize = 12;
const UNSAFE_CHECK: usize = 16;
const NO_QUEEN: usize = 17;
const ORDINARY: usize = 18;
const BEND: usize = 19;

clause! {
    /// Danger to the enemy king: the number of attackers times their weight, attacked and weak
    /// squares next to the king, safe checks; less without a queen. Up to `ordinary` it is part of
    /// ordinary play. The value bends upwards: beyond each bend what exceeds it counts once more,
    /// so that two attackers are more than twice one.
    KingDanger = "king_danger" {
        name: "King in danger",
        chapter: Complement,
        theme: KingSafety,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: &[
            "slope1", "slope2", "slope3", "slope4", "slope5", "slope6",
            "knight_attacker", "bishop_attacker", "rook_attacker", "queen_attacker",
            "adjacent_attack", "weak_square",
            "knight_safe_check", "bishop_safe_check", "rook_safe_check", "queen_safe_check",
            "unsafe_check", "no_queen", "ordinary",
            "bend1", "bend2", "bend3", "bend4", "bend5", "bend6",
        ],
        parameters: 19,
        direction: Virtue,
        says: "{enemy}'s king is in danger from {on_units}",
        example: "6k1/5ppp/8/6N1/7Q/8/8/4K3 w - - 0 1",
    }
}

impl Finder for KingDanger {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        let siege = us.siege(them);
        let parameter = |place: usize| found.parameter(Self::slot(place));
        let danger = danger(us, &siege, parameter);
        if danger <= parameter(ORDINARY) {
            return;
        }
        let parts = std::array::from_fn::<_, 6, _>(|bend| {
            let excess = (danger - parameter(BEND + bend)).max(0);
            (Self::slot(bend), (excess + PARAMETER_ONE / 2) >> PARAMETER_ONE.ilog2())
        });
        found.item(parts, Place::on(siege.attackers).by(us.enemy_king));
    }
}

/// How dangerous our pieces are to the enemy king, with [`PARAMETER_ONE`] as one.
#[inline(always)]
fn danger(us: &Side, siege: &Siege, parameter: impl Fn(usize) -> i32) -> i32 {
    let count = |squares: Bitboard| squares.count() as i32;
    let kinds = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen].into_iter().enumerate();
    let weight: i32 = kinds
        .map(|(kind, role)| parameter(ATTACKER + kind) * count(siege.attackers & us.own.by(role)))
        .sum();
    let safe_checks = siege.safe_checks.iter().enumerate().filter(|(_, squares)| squares.any());
    let safe_check_danger: i32 = safe_checks.map(|(kind, _)| parameter(SAFE_CHECK + kind)).sum();
    let no_queen = if us.own.by(Role::Queen).is_empty() { parameter(NO_QUEEN) } else { 0 };
    count(siege.attackers) * weight
        + siege.adjacent_attacks as i32 * parameter(ADJACENT_ATTACK)
        + count(siege.weak) * parameter(WEAK_SQUARE)
        + safe_check_danger
        + count(siege.unsafe_checks) * parameter(UNSAFE_CHECK)
        - no_queen
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
