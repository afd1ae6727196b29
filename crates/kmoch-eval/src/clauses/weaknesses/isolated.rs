//! Pawns without neighbours.

use shakmaty::Square;

use crate::clause::Finder;
use crate::context::PawnSide;
use crate::{Place, Sink};

clause! {
    /// A pawn with no pawn of its own side on an adjacent file. Each file between it and its
    /// nearest friend on another file makes it worse.
    ///
    /// No pawn will ever guard it or the square in front of it.
    IsolatedHorizontal = "isolated_horizontal" {
        name: "Isolated pawn",
        chapter: Weaknesses,
        theme: PawnWeaknesses,
        section: "6",
        source: Addendum(
            "Isolated pawns",
            "a penalty of -10 for each p should be given",
            Mixed("10 and 2 centipawns, a third more and double in the endgame are theirs, the rise from one to the other is ours"),
        ),
        unit: Millipawns,
        slots: [PAWN, FILE_BETWEEN],
        direction: Fault,
        says: "{side}'s {on}-pawn is isolated: {side} has no pawn on the files beside it",
        example: "rnbqkbnr/8/8/8/8/8/P3P3/RNBQKBNR w - - 0 1",
    }
}

impl Finder for IsolatedHorizontal {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        for pawn in us.isolated_horizontal {
            let between = us.files_between(pawn) as i32;
            found.item([(Self::PAWN, 1), (Self::FILE_BETWEEN, between)], Place::on(pawn));
        }
    }
}

impl IsolatedHorizontal {
    /// What a horizontally isolated pawn is worth: the ground of modifiers.
    #[inline(always)]
    pub fn base<S: Sink>(us: &PawnSide, pawn: Square, found: &S) -> i32 {
        let between = us.files_between(pawn) as i32;
        found.base(Self::PAWN) + between * found.base(Self::FILE_BETWEEN)
    }
}

clause! {
    /// A pawn with friends on the adjacent files, but none of them, nor one on its own file, within
    /// a rank of it. Each rank between it and the nearest makes it worse.
    ///
    /// They are too far ahead or behind to stand by it.
    IsolatedVertical = "isolated_vertical" {
        name: "Vertically isolated pawn",
        chapter: Weaknesses,
        theme: PawnWeaknesses,
        section: "6",
        source: Addendum(
            "Isolated pawns",
            "or by one or more ranks (vertical isolation)",
            Mixed("10 and 2 centipawns, a third more and double in the endgame are theirs, the rise from one to the other is ours"),
        ),
        unit: Millipawns,
        slots: [PAWN, RANK_BETWEEN],
        direction: Fault,
        says: "{side}'s {on}-pawn has lost touch with its neighbours: none of them stands within a rank of it",
        example: "rnbqkbnr/8/8/8/1P6/8/P7/RNBQKBNR w - - 0 1",
    }
}

impl Finder for IsolatedVertical {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        for pawn in us.isolated_vertical {
            let between = us.ranks_between(pawn) as i32;
            found.item([(Self::PAWN, 1), (Self::RANK_BETWEEN, between)], Place::on(pawn));
        }
    }
}

impl IsolatedVertical {
    /// What a vertically isolated pawn is worth: the ground of modifiers.
    #[inline(always)]
    pub fn base<S: Sink>(us: &PawnSide, pawn: Square, found: &S) -> i32 {
        let between = us.ranks_between(pawn) as i32;
        found.base(Self::PAWN) + between * found.base(Self::RANK_BETWEEN)
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn files_between_make_it_worse() {
        let key = "isolated_horizontal";
        assert_white(
            "rnbqkbnr/8/8/8/8/8/P3P3/RNBQKBNR w - - 0 1",
            key,
            &[("a2", -160.0), ("e2", -160.0)],
        );
        assert_white(
            "rnbqkbnr/8/8/8/8/2P5/2P5/RNBQKBNR w - - 0 1",
            key,
            &[("c2", -100.0), ("c3", -100.0)],
        );
    }

    #[test]
    fn a_friend_on_the_next_file_leaves_a_vertical_distance() {
        let fen = "rnbqkbnr/8/8/8/1P6/8/P7/RNBQKBNR w - - 0 1";
        assert_white(fen, "isolated_horizontal", &[]);
        assert_white(fen, "isolated_vertical", &[("a2", -120.0), ("b4", -120.0)]);
    }

    #[test]
    fn a_pawn_near_on_the_same_file_is_company() {
        assert_white(
            "rnbqkbnr/8/8/1P6/8/P7/P7/RNBQKBNR w - - 0 1",
            "isolated_vertical",
            &[("b5", -120.0)],
        );
    }

    #[test]
    fn the_last_ending_doubles_it() {
        assert_white(
            "4k3/8/8/8/8/8/P1P5/4K3 w - - 0 1",
            "isolated_horizontal",
            &[("a2", -240.0), ("c2", -240.0)],
        );
    }
}
