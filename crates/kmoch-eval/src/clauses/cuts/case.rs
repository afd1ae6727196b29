//! What a cutting rule looks at and what it answers.

use std::cell::OnceCell;

use super::{Reading, Shown};
use crate::clause::{Finder, Registered, Slot};
use crate::context::Side;
use crate::measures::{ColourSplit, Positioning};
use crate::profile::Row;
use crate::{Fast, Place, measures};

/// A position looked at from one side, with the numbers that rules go by.
#[derive(Debug)]
pub struct Case<'a> {
    /// The side the rules are asked for.
    pub us: &'a Side<'a>,
    /// Its enemy.
    pub them: &'a Side<'a>,
    /// The limits, with [`crate::ONE`] as one.
    pub limits: &'a Row,
    /// What measures are taken with: every finding at its staged base value.
    pub measure: Fast<'a>,
    /// How one-sidedly its pieces stand on average, once somebody has asked.
    imbalance: OnceCell<Option<i32>>,
    disharmony: OnceCell<i64>,
    colour_split: OnceCell<ColourSplit>,
    shelter_colour_split: OnceCell<ColourSplit>,
}

impl<'a> Case<'a> {
    /// A side and its enemy, asked by these limits and measured by these values.
    pub fn new(
        us: &'a Side<'a>,
        them: &'a Side<'a>,
        limits: &'a Row,
        measure: Fast<'a>,
    ) -> Case<'a> {
        Case {
            us,
            them,
            limits,
            measure,
            imbalance: OnceCell::new(),
            disharmony: OnceCell::new(),
            colour_split: OnceCell::new(),
            shelter_colour_split: OnceCell::new(),
        }
    }

    /// The mean imbalance of the side's pieces with [`crate::ONE`] as one; none without pieces.
    pub fn imbalance(&self) -> Option<i32> {
        let all = || measures::all_positioning(self.us, &self.measure);
        *self.imbalance.get_or_init(|| measures::mean_imbalance(all()))
    }

    /// The same case, of which it is known how well each of our pieces stands.
    pub(crate) fn knowing(self, all: &[Positioning]) -> Case<'a> {
        let imbalance = measures::mean_imbalance(all.iter().copied()).into();
        Case { imbalance, ..self }
    }

    /// How unevenly mobility is spread over our pieces, exactly; worked out once.
    pub fn disharmony(&self) -> i64 {
        *self.disharmony.get_or_init(|| measures::exact_disharmony(self.us))
    }

    /// How our control of free squares is split between the colours; worked out once.
    pub(crate) fn colour_split(&self) -> ColourSplit {
        *self.colour_split.get_or_init(|| measures::colour_split(self.us, &self.measure))
    }

    /// The same around our king; worked out once.
    pub(crate) fn shelter_colour_split(&self) -> ColourSplit {
        let split = || measures::shelter_colour_split(self.us, &self.measure);
        *self.shelter_colour_split.get_or_init(split)
    }

    /// A limit.
    #[inline(always)]
    pub fn limit(&self, slot: Slot) -> i32 {
        self.limits[slot.index()]
    }

    /// Whether a rule of some stages only is asked at this one: there a limit of 0 is none.
    #[inline(always)]
    pub fn is_asked(&self, limit: Slot) -> bool {
        self.limit(limit) != 0
    }

    /// What a clause finds in pawns of ours and in pawns of theirs, in micropawns;
    /// nothing unless both sides have a pawn.
    pub fn compare_pawns<C: Finder>(&self) -> Option<(i32, i32)> {
        let (us, them) = (self.us.pawns, self.them.pawns);
        let sum = |own, enemy| {
            let mut found = Fast { sum: 0, ..self.measure };
            C::pawns(own, enemy, &mut found);
            found.sum
        };
        (us.own.any() && them.own.any()).then(|| (sum(us, them), sum(them, us)))
    }
}

/// A rule for cutting the tree: a measure of a position looked at from one side, and a limit. Where
/// the measure exceeds the limit the rule is broken: that side is not to be thought of as having gone
/// for this. A search asks it for the side that moved and acts only where the measure after the
/// move exceeds both the limit and the measure before it.
pub trait CuttingRule: Registered {
    /// How people read the measure.
    const SHOWN: Shown;
    /// What the measure may come to.
    const LIMIT: Slot;
    /// Whether it looks at nothing but pawns, and its limit at nothing but the stage.
    const OF_PAWNS: bool = false;

    /// The measure, where there is one to take.
    fn measure(case: &Case) -> Option<Reading>;

    /// What the measure may come to.
    #[inline(always)]
    fn limit(case: &Case) -> Reading {
        Reading::limit(case.limit(Self::LIMIT))
    }

    /// The units and squares the rule speaks of.
    fn place(case: &Case) -> Place;
}
