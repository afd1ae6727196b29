//! Passed pawns.

use crate::Sink;
use crate::clause::Finder;
use crate::context::PawnSide;
use crate::slots::ByRank2To7;
use crate::squares::rank_set;

clause! {
    /// A pawn that no enemy pawn can stop: none stands ahead of it on its own or an adjacent file,
    /// and no pawn of its own side stands ahead on its file.
    ///
    /// It ties enemy pieces to its path, and the more so the further it has come.
    Passer = "passer" {
        name: "Passed pawn",
        chapter: Passers,
        theme: PassedPawns,
        section: "4",
        source: Addendum(
            "Weighting of different factors in middlegame and endgame",
            "passed pawns - by about 1/3 the usual value",
            Mixed("a third more in the endgame is theirs, the table by rank and the further rise are ours"),
        ),
        unit: Millipawns,
        slots: ByRank2To7,
        direction: Virtue,
        shape: Rising,
        says: "{side}'s {on}-pawn is passed",
        example: "4k3/8/8/8/P7/8/8/4K3 w - - 0 1",
    }
}

impl Finder for Passer {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        if us.passers.is_empty() {
            return;
        }
        for rank in 2..=7 {
            found.each(Self::on_rank(rank), us.passers & rank_set(rank));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn a_pawn_nobody_can_stop_grows_in_the_endgame() {
        assert_white("4k3/8/8/8/P7/8/8/4K3 w - - 0 1", "passer", &[("a4", 416.667)]);
    }

    #[test]
    fn a_guard_on_the_next_file_stops_it() {
        assert_white("4k3/1p6/8/8/P7/8/8/4K3 w - - 0 1", "passer", &[]);
    }
}
