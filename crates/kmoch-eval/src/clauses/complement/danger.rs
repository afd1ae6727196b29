//! Danger to the enemy king.

use shakmaty::{Bitboard, Role, attacks};

use crate::clause::{Finder, Slot};
use crate::context::{Side, Siege};
use crate::slots::ByPiece;
use crate::{Bends, Place, Sink};

const KINDS: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// So many things make the danger.
const MEASURED: usize = 14;
/// How often the value bends.
const BENDS: usize = 6;

clause! {
    /// Danger to the enemy king: the number of attackers times their weight, attacked and weak
    /// squares next to the king, checks, pinned defenders; less without a queen, and for each pawn that
    /// stands by the king. Up to `ordinary` it is part of
    /// ordinary play. The value bends upwards: beyond each bend what exceeds it counts once more,
    /// so that two attackers are more than twice one.
    KingDanger = "king_danger" {
        name: "King in danger",
        chapter: Complement,
        theme: KingSafety,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [
            SLOPE1, SLOPE2, SLOPE3, SLOPE4, SLOPE5, SLOPE6,
            KNIGHT_ATTACKER, BISHOP_ATTACKER, ROOK_ATTACKER, QUEEN_ATTACKER,
            ADJACENT_ATTACK, WEAK_SQUARE,
            KNIGHT_SAFE_CHECK, BISHOP_SAFE_CHECK, ROOK_SAFE_CHECK, QUEEN_SAFE_CHECK,
            UNSAFE_CHECK, NO_QUEEN, SHELTER_PAWN, PINNED_DEFENDER, ORDINARY,
            BEND1, BEND2, BEND3, BEND4, BEND5, BEND6,
        ],
        parameters: 21,
        direction: Virtue,
        says: "{enemy}'s king is in danger from {on_units}",
        example: "6k1/5ppp/8/6N1/7Q/8/8/4K3 w - - 0 1",
    }
}

impl Finder for KingDanger {
    #[inline(always)]
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        let siege = us.siege(them);
        let measured = Self::measured(us, them, siege);
        found.bent(measured, Self::CURVE, Place::on(siege.attackers).by(us.enemy_king));
    }
}

impl KingDanger {
    /// How many bends its curve has.
    pub const BENDS: usize = BENDS;

    /// What danger is worth: the slope changes at each bend.
    pub const CURVE: Bends<BENDS> =
        Bends { slopes: Self::SLOPE1, ordinary: Self::ORDINARY, bends: Self::BEND1 };

    /// How often each parameter counts in the danger to the enemy king.
    #[inline(always)]
    fn measured(us: &Side, them: &Side, siege: &Siege) -> [(Slot, i32); MEASURED] {
        let count = |squares: Bitboard| squares.count() as i32;
        let attackers = count(siege.attackers);
        let [knights, bishops, rooks, queens] =
            KINDS.map(|role| attackers * count(siege.attackers & us.own.by(role)));
        let [by_knight, by_bishop, by_rook, by_queen] =
            siege.safe_checks.map(|squares| i32::from(squares.any()));
        let by_the_king = us.pawns.enemy & attacks::king_attacks(us.enemy_king);
        [
            (Self::KNIGHT_ATTACKER, knights),
            (Self::BISHOP_ATTACKER, bishops),
            (Self::ROOK_ATTACKER, rooks),
            (Self::QUEEN_ATTACKER, queens),
            (Self::ADJACENT_ATTACK, siege.adjacent_attacks as i32),
            (Self::WEAK_SQUARE, count(siege.weak)),
            (Self::KNIGHT_SAFE_CHECK, by_knight),
            (Self::BISHOP_SAFE_CHECK, by_bishop),
            (Self::ROOK_SAFE_CHECK, by_rook),
            (Self::QUEEN_SAFE_CHECK, by_queen),
            (Self::UNSAFE_CHECK, count(siege.unsafe_checks)),
            (Self::NO_QUEEN, -i32::from(us.own.by(Role::Queen).is_empty())),
            (Self::SHELTER_PAWN, -count(by_the_king)),
            (Self::PINNED_DEFENDER, count(them.pinned)),
        ]
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
        slots: ByPiece,
        direction: Virtue,
        says: "{side}'s {on_units} has a safe check on {at}",
        example: "6k1/5ppp/8/6N1/7Q/8/8/4K3 w - - 0 1",
    }
}

impl Finder for SafeChecks {
    #[inline(always)]
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        for (kind, squares) in us.siege(them).safe_checks.into_iter().enumerate() {
            if squares.any() {
                let part = [(Self::of_kind(kind), squares.count() as i32)];
                let pieces = || us.own.by(KINDS[kind]) & us.units_bearing_on(squares);
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
