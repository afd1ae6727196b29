//! Squares that pawns and pieces attack together.

use shakmaty::Bitboard;

use crate::clause::Finder;
use crate::context::Side;
use crate::slots::ByPiece;
use crate::squares::{Sets, quadrant};
use crate::{Place, Sink};

clause! {
    /// A square that an own pawn and an own piece both attack. Each pawn, piece and square counts,
    /// and more with a more powerful piece.
    ///
    /// Together they hold it or break through on it.
    PawnPieceIntersection = "pawn_piece_intersection" {
        name: "Pawn and piece on one square",
        chapter: Cooperation,
        theme: Harmony,
        section: "8",
        source: Addendum(
            "Intersections of pawns and pieces",
            "1/500 the sum of the values of the pawn and the piece",
            Theirs,
        ),
        unit: Millipawns,
        slots: ByPiece,
        direction: Virtue,
        says: "{side}'s {on_units} both attack {at}",
        example: "6k1/8/8/8/8/2P2N2/8/6K1 w - - 0 1",
    }
}

impl Finder for PawnPieceIntersection {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let forward = us.pawns.own.north();
        let (east, west) = (forward.east(), forward.west());
        for piece in &us.pieces {
            let slot = Self::of_kind(piece.kind());
            let meet = |pawn: Bitboard, square| Place::on(pawn.with(piece.square)).at(square);
            found.each_placed(slot, piece.attacks & east, |square| {
                meet(Bitboard::from(square).south().west(), square)
            });
            found.each_placed(slot, piece.attacks & west, |square| {
                meet(Bitboard::from(square).south().east(), square)
            });
        }
    }
}

clause! {
    /// A square in the enemy king's quarter of the board that an own pawn and an own piece both
    /// attack.
    ///
    /// A piece that steps on it stands firmly next to the king.
    SteppingStone = "stepping_stone" {
        name: "Stepping stone",
        chapter: Cooperation,
        theme: KingSafety,
        section: "8",
        source: Addendum(
            "Stepping-stones for attack",
            "+5 for each square of intersection of an own pawn and own piece",
            Theirs,
        ),
        unit: Millipawns,
        slots: [VALUE],
        direction: Virtue,
        says: "{on} is a stepping stone towards {enemy}'s king: a pawn attacks it and so does {by_units}",
        example: "6k1/8/8/8/5P2/7N/8/K7 w - - 0 1",
    }
}

impl Finder for SteppingStone {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let stones = quadrant(us.enemy_king) & us.pawns.attacks & us.controlled[0];
        found.each_placed(Self::VALUE, stones, |stone| {
            Place::on(stone).by(us.pieces_attacking(stone))
        });
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn two_pawns_and_a_knight_on_one_square_count_twice() {
        assert_white(
            "6k1/8/8/8/8/2P1P3/4N3/6K1 w - - 0 1",
            "pawn_piece_intersection",
            &[("e2 c3 d4", 8.0), ("e2 e3 f4", 8.0), ("e2 e3 d4", 8.0)],
        );
    }

    #[test]
    fn squares_of_only_one_of_them_do_not_count() {
        let fen = "6k1/8/8/8/8/2P5/3N4/6K1 w - - 0 1";
        assert_white(fen, "pawn_piece_intersection", &[]);
    }

    #[test]
    fn a_stone_lies_in_the_kings_quarter() {
        let fen = "6k1/8/8/8/5P2/7N/8/K7 w - - 0 1";
        assert_white(fen, "stepping_stone", &[("g5", 50.0)]);
        let far_king = "1k6/8/8/8/5P2/7N/8/K7 w - - 0 1";
        assert_white(far_king, "stepping_stone", &[]);
    }
}
