//! Pieces that can take a blocker's place.

use std::ops::Range;

use shakmaty::attacks::king_attacks;

use super::Blockade;
use crate::clause::Finder;
use crate::context::{PieceView, Side};
use crate::{Place, Sink};

/// So many reserves count: a first and a second.
const RESERVES: usize = 2;

/// The places of king and rook among the kinds that may stand in reserve.
const KING: usize = 2;
const ROOK: usize = 3;

clause! {
    /// Another piece that controls the blocker's square can take its place when it is driven away
    /// or needed elsewhere. The best such piece counts half of what it is worth as a blocker, the
    /// next a third; knights and bishops come before the king, who stands in line only where a
    /// profile gives him a value there (the late endgame), and he before rooks; queens are left out.
    BlockadeReserve = "blockade_reserve" {
        name: "Blockade with a reserve",
        chapter: Blocking,
        theme: Blockade,
        section: "13",
        source: Addendum(
            "Changing blockers",
            "1/2 the standard value for a blocker for a second",
            Mixed("the shares are theirs, the blockers' values are ours"),
        ),
        unit: Millipawns,
        slots: [
            KNIGHT_FIRST, KNIGHT_SECOND, BISHOP_FIRST, BISHOP_SECOND,
            KING_FIRST, KING_SECOND, ROOK_FIRST, ROOK_SECOND,
        ],
        direction: Virtue,
        shape: FallingIn(2),
        says: "{side}'s {on_units} can take the blocker's place on {at}",
        example: "7k/p7/N7/8/8/8/8/R6K w - - 0 1",
    }
}

impl Finder for BlockadeReserve {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        if Blockade::none(us, them) {
            return;
        }
        let king_counts = found.base(Self::KING_FIRST) != 0;
        for blocked in Blockade::all(us, them) {
            let controlling = |kinds: Range<usize>| {
                let of_kind = move |piece: &&PieceView| kinds.contains(&piece.kind());
                us.pieces.iter().filter(of_kind).filter(|p| p.attacks.contains(blocked.blocker))
            };
            let minors = controlling(0..2).map(|piece| (piece.square, piece.kind()));
            let king = (king_counts && king_attacks(us.king).contains(blocked.blocker))
                .then_some((us.king, KING));
            let rooks = controlling(2..3).map(|piece| (piece.square, ROOK));
            let line = minors.chain(king).chain(rooks);
            for (place_in_line, (reserve, kind)) in line.take(RESERVES).enumerate() {
                let slot = Self::KNIGHT_FIRST.nth(kind * RESERVES + place_in_line);
                found.item([(slot, 1)], Place::on(reserve).at(blocked.blocker));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn the_best_reserve_comes_first() {
        assert_white(
            "7k/p7/N7/8/8/8/8/R4B1K w - - 0 1",
            "blockade_reserve",
            &[("f1 a6", 100.0), ("a1 a6", 16.667)],
        );
    }

    #[test]
    fn a_king_stands_before_a_rook_in_the_late_endgame() {
        let key = "blockade_reserve";
        let line = [("b3 a4", 50.0), ("a1 a4", 16.667)];
        assert_white("7k/8/8/p7/N7/1K6/8/R7 w - - 0 1", key, &line);
        let earlier = "q6k/8/8/p7/N7/1K6/8/R7 w - - 0 1";
        assert_white(earlier, key, &[("a1 a4", 25.0)]);
    }

    #[test]
    fn neither_a_queen_nor_a_third_piece() {
        assert_white("7k/p7/N7/8/8/8/8/Q6K w - - 0 1", "blockade_reserve", &[]);
        assert_white(
            "7k/p7/N6R/8/1N6/8/8/R4B1K w - - 0 1",
            "blockade_reserve",
            &[("b4 a6", 100.0), ("f1 a6", 66.667)],
        );
    }
}
