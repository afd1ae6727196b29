//! Pawns behind a passed pawn.

use crate::Sink;
use crate::clause::Finder;
use crate::context::PawnSide;
use crate::slots::ByRank2To6;
use crate::squares::{Sets, rank_set};

clause! {
    /// A pawn behind a passed pawn of its own on the same file, with no enemy pawn ahead of it on
    /// its own or an adjacent file.
    ///
    /// It is passed itself once the pawn in front of it has gone, so it is worth half a passed
    /// pawn.
    SemiPasser = "semi_passer" {
        name: "Pawn behind a passed pawn",
        chapter: Passers,
        theme: PassedPawns,
        section: "4",
        source: Addendum(
            "Semi-passers",
            "1/2 the value of a fully-fledged passer",
            Mixed("the half is theirs, the passers' table is ours"),
        ),
        unit: Millipawns,
        slots: ByRank2To6,
        direction: Virtue,
        shape: Rising,
        says: "{side}'s {on}-pawn would be passed but for its own pawn ahead",
        example: "4k3/8/8/8/P7/8/P7/4K3 w - - 0 1",
    }
}

impl Finder for SemiPasser {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        let behind_passers = us.own & us.passers.south().fill_south();
        if behind_passers.is_empty() {
            return;
        }
        let stopped = us.enemy.south().fill_south();
        let semi_passers = behind_passers.without(stopped | stopped.beside());
        for rank in 2..=6 {
            found.each(Self::on_rank(rank), semi_passers & rank_set(rank));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn half_a_passer() {
        assert_white("rnbqkbnr/8/8/8/P7/8/P7/RNBQKBNR w - - 0 1", "semi_passer", &[("a2", 50.0)]);
    }

    #[test]
    fn a_guard_that_the_front_pawn_has_passed_still_stops_the_rear_one() {
        assert_white("rnbqkbnr/8/8/8/P7/1p6/P7/RNBQKBNR w - - 0 1", "semi_passer", &[]);
    }
}
