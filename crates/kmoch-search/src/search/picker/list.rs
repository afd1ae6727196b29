//! A list of moves that hands out its best one again and again.

use std::ops::Range;

use arrayvec::ArrayVec;
use shakmaty::Move;

/// A place in the list of moves takes so many bits of a key.
const PLACE_BITS: u32 = 8;
const LAST_PLACE: i32 = (1 << PLACE_BITS) - 1;
/// No position has more legal moves than this.
pub(super) const MOST_MOVES: usize = 1 << PLACE_BITS;
/// The key of a move that has been handed out.
const TAKEN: i32 = i32::MIN;

/// A move's score with its place in the list behind it: the greatest key names the best move, the first
/// among equals, and a list of plain numbers is looked through many at a time.
fn key(score: i32, place: usize) -> i32 {
    score << PLACE_BITS | (LAST_PLACE - place as i32)
}

fn place_of(key: i32) -> usize {
    (LAST_PLACE - (key & LAST_PLACE)) as usize
}

/// Moves with what speaks for them.
#[derive(Debug, Default)]
pub(super) struct List {
    moves: ArrayVec<Move, MOST_MOVES>,
    /// The [`key`] of each move.
    keys: ArrayVec<i32, MOST_MOVES>,
}

impl List {
    /// Adds a move.
    #[inline(always)]
    pub(super) fn push(&mut self, m: Move, score: i32) {
        self.keys.push(key(score, self.moves.len()));
        self.moves.push(m);
    }

    /// How many moves were added.
    pub(super) fn len(&self) -> usize {
        self.moves.len()
    }

    /// The move at a place.
    #[inline(always)]
    pub(super) fn at(&self, place: usize) -> Move {
        self.moves[place]
    }

    /// Takes the place of the best move of a part of the list that has not been handed out.
    #[inline(always)]
    pub(super) fn take_best(&mut self, part: Range<usize>) -> Option<usize> {
        let best = self.keys[part].iter().copied().fold(TAKEN, i32::max);
        if best == TAKEN {
            return None;
        }
        let place = place_of(best);
        self.keys[place] = TAKEN;
        Some(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{Chess, Position};

    #[test]
    fn the_best_comes_first_and_the_first_among_equals() {
        let mut list = List::default();
        for (m, score) in Chess::default().legal_moves().into_iter().zip([3, -7, 3, 40, -7]) {
            list.push(m, score);
        }
        let order: Vec<usize> = std::iter::from_fn(|| list.take_best(0..list.len())).collect();
        assert_eq!(order, [3, 0, 2, 1, 4]);
    }

    #[test]
    fn a_part_is_handed_out_by_itself() {
        let mut list = List::default();
        for (m, score) in Chess::default().legal_moves().into_iter().zip([1, 2, 9, 8]) {
            list.push(m, score);
        }
        assert_eq!(list.take_best(0..2), Some(1));
        assert_eq!(list.take_best(2..4), Some(2));
        assert_eq!(list.take_best(0..2), Some(0));
        assert_eq!(list.take_best(0..2), None);
    }
}
