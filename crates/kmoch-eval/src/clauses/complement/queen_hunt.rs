//! Attacks on the queen that are one move away.

use shakmaty::{Bitboard, Role, attacks};

use crate::clause::Finder;
use crate::context::Side;
use crate::{Place, Sink};

clause! {
    /// A square from which a knight, or a bishop or rook, would attack the queen next move, and where it
    /// would be safe: the queen will have to go, and the move comes with gain of time.
    QueenHunt = "queen_hunt" {
        name: "Next move against the queen",
        chapter: Complement,
        theme: Threats,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [KNIGHT, SLIDER],
        direction: Virtue,
        says: "{side} can attack {enemy}'s {on_units} from {at}",
        example: "4k3/8/3q4/8/8/2N5/8/4K3 w - - 0 1",
    }
}

impl Finder for QueenHunt {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        let Some(queen) = us.enemy.by(Role::Queen).single_square() else { return };
        let theirs = them.attacked.flip_vertical();
        let safe = (!theirs | us.attacked_twice)
            .without(us.pawns.enemy_attacks | them.attacked_twice.flip_vertical() | us.own_all);
        let [knight, bishop, rook, _] = us.attacked_by;
        let diagonals = attacks::bishop_attacks(queen, us.occupied()) & bishop;
        let lines = attacks::rook_attacks(queen, us.occupied()) & rook;
        // Whoever attacks her already need not go there.
        let knights = attacks::knight_attacks(queen) & knight & safe;
        let sliders = (diagonals | lines) & safe;
        for (slot, squares) in [(Self::KNIGHT, knights), (Self::SLIDER, sliders)] {
            if squares != Bitboard::EMPTY {
                found.item([(slot, squares.count() as i32)], Place::on(queen).at(squares));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_places;
    use shakmaty::Color;

    #[test]
    fn a_knight_comes_with_gain_of_time_where_it_is_safe() {
        let found = |fen, places: &[&str]| assert_places(fen, "queen_hunt", Color::White, places);
        found("4k3/8/3q4/8/8/2N5/8/4K3 w - - 0 1", &["e4 b5 d6"]);
        // A pawn guards one of the squares.
        found("4k3/8/p2q4/8/8/2N5/8/4K3 w - - 0 1", &["e4 d6"]);
    }

    #[test]
    fn two_queens_are_not_hunted() {
        let fen = "4k3/8/q2q4/8/8/2N5/8/4K3 w - - 0 1";
        assert_places(fen, "queen_hunt", Color::White, &[]);
    }
}
