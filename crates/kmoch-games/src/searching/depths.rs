//! What each depth of a search found: whether it has settled, and whether anybody makes headway.

use kmoch_search::Progress;
use kmoch_search::score::{DRAW, Score as Found};
use kmoch_search::tt::Bound;
use shakmaty::Move;

/// No verdict is trusted closer than this, in centipawns, however quiet it was.
pub const LEAST_DOUBT: u32 = 10;

/// So many depths in a row that agree on the move, and on what it is worth within so many centipawns, have
/// settled a verdict.
const SETTLED_DEPTHS: usize = 6;
const SETTLED_WITHIN: i32 = 15;

/// So many depths in a row, the last of them this deep at least, that see the same within so many centipawns:
/// whatever either side tries, nothing comes of it.
const STANDSTILL_DEPTHS: usize = 6;
const STANDSTILL_WITHIN: i32 = 10;
const STANDSTILL_DEPTH: i32 = 22;
/// A lead of more centipawns than this decides, whether it grows or not.
const MOST_UNDECIDED: i32 = 150;

/// Two depths in a row that are so many centipawns apart contradict each other.
const SWING: u32 = 100;
/// Beyond so many centipawns it is clear who is better, whatever the rest comes to.
const CLEAR: i32 = 600;

/// What the depths of a search found, the first one first.
#[derive(Debug, Default)]
pub struct Depths {
    found: Vec<(i32, Found, Option<Move>)>,
    /// The line of the last of them.
    pub line: Vec<Move>,
}

impl Depths {
    /// Takes down what the search tells of its best line.
    pub fn hear(&mut self, progress: &Progress<'_>) {
        if progress.line_number == 1 && progress.bound == Bound::Exact {
            self.line = progress.line.to_vec();
            self.found.retain(|(depth, ..)| *depth < progress.depth);
            self.found.push((progress.depth, progress.score, progress.line.first().copied()));
        }
    }

    /// What the last of them says.
    pub fn score(&self) -> Option<Found> {
        self.found.last().map(|found| found.1)
    }

    /// How far the last two are apart.
    pub fn doubt(&self) -> u32 {
        match self.found.as_slice() {
            [.., (_, before, _), (_, after, _)] => before.abs_diff(*after).max(LEAST_DOUBT),
            _ => LEAST_DOUBT,
        }
    }

    /// Whether the last two contradict each other, and who is better is open.
    pub fn swing(&self) -> bool {
        self.doubt() >= SWING && self.score().is_some_and(|score| score.abs() < CLEAR)
    }

    /// Whether looking deeper has long changed nothing worth a word.
    pub fn are_settled(&self) -> bool {
        self.last(SETTLED_DEPTHS).is_some_and(|last| {
            apart(last) <= SETTLED_WITHIN && last.iter().all(|found| found.2 == last[0].2)
        })
    }

    /// Whether nobody makes headway: deep down everything is as it was.
    pub fn stand_still(&self) -> bool {
        self.last(STANDSTILL_DEPTHS).is_some_and(|last| {
            let deep = last.iter().any(|(depth, ..)| *depth >= STANDSTILL_DEPTH);
            let undecided = last.iter().all(|(_, score, _)| score.abs() <= MOST_UNDECIDED);
            deep && undecided && apart(last) <= STANDSTILL_WITHIN
        })
    }

    fn last(&self, count: usize) -> Option<&[(i32, Found, Option<Move>)]> {
        Some(&self.found[self.found.len().checked_sub(count)?..])
    }
}

/// How far the scores of some depths are apart.
fn apart(found: &[(i32, Found, Option<Move>)]) -> i32 {
    let scores = || found.iter().map(|(_, score, _)| *score);
    scores().max().unwrap_or(DRAW) - scores().min().unwrap_or(DRAW)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn depths(scores: &[Found]) -> Depths {
        let found = scores.iter().enumerate().map(|(depth, &score)| (depth as i32, score, None));
        Depths { found: found.collect(), line: Vec::new() }
    }

    #[test]
    fn scores_that_swing_are_not_settled() {
        assert!(depths(&[90, 10, 14, 5, 20, 15, 12]).are_settled());
        assert!(!depths(&[10, 14, 5, 20, 21, 12]).are_settled());
        assert!(!depths(&[10, 14, 5, 20, 12]).are_settled(), "too few to tell");
        assert_eq!(depths(&[10, 50]).doubt(), 40);
        assert_eq!(depths(&[50]).doubt(), LEAST_DOUBT);
    }

    #[test]
    fn a_pawn_between_two_depths_is_a_swing_unless_all_is_clear() {
        assert!(depths(&[-380, -170]).swing());
        assert!(!depths(&[-380, -290]).swing());
        assert!(!depths(&[400, 900]).swing(), "won by whatever");
        assert!(!depths(&[50]).swing());
    }

    #[test]
    fn what_stays_the_same_deep_down_is_a_standstill() {
        assert!(depths(&[&[72; 20][..], &[85, 85, 79, 79, 79, 79]].concat()).stand_still());
        assert!(!depths(&[&[72; 20][..], &[85, 85, 79, 79, 79, 90]].concat()).stand_still());
        assert!(!depths(&[72; 20]).stand_still(), "not deep enough");
        assert!(!depths(&[700; 30]).stand_still(), "a rook more needs no headway");
    }
}
