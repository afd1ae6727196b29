//! Lines that own pawns close, and lines that lead to the enemy king.

use shakmaty::{Bitboard, Role, attacks};

use crate::clause::Finder;
use crate::context::Side;
use crate::squares::{Sets, above, rank, rank_set};
use crate::{Place, Sink};

clause! {
    /// A pawn of its own side ends a bishop's diagonal ahead of it, or stands beside a rook on its rank or at the end of it.
    ///
    /// The piece looks at the pawn and at nothing beyond it.
    PawnInTheWay = "pawn_in_the_way" {
        name: "Pawn in the way of a piece",
        chapter: Complement,
        theme: PieceActivity,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [BISHOP, ROOK],
        direction: Fault,
        says: "{side}'s {on}-pawn stands in the way of the {by_units}",
        example: "4k3/8/8/8/4P3/8/6B1/4K3 w - - 0 1",
    }
}

impl Finder for PawnInTheWay {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        for piece in us.pieces_of(Role::Bishop) {
            let closed = piece.attacks & us.pawns.own & above(piece.square);
            found.each_placed(Self::BISHOP, closed, |pawn| Place::on(pawn).by(piece.square));
        }
        for piece in us.pieces_of(Role::Rook) {
            let closed = piece.attacks & us.pawns.own & rank_set(rank(piece.square));
            found.each_placed(Self::ROOK, closed, |pawn| Place::on(pawn).by(piece.square));
        }
    }
}

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
        let king = Bitboard::from_square(us.enemy_king);
        let file = king.fill_south() | king.fill_north();
        let rooks = us.own.by(Role::Rook) & (file | file.beside());
        let place = |piece| Place::on(piece).by(us.enemy_king);
        found.each_placed(Self::ROOK, rooks, place);
        let ring = king | attacks::king_attacks(us.enemy_king);
        let pawns = us.pawns.own | us.pawns.enemy;
        for bishop in us.own.by(Role::Bishop) {
            if (attacks::bishop_attacks(bishop, pawns) & ring).any() {
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
    fn only_pawns_ahead_are_in_a_bishops_way() {
        let place =
            |fen, places: &[&str]| assert_places(fen, "pawn_in_the_way", Color::White, places);
        place("4k3/8/8/8/4P3/8/6B1/4K3 w - - 0 1", &["e4"]);
        place("4k3/8/8/8/4B3/8/6P1/4K3 w - - 0 1", &[]);
        place("4k3/8/8/4p3/8/8/7B/4K3 w - - 0 1", &[]);
    }

    #[test]
    fn a_pawn_beside_a_rook_is_in_its_way_and_one_before_it_is_told_elsewhere() {
        let place =
            |fen, places: &[&str]| assert_places(fen, "pawn_in_the_way", Color::White, places);
        place("4k3/8/8/8/R2P4/8/8/4K3 w - - 0 1", &["d4"]);
        place("4k3/8/8/8/R1NP4/8/8/4K3 w - - 0 1", &[]);
        place("4k3/8/8/8/P7/8/8/R3K3 w - - 0 1", &[]);
    }

    #[test]
    fn a_rook_is_lined_up_through_anything_and_a_bishop_not_through_pawns() {
        let place = |fen, places: &[&str]| assert_places(fen, "line_to_king", Color::White, places);
        place("6k1/6p1/8/8/8/8/8/3K2R1 w - - 0 1", &["g1"]);
        place("6k1/6p1/8/8/8/8/8/3KR3 w - - 0 1", &[]);
        place("6k1/8/5n2/8/8/8/1B6/3K4 w - - 0 1", &["b2"]);
        place("6k1/8/5p2/8/8/8/1B6/3K4 w - - 0 1", &[]);
    }
}
