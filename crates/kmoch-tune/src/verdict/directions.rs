//! What each clause adds to the score by the sources' numbers, and how much of it a fit gives.

use kmoch_eval::{CLAUSE_COUNT, Profile, SLOT_COUNT, Stage, clause_of, slots_of};
use rayon::prelude::*;

use crate::bent::slot_and_side;
use crate::coefficients::Coefficient;
use crate::dataset::{Dataset, Row};
use crate::model::Model;

/// Positions that one thread takes at a time; sums are taken in a fixed order.
const CHUNK: usize = 8192;

/// One clause over all positions.
#[derive(Debug, Clone, Default)]
struct Direction {
    /// Positions in which it makes a difference between the sides.
    positions: u64,
    /// Sum of the sources' differences without their signs, in millipawns.
    size: f64,
    /// Sum of their squares.
    squares: f64,
    /// Sum of their products with what one unit of each slot's value adds, both phases.
    products: Vec<[f64; 2]>,
}

/// What the clauses add by the sources' numbers.
#[derive(Debug)]
pub struct Directions {
    clauses: Vec<Direction>,
}

/// The sources' value of each slot at each stage, changing smoothly.
struct Sources(Vec<Vec<f64>>);

impl Sources {
    fn new() -> Sources {
        let profile = Profile::addendum();
        let value = |slot, step| profile.curve_at(slot).at_step(step, profile.borders);
        let at = |step| (0..SLOT_COUNT).map(|slot| value(slot, step)).collect();
        Sources((0..=Stage::STEPS).map(at).collect())
    }

    fn of(&self, row: &Row) -> &[f64] {
        &self.0[(f64::from(row.middlegame) * Stage::STEPS as f64).round() as usize]
    }
}

/// Calls `each` with every clause of a position and its coefficients.
fn by_clause<'a>(coefficients: &'a [Coefficient], mut each: impl FnMut(usize, &'a [Coefficient])) {
    let clause = |coefficient: &Coefficient| clause_of(coefficient.slot.into()).index();
    // What is measured comes last, and is no count of a slot.
    let counted =
        coefficients.partition_point(|coefficient| slot_and_side(coefficient).1.is_none());
    for part in coefficients[..counted].chunk_by(|a, b| clause(a) == clause(b)) {
        each(clause(&part[0]), part);
    }
}

/// The clauses that give the side behind a share of the lead, whoever leads, each once.
fn clauses_about_leads(row: &Row) -> Vec<usize> {
    let slots = row.shares.iter().flatten();
    let mut clauses: Vec<usize> = slots.map(|&slot| clause_of(slot.into()).index()).collect();
    clauses.sort_unstable();
    clauses.dedup();
    clauses
}

impl Directions {
    /// Goes through all positions once.
    pub fn new(data: &Dataset) -> Directions {
        let sources = Sources::new();
        let indices: Vec<usize> = (0..data.len()).collect();
        let parts: Vec<Vec<Direction>> = indices
            .par_chunks(CHUNK)
            .map(|chunk| {
                let mut clauses: Vec<Direction> = (0..CLAUSE_COUNT)
                    .map(|index| Direction {
                        products: vec![[0.0; 2]; slots_of(index).len()],
                        ..Direction::default()
                    })
                    .collect();
                for &index in chunk {
                    let (row, coefficients) = data.get(index);
                    let coefficients: Vec<Coefficient> = coefficients.collect();
                    let values = sources.of(&row);
                    for clause in clauses_about_leads(&row) {
                        clauses[clause].positions += 1;
                    }
                    by_clause(&coefficients, |clause, part| {
                        clauses[clause].take(&row, values, part, slots_of(clause).start);
                    });
                }
                clauses
            })
            .collect();
        let mut whole = vec![Direction::default(); CLAUSE_COUNT];
        for part in parts {
            for (sum, direction) in whole.iter_mut().zip(part) {
                sum.add(&direction);
            }
        }
        Directions { clauses: whole }
    }

    /// Positions in which a clause makes a difference between the sides.
    pub fn positions(&self, clause: usize) -> u64 {
        self.clauses[clause].positions
    }

    /// The mean size of that difference by the sources' numbers, in millipawns.
    pub fn size(&self, clause: usize) -> f64 {
        let direction = &self.clauses[clause];
        if direction.positions == 0 { 0.0 } else { direction.size / direction.positions as f64 }
    }

    /// How much of the sources' difference a model gives: the slope of the best line through zero.
    /// None where the sources give nothing.
    pub fn slope(&self, clause: usize, model: &Model) -> Option<f64> {
        let direction = &self.clauses[clause];
        let values = &model.values[slots_of(clause)];
        let products = direction.products.iter().zip(values);
        let sum: f64 =
            products.map(|(product, value)| product[0] * value[0] + product[1] * value[1]).sum();
        (direction.squares > 0.0).then(|| sum / direction.squares)
    }
}

impl Direction {
    fn take(&mut self, row: &Row, values: &[f64], part: &[Coefficient], first: usize) {
        let source: f64 = part
            .iter()
            .map(|coefficient| values[coefficient.slot as usize] * f64::from(coefficient.count))
            .sum();
        self.positions += 1;
        self.size += source.abs();
        self.squares += source * source;
        let middlegame = f64::from(row.middlegame);
        for coefficient in part {
            let product = source * f64::from(coefficient.count);
            let sums = &mut self.products[coefficient.slot as usize - first];
            sums[0] += product * middlegame;
            sums[1] += product * (1.0 - middlegame);
        }
    }

    fn add(&mut self, other: &Direction) {
        self.positions += other.positions;
        self.size += other.size;
        self.squares += other.squares;
        self.products.resize(other.products.len(), [0.0; 2]);
        for (sum, part) in self.products.iter_mut().zip(&other.products) {
            sum[0] += part[0];
            sum[1] += part[1];
        }
    }
}

/// The mean size of each clause's difference by a model's numbers where it makes one, millipawns.
pub fn fitted_sizes(data: &Dataset, model: &Model) -> Vec<f64> {
    let mut sums = vec![(0.0, 0u64); CLAUSE_COUNT];
    for index in 0..data.len() {
        let (row, coefficients) = data.get(index);
        let coefficients: Vec<Coefficient> = coefficients.collect();
        let middlegame = f64::from(row.middlegame);
        let value_of = |slot: u16| {
            let [opening, ending] = model.values[slot as usize];
            opening * middlegame + ending * (1.0 - middlegame)
        };
        by_clause(&coefficients, |clause, part| {
            let value = |part: &Coefficient| value_of(part.slot) * f64::from(part.count);
            sums[clause].0 += part.iter().map(value).sum::<f64>().abs();
            sums[clause].1 += 1;
        });
        let lead = model.lead(&row, coefficients.iter().copied());
        for &slot in &row.shares[usize::from(lead < 0.0)] {
            sums[clause_of(slot.into()).index()].0 += (value_of(slot) * lead).abs();
        }
        for clause in clauses_about_leads(&row) {
            sums[clause].1 += 1;
        }
    }
    sums.iter().map(|&(sum, count)| if count == 0 { 0.0 } else { sum / count as f64 }).collect()
}
