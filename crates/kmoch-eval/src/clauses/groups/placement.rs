//! Where pawns stand: by file and by rank.

use crate::Sink;
use crate::clause::{Finder, Slot};
use crate::context::{KingSide, PawnSide};
use crate::slots::ByFile;
use crate::squares::{file_pair, rank_set};

clause! {
    /// The file a pawn stands on: central pawns count most, and in the last endings it is the other
    /// way round.
    ///
    /// Central pawns command the middle of the board; in the last endings a pawn far from the kings
    /// is the hardest to stop.
    PawnFile = "pawn_file" {
        name: "File of a pawn",
        chapter: Groups,
        theme: PawnStructure,
        section: "5",
        source: Addendum(
            "General positioning of pawns",
            "an a p would be inferior to a b p by -7",
            Mixed("the steps and their reversal in simple endgames are theirs, which endgames are simple is ours"),
        ),
        unit: Millipawns,
        slots: ByFile,
        direction: Scale,
        says: "{side} has a pawn on {on}, by its file",
        example: "4k3/8/8/8/8/8/3P4/4K3 w - - 0 1",
    }
}

impl Finder for PawnFile {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        for from_edge in 0..Self::NAMES.len() {
            found.each(Self::from_edge(from_edge), us.own & file_pair(from_edge));
        }
    }
}

clause! {
    /// A pawn on the third or fourth rank, more than two king's moves from its own king.
    ///
    /// It gains space for the pieces behind it. Nearer to its king it gains none by going forward:
    /// it is wanted as shelter.
    PawnRank = "pawn_rank" {
        name: "Space gained by a pawn",
        chapter: Groups,
        theme: Space,
        section: "5",
        source: Addendum(
            "Positioning of pawns vertically",
            "+2 cps for a p on the 3rd rank",
            Theirs,
        ),
        unit: Millipawns,
        slots: [RANK3, RANK4],
        direction: Virtue,
        shape: Rising,
        says: "{side}'s pawn on {on} gains space",
        example: "4k3/8/8/8/P7/8/8/4K3 w - - 0 1",
    }
}

impl PawnRank {
    /// The ranks on which a pawn gains space.
    pub(crate) const BY_RANK: [(Slot, usize); 2] = [(Self::RANK3, 3), (Self::RANK4, 4)];
}

impl Finder for PawnRank {
    fn kings<S: Sink>(us: &KingSide, _: &KingSide, found: &mut S) {
        let free_to_go = us.pawns.own.without(us.zone.whole());
        for (slot, rank) in Self::BY_RANK {
            found.each(slot, free_to_go & rank_set(rank));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn the_centre_counts_most_until_the_last_ending() {
        assert_white(
            "rnbqkbnr/8/8/8/8/8/P2P4/RNBQKBNR w - - 0 1",
            "pawn_file",
            &[("a2", 0.0), ("d2", 210.0)],
        );
        assert_white("7k/8/8/8/8/8/P2P4/7K w - - 0 1", "pawn_file", &[("a2", 210.0), ("d2", 0.0)]);
    }

    #[test]
    fn space_is_gained_on_the_third_and_fourth_rank() {
        assert_white(
            "7k/8/8/P7/1P6/2P5/3P4/7K w - - 0 1",
            "pawn_rank",
            &[("c3", 20.0), ("b4", 40.0)],
        );
    }

    #[test]
    fn the_kings_own_shelter_gains_none() {
        assert_white("7k/8/8/8/8/6P1/8/7K w - - 0 1", "pawn_rank", &[]);
    }
}
