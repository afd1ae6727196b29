//! Pawns so locked that the weaker side may hold.

use crate::Place;
use crate::clause::{Finder, Slot};
use crate::context::PawnSide;
use crate::profile::Row;

/// With fewer locked pairs than this the game stays open.
const FEWEST_PAIRS: usize = 5;

/// Every pawn on the board is locked.
const ALL_PAIRS: usize = 8;

clause! {
    /// With five or more pairs of pawns fixed, semi-fixed or loosely semi-fixed, the side behind in
    /// the total gets a flat amount that grows with the pairs, never more than makes it level. With
    /// all eight pairs locked it gets exactly what makes it level, if it is not too far behind
    /// (`level_within`) for the other side to break through by a sacrifice; else as with seven.
    ///
    /// There is little way through pawns that are locked.
    FixedChainDraw = "fixed_chain_draw" {
        name: "Drawing chances of a locked position",
        chapter: Fixed,
        theme: Drawishness,
        section: "14",
        source: Addendum(
            "Drawing possibilities with bigger fixed pawn chains on the board",
            "a bonus of +50 cps is indicated for the weaker side",
            Mixed("the amounts and the limit of two pawns are theirs, that they never do more than level is ours"),
        ),
        unit: Millipawns,
        slots: [PAIRS5, PAIRS6, PAIRS7, LEVEL_WITHIN],
        direction: Virtue,
        says: "{side} is behind, but with {on} locked against {at} there is little way through",
        example: "4k3/8/8/ppppp3/PPPPP3/8/4R3/4K3 w - - 0 1",
    }
}

/// Found when the total is known: see [`crate::Closing`].
impl Finder for FixedChainDraw {}

impl FixedChainDraw {
    /// What a side gets that is so far behind, with so many locked pairs on the board.
    pub(crate) fn relief(behind: i32, pairs: usize, values: &Row) -> i32 {
        if pairs < FEWEST_PAIRS || behind <= 0 {
            return 0;
        }
        let value = |slot: Slot| values[slot.index()];
        if pairs >= ALL_PAIRS && behind <= value(Self::LEVEL_WITHIN) {
            return behind;
        }
        let flat = match pairs {
            FEWEST_PAIRS => Self::PAIRS5,
            6 => Self::PAIRS6,
            _ => Self::PAIRS7,
        };
        value(flat).clamp(0, behind)
    }

    /// Whether there are pairs enough for an item.
    pub(crate) fn applies(pairs: usize) -> bool {
        pairs >= FEWEST_PAIRS
    }

    /// Our locked pawns and the enemy's, seen from our side.
    pub(crate) fn place(us: &PawnSide, them: &PawnSide) -> Place {
        Place::on(us.locked()).at(them.locked().flip_vertical())
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use super::*;
    use crate::testing::{assert_black, assert_white, items};
    use crate::{Bracket, Evaluator, Profile};

    fn relief(behind: i32, pairs: usize) -> i32 {
        let evaluator = Evaluator::new(&Profile::addendum());
        let row = evaluator.weights().values(Bracket::ALL[0].index());
        FixedChainDraw::relief(behind * 1000, pairs, row) / 1000
    }

    #[test]
    fn it_grows_with_the_pairs_and_never_turns_the_game() {
        assert_eq!([4, 5, 6, 7].map(|pairs| relief(3000, pairs)), [0, 100, 300, 500]);
        assert_eq!([5, 6, 7].map(|pairs| relief(80, pairs)), [80, 80, 80]);
        assert_eq!(relief(0, 7), 0);
    }

    #[test]
    fn eight_pairs_are_level_up_to_two_pawns() {
        assert_eq!(relief(2000, 8), 2000);
        assert_eq!(relief(2001, 8), 500);
    }

    #[test]
    fn a_loosely_semi_fixed_pair_counts() {
        let loose = "k7/8/6p1/1p1p1p1p/1P1P1P1P/8/6P1/K1R5 w - - 0 1";
        assert_black(loose, "fixed_chain_draw", &[("g2 b4 d4 f4 h4 b5 d5 f5 h5 g6", 100.0)]);
        assert_white(loose, "fixed_chain_draw", &[]);
    }

    #[test]
    fn four_pairs_are_not_enough() {
        let fen = "k7/8/8/1p1p1p1p/1P1P1P1P/8/8/K1R5 w - - 0 1";
        assert!(items(fen, "fixed_chain_draw", Color::Black).is_empty());
    }
}
