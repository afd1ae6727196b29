//! A queen and a passed pawn that rook and minor piece, or three minors, can hold.

use shakmaty::Role;

use crate::Place;
use crate::clause::Finder;
use crate::context::{Side, Units};
use crate::squares::{ahead, half};

clause! {
    /// A lone queen with one passed pawn against rook and minor piece, or three minor pieces, is
    /// held when two of the defenders control one square of the passer's path and all other pawns
    /// stand on one half of the board. The side behind in the total gets the share of what it is
    /// behind that the profile names; the whole of it makes the game level.
    ///
    /// The passer never gets past that square, and the queen alone breaks nothing.
    QueenPasserDraw = "queen_passer_draw" {
        name: "Queen and passer held",
        chapter: Material,
        theme: Drawishness,
        section: "11",
        source: Addendum(
            "Endgame",
            "control simultaneously a square along the way forward of the enemy passer",
            Theirs,
        ),
        unit: Share,
        slots: [SHARE],
        direction: Virtue,
        says: "{on_units} hold queen and passer, for two of them control {at}: level for {side}",
        example: "r5k1/5ppp/8/Pn6/8/8/5PPP/3Q2K1 w - - 0 1",
    }
}

/// Found when the total is known: see [`crate::Closing`].
impl Finder for QueenPasserDraw {}

impl QueenPasserDraw {
    /// Where `them` hold our queen and passer, seen from our side, if they do.
    #[inline(always)]
    pub(crate) fn hold(us: &Side, them: &Side) -> Option<Place> {
        // Hardly ever is there a queen and nothing else.
        if is_lone_queen(&us.own) { Self::hold_against(us, them) } else { None }
    }

    fn hold_against(us: &Side, them: &Side) -> Option<Place> {
        if !can_hold_a_queen(&them.own) {
            return None;
        }
        let passer = us.pawns.passers.single_square()?;
        let others = (us.pawns.own | us.pawns.enemy).without(passer);
        let on_one_half = others.first().is_none_or(|pawn| half(pawn).is_superset(others));
        let held = ahead(passer) & them.controlled[1].flip_vertical();
        (on_one_half && held.any())
            .then(|| Place::on(us.enemy.pieces()).at(held).by(us.own.by(Role::Queen).with(passer)))
    }
}

#[inline(always)]
fn is_lone_queen(units: &Units) -> bool {
    units.pieces() == units.by(Role::Queen) && units.by(Role::Queen).count() == 1
}

/// Rook and minor piece, or three minor pieces, and nothing else.
fn can_hold_a_queen(units: &Units) -> bool {
    let minors = (units.by(Role::Knight) | units.by(Role::Bishop)).count();
    let rooks = units.by(Role::Rook).count();
    units.by(Role::Queen).is_empty() && matches!((rooks, minors), (1, 1) | (0, 3))
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use crate::Amount;
    use crate::testing::{items, ledger};

    const HELD: &str = "r5k1/5ppp/8/Pn6/8/8/5PPP/3Q2K1 w - - 0 1";

    #[test]
    fn rook_and_knight_make_it_level() {
        assert_eq!(ledger(HELD).total(), Amount::ZERO);
        let found: Vec<_> = [Color::White, Color::Black]
            .into_iter()
            .flat_map(|side| items(HELD, "queen_passer_draw", side))
            .collect();
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].0, "b5 a7 a8");
        assert!(found[0].1 > 0.0);
    }

    #[test]
    fn not_with_a_second_passer_pawns_on_both_wings_or_another_piece() {
        for fen in [
            "r5k1/5ppp/8/Pn6/8/8/1P4PP/3Q2K1 w - - 0 1",
            "r5k1/1p3ppp/8/P1n5/8/8/5PPP/3Q2K1 w - - 0 1",
            "r5k1/5ppp/8/P2n4/8/8/5PPP/3Q2K1 w - - 0 1",
            "r5k1/5ppp/8/Pn1n4/8/8/5PPP/3Q2K1 w - - 0 1",
        ] {
            for side in [Color::White, Color::Black] {
                assert!(items(fen, "queen_passer_draw", side).is_empty(), "{fen}");
            }
        }
    }
}
