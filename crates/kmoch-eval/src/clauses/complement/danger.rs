//! Danger to the enemy king.

use shakmaty::{Bitboard, Role, attacks};

use crate::clause::{Finder, Registered};
use crate::context::{Side, Siege};
use crate::slots::PIECES;
use crate::{Bends, Place, Sink};

const KINDS: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// Places of the parameters among the clause's slots, as they are declared below.
const ATTACKER: usize = 6;
/// So many of them, from the first, are counted in what is measured.
const MEASURED: usize = 14;
const ORDINARY: usize = 20;
const BEND: usize = 21;
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
        slots: &[
            "slope1", "slope2", "slope3", "slope4", "slope5", "slope6",
            "knight_attacker", "bishop_attacker", "rook_attacker", "queen_attacker",
            "adjacent_attack", "weak_square",
            "knight_safe_check", "bishop_safe_check", "rook_safe_check", "queen_safe_check",
            "unsafe_check", "no_queen", "shelter_pawn", "pinned_defender", "ordinary",
            "bend1", "bend2", "bend3", "bend4", "bend5", "bend6",
        ],
        parameters: 21,
        direction: Virtue,
        says: "{enemy}'s king is in danger from {on_units}",
        example: "6k1/5ppp/8/6N1/7Q/8/8/4K3 w - - 0 1",
    }
}

impl Finder for KingDanger {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        let siege = us.siege(them);
        let counts = danger(us, them, &siege);
        let measured = std::array::from_fn::<_, MEASURED, _>(|place| {
            (Self::slot(ATTACKER + place), counts[place])
        });
        found.bent(measured, Self::CURVE, Place::on(siege.attackers).by(us.enemy_king));
    }
}

impl KingDanger {
    /// How many bends its curve has.
    pub const BENDS: usize = BENDS;

    /// What danger is worth: the slope changes at each bend.
    pub const CURVE: Bends<BENDS> = Bends {
        slopes: Self::FIRST,
        ordinary: Self::FIRST.nth(ORDINARY),
        bends: Self::FIRST.nth(BEND),
    };
}

/// How often each parameter counts in the danger to the enemy king, in the order of their declaration.
#[inline(always)]
fn danger(us: &Side, them: &Side, siege: &Siege) -> [i32; MEASURED] {
    let count = |squares: Bitboard| squares.count() as i32;
    let attackers = count(siege.attackers);
    let [knights, bishops, rooks, queens] =
        KINDS.map(|role| attackers * count(siege.attackers & us.own.by(role)));
    let [by_knight, by_bishop, by_rook, by_queen] =
        siege.safe_checks.map(|squares| i32::from(squares.any()));
    [
        knights,
        bishops,
        rooks,
        queens,
        siege.adjacent_attacks as i32,
        count(siege.weak),
        by_knight,
        by_bishop,
        by_rook,
        by_queen,
        count(siege.unsafe_checks),
        -i32::from(us.own.by(Role::Queen).is_empty()),
        -count(us.pawns.enemy & attacks::king_attacks(us.enemy_king)),
        count(them.pinned()),
    ]
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
        says: "{side}'s {on_units} has a safe check on {at}",
        example: "6k1/5ppp/8/6N1/7Q/8/8/4K3 w - - 0 1",
    }
}

impl Finder for SafeChecks {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        for (kind, squares) in us.safe_checks(them).into_iter().enumerate() {
            if squares.any() {
                let part = [(Self::slot(kind), squares.count() as i32)];
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
