//! Backward-fated pawns that hold up a pawn behind them.

use shakmaty::Bitboard;

use super::stopped;
use crate::Sink;
use crate::clause::Finder;
use crate::context::{Class, PawnSide};
use crate::squares::Sets;

clause! {
    /// A backward-fated pawn, at whatever distance, with a pawn of its own side behind it on its
    /// file. Half of its value counts once more.
    ///
    /// It holds that pawn up as well.
    BackwardFatedDoubled = "backward_fated_doubled" {
        name: "Doubled backward-fated pawn",
        chapter: Backward,
        theme: PawnWeaknesses,
        section: "7",
        source: Addendum(
            "Double backward-fated pawn",
            "the penalty should be higher, say 1.5 times",
            Theirs,
        ),
        unit: Share,
        slots: [VALUE],
        direction: Fault,
        says: "{side}'s backward-fated {on}-pawn also holds up its own pawn on {by}",
        example: "rnbqkbnr/1p6/1p6/8/P1P5/8/8/RNBQKBNR w - - 0 1",
    }
}

impl Finder for BackwardFatedDoubled {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        let before_another = us.own.north().fill_north();
        for stop in us.stops_among(Class::BackwardFated, before_another) {
            let behind = us.own & Bitboard::from_square(stop.pawn).south().fill_south();
            let place = stopped::place(stop, us).by(behind);
            found.scaled(Self::VALUE, stopped::base(stop, found), place);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_black;

    #[test]
    fn it_holds_up_the_pawn_behind_it() {
        let fen = "rnbqkbnr/1p6/1p6/8/P1P5/8/8/RNBQKBNR w - - 0 1";
        assert_black(fen, "backward_fated_doubled", &[("b5 b6", -116.667)]);
    }

    #[test]
    fn with_nobody_behind_it_does_not() {
        let fen = "rnbqkbnr/8/1p6/8/P1P5/8/8/RNBQKBNR w - - 0 1";
        assert_black(fen, "backward_fated_doubled", &[]);
    }
}
