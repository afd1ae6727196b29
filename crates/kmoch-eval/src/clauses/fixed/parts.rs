//! Pawns that belong to a fixed structure without being fixed themselves.

use shakmaty::Bitboard;

use crate::clause::{Finder, Registered};
use crate::context::{PawnSide, SEMI_FIXED_STEPS};
use crate::squares::{Sets, ahead, component};
use crate::{Place, Sink};

clause! {
    /// A pawn of a group that has a fixed pawn, itself neither fixed nor semi-fixed, with no enemy
    /// pawn ahead of it on its file or one whose group is not fixed against this group.
    ///
    /// It looks mobile, but it is tied to the fixed ones and backward in nature.
    FixedPart = "fixed_part" {
        name: "Part of a fixed structure",
        chapter: Fixed,
        theme: PawnStructure,
        section: "14",
        source: Addendum(
            "Fixed pawn structures",
            "do not have counterparts along the files they are placed on",
        ),
        unit: Millipawns,
        slots: [],
        direction: Scale,
        says: "{side}'s {on}-pawn is part of a fixed structure",
        example: "rnbqkbnr/8/5p2/4pP2/4P1P1/3P4/8/RNBQKBNR w - - 0 1",
    }
}

impl Finder for FixedPart {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        for pawn in parts(us, us.fixed, 1) {
            found.label(Self::ID, 1, Place::on(pawn));
        }
    }
}

clause! {
    /// The same with semi-fixed pawns: a pawn of a group that has a semi-fixed pawn, itself neither
    /// fixed nor semi-fixed, with no enemy pawn ahead of it on its file or one whose group is not
    /// semi-fixed against this group.
    SemiFixedPart = "semi_fixed_part" {
        name: "Part of a semi-fixed structure",
        chapter: Fixed,
        theme: PawnStructure,
        section: "14",
        source: Addendum(
            "Fixed pawn structures",
            "Parts of a semi-fixed structure is the same, but with semi-fixed structures",
        ),
        unit: Millipawns,
        slots: [],
        direction: Scale,
        says: "{side}'s {on}-pawn is part of a semi-fixed structure",
        example: "rnbqkbnr/8/3p4/2p1p3/2P1P3/1P1P4/8/RNBQKBNR w - - 0 1",
    }
}

impl Finder for SemiFixedPart {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        for pawn in parts(us, us.semi_fixed, SEMI_FIXED_STEPS) {
            found.label(Self::ID, 1, Place::on(pawn));
        }
    }
}

/// The parts of structures held by these pawns of ours, each facing an enemy pawn so many steps
/// ahead.
fn parts(us: &PawnSide, held: Bitboard, steps: u32) -> Bitboard {
    let candidates = us.own.without(us.fixed_or_semi_fixed());
    candidates
        .into_iter()
        .filter(|&pawn| {
            let holding = us.group_of(pawn) & held;
            let opposite = Bitboard(holding.0 << (8 * steps));
            let first_ahead = (ahead(pawn) & us.enemy).isolate_first();
            let enemy_group = component(first_ahead, us.enemy, Bitboard::neighbours);
            holding.any() && (enemy_group & opposite).is_empty()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn the_example_of_the_sources() {
        let fen = "rnbqkbnr/8/5p2/4pP2/4P1P1/3P4/8/RNBQKBNR w - - 0 1";
        assert_white(fen, "fixed_part", &[("d3", 0.0), ("g4", 0.0)]);
        assert_white(fen, "semi_fixed_part", &[]);
    }

    #[test]
    fn the_pawn_ahead_must_not_be_of_the_group_fixed_against_ours() {
        let other = "rnbqkbnr/3p4/8/2p5/2P5/3P4/8/RNBQKBNR w - - 0 1";
        assert_white(other, "fixed_part", &[("d3", 0.0)]);
        let same = "rnbqkbnr/8/3p4/2p5/2P5/3P4/8/RNBQKBNR w - - 0 1";
        assert_white(same, "fixed_part", &[]);
    }

    #[test]
    fn beside_a_semi_fixed_pair() {
        let fen = "rnbqkbnr/8/3p4/2p1p3/2P1P3/1P1P4/8/RNBQKBNR w - - 0 1";
        assert_white(fen, "semi_fixed_part", &[("b3", 0.0)]);
        let same = "rnbqkbnr/8/1p1p4/2p1p3/2P1P3/1P1P4/8/RNBQKBNR w - - 0 1";
        assert_white(same, "semi_fixed_part", &[]);
    }
}
