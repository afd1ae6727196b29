//! What a clause's numbers may be: those that say what its sentence says.
//!
//! A virtue is worth something or nothing, a fault costs something or nothing, and numbers in order
//! stay in order. All numbers that keep to this form a convex cone, at each end of the game; between the
//! ends a value is a blend of two and keeps to it too. After each step of the fit the numbers are
//! taken to the nearest point of the cone: orders by pooling adjacent violators, then signs by clamping,
//! which together are exact, since all numbers of one order share one sign. *Nearest* is meant
//! in the metric of the step, so that where the fit comes to rest no permitted change lowers the loss.
//! A clause that would need the wrong sign ends at nothing.

use kmoch_eval::{Chapter, ClauseId, Direction, SLOT_COUNT, Shape, Unit};

use crate::coefficients::Usage;

/// What a number may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sign {
    Any,
    AtLeastZero,
    AtMostZero,
    Zero,
}

impl Sign {
    /// The sign that makes findings of this direction right, where the slot is counted this way.
    fn of(direction: Direction, unit: Unit, usage: &Usage) -> Sign {
        if direction == Direction::Scale {
            return Sign::Any;
        }
        let is_virtue = direction == Direction::Virtue;
        match usage.findings.map(|findings| findings > 0) {
            // Of what a share is a share shows only where it is found.
            [false, false] if unit == Unit::Share => Sign::Zero,
            [_, false] => {
                if is_virtue {
                    Sign::AtLeastZero
                } else {
                    Sign::AtMostZero
                }
            }
            [false, true] => {
                if is_virtue {
                    Sign::AtMostZero
                } else {
                    Sign::AtLeastZero
                }
            }
            // Found both ways, only nothing is right both ways.
            [true, true] => Sign::Zero,
        }
    }

    fn clamp(self, value: f64) -> f64 {
        match self {
            Sign::Any => value,
            Sign::AtLeastZero => value.max(0.0),
            Sign::AtMostZero => value.min(0.0),
            Sign::Zero => 0.0,
        }
    }
}

/// Orders between clauses, slot by slot: the first is worth no more than the second.
const ORDERS: [(ClauseId, ClauseId); 1] = [
    // A stranded pawn costs at least as much as one that could join.
    (ClauseId::GroupStrandedMember, ClauseId::GroupPotentialMember),
];

/// The numbers that keep to what their clauses declare.
#[derive(Debug, Clone, PartialEq)]
pub struct Cone {
    signs: Vec<Sign>,
    /// Slots whose values rise; no slot is in two of them.
    chains: Vec<Vec<usize>>,
}

impl Cone {
    /// All numbers: no clause is held to anything.
    pub fn everything(slots: usize) -> Cone {
        Cone { signs: vec![Sign::Any; slots], chains: Vec::new() }
    }

    /// What the clauses declare, given how positions use their slots. Clauses that are held keep
    /// their numbers and bind no other.
    pub fn declared(usage: &[Usage], held: &[bool]) -> Cone {
        let mut cone = Cone::everything(SLOT_COUNT);
        for id in ClauseId::all() {
            let clause = id.clause();
            // A clause to which the sources give no number is held to its words like any other.
            let is_rule =
                matches!(clause.chapter, Chapter::Cuts | Chapter::Preferences | Chapter::Moves);
            if is_rule || clause.unit == Unit::Number || id.slots().any(|slot| held[slot]) {
                continue;
            }
            for slot in id.slots() {
                cone.signs[slot] = Sign::of(clause.direction, clause.unit, &usage[slot]);
            }
            let first = id.slots().start;
            let falls = matches!(clause.shape, Shape::Falling | Shape::FallingIn(_));
            for run in clause.shape.runs(clause.slots.len()) {
                let mut chain: Vec<usize> = run.map(|place| first + place).collect();
                let is_reversed = chain.iter().all(|&slot| usage[slot].findings[0] == 0)
                    && chain.iter().any(|&slot| usage[slot].findings[1] > 0);
                if falls != is_reversed {
                    chain.reverse();
                }
                cone.chains.push(chain);
            }
        }
        for (less, more) in ORDERS {
            let pairs = less.slots().zip(more.slots());
            let bound = pairs.filter(|&(less, more)| !held[less] && !held[more]);
            cone.chains.extend(bound.map(|(less, more)| vec![less, more]));
        }
        cone
    }

    /// Takes values to the nearest that keep to the cone; `weight` says how much a slot's value at one
    /// end of the game resists.
    pub fn project(&self, values: &mut [[f64; 2]], weight: impl Fn(usize, usize) -> f64) {
        for phase in 0..2 {
            for chain in &self.chains {
                let mut run: Vec<(f64, f64)> = chain
                    .iter()
                    .map(|&slot| (values[slot][phase], weight(slot, phase).max(f64::MIN_POSITIVE)))
                    .collect();
                make_rising(&mut run);
                for (&slot, (value, _)) in chain.iter().zip(run) {
                    values[slot][phase] = value;
                }
            }
            for (value, sign) in values.iter_mut().zip(&self.signs) {
                value[phase] = sign.clamp(value[phase]);
            }
        }
    }

    /// Numbers in order that never count take the value of the nearest that does: the data say nothing
    /// of them, and so they should say nothing of their own.
    pub fn fill(&self, values: &mut [[f64; 2]], usage: &[Usage], held: &[bool]) {
        let counts = |slot: usize| usage[slot].findings != [0; 2];
        for chain in &self.chains {
            for (place, &slot) in chain.iter().enumerate() {
                let nearest = chain
                    .iter()
                    .enumerate()
                    .filter(|&(_, &other)| counts(other))
                    .min_by_key(|&(other, _)| other.abs_diff(place));
                if let Some((_, &nearest)) = nearest
                    && !counts(slot)
                    && !held[slot]
                {
                    values[slot] = values[nearest];
                }
            }
        }
    }

    /// The numbers that do not keep to it, each with what is wrong.
    pub fn breaches(&self, values: &[[f64; 2]]) -> Vec<String> {
        let mut nearest = values.to_vec();
        self.project(&mut nearest, |_, _| 1.0);
        let mut breaches = Vec::new();
        for id in ClauseId::all() {
            let clause = id.clause();
            for (slot, name) in id.slots().zip(clause.slots) {
                let (value, nearest) = (values[slot], nearest[slot]);
                if (0..2).any(|phase| (value[phase] - nearest[phase]).abs() > ROUNDING) {
                    let key = clause.key;
                    breaches.push(format!("{key} {name}: {value:?}, nearest {nearest:?}"));
                }
            }
        }
        breaches
    }
}

/// A profile is written with four decimals.
const ROUNDING: f64 = 1e-4;

/// The nearest rising values to these, each with its weight: adjacent values that fall are pooled.
pub(crate) fn make_rising(run: &mut [(f64, f64)]) {
    /// Values that were pooled: their mean, their weight together, and how many they are.
    struct Pool {
        mean: f64,
        weight: f64,
        length: usize,
    }
    let mut pools: Vec<Pool> = Vec::with_capacity(run.len());
    for &(value, weight) in run.iter() {
        let mut last = Pool { mean: value, weight, length: 1 };
        while let Some(before) = pools.pop_if(|before| before.mean > last.mean) {
            let together = before.weight + last.weight;
            last = Pool {
                mean: (before.mean * before.weight + last.mean * last.weight) / together,
                weight: together,
                length: before.length + last.length,
            };
        }
        pools.push(last);
    }
    let pooled = pools.iter().flat_map(|pool| std::iter::repeat_n(pool.mean, pool.length));
    run.iter_mut().zip(pooled).for_each(|(entry, mean)| entry.0 = mean);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::start::values_of;
    use crate::testing::{random_positions, usage_in};
    use kmoch_eval::{Evaluator, Profile};
    use shakmaty::Position;

    /// So many positions are looked at for findings with the wrong sign.
    const POSITIONS: usize = 10_000;

    fn rising(values: &[f64], weights: &[f64]) -> Vec<f64> {
        let mut run: Vec<(f64, f64)> =
            values.iter().copied().zip(weights.iter().copied()).collect();
        make_rising(&mut run);
        run.into_iter().map(|(value, _)| value).collect()
    }

    #[test]
    fn adjacent_violators_are_pooled_by_weight() {
        assert_eq!(rising(&[1.0, 2.0, 3.0], &[1.0; 3]), [1.0, 2.0, 3.0]);
        assert_eq!(rising(&[3.0, 1.0, 4.0], &[1.0, 3.0, 1.0]), [1.5, 1.5, 4.0]);
        assert_eq!(rising(&[5.0, 4.0, 0.0], &[1.0; 3]), [3.0; 3]);
        assert_eq!(rising(&[0.0, 9.0, 3.0, 3.0], &[1.0; 4]), [0.0, 5.0, 5.0, 5.0]);
    }

    #[test]
    fn the_projection_is_the_nearest_point() {
        // Three rising numbers of a virtue: every other point of a fine grid is farther away.
        let cone = Cone { signs: vec![Sign::AtLeastZero; 3], chains: vec![vec![0, 1, 2]] };
        let weights = [1.0, 2.0, 0.5];
        let far = |a: &[f64], b: &[f64]| -> f64 {
            (0..3).map(|slot| weights[slot] * (a[slot] - b[slot]).powi(2)).sum()
        };
        let grid: Vec<f64> = (0..=12).map(|step| f64::from(step) / 4.0).collect();
        for point in [[2.0, -1.0, 1.0], [-1.0, -2.0, -3.0], [1.0, 3.0, -2.0], [0.5, 1.0, 2.0]] {
            let mut values = point.map(|value| [value; 2]);
            cone.project(&mut values, |slot, _| weights[slot]);
            let found = values.map(|[value, _]| value);
            assert!(found[0] >= 0.0 && found.is_sorted(), "{found:?}");
            for (a, b, c) in grid.iter().flat_map(|&a| {
                let above = |least: f64| grid.iter().copied().filter(move |&value| value >= least);
                above(a).flat_map(move |b| above(b).map(move |c| (a, b, c)))
            }) {
                assert!(far(&point, &found) <= far(&point, &[a, b, c]) + 1e-9);
            }
        }
    }

    #[test]
    fn no_slot_is_in_two_orders() {
        let cone = Cone::declared(&vec![Usage::default(); SLOT_COUNT], &vec![false; SLOT_COUNT]);
        let mut slots: Vec<usize> = cone.chains.concat();
        slots.sort_unstable();
        assert!(slots.windows(2).all(|pair| pair[0] != pair[1]));
    }

    #[test]
    fn a_share_has_the_sign_that_what_it_is_a_share_of_leaves_it() {
        let found = |findings| Usage { counts: [1.0; 2], findings };
        let of = |direction, findings| Sign::of(direction, Unit::Share, &found(findings));
        assert_eq!(of(Direction::Fault, [9, 0]), Sign::AtMostZero);
        assert_eq!(of(Direction::Fault, [0, 9]), Sign::AtLeastZero);
        assert_eq!(of(Direction::Virtue, [0, 9]), Sign::AtMostZero);
        assert_eq!(of(Direction::Virtue, [1, 9]), Sign::Zero);
        assert_eq!(of(Direction::Scale, [1, 9]), Sign::Any);
    }

    /// Every number of the profile the program comes with says what its sentence says.
    #[test]
    fn the_tuned_profile_keeps_to_what_clauses_declare() {
        let positions = random_positions(60);
        let profile = Profile::tuned();
        let usage = usage_in(&positions, &profile);
        let mut cone = Cone::declared(&usage, &vec![false; SLOT_COUNT]);
        // Of a share that random games never show nothing is known here.
        for (sign, usage) in cone.signs.iter_mut().zip(&usage) {
            if usage.findings == [0; 2] {
                *sign = Sign::Any;
            }
        }
        let breaches = cone.breaches(&values_of(&profile));
        assert!(breaches.is_empty(), "{}", breaches.join("\n"));
    }

    #[test]
    fn no_finding_has_the_wrong_sign() {
        let evaluator = Evaluator::new(&Profile::tuned());
        let mut positions = random_positions(100);
        assert!(positions.len() >= POSITIONS);
        positions.truncate(POSITIONS);
        for position in positions {
            for item in evaluator.ledger(position.board(), position.turn()).items {
                let clause = item.clause.clause();
                let amount = item.amount.micropawns();
                let is_wrong = match clause.direction {
                    Direction::Virtue => amount < 0,
                    Direction::Fault => amount > 0,
                    Direction::Scale => false,
                };
                assert!(!is_wrong, "{}: {amount} in {}", clause.key, position.board());
            }
        }
    }
}
