//! Moves that close the position when ahead.

use shakmaty::{Bitboard, Move, Role, Square};

use super::{MoveClause, Step};
use crate::Place;
use crate::clause::Slot;
use crate::context::PawnSides;

clause! {
    /// Fixed pawns make for draws. With four pairs or more fixed, semi-fixed or loosely semi-fixed, a
    /// pawn move of the side ahead that fixes more of them gives away what that many more pairs are
    /// worth to the side behind.
    FixingWhenAhead = "fixing_when_ahead" {
        name: "Closing the position when ahead",
        chapter: Moves,
        theme: Drawishness,
        section: "16",
        source: Addendum(
            "Drawing possibilities with bigger fixed pawn chains on the board",
            "it would be wise not to fix additional ps",
            Mixed("the amounts are theirs for the side behind, that a move loses their difference is ours"),
        ),
        unit: Millipawns,
        slots: [PAIRS4, PAIRS5, PAIRS6, PAIRS7, PAIRS8],
        direction: Fault,
        says: "{side} is ahead and closes the position further with the pawn move to {at}",
        example: "1k6/8/8/p1p1p1pp/P1P1P1P1/7P/8/1K1R4 w - - 0 1",
        moves: ["h3h4"],
    }
}

/// Fewer pairs are not many, and there can be no more than the most.
const FEWEST_PAIRS: usize = 4;
const MOST_PAIRS: usize = 8;

impl FixingWhenAhead {
    /// The slot of so many pairs.
    fn of_pairs(pairs: usize) -> Slot {
        Self::PAIRS4.nth(pairs.min(MOST_PAIRS) - FEWEST_PAIRS)
    }
}

impl MoveClause for FixingWhenAhead {
    fn worth(step: &Step) -> Option<(i32, Place)> {
        if step.m.role() != Role::Pawn || !step.ahead {
            return None;
        }
        let before = pairs(step.pawns);
        if before < FEWEST_PAIRS {
            return None;
        }
        let after = pairs(&pawns_after(step));
        let value = |pairs: usize| step.value(Self::of_pairs(pairs));
        let place = Place::on(step.m.from()?).at(step.m.to());
        (after > before).then(|| (value(before) - value(after), place))
    }
}

/// The pairs of pawns that are fixed, semi-fixed or loosely semi-fixed.
fn pairs(pawns: &PawnSides) -> usize {
    let [white, _] = &pawns.sides;
    white.fixed.count() + white.semi_fixed.count() + white.loosely_semi_fixed.count()
}

/// The pawns after a pawn's move.
fn pawns_after(step: &Step) -> PawnSides {
    let mut pawns = step.board.pawns();
    let (mut own, enemy) =
        (pawns & step.board.by_color(step.mover), step.board.by_color(!step.mover));
    if let Some(from) = step.m.from() {
        own.discard(from);
        if let Move::EnPassant { to, .. } = step.m {
            pawns.discard(Square::from_coords(to.file(), from.rank()));
        }
    }
    if step.m.promotion().is_none() {
        own.add(step.m.to());
    }
    let enemy: Bitboard = (pawns & enemy).without(step.m.to());
    let [white, black] = if step.mover.is_white() { [own, enemy] } else { [enemy, own] };
    PawnSides::new(white, black)
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_move, assert_no_move};

    #[test]
    fn each_further_pair_costs_the_side_ahead() {
        assert_move(
            "1k6/8/8/p1p1p1pp/P1P1P1P1/7P/8/1K1R4 w - - 0 1",
            "h3h4",
            "fixing_when_ahead",
            -100.0,
        );
        assert_move(
            "1k6/8/8/ppppp1p1/PPPPP3/6P1/8/1K1R4 w - - 0 1",
            "g3g4",
            "fixing_when_ahead",
            -200.0,
        );
        assert_move(
            "1k6/8/8/pppppppp/PPPPPPP1/7P/8/1K1R4 w - - 0 1",
            "h3h4",
            "fixing_when_ahead",
            0.0,
        );
    }

    #[test]
    fn the_side_behind_may_close_the_position() {
        assert_no_move(
            "1k6/8/8/p1p1p1pp/P1P1P1P1/7P/8/1K1R4 b - - 0 1",
            "h5h4",
            "fixing_when_ahead",
        );
    }

    #[test]
    fn the_fourth_pair_is_free() {
        assert_no_move("1k6/8/8/p1p1p2p/P1P1P3/7P/8/1K1R4 w - - 0 1", "h3h4", "fixing_when_ahead");
    }
}
