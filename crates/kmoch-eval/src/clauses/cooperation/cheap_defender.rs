//! Pawns whose defence costs less than the attack.

use crate::clause::Finder;
use crate::context::Side;
use crate::{Place, Sink};

clause! {
    /// An own pawn that enemy pieces attack and own pieces defend, where the cheapest defender is
    /// worth less than the cheapest attacker. The difference of the two counts.
    ///
    /// The attack ties down more than the defence.
    CheapDefender = "cheap_defender" {
        name: "Cheap defender",
        chapter: Cooperation,
        theme: Harmony,
        section: "8",
        source: Addendum(
            "Bonus for relatively lower power of a piece defending own p",
            "50mps x the difference in power between the attacking and the defending piece",
            Theirs,
        ),
        unit: Millipawns,
        slots: [MINOR_AGAINST_ROOK, MINOR_AGAINST_QUEEN, ROOK_AGAINST_QUEEN],
        direction: Virtue,
        says: "{side}'s {on}-pawn is cheaply defended: {by_units} is worth less than any attacker",
        example: "3q2k1/8/8/8/3P4/5N2/8/6K1 w - - 0 1",
    }
}

impl Finder for CheapDefender {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        let [knight, bishop, rook, _] = us.attacked_by;
        let minor = knight | bishop;
        let [enemy_knight, enemy_bishop, enemy_rook, enemy_queen] =
            them.attacked_by.map(|squares| squares.flip_vertical());
        let contested = us.pawns.own.without(enemy_knight | enemy_bishop);
        let by_rook = contested & enemy_rook;
        let by_queen = (contested & enemy_queen).without(enemy_rook);
        let minors = us.own.by(shakmaty::Role::Knight) | us.own.by(shakmaty::Role::Bishop);
        let with_minor = |pawn| Place::on(pawn).by(us.pieces_attacking(pawn) & minors);
        found.each_placed(Self::MINOR_AGAINST_ROOK, by_rook & minor, with_minor);
        found.each_placed(Self::MINOR_AGAINST_QUEEN, by_queen & minor, with_minor);
        found.each_placed(Self::ROOK_AGAINST_QUEEN, (by_queen & rook).without(minor), |pawn| {
            Place::on(pawn).by(us.pieces_attacking(pawn) & us.own.by(shakmaty::Role::Rook))
        });
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_black, assert_white};

    #[test]
    fn a_knight_defends_against_a_queen() {
        let fen = "3q2k1/8/8/8/3P4/5N2/8/6K1 w - - 0 1";
        assert_white(fen, "cheap_defender", &[("d4", 300.0)]);
    }

    #[test]
    fn the_cheapest_defender_and_attacker_count() {
        let rook_and_queen = "3q2k1/8/3r4/8/3P4/5N2/8/3R2K1 w - - 0 1";
        assert_white(rook_and_queen, "cheap_defender", &[("d4", 75.0)]);
        let rook_against_queen = "3R2k1/8/8/3p4/8/8/8/3Q2K1 w - - 0 1";
        assert_black(rook_against_queen, "cheap_defender", &[]);
        let rook_against_queen = "3r2k1/8/8/3p4/8/8/8/3Q2K1 w - - 0 1";
        assert_black(rook_against_queen, "cheap_defender", &[("d5", 225.0)]);
    }

    #[test]
    fn a_knight_against_a_bishop_is_even() {
        let fen = "6k1/8/1b6/8/3P4/5N2/8/6K1 w - - 0 1";
        assert_white(fen, "cheap_defender", &[]);
    }
}
