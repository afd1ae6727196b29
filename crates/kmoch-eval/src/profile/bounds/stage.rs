//! What amounts can come to at one stage of the game.

use super::counts::{OF_THE_LEAD, PIECES, QUEEN_DRAW, Share, counts, measured};
use crate::clause::{ClauseId, Unit};
use crate::registry::{SLOT_COUNT, clause_of, is_parameter};
use crate::sinks::{MOST_MEASURED, ONE, PARAMETER_ONE};

/// The most that can be counted, in millipawns.
pub(super) const LIMIT: f64 = i32::MAX as f64 / 1000.0;

/// The numbers of a profile at one stage of the game.
pub(super) struct Stage<'a> {
    /// What findings are worth.
    pub values: &'a [f64],
    /// What shares are of.
    pub base: &'a [f64],
}

/// How far apart the two sides can be by one clause, in millipawns, and the most that is measured for it.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Span {
    pub amount: f64,
    measure: f64,
}

impl Stage<'_> {
    /// What amounts can come to at this stage, if it is more than can be counted, in millipawns.
    pub fn excess(&self) -> Option<f64> {
        let spans: Vec<Span> = ClauseId::all().map(|clause| self.span(clause)).collect();
        let lead: f64 = spans.iter().map(|span| span.amount).sum();
        // The lead of a side with what shares make of it, what shares are of, and each number itself.
        let numbers = (0..SLOT_COUNT).map(|slot| self.values[slot].abs() * fine(slot));
        let measures = spans.iter().map(|span| span.measure);
        let most = numbers.chain(measures).fold(lead * self.growth(), f64::max);
        (most > LIMIT).then_some(most)
    }

    /// How much of what is too much a slot has to answer for.
    pub fn blame(&self, slot: usize) -> f64 {
        let clause = clause_of(slot);
        let size = self.values[slot].abs();
        if OF_THE_LEAD.contains(&clause) {
            let lead: f64 = ClauseId::all().map(|clause| self.span(clause).amount).sum();
            return lead * beyond(clause, self.values[slot]);
        }
        let Span { amount, measure } = self.span(clause);
        amount.max(measure) * size / self.largest(clause).max(f64::MIN_POSITIVE)
    }

    /// How far apart two sides can be by a clause, by its values or by those that its shares are of.
    pub fn span(&self, clause: ClauseId) -> Span {
        let declared = clause.clause();
        let first = clause.slots().start;
        let values = &self.values[first..first + declared.amounts().len()];
        match declared.unit {
            Unit::Number => Span::default(),
            Unit::Millipawns if declared.parameters > 0 => {
                let danger = self.most_danger(clause);
                let slopes: f64 = values.iter().map(|slope| slope.abs()).sum();
                let measure = danger * f64::from(PARAMETER_ONE) / 1000.0;
                let bends = &self.values[clause.slots()][values.len()..];
                let lowest = bends.iter().map(|bend| bend.abs()).fold(0.0, f64::max);
                let counted = danger.min(f64::from(MOST_MEASURED) + lowest);
                Span { amount: slopes * counted, measure }
            }
            Unit::Millipawns => Span { amount: counted(values, counts(clause)), measure: 0.0 },
            Unit::Share => {
                let base = Stage { values: self.base, base: self.base };
                let measure = base.most_measured(clause);
                Span { amount: apart(values) * measure, measure }
            }
        }
    }

    /// The most that the shares of a clause can be of.
    fn most_measured(&self, clause: ClauseId) -> f64 {
        let span = |clause: &ClauseId| self.span(*clause).amount;
        let most = |list: &&[ClauseId]| list.iter().map(span).fold(0.0, f64::max);
        let (times, lists) = measured(clause).unwrap_or_default();
        // Refunds are of weaknesses that a queen may have made graver.
        let graver = match clause {
            ClauseId::BishopPairAmnesty => self.largest(ClauseId::WeaknessQueenRelief),
            _ => 0.0,
        };
        times * (1.0 + graver) * lists.iter().map(most).sum::<f64>()
    }

    /// The largest number of a clause, whatever its sign.
    fn largest(&self, clause: ClauseId) -> f64 {
        self.values[clause.slots()].iter().map(|value| value.abs()).fold(0.0, f64::max)
    }

    /// The most that `king_danger` can measure beyond a bend: attackers times the heaviest weight, attacks
    /// on eight squares and weak ones among them, a safe check of each kind, unsafe ones from where
    /// queens and knights check, what is taken away, and eight defenders on eight lines.
    fn most_danger(&self, clause: ClauseId) -> f64 {
        let first = clause.slots().start + clause.clause().amounts().len();
        let sizes: Vec<f64> =
            self.values[first..clause.slots().end].iter().map(|value| value.abs()).collect();
        let [attackers, squares, checks, rest] =
            [&sizes[..4], &sizes[4..6], &sizes[6..11], &sizes[11..]];
        let heaviest = |sizes: &[f64]| sizes.iter().copied().fold(0.0, f64::max);
        let unsafe_checks = 27.0 + 8.0;
        PIECES * PIECES * heaviest(attackers)
            + PIECES * 8.0 * squares[0]
            + 8.0 * squares[1]
            + checks[..4].iter().sum::<f64>()
            + unsafe_checks * checks[4]
            + rest[0]
            + 8.0 * (rest[1] + rest[2])
            + heaviest(&rest[3..])
    }

    /// How many times as large a lead can become at most by what the side behind gets of it, or has to
    /// be counted on the way.
    fn growth(&self) -> f64 {
        let mut growth = 1.0;
        let mut largest: f64 = 1.0;
        for clause in OF_THE_LEAD {
            let values = &self.values[clause.slots()];
            growth += values.iter().map(|&value| beyond(clause, value)).fold(0.0, f64::max);
            largest = largest.max(self.largest(clause));
        }
        growth * largest
    }
}

/// By what part a share of a lead makes the lead larger. Shares above nothing are cut off where nothing
/// of the lead is left, but for the draw that comes first.
fn beyond(clause: ClauseId, share: f64) -> f64 {
    let above = if clause == QUEEN_DRAW { share - 1.0 } else { 0.0 };
    above.max(-share).max(0.0)
}

/// How far apart two sides can be by values that count so often.
fn counted(values: &[f64], shares: &[Share]) -> f64 {
    let mut left = values;
    let mut sum = 0.0;
    for &(counts, times) in shares {
        let length = if times.is_empty() { left.len() } else { times.len().min(left.len()) };
        let (values, others) = left.split_at(length);
        let times = times.iter().copied().chain(std::iter::repeat(1.0));
        let each: Vec<f64> = values.iter().zip(times).map(|(value, times)| value * times).collect();
        sum += counts * apart(&each);
        left = others;
    }
    sum
}

/// How far the largest of these values, or nothing, lies above the least, or nothing.
fn apart(values: &[f64]) -> f64 {
    let ends = values.iter().fold((0.0f64, 0.0f64), |(a, b), &value| (a.min(value), b.max(value)));
    ends.1 - ends.0
}

/// How fine a number of a slot is counted, beside millipawns.
fn fine(slot: usize) -> f64 {
    match clause_of(slot).clause().unit {
        _ if is_parameter(slot) => f64::from(PARAMETER_ONE) / 1000.0,
        Unit::Millipawns => 1.0,
        Unit::Share | Unit::Number => f64::from(ONE) / 1000.0,
    }
}
