//! How many squares a piece reaches that are worth going to.

use shakmaty::Role;

use crate::clause::{Finder, Registered};
use crate::context::Side;
use crate::slots::reach_up_to;
use crate::{Place, Sink};

/// A table of reach for a kind of piece.
macro_rules! reach {
    ($(#[doc = $line:literal])+ $clause:ident = $key:literal, $name:literal, $role:ident, $most:literal, $example:literal) => {
        clause! {
            $(#[doc = $line])+
            $clause = $key {
                name: $name,
                chapter: Complement,
                theme: PieceActivity,
                section: "-",
                source: Own,
                unit: Millipawns,
                slots: reach_up_to($most),
                direction: Scale,
                shape: Rising,
                says: "the reach of {side}'s {on_units}",
                example: $example,
            }
        }

        impl Finder for $clause {
            fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
                for piece in us.pieces_of(Role::$role) {
                    let reach = (piece.attacks & us.useful).count();
                    found.item([(Self::slot(reach), 1)], Place::on(piece.square));
                }
            }
        }
    };
}

reach! {
    /// A knight by the number of squares it can usefully go to: not covered by enemy pawns, not
    /// taken by its own king, queen or stuck pawns.
    ///
    /// The first squares matter most.
    KnightReach = "knight_reach", "Knight's reach", Knight, 8, "4k3/8/8/8/4N3/8/8/4K3 w - - 0 1"
}

reach! {
    /// A bishop by the number of squares it can usefully go to, counted as for the knight.
    BishopReach = "bishop_reach", "Bishop's reach", Bishop, 13, "4k3/8/8/8/4B3/8/8/4K3 w - - 0 1"
}

reach! {
    /// A rook by the number of squares it can usefully go to, counted as for the knight.
    RookReach = "rook_reach", "Rook's reach", Rook, 14, "4k3/8/8/8/3R4/8/8/4K3 w - - 0 1"
}

reach! {
    /// A queen by the number of squares she can usefully go to, counted as for the knight.
    QueenReach = "queen_reach", "Queen's reach", Queen, 27, "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1"
}

#[cfg(test)]
mod tests {
    use crate::testing::slots_found;
    use shakmaty::Color;

    #[test]
    fn a_square_covered_by_a_pawn_does_not_count() {
        let free = "4k3/8/8/8/4N3/8/8/4K3 w - - 0 1";
        assert_eq!(slots_found(free, "knight_reach", Color::White), ["reach8"]);
        let covered = "4k3/4p3/8/8/4N3/8/8/4K3 w - - 0 1";
        assert_eq!(slots_found(covered, "knight_reach", Color::White), ["reach6"]);
    }
}
