//! Lines that lead to the enemy king.

use shakmaty::{Bitboard, Role, attacks};

use crate::clause::Finder;
use crate::context::{Side, diagonals};
use crate::squares::Sets;
use crate::{Place, Sink};

clause! {
    /// A rook on the enemy king's file or on one beside it, or a bishop on a diagonal that leads to the squares
    /// around that king and that no pawn closes.
    ///
    /// Whatever stands between may go away.
    LineToKing = "line_to_king" {
        name: "Line to the king",
        chapter: Complement,
        theme: KingSafety,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [ROOK, BISHOP],
        direction: Virtue,
        says: "{side}'s {on_units} is lined up against {enemy}'s king on {by}",
        example: "6k1/6p1/8/8/8/8/8/3K2R1 w - - 0 1",
    }
}

impl Finder for LineToKing {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let file = Bitboard::from_file(us.enemy_king.file());
        let rooks = us.own.by(Role::Rook) & (file | file.beside());
        let place = |piece| Place::on(piece).by(us.enemy_king);
        found.each_placed(Self::ROOK, rooks, place);
        let ring = attacks::king_attacks(us.enemy_king).with(us.enemy_king);
        let pawns = us.pawns.own | us.pawns.enemy;
        for bishop in us.own.by(Role::Bishop) {
            if (diagonals(bishop) & ring).any()
                && (attacks::bishop_attacks(bishop, pawns) & ring).any()
            {
                found.item([(Self::BISHOP, 1)], place(bishop));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_places;
    use shakmaty::Color;

    #[test]
    fn a_rook_is_lined_up_through_anything_and_a_bishop_not_through_pawns() {
        let place = |fen, places: &[&str]| assert_places(fen, "line_to_king", Color::White, places);
        place("6k1/6p1/8/8/8/8/8/3K2R1 w - - 0 1", &["g1"]);
        place("6k1/6p1/8/8/8/8/8/3KR3 w - - 0 1", &[]);
        place("6k1/8/5n2/8/8/8/1B6/3K4 w - - 0 1", &["b2"]);
        place("6k1/8/5p2/8/8/8/1B6/3K4 w - - 0 1", &[]);
    }
}
