//! Pieces waiting behind the pawns of a closed centre.

use shakmaty::Role;

use super::{ALL_CLOSED, closed_files};
use crate::clause::Finder;
use crate::context::Side;
use crate::squares::{Sets, ahead, rank_set};
use crate::{Place, Sink, measures};

/// A piece further back than this would not get into play in time.
const LOWEST_RANK: usize = 3;

clause! {
    /// In a closed structure, a piece on the third rank or higher with a fixed or semi-fixed pawn
    /// of its own ahead of it on its file. Minor pieces gain more of their mobility than heavy
    /// ones.
    ///
    /// Should the structure break up, its mobility will rise at once, and it is near enough to make
    /// use of it.
    ClosedPlacement = "closed_placement" {
        name: "Placement behind closed pawns",
        chapter: Fixed,
        theme: PieceActivity,
        section: "14",
        source: Addendum(
            "Weighting of factors with fixed and semi-fixed closed structures",
            "15% higher values for minors and 5% higher for heavy pieces",
            Theirs,
        ),
        unit: Share,
        slots: [MINOR, HEAVY],
        direction: Virtue,
        says: "{side}'s {on_units} stands ready behind the closed {by}-pawn",
        example: "7k/8/5p2/2p1pP2/2PpP3/3PN3/8/7K w - - 0 1",
    }
}

impl Finder for ClosedPlacement {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        if closed_files(us.pawns) < ALL_CLOSED {
            return;
        }
        let held = us.pawns.fixed_or_semi_fixed();
        let behind = held.south().fill_south() & rank_set(LOWEST_RANK).fill_north();
        for (index, piece) in us.pieces.iter().enumerate() {
            if behind.contains(piece.square) {
                let heavy = matches!(piece.role, Role::Rook | Role::Queen);
                let pawn = (ahead(piece.square) & held).isolate_first();
                let measure = measures::mobility(us, index, found);
                let place = Place::on(piece.square).by(pawn);
                found.scaled(if heavy { Self::HEAVY } else { Self::MINOR }, measure, place);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn a_share_of_the_mobility_by_kind_of_piece() {
        let key = "closed_placement";
        assert_white("7k/8/5p2/2p1pP2/2PpP3/3PN3/8/7K w - - 0 1", key, &[("e3", 9.0)]);
        assert_white("7k/8/5p2/2p1pP2/2PpP3/3P1R2/8/7K w - - 0 1", key, &[("f3", 2.111)]);
    }

    #[test]
    fn neither_on_the_second_rank_nor_ahead_of_the_pawn_nor_in_an_open_centre() {
        let key = "closed_placement";
        assert_white("7k/8/5p2/2p1pP2/2PpP3/3P4/4N3/7K w - - 0 1", key, &[]);
        assert_white("7k/4N3/5p2/2p1pP2/2PpP3/3P4/8/7K w - - 0 1", key, &[]);
        assert_white("4k3/8/7p/pp4pP/PP4P1/7N/8/4K3 w - - 0 1", key, &[]);
    }
}
