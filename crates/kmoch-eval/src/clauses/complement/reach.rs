//! How many squares a piece reaches that are worth going to.

use shakmaty::{Bitboard, Role};

use crate::clause::Finder;
use crate::context::Side;
use crate::slots::ByReach;
use crate::{Place, Sink};

/// Squares that so many kinds of enemy pieces attack, the least first.
#[inline(always)]
fn held_by_lesser(them: &Side, kinds: usize) -> Bitboard {
    let attacked = them.attacked_by.iter().take(kinds);
    attacked.fold(Bitboard::EMPTY, |all, &squares| all | squares).flip_vertical()
}

/// A table of reach for a kind of piece that so many kinds are worth less than.
macro_rules! reach {
    ($(#[doc = $line:literal])+ $clause:ident = $key:literal, $name:literal, $role:ident, $most:literal, $lesser:literal, $example:literal) => {
        clause! {
            $(#[doc = $line])+
            $clause = $key {
                name: $name,
                chapter: Complement,
                theme: PieceActivity,
                section: "-",
                source: Own,
                unit: Millipawns,
                slots: ByReach first $most + 1,
                direction: Scale,
                shape: Rising,
                says: "the reach of {side}'s {on_units}",
                example: $example,
            }
        }

        impl Finder for $clause {
            #[inline(always)]
            fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
                let useful = us.useful.without(held_by_lesser(them, $lesser));
                for piece in us.pieces_of(Role::$role) {
                    let reach = (us.free_attacks(piece) & useful).count();
                    found.item([(Self::reaching(reach), 1)], Place::on(piece.square));
                }
            }
        }
    };
}

reach! {
    /// A knight by the number of squares it can usefully go to: not covered by enemy pawns, not
    /// taken by its own king, queen or stuck pawns; on the line of a pin, if it is pinned to its king.
    ///
    /// The first squares matter most.
    KnightReach = "knight_reach", "Knight's reach", Knight, 8, 0, "4k3/8/8/8/4N3/8/8/4K3 w - - 0 1"
}

reach! {
    /// A bishop by the number of squares it can usefully go to, counted as for the knight.
    BishopReach = "bishop_reach", "Bishop's reach", Bishop, 13, 0, "4k3/8/8/8/4B3/8/8/4K3 w - - 0 1"
}

reach! {
    /// A rook by the number of squares it can usefully go to, counted as for the knight, and not covered by
    /// enemy knights and bishops.
    RookReach = "rook_reach", "Rook's reach", Rook, 14, 2, "4k3/8/8/8/3R4/8/8/4K3 w - - 0 1"
}

reach! {
    /// A queen by the number of squares she can usefully go to, counted as for the knight, and not covered by
    /// enemy knights, bishops and rooks.
    QueenReach = "queen_reach", "Queen's reach", Queen, 27, 3, "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1"
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

    #[test]
    fn a_square_held_by_a_lesser_piece_does_not_count_for_a_rook() {
        let rook = |fen| slots_found(fen, "rook_reach", Color::White);
        assert_eq!(rook("4k3/8/8/8/R7/8/8/7K w - - 0 1"), ["reach14"]);
        assert_eq!(rook("4k3/8/2n5/8/R7/8/8/7K w - - 0 1"), ["reach10"]);
    }

    #[test]
    fn a_pinned_piece_reaches_only_squares_on_its_line() {
        let rook = "4k3/4r3/8/8/4R3/8/8/4K3 w - - 0 1";
        assert_eq!(slots_found(rook, "rook_reach", Color::White), ["reach5"]);
        let knight = "4k3/4r3/8/8/4N3/8/8/4K3 w - - 0 1";
        assert_eq!(slots_found(knight, "knight_reach", Color::White), ["reach0"]);
        // Two units before the king, and neither is bound.
        let two = "4k3/4r3/8/4P3/4N3/8/8/4K3 w - - 0 1";
        assert_eq!(slots_found(two, "knight_reach", Color::White), ["reach8"]);
    }
}
