//! Backward pawns that a more advanced pawn leans on.

use shakmaty::Bitboard;

use super::stopped;
use crate::Sink;
use crate::clause::Finder;
use crate::context::{Class, PawnSide};
use crate::squares::Sets;

clause! {
    /// A backward pawn, at whatever distance, that guards a pawn of its own side, one that does not
    /// stand on the file of the enemy pawn holding it back. A quarter of its value counts once
    /// more.
    ///
    /// If it went forward, the pawn it guards would be left alone.
    BackwardConnecting = "backward_connecting" {
        name: "Backward pawn connecting to a more advanced one",
        chapter: Backward,
        theme: PawnWeaknesses,
        section: "7",
        source: Addendum(
            "Backward pawn connecting to a more advanced own p",
            "The penalty for b7 should be somewhat increased, by 1/4",
            Theirs,
        ),
        unit: Share,
        slots: [VALUE],
        direction: Fault,
        says: "{side}'s backward {on}-pawn is tied to guarding {by}",
        example: "rnbqkbnr/1p6/p1p5/2P5/8/8/8/RNBQKBNR w - - 0 1",
    }
}

impl Finder for BackwardConnecting {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        for stop in us.stops_among(Class::Backward, us.own.pawn_attackers()) {
            let guarded = us.own & Bitboard::from_square(stop.pawn).pawn_attacks();
            let guarded = guarded.without(stop.attackers(us.enemy).fill_files());
            if guarded.any() {
                let place = stopped::place(stop, us).by(guarded);
                found.scaled(Self::VALUE, stopped::base(stop, found), place);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_black;

    #[test]
    fn it_guards_a_more_advanced_pawn() {
        let fen = "rnbqkbnr/1p6/p1p5/2P5/8/8/8/RNBQKBNR w - - 0 1";
        assert_black(fen, "backward_connecting", &[("b6 b7", -62.5)]);
    }

    #[test]
    fn a_pawn_on_the_stoppers_file_does_not_count() {
        let fen = "rnbqkbnr/1p6/p7/P7/8/8/8/RNBQKBNR w - - 0 1";
        assert_black(fen, "backward_connecting", &[]);
    }
}
