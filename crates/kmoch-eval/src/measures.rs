//! Numbers about one side that several clauses and rules compare or take shares of.
//!
//! Amounts are micropawns of the staged base values, so they do not change when a profile takes
//! its measures from the sources. Nothing here is worked out before somebody asks.

use shakmaty::{Bitboard, Role};

use crate::ONE;
use crate::clauses::attacks::{Attack, XrayAttack};
use crate::clauses::cuts::Reading;
use crate::clauses::mobility::{Complementarity, Mobility, ShelterComplementarity};
use crate::clauses::placement::PieceHolistic;
use crate::context::{PieceView, Side};
use crate::sinks::Sink;
use crate::slots::{ByTimesControlled, ByUnit};

/// What a piece's mobility is worth; pieces are counted as in [`Side::pieces`].
#[inline(always)]
pub(crate) fn mobility<S: Sink>(us: &Side, piece: usize, found: &S) -> i32 {
    let parts = Mobility::parts(us.pieces[piece].kind(), us.reach(&us.pieces[piece]));
    parts.iter().map(|&(slot, count)| found.base(slot) * count).sum()
}

/// What the mobility of all pieces is worth.
#[inline]
pub(crate) fn total_mobility<S: Sink>(us: &Side, found: &S) -> i32 {
    (0..us.pieces.len()).map(|piece| mobility(us, piece, found)).sum()
}

/// What a piece's attacks are worth, direct ones and those through other units.
#[inline(always)]
pub(crate) fn attack<S: Sink>(us: &Side, piece: &PieceView, found: &S) -> i32 {
    let mut worth = 0;
    for role in Role::ALL {
        let units = piece.attacks & us.enemy.by(role);
        worth += found.base(Attack::of_role(role)) * units.count() as i32;
    }
    for target in us.targets_behind(piece) {
        worth += found.base(XrayAttack::slot_of(&target));
    }
    worth
}

/// One, as disharmony is added up: all numbers of squares a piece can go to, 27 for a queen at
/// most, divide it, so that nothing is rounded.
pub(crate) const EXACT_ONE: i64 = 80_313_433_200;

/// [`EXACT_ONE`] divided by the number of squares a piece can go to.
const RECIPROCALS: [i64; 28] = {
    let mut table = [0; 28];
    let mut squares = 1;
    while squares < table.len() {
        assert!(EXACT_ONE % squares as i64 == 0);
        table[squares] = EXACT_ONE / squares as i64;
        squares += 1;
    }
    table
};

/// How unevenly mobility is spread over our pieces, with [`ONE`] as one.
#[inline]
pub(crate) fn disharmony(us: &Side) -> i32 {
    disharmony_of(us.pieces.iter().map(|piece| us.mobility(piece)))
}

/// The same with [`EXACT_ONE`] as one, to be compared.
#[inline]
pub(crate) fn exact_disharmony(us: &Side) -> i64 {
    exact_disharmony_of(us.pieces.iter().map(|piece| us.mobility(piece)))
}

/// How unevenly mobility is spread over pieces with so many free squares each, 27 at most: sorted,
/// what share of its own number each is ahead of the next, added up, with [`ONE`] as one.
///
/// Pieces with as many squares as the next add nothing, so it is enough to know which numbers
/// occur at all.
///
/// ```
/// use kmoch_eval::measures::disharmony_of;
/// assert!(disharmony_of([12, 7, 6, 5, 4].into_iter()) < disharmony_of([14, 7, 6, 5, 2].into_iter()));
/// ```
#[inline]
pub fn disharmony_of(free_squares: impl Iterator<Item = usize>) -> i32 {
    let exact = exact_disharmony_of(free_squares);
    ((exact * i64::from(ONE) + EXACT_ONE / 2) / EXACT_ONE) as i32
}

#[inline]
fn exact_disharmony_of(free_squares: impl Iterator<Item = usize>) -> i64 {
    let mut numbers = free_squares.fold(0u32, |set, squares| set | 1 << squares);
    let mut sum = 0;
    while let Some(squares) = numbers.checked_ilog2() {
        numbers ^= 1 << squares;
        if let Some(next) = numbers.checked_ilog2() {
            sum += i64::from(squares - next) * RECIPROCALS[squares as usize];
        }
    }
    sum
}

/// How well a piece stands by mobility, attack and placement together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Positioning {
    /// The three measures added up, negative ones taken as nothing, in micropawns.
    pub sum: i32,
    /// How far apart the three are, 0 to 2, with [`ONE`] as one.
    pub imbalance: i32,
}

impl Positioning {
    /// The sum and the spread of three measures in micropawns.
    pub fn of(measures: [i32; 3]) -> Positioning {
        let [one, two, three] = measures.map(|measure| measure.max(0));
        let sum = one + two + three;
        let (low, high) = (one.min(two).min(three), one.max(two).max(three));
        let middle = sum - low - high;
        Positioning { sum, imbalance: lag(middle, high) + lag(low, middle) }
    }

    /// The sum, less half of itself for each whole of imbalance, in micropawns.
    #[inline]
    pub fn balanced(self) -> i32 {
        crate::times(self.sum, ONE - self.imbalance / 2)
    }
}

/// By what share of the larger the smaller lags behind; nothing behind nothing.
#[inline(always)]
fn lag(smaller: i32, larger: i32) -> i32 {
    // Neither is negative, and dividing is quicker without signs.
    ((larger - smaller) as u64 * ONE as u64 / larger.max(1) as u64) as i32
}

/// How well a piece stands; pieces are counted as in [`Side::pieces`].
#[inline(always)]
pub(crate) fn positioning<S: Sink>(us: &Side, piece: usize, found: &S) -> Positioning {
    let view = &us.pieces[piece];
    let place = PieceHolistic::measure(view.square, found);
    Positioning::of([mobility(us, piece, found), attack(us, view, found), place])
}

/// How well all our pieces stand.
pub(crate) fn all_positioning<S: Sink>(us: &Side, found: &S) -> impl Iterator<Item = Positioning> {
    (0..us.pieces.len()).map(|piece| positioning(us, piece, found))
}

/// The mean imbalance of all pieces with [`ONE`] as one; none without pieces.
pub(crate) fn mean_imbalance(all: impl Iterator<Item = Positioning>) -> Option<i32> {
    let (pieces, sum) = all.fold((0, 0), |(pieces, sum), one| (pieces + 1, sum + one.imbalance));
    (pieces > 0).then(|| (sum + pieces / 2) / pieces)
}

/// The three measures of all pieces added up, in micropawns.
pub(crate) fn total_positioning<S: Sink>(us: &Side, found: &S) -> i32 {
    all_positioning(us, found).map(|piece| piece.sum).sum()
}

/// The squares on the ways of all our pieces to the enemy king.
pub(crate) fn distance(us: &Side) -> usize {
    us.pieces.iter().map(|piece| us.way_to_king(piece)).sum()
}

/// Points of control on the squares of either colour, in micropawns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ColourSplit {
    /// On dark squares.
    pub dark: i32,
    /// On light squares.
    pub light: i32,
}

impl ColourSplit {
    /// The points of squares that are controlled once, twice and more often.
    fn of(squares: [Bitboard; 3], points: [i32; 3]) -> ColourSplit {
        let mut split = ColourSplit { dark: 0, light: 0 };
        for (set, points) in squares.into_iter().zip(points) {
            split.dark += (set & Bitboard::DARK_SQUARES).count() as i32 * points;
            split.light += (set & Bitboard::LIGHT_SQUARES).count() as i32 * points;
        }
        split
    }

    /// Whether there are no points at all.
    pub fn is_empty(self) -> bool {
        self.dark + self.light == 0
    }

    /// The share of the colour with more points; none without points.
    pub fn share(self) -> Option<Reading> {
        Reading::ratio(self.dark.max(self.light), self.dark + self.light)
    }

    /// The squares of the colour with more points.
    pub fn larger(self) -> Bitboard {
        if self.dark > self.light { Bitboard::DARK_SQUARES } else { Bitboard::LIGHT_SQUARES }
    }

    /// Whether the colour with more points has more than this share of them, given in thousandths.
    #[inline]
    pub fn exceeds(self, thousandths: i32) -> bool {
        let total = i64::from(self.dark) + i64::from(self.light);
        i64::from(self.dark.max(self.light)) * 1000 > total * i64::from(thousandths)
    }
}

/// What a first, a second and a third control of a square count.
#[inline]
fn points<C: ByTimesControlled, S: Sink>(found: &S) -> [i32; 3] {
    [C::ONCE, C::TWICE, C::THREE_TIMES].map(|slot| found.base(slot))
}

/// How our pieces' control of free squares is split between the colours.
#[inline]
pub(crate) fn colour_split<S: Sink>(us: &Side, found: &S) -> ColourSplit {
    ColourSplit::of(Complementarity::squares(us), points::<Complementarity, S>(found))
}

/// What our pieces' control of free squares is worth, in micropawns.
pub(crate) fn complementarity<S: Sink>(us: &Side, found: &S) -> i32 {
    let ColourSplit { dark, light } = colour_split(us, found);
    dark + light
}

/// How our control of our king's shelter zone is split between the colours.
#[inline]
pub(crate) fn shelter_colour_split<S: Sink>(us: &Side, found: &S) -> ColourSplit {
    ColourSplit::of(ShelterComplementarity::squares(us), points::<ShelterComplementarity, S>(found))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_measures_close_together_are_better_balanced() {
        let close = Positioning::of([15_000, 20_000, 10_000]);
        let apart = Positioning::of([22_000, 8_000, 15_000]);
        assert!(close.imbalance < apart.imbalance);
        assert_eq!(close.sum, apart.sum);
        assert!(close.balanced() > apart.balanced());
    }

    #[test]
    fn a_measure_of_nothing_lags_once() {
        assert_eq!(Positioning::of([0, 0, -5]), Positioning { sum: 0, imbalance: 0 });
        assert_eq!(Positioning::of([7, 0, -5]), Positioning { sum: 7, imbalance: ONE });
        assert_eq!(Positioning::of([6, 6, 0]), Positioning { sum: 12, imbalance: ONE });
    }
}
