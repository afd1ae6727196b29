//! What amounts can come to at one stage of the game.

use super::Excess;
use super::counts::{OF_THE_LEAD, PIECES, QUEEN_DRAW, Share, counts, measured};
use crate::clause::Unit;
use crate::registry::{CLAUSES, SLOT_COUNT, clause_of, find_clause, is_parameter, slots_of};
use crate::sinks::{ONE, PARAMETER_ONE};

/// The most that can be counted, in millipawns.
pub(super) const LIMIT: f64 = i32::MAX as f64 / 1000.0;

/// The numbers of a profile at one stage of the game.
pub(super) struct Stage<'a> {
    /// What findings are worth.
    pub values: &'a [f64],
    /// What shares are of.
    pub base: &'a [f64],
}

/// How far apart the two sides can be by one clause, in millipawns, the slot that has most of it, and the
/// most that is measured for it.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Span {
    slot: usize,
    pub amount: f64,
    measure: f64,
}

impl Stage<'_> {
    /// What is too much at this stage, if anything is.
    pub fn excess(&self) -> Option<Excess> {
        let spans: Vec<Span> = (0..CLAUSES.len()).map(|index| self.span(index)).collect();
        let widest = |of: fn(&Span) -> f64| {
            spans.iter().max_by(|a, b| of(a).total_cmp(&of(b))).copied().unwrap_or_default()
        };
        let [amount, measure] = [widest(|span| span.amount), widest(|span| span.measure)];
        let lead: f64 = spans.iter().map(|span| span.amount).sum();
        let (growth, grown) = self.growth();
        let sums = [
            // The lead of a side, what shares are of, and the lead with what shares make of it.
            (lead, amount.slot),
            (measure.measure, measure.slot),
            (lead * growth, if growth > lead / LIMIT + 1.0 { grown } else { amount.slot }),
        ];
        // Each number itself has to fit as well.
        let numbers = (0..SLOT_COUNT).map(|slot| (self.values[slot].abs() * fine(slot), slot));
        let (most, slot) = sums.into_iter().chain(numbers).find(|(most, _)| *most > LIMIT)?;
        Some(Excess { slot, pawns: most / 1000.0 })
    }

    /// How far apart two sides can be by a clause, by its values or by those that its shares are of.
    pub fn span(&self, index: usize) -> Span {
        let clause = CLAUSES[index];
        let first = slots_of(index).start;
        let amounts = first..first + clause.amounts().len();
        let values = &self.values[amounts.clone()];
        let size = |&slot: &usize| self.values[slot].abs();
        let slot = amounts.max_by(|a, b| size(a).total_cmp(&size(b))).unwrap_or(0);
        let (amount, measure) = match clause.unit {
            Unit::Number => (0.0, 0.0),
            Unit::Millipawns if clause.parameters > 0 => {
                let danger = self.most_danger(index);
                let slopes: f64 = values.iter().map(|slope| slope.abs()).sum();
                (slopes * danger, danger * f64::from(PARAMETER_ONE) / 1000.0)
            }
            Unit::Millipawns => (counted(values, counts(clause.key)), 0.0),
            Unit::Share => {
                let base = Stage { values: self.base, base: self.base };
                let (measure, heaviest) = base.most_measured(clause.key);
                let amount = apart(values) * measure;
                // A share of no more than the whole is not to blame.
                let slot = if apart(values) > 1.0 { slot } else { heaviest };
                return Span { slot, amount, measure };
            }
        };
        Span { slot, amount, measure }
    }

    /// The most that the shares of a clause can be of, and the slot that has most of it.
    fn most_measured(&self, key: &str) -> (f64, usize) {
        let (times, lists) = measured(key).unwrap_or_default();
        let wider = |a: Span, b: Span| if b.amount > a.amount { b } else { a };
        let most = |list: &&[&str]| {
            let clauses = list.iter().filter_map(|key| find_clause(key));
            clauses.map(|clause| self.span(clause.index())).fold(Span::default(), wider)
        };
        let spans: Vec<Span> = lists.iter().map(most).collect();
        let sum: f64 = spans.iter().map(|span| span.amount).sum();
        // Refunds are of weaknesses that a queen may have made graver.
        let graver = match (key, find_clause("weakness_queen_relief")) {
            ("bishop_pair_amnesty", Some(relief)) => self.largest(relief.index()).0,
            _ => 0.0,
        };
        let heaviest = spans.into_iter().fold(Span::default(), wider);
        (times * (1.0 + graver) * sum, heaviest.slot)
    }

    /// The largest number of a clause, whatever its sign, and its slot.
    fn largest(&self, index: usize) -> (f64, usize) {
        let sizes = slots_of(index).map(|slot| (self.values[slot].abs(), slot));
        sizes.fold((0.0, 0), |most, next| if next.0 > most.0 { next } else { most })
    }

    /// The most that `king_danger` can measure beyond a bend: attackers times the heaviest weight, attacks
    /// on eight squares and weak ones among them, a safe check of each kind, unsafe ones from where
    /// queens and knights check, and what is taken away.
    fn most_danger(&self, index: usize) -> f64 {
        let first = slots_of(index).start + CLAUSES[index].amounts().len();
        let sizes: Vec<f64> =
            self.values[first..slots_of(index).end].iter().map(|value| value.abs()).collect();
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
            + heaviest(&rest[1..])
    }

    /// How many times as large a lead can become at most by what the side behind gets of it, or has to
    /// be counted on the way, and the slot that has most of that. Shares above nothing are cut off where
    /// nothing of the lead is left.
    fn growth(&self) -> (f64, usize) {
        let mut growth = 1.0;
        let mut largest = (0.0, 0);
        for clause in OF_THE_LEAD.iter().filter_map(|key| find_clause(key)) {
            let values = &self.values[slots_of(clause.index())];
            let least = values.iter().copied().fold(0.0, f64::min);
            let most = values.iter().copied().fold(0.0, f64::max);
            let beyond = if clause.clause().key == QUEEN_DRAW { most - 1.0 } else { 0.0 };
            growth += beyond.max(-least);
            let next = self.largest(clause.index());
            largest = if next.0 > largest.0 { next } else { largest };
        }
        (growth * largest.0.max(1.0), largest.1)
    }
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
