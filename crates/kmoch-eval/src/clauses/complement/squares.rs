//! Where each kind of unit stands well.

use shakmaty::Role;

use crate::clause::Finder;
use crate::context::{KingSide, PawnSide, Side};
use crate::slots::BySquare;
use crate::{Place, Sink};

/// A table of squares for a kind of piece.
macro_rules! piece_square {
    ($(#[doc = $line:literal])+ $clause:ident = $key:literal, $name:literal, $role:ident, $example:literal) => {
        clause! {
            $(#[doc = $line])+
            $clause = $key {
                name: $name,
                chapter: Complement,
                theme: PieceActivity,
                section: "-",
                source: Own,
                unit: Millipawns,
                slots: BySquare,
                direction: Scale,
                says: "the square of {side}'s {on_units}",
                example: $example,
            }
        }

        impl Finder for $clause {
            fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
                for square in us.own.by(Role::$role) {
                    found.item([(Self::on_square(square), 1)], Place::on(square));
                }
            }
        }
    };
}

piece_square! {
    /// A knight is worth what its square is worth: much in the centre, little at the edge.
    KnightSquare = "knight_square", "Knight's square", Knight, "4k3/8/8/8/4N3/8/8/4K3 w - - 0 1"
}

piece_square! {
    /// A bishop by the square it stands on.
    BishopSquare = "bishop_square", "Bishop's square", Bishop, "4k3/8/8/8/4B3/8/8/4K3 w - - 0 1"
}

piece_square! {
    /// A rook by the square it stands on.
    RookSquare = "rook_square", "Rook's square", Rook, "4k3/8/8/8/3R4/8/8/4K3 w - - 0 1"
}

piece_square! {
    /// A queen by the square she stands on.
    QueenSquare = "queen_square", "Queen's square", Queen, "3k4/8/8/8/4Q3/8/8/4K3 w - - 0 1"
}

clause! {
    /// A pawn by the square it stands on.
    PawnSquare = "pawn_square" {
        name: "Pawn's square",
        chapter: Complement,
        theme: PawnStructure,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: BySquare,
        direction: Scale,
        says: "the square of {side}'s {on}-pawn",
        example: "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1",
    }
}

impl Finder for PawnSquare {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        for square in us.own {
            found.item([(Self::on_square(square), 1)], Place::on(square));
        }
    }
}

clause! {
    /// The king by the square it stands on: at home while queens are about, in the centre
    /// when they are gone.
    KingSquare = "king_square" {
        name: "King's square",
        chapter: Complement,
        theme: KingSafety,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: BySquare,
        direction: Scale,
        says: "the square of {side}'s king on {on}",
        example: "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
    }
}

impl Finder for KingSquare {
    fn kings<S: Sink>(us: &KingSide, _: &KingSide, found: &mut S) {
        found.item([(Self::on_square(us.king), 1)], Place::on(us.king));
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_places;
    use shakmaty::Color;

    #[test]
    fn every_unit_has_its_square() {
        let fen = "4k3/8/8/3n4/4P3/8/8/R3K3 w - - 0 1";
        assert_places(fen, "rook_square", Color::White, &["a1"]);
        assert_places(fen, "pawn_square", Color::White, &["e4"]);
        assert_places(fen, "king_square", Color::Black, &["e8"]);
        assert_places(fen, "knight_square", Color::Black, &["d5"]);
        assert_places(fen, "knight_square", Color::White, &[]);
    }
}
