//! Pawns that stand together.

use shakmaty::Bitboard;

use crate::clause::Finder;
use crate::context::{PawnSide, rank_span};
use crate::squares::{Sets, components};
use crate::{Place, Sink};

clause! {
    /// A pawn with another pawn of its side a king's move away.
    ///
    /// Such pawns can guard each other or advance side by side; a lone pawn can do neither.
    GroupMember = "group_member" {
        name: "Pawn in a group",
        chapter: Groups,
        theme: PawnStructure,
        section: "5",
        source: Addendum(
            "Connectedness of pawns",
            "The larger the group, the better - +3cps for each member of the group",
            Theirs,
        ),
        unit: Millipawns,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s {on}-pawn belongs to a group of pawns",
        example: "4k3/8/8/8/8/1P6/P7/4K3 w - - 0 1",
    }
}

impl Finder for GroupMember {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        found.each(Self::VALUE, us.own.without(us.lone));
    }
}

clause! {
    /// A pawn guarded by another pawn.
    ///
    /// No piece has to be spent on it.
    PawnDefended = "pawn_defended" {
        name: "Guarded pawn",
        chapter: Groups,
        theme: PawnStructure,
        section: "5",
        source: Addendum(
            "Connectedness of pawns",
            "A bonus of +5cps for a p being defended by another p",
            Theirs,
        ),
        unit: Millipawns,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s {on}-pawn is guarded by a pawn",
        example: "4k3/8/8/8/2P5/1P6/P7/4K3 w - - 0 1",
    }
}

impl Finder for PawnDefended {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        found.each(Self::VALUE, us.own & us.attacks);
    }
}

clause! {
    /// Each group of pawns, a lone pawn being a group of its own: pawns joined by king's moves.
    ///
    /// The more groups, the more places there are to look after.
    GroupCount = "group_count" {
        name: "Groups of pawns",
        chapter: Groups,
        theme: PawnStructure,
        section: "5",
        source: Addendum(
            "Scoring of groups of pawns",
            "-3 for each group should be subtracted",
            Theirs,
        ),
        unit: Millipawns,
        slots: [VALUE],
        direction: Fault,
        says: "{side} has to look after the group of pawns on {on}",
        example: "4k3/8/8/8/8/8/PP1P4/4K3 w - - 0 1",
    }
}

impl Finder for GroupCount {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        found.items(
            || [(Self::VALUE, us.groups().count)],
            |found| {
                for group in components(us.own, Bitboard::surroundings) {
                    found.item([(Self::VALUE, 1)], Place::on(group));
                }
            },
        );
    }
}

clause! {
    /// How many ranks a group of two or more pawns takes up, from its lowest to its highest pawn.
    ///
    /// A group stretched over many ranks is attacked at its base and held up at its head.
    GroupRankSpan = "group_rank_span" {
        name: "Ranks taken up by a group",
        chapter: Groups,
        theme: PawnStructure,
        section: "5",
        source: Addendum(
            "Bonus for space advantage of bigger fixed chains",
            "-1 for each rank a group of ps spans",
            Theirs,
        ),
        unit: Millipawns,
        slots: [PER_RANK],
        direction: Fault,
        says: "{side}'s pawns on {on} are stretched over their ranks",
        example: "4k3/8/8/8/2P5/1P6/P7/4K3 w - - 0 1",
    }
}

impl Finder for GroupRankSpan {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        found.items(
            || [(Self::PER_RANK, us.groups().ranks)],
            |found| {
                for group in us.larger_groups() {
                    found.item([(Self::PER_RANK, rank_span(group))], Place::on(group));
                }
            },
        );
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn neighbours_on_rank_or_diagonal_form_a_group() {
        let fen = "rnbqkbnr/8/8/8/8/1P6/P7/RNBQKBNR w - - 0 1";
        assert_white(fen, "group_member", &[("a2", 30.0), ("b3", 30.0)]);
        assert_white(fen, "group_count", &[("a2 b3", -30.0)]);
        assert_white(fen, "group_rank_span", &[("a2 b3", -20.0)]);
    }

    #[test]
    fn two_ranks_apart_they_do_not() {
        let fen = "rnbqkbnr/8/8/8/1P6/8/P7/RNBQKBNR w - - 0 1";
        assert_white(fen, "group_member", &[]);
        assert_white(fen, "group_count", &[("a2", -30.0), ("b4", -30.0)]);
        assert_white(fen, "group_rank_span", &[]);
    }

    #[test]
    fn a_chain_guards_all_but_its_root() {
        assert_white(
            "rnbqkbnr/8/8/8/2P5/1P6/P7/RNBQKBNR w - - 0 1",
            "pawn_defended",
            &[("b3", 50.0), ("c4", 50.0)],
        );
        assert_white("rnbqkbnr/8/8/8/8/8/PP6/RNBQKBNR w - - 0 1", "pawn_defended", &[]);
    }
}
