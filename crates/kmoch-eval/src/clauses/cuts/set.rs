//! Sets of cutting rules.

use super::CuttingRule;
use crate::clause::ClauseId;
use crate::registry::{CUT_COUNT, CUTS, FIRST_CUT};

/// A set of cutting rules: those to ask, or those that hold.
///
/// ```
/// use kmoch_eval::{ClauseId, CutSet};
/// let rule = ClauseId::CutHarmony;
/// let asked = CutSet::of(rule).unwrap();
/// assert!(CutSet::ALL.contains(rule));
/// assert!(!CutSet::ALL.without(asked).contains(rule));
/// assert_eq!(asked.keys().collect::<Vec<_>>(), ["cut_harmony"]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct CutSet(u16);

impl CutSet {
    /// No rule.
    pub const EMPTY: CutSet = CutSet(0);

    /// Every rule.
    pub const ALL: CutSet = CutSet(((1u32 << CUT_COUNT) - 1) as u16);

    /// The set of one rule; none if the clause is no cutting rule.
    pub fn of(rule: ClauseId) -> Option<CutSet> {
        let set = CutSet::bit(rule);
        (set != CutSet::EMPTY).then_some(set)
    }

    /// The set of a rule, if it looks at nothing but pawns.
    pub(crate) const fn of_pawns<R: CuttingRule>() -> CutSet {
        if R::OF_PAWNS { CutSet::bit(R::ID) } else { CutSet::EMPTY }
    }

    /// The place of a rule among the rules.
    #[inline(always)]
    pub(crate) const fn index(rule: ClauseId) -> usize {
        rule.index() - FIRST_CUT
    }

    #[inline(always)]
    const fn bit(rule: ClauseId) -> CutSet {
        let index = rule.index();
        if index < FIRST_CUT || index >= FIRST_CUT + CUT_COUNT {
            return CutSet::EMPTY;
        }
        CutSet(1 << (index - FIRST_CUT))
    }

    /// Whether the rule is one of the set.
    #[inline(always)]
    pub const fn contains(self, rule: ClauseId) -> bool {
        self.0 & CutSet::bit(rule).0 != 0
    }

    /// Whether there is no rule in the set.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many rules are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The rules of both sets.
    #[inline(always)]
    #[must_use]
    pub const fn with(self, other: CutSet) -> CutSet {
        CutSet(self.0 | other.0)
    }

    /// The rules that are in both sets.
    #[inline(always)]
    #[must_use]
    pub const fn and(self, other: CutSet) -> CutSet {
        CutSet(self.0 & other.0)
    }

    /// The rules that are not in the other set: those that hold after a move and not before it.
    #[inline(always)]
    #[must_use]
    pub const fn without(self, other: CutSet) -> CutSet {
        CutSet(self.0 & !other.0)
    }

    /// Adds a rule.
    #[inline(always)]
    pub(crate) fn add(&mut self, rule: ClauseId) {
        self.0 |= CutSet::bit(rule).0;
    }

    /// The rules in the order of the catalogue.
    pub fn rules(self) -> impl Iterator<Item = ClauseId> {
        CUTS.iter().copied().filter(move |&rule| self.contains(rule))
    }

    /// The keys of the rules in the order of the catalogue.
    pub fn keys(self) -> impl Iterator<Item = &'static str> {
        self.rules().map(|rule| rule.clause().key)
    }
}

/// The rules that hold for each side of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Cuts {
    /// For White.
    pub white: CutSet,
    /// For Black.
    pub black: CutSet,
}

impl Cuts {
    /// The rules that are broken.
    pub fn of_breaches(breaches: &[super::Breach]) -> Cuts {
        let mut cuts = Cuts::default();
        for breach in breaches {
            let of_side = if breach.side.is_white() { &mut cuts.white } else { &mut cuts.black };
            of_side.add(breach.rule);
        }
        cuts
    }

    /// The rules of both.
    #[must_use]
    pub const fn with(self, other: Cuts) -> Cuts {
        Cuts { white: self.white.with(other.white), black: self.black.with(other.black) }
    }

    /// Those of one side.
    #[inline]
    pub fn of(self, side: shakmaty::Color) -> CutSet {
        side.fold_wb(self.white, self.black)
    }
}
