//! Pieces that can take a blocker's place.

use shakmaty::Role;

use super::Blockade;
use crate::clause::{Finder, Registered};
use crate::context::Side;
use crate::{Place, Sink};

/// So many reserves count: a first and a second.
const RESERVES: usize = 2;

clause! {
    /// Another piece that controls the blocker's square can take its place when it is driven away
    /// or needed elsewhere. The best such piece counts half of what it is worth as a blocker, the
    /// next a third; knights and bishops come before rooks, queens are left out.
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
        slots: &[
            "knight_first", "knight_second", "bishop_first", "bishop_second",
            "rook_first", "rook_second",
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
        for blocked in Blockade::all(us, them) {
            // Our pieces are listed as they count here: knights, bishops, rooks, queens.
            let reserves = us
                .pieces
                .iter()
                .filter(|piece| {
                    piece.role != Role::Queen && piece.attacks.contains(blocked.blocker)
                })
                .take(RESERVES);
            for (place_in_line, piece) in reserves.enumerate() {
                let slot = Self::slot(piece.kind() * RESERVES + place_in_line);
                found.item([(slot, 1)], Place::on(piece.square).at(blocked.blocker));
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
    fn neither_a_queen_nor_a_third_piece() {
        assert_white("7k/p7/N7/8/8/8/8/Q6K w - - 0 1", "blockade_reserve", &[]);
        assert_white(
            "7k/p7/N6R/8/1N6/8/8/R4B1K w - - 0 1",
            "blockade_reserve",
            &[("b4 a6", 100.0), ("f1 a6", 66.667)],
        );
    }
}
