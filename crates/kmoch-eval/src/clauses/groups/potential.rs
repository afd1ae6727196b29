//! What pawns can still do for each other.

use shakmaty::{Bitboard, File, Square};

use crate::clause::{Finder, Slot};
use crate::context::PawnSide;
use crate::slots::ByRank2To7;
use crate::squares::{Sets, ahead, file_pair, files_from_edge, rank, rank_set};
use crate::{Place, Sink};

clause! {
    /// Each pawn together with each pawn of its side on an adjacent file.
    ///
    /// A neighbour abreast helps it forward best, one further back can still follow, one further
    /// ahead can wait.
    PawnAdvancePotential = "pawn_advance_potential" {
        name: "Neighbour for a pawn's advance",
        chapter: Groups,
        theme: PawnStructure,
        section: "5",
        source: Addendum(
            "Potential of advancing forward",
            "+10mps for each p on adjacent file",
            Theirs,
        ),
        unit: Millipawns,
        slots: [NEIGHBOUR_BEHIND, NEIGHBOUR_ABREAST, NEIGHBOUR_AHEAD],
        direction: Virtue,
        says: "{side}'s {on}-pawn has a neighbour on {at} for its advance",
        example: "4k3/8/8/8/8/8/PP6/4K3 w - - 0 1",
    }
}

impl Finder for PawnAdvancePotential {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        found.items(
            || {
                // Of two neighbours one is ahead and one behind, or both are abreast.
                let abreast = (us.own & us.own.east()).count();
                let apart = neighbours_by_file(us.own) - abreast;
                [
                    (Self::NEIGHBOUR_BEHIND, apart as i32),
                    (Self::NEIGHBOUR_ABREAST, 2 * abreast as i32),
                    (Self::NEIGHBOUR_AHEAD, apart as i32),
                ]
            },
            |found| {
                for pawn in us.own {
                    let abreast = Bitboard::from_square(pawn).beside();
                    let ahead = ahead(pawn).beside();
                    let behind = abreast.fill_south().without(abreast);
                    let place = |neighbour| Place::on(pawn).at(neighbour);
                    found.each_placed(Self::NEIGHBOUR_BEHIND, behind & us.own, place);
                    found.each_placed(Self::NEIGHBOUR_ABREAST, abreast & us.own, place);
                    found.each_placed(Self::NEIGHBOUR_AHEAD, ahead & us.own, place);
                }
            },
        );
    }
}

/// How many pairs of pawns there are on adjacent files.
fn neighbours_by_file(pawns: Bitboard) -> usize {
    let counts = File::ALL.map(|file| (pawns & Bitboard::from_file(file)).count());
    counts.windows(2).map(|pair| pair[0] * pair[1]).sum()
}

clause! {
    /// How well a pawn is placed to come into touch with others: best on the middle ranks and
    /// the central files, from where most pawns are near.
    PawnConnectednessPotential = "pawn_connectedness_potential" {
        name: "A pawn's prospects of connection",
        chapter: Groups,
        theme: PawnStructure,
        section: "5",
        source: Addendum(
            "Potential of connectedness",
            "For vertical placements on the 2nd and 7th ranks - a bonus of +3cps",
            Theirs,
        ),
        unit: Millipawns,
        slots: [
            RANKS_27, RANKS_36, RANKS_45, FILES_AH, FILES_BG, FILES_CF, FILES_DE,
        ],
        direction: Virtue,
        says: "{side}'s pawn on {on} can come into touch with others",
        example: "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1",
    }
}

impl PawnConnectednessPotential {
    /// The ranks and files that the slots stand for.
    const PARTS: [(Slot, Bitboard); 7] = [
        (Self::RANKS_27, Bitboard(rank_set(2).0 | rank_set(7).0)),
        (Self::RANKS_36, Bitboard(rank_set(3).0 | rank_set(6).0)),
        (Self::RANKS_45, Bitboard(rank_set(4).0 | rank_set(5).0)),
        (Self::FILES_AH, file_pair(0)),
        (Self::FILES_BG, file_pair(1)),
        (Self::FILES_CF, file_pair(2)),
        (Self::FILES_DE, file_pair(3)),
    ];

    /// Ranks 2 and 7, 3 and 6, 4 and 5: how far a pawn is from the ends of its course.
    fn rank_pair(pawn: Square) -> usize {
        (rank(pawn) - 2).min(7 - rank(pawn))
    }
}

impl Finder for PawnConnectednessPotential {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        let pawns = us.own.without(Bitboard::BACKRANKS);
        found.items(
            || Self::PARTS.map(|(slot, part)| (slot, (pawns & part).count() as i32)),
            |found| {
                for pawn in pawns {
                    let by_rank = Self::RANKS_27.nth(Self::rank_pair(pawn));
                    let by_file = Self::FILES_AH.nth(files_from_edge(pawn));
                    found.item([(by_rank, 1), (by_file, 1)], Place::on(pawn));
                }
            },
        );
    }
}

clause! {
    /// How well a pawn can still close gaps between its side's pawns.
    ///
    /// The further back it is, the more gaps lie ahead of it.
    PawnGapBridging = "pawn_gap_bridging" {
        name: "A pawn's power to bridge gaps",
        chapter: Groups,
        theme: PawnStructure,
        section: "5",
        source: Addendum(
            "Potential of bridging the gap of disconnectedness",
            "more to the back of the board will carry a bigger bonus",
            Theirs,
        ),
        unit: Millipawns,
        slots: ByRank2To7,
        direction: Virtue,
        shape: Falling,
        says: "{side}'s pawn on {on} can still bridge gaps ahead of it",
        example: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
    }
}

impl Finder for PawnGapBridging {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        for rank in 2..=7 {
            found.each(Self::on_rank(rank), us.own & rank_set(rank));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn each_neighbour_counts_by_its_rank() {
        assert_white(
            "4k3/8/8/8/8/P7/1PP5/4K3 w - - 0 1",
            "pawn_advance_potential",
            &[("b2 c2", 17.0), ("b2 a3", 13.0), ("b2 c2", 17.0), ("b2 a3", 15.0)],
        );
        assert_white("4k3/8/8/8/8/8/P1P5/4K3 w - - 0 1", "pawn_advance_potential", &[]);
    }

    #[test]
    fn connection_is_easiest_in_the_centre() {
        assert_white(
            "4k3/P7/8/4P3/8/1P6/8/4K3 w - - 0 1",
            "pawn_connectedness_potential",
            &[("b3", 100.0), ("e5", 170.0), ("a7", 50.0)],
        );
        assert_white("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "pawn_connectedness_potential", &[]);
    }

    #[test]
    fn gaps_are_bridged_from_behind() {
        assert_white(
            "4k3/P7/8/4P3/8/8/1P6/4K3 w - - 0 1",
            "pawn_gap_bridging",
            &[("b2", 75.0), ("e5", 30.0), ("a7", 0.0)],
        );
        assert_white("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "pawn_gap_bridging", &[]);
    }
}
