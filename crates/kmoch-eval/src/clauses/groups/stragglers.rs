//! Lone pawns within sight of their side's other pawns.

use shakmaty::Bitboard;

use crate::Sink;
use crate::clause::Finder;
use crate::context::PawnSide;
use crate::squares::Sets;

clause! {
    /// A lone pawn two king's moves from a pawn of its side that one push would bring next to one
    /// of them, no pawn standing in the way.
    ///
    /// It is all but in the group: a small fault.
    GroupPotentialMember = "group_potential_member" {
        name: "Pawn one push from a group",
        chapter: Groups,
        theme: PawnWeaknesses,
        section: "5",
        source: Addendum(
            "Potential member of a group",
            "a potential member and will be assigned a negative value of -1",
            Theirs,
        ),
        unit: Millipawns,
        slots: [VALUE],
        direction: Fault,
        says: "{side}'s lone {on}-pawn could join a pawn with one push",
        example: "4k3/8/8/2P5/1P6/8/P7/4K3 w - - 0 1",
    }
}

impl Finder for GroupPotentialMember {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        found.each(Self::VALUE, one_push_from_company(us));
    }
}

clause! {
    /// A lone pawn two king's moves from a pawn of its side that cannot join it with one push:
    /// it has run past its neighbours, or a pawn stands in its way.
    GroupStrandedMember = "group_stranded_member" {
        name: "Pawn stranded beside a group",
        chapter: Groups,
        theme: PawnWeaknesses,
        section: "5",
        source: Addendum(
            "Potential member of a group",
            "it can not span the distance itself, then -6 should be given",
            Theirs,
        ),
        unit: Millipawns,
        slots: [VALUE],
        direction: Fault,
        says: "{side}'s lone {on}-pawn is near a pawn but cannot join it",
        example: "4k3/8/8/8/P7/8/1PP5/4K3 w - - 0 1",
    }
}

impl Finder for GroupStrandedMember {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        if us.lone.is_empty() {
            return;
        }
        found.each(Self::VALUE, near_company(us).without(one_push_from_company(us)));
    }
}

/// Lone pawns with a pawn of ours two king's moves away.
fn near_company(us: &PawnSide) -> Bitboard {
    let beside_two = us.own.east().east() | us.own.west().west();
    let rows = us.own | us.own.beside() | beside_two;
    let ahead_or_behind = rows.north().north() | rows.south().south();
    us.lone & (beside_two | beside_two.north() | beside_two.south() | ahead_or_behind)
}

/// Lone pawns that one push brings next to a pawn of ours, which then was two king's moves away.
fn one_push_from_company(us: &PawnSide) -> Bitboard {
    // What stands beside the pushed pawn stood next to it before, so only a pawn ahead is new company.
    let pushes = us.lone.north().without(us.own | us.enemy);
    (pushes & (us.own | us.own.beside()).south()).south()
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn one_push_joins_the_pawn_ahead() {
        let fen = "rnbqkbnr/8/8/2P5/1P6/8/P7/RNBQKBNR w - - 0 1";
        assert_white(fen, "group_potential_member", &[("a2", -10.0)]);
        assert_white(fen, "group_stranded_member", &[]);
    }

    #[test]
    fn an_enemy_pawn_in_the_way_strands_it() {
        let fen = "rnbqkbnr/8/8/2P5/1P6/p7/P7/RNBQKBNR w - - 0 1";
        assert_white(fen, "group_potential_member", &[]);
        assert_white(fen, "group_stranded_member", &[("a2", -60.0)]);
    }

    #[test]
    fn a_pawn_that_has_passed_its_neighbours_is_stranded() {
        assert_white(
            "rnbqkbnr/8/8/8/P7/8/1PP5/RNBQKBNR w - - 0 1",
            "group_stranded_member",
            &[("a4", -60.0)],
        );
    }

    #[test]
    fn three_steps_away_is_out_of_sight() {
        let fen = "rnbqkbnr/8/8/P7/8/8/1PP5/RNBQKBNR w - - 0 1";
        assert_white(fen, "group_potential_member", &[]);
        assert_white(fen, "group_stranded_member", &[]);
    }
}
