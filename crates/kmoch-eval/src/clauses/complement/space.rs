//! Room behind the pawns.

use shakmaty::Bitboard;

use crate::clause::Finder;
use crate::context::{Forces, MOST_PIECES};
use crate::squares::{Sets, file_pair, rank_set};
use crate::{Place, Sink};

clause! {
    /// Squares on the four middle files and ranks 2 to 4 that hold no own pawn and that no enemy
    /// pawn attacks; those behind own pawns count twice, and all count for each own piece.
    SafeSpace = "safe_space" {
        name: "Space behind the pawns",
        chapter: Complement,
        theme: Space,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [SQUARE_AND_PIECE],
        direction: Virtue,
        says: "{side} has room behind the pawns on {at}",
        example: "r1bqkbnr/pppppppp/n7/8/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 0 1",
    }
}

impl Finder for SafeSpace {
    fn forces<S: Sink>(us: &Forces, _: &Forces, found: &mut S) {
        let middle = (file_pair(2) | file_pair(3)) & (rank_set(2) | rank_set(3) | rank_set(4));
        let safe = middle.without(us.pawns.own | us.pawns.enemy_attacks);
        let behind: Bitboard = us.pawns.own.south() | us.pawns.own.south().south();
        let pieces = us.pieces().count().min(MOST_PIECES);
        let part = |squares: usize| [(Self::SQUARE_AND_PIECE, (squares * pieces) as i32)];
        if pieces == 0 || safe.is_empty() {
            return;
        }
        found.items(
            || part(safe.count() + (safe & behind).count()),
            |found| {
                // The room is the pieces', and what lies behind a pawn is the pawn's merit.
                found.item(part(safe.count()), Place::on(us.pieces()).at(safe));
                let mut left = safe;
                for pawn in us.pawns.own {
                    let step = Bitboard::from_square(pawn).south();
                    let squares = (step | step.south()) & left;
                    left = left.without(squares);
                    if squares.any() {
                        found.item(part(squares.count()), Place::on(pawn).at(squares));
                    }
                }
            },
        );
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_places;
    use shakmaty::Color;

    #[test]
    fn there_is_space_only_for_pieces() {
        assert_places("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "safe_space", Color::White, &[]);
        let squares = "a1 c2 d2 e2 f2 c3 d3 e3 f3 c4 d4 e4 f4";
        assert_places("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "safe_space", Color::White, &[squares]);
    }

    #[test]
    fn what_lies_behind_a_pawn_is_its_merit() {
        let found = ["a1 c2 d2 e2 f2 c3 d3 e3 f3 c4 d4 f4", "e2 e3 e4"];
        assert_places("4k3/8/8/8/4P3/8/8/R3K3 w - - 0 1", "safe_space", Color::White, &found);
    }
}
