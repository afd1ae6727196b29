//! One study: all that the games of one kind say.

use std::collections::{BTreeMap, BTreeSet};

use kmoch_eval::{CLAUSE_COUNT, CLAUSES, Chapter, Profile, SLOT_COUNT, find_clause, slots_of};
use kmoch_verdict::record::{Loss, MEASURE, rounded};
use kmoch_verdict::{Interval, LeftOut, Measured, Study};
use rayon::prelude::*;

use super::directions::{Directions, fitted_sizes};
use super::is_judged;
use super::leave_out::{DEVIATIONS, Whole};
use super::resample::{games_anew, refit};
use crate::cone::Cone;
use crate::dataset::{Dataset, Split};
use crate::fit::Options;
use crate::gauge::Gauge;
use crate::model::{Model, Target};
use crate::start;

/// How to measure.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The names of the files, for the record.
    pub files: Vec<String>,
    /// Rounds of the fit that everything starts from, and of each fit to games drawn anew.
    pub epochs: usize,
    /// Rounds of each refit with something left out.
    pub refit_epochs: usize,
    /// How often games are drawn anew.
    pub resamples: u64,
    /// Whether clauses are left out one by one; chapters always are.
    pub leave_out: bool,
    /// The share of the result in what is learnt; the rest is what a search said.
    pub result_share: f64,
    /// Decides which games are held out and how they are resampled.
    pub seed: u64,
}

/// What is being done; told before each piece of work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// So many pieces of work in all.
    Begin(u64),
    /// One of them is done.
    Done,
}

/// The size of a step of the fit, in millipawns of what a slot typically adds.
const RATE: f64 = 8.0;
/// Of a refit, which starts near its end.
const REFIT_RATE: f64 = 4.0;
const L2: f64 = 3e-5;
const BATCH: usize = 4_096;
/// A clause that makes a difference in fewer positions than this is not judged.
pub const FEWEST_POSITIONS: u64 = 300;
/// Millipawns in a centipawn.
const CENTIPAWN: f64 = 10.0;

/// Measures everything; `told` hears how it goes.
///
/// Nothing comes of data with too few games to hold some out.
pub fn measure(data: &Dataset, plan: &Plan, told: &(dyn Fn(Step) + Sync)) -> Option<Study> {
    // Nothing is chosen here: every fit goes through all its rounds.
    let Split { learn, judge, .. } = data.split(plan.seed);
    let (learn, held_out) = (data.played_on(&learn), data.played_on(&judge));
    if learn.is_empty() || held_out.is_empty() {
        return None;
    }
    let target = Target::mixed(plan.result_share, data, &learn);
    let options = |epochs: usize, rate: f64| Options {
        epochs,
        rate,
        pulls: vec![L2; SLOT_COUNT],
        batch: BATCH,
        patience: epochs,
        seed: plan.seed,
        target: target.clone(),
        gauge: Gauge::default(),
        cone: Cone::everything(SLOT_COUNT),
    };
    let refits = options(plan.refit_epochs, REFIT_RATE);
    let judged: Vec<usize> = (0..CLAUSE_COUNT).filter(|&index| is_judged(index)).collect();
    let chapters = chapters_of(&judged);
    // Beside Complement, which corrects it, material keeps the sources' numbers: it is the measure
    // that everything else is told in. Among the sources' clauses it is fitted like any other.
    let measure = find_clause(MEASURE).map(|id| id.index());
    let free = start::free_slots(data, &slots_where(|clause| Some(clause) == measure));
    let of_complement = slots_where(|clause| CLAUSES[clause].chapter == Chapter::Complement);
    let free_of_sources = start::free_slots(data, &of_complement);
    let is_out = |index: usize| plan.leave_out && (free_in(&free, index) || Some(index) == measure);
    let out: Vec<usize> = judged.iter().copied().filter(|&index| is_out(index)).collect();
    told(Step::Begin(4 + 2 * plan.resamples + (out.len() + chapters.len()) as u64));

    let material = start::material_model(data, &learn);
    let fits = options(plan.epochs, RATE);
    let again = |start: &Model, free: &[bool]| {
        let model = refit(data, learn.clone(), &held_out, start, free.to_vec(), &fits);
        told(Step::Done);
        model
    };
    let sources = again(&material, &free_of_sources);
    // With everything else in place material tells more surely who wins than it does alone: the
    // slope that goes with a pawn is fitted between two fits of the rest.
    let mut fitted = again(&material, &free);
    fitted.fit_scale(data, &learn, &target);
    fitted = again(&fitted, &free);
    // Everything else here asks the data alone; this is what holding numbers to their words costs.
    let held_fits =
        Options { cone: Cone::declared(data.usage(), &[false; SLOT_COUNT]), ..fits.clone() };
    let held_to_words = refit(data, learn.clone(), &held_out, &fitted, free.clone(), &held_fits);
    told(Step::Done);

    let directions = Directions::new(data);
    let resamples = options(plan.epochs, REFIT_RATE);
    let resample = |model: &Model, free: &[bool]| -> Vec<Model> {
        let one = |number: u64| {
            let drawn = games_anew(data, &learn, plan.seed, number);
            let model = refit(data, drawn, &held_out, model, free.to_vec(), &resamples);
            told(Step::Done);
            model
        };
        (0..plan.resamples).into_par_iter().map(one).collect()
    };
    let sources_again = resample(&sources, &free_of_sources);
    let fitted_again = resample(&fitted, &free);

    let whole = Whole::new(data, (&learn, &held_out), &fitted, &free, &refits);
    let costs: Vec<LeftOut> = out
        .par_iter()
        .map(|&index| {
            let cost = whole.without(&slots_where(|clause| clause == index));
            told(Step::Done);
            cost
        })
        .collect();
    let left_out: BTreeMap<usize, LeftOut> = out.iter().copied().zip(costs).collect();
    let without_chapters: BTreeMap<String, LeftOut> = chapters
        .par_iter()
        .map(|&chapter| {
            let slots = slots_where(|clause| CLAUSES[clause].chapter == chapter);
            let cost = whole.without(&slots);
            told(Step::Done);
            (chapter.title().to_owned(), cost)
        })
        .collect();

    // What all entries of a table have in common says nothing about the idea behind it.
    let gauge = Gauge::new(data.usage(), &[false; SLOT_COUNT]);
    let settled_sizes = |model: &Model| {
        let mut settled = model.clone();
        gauge.settle(&mut settled.values);
        fitted_sizes(data, &settled)
    };
    let (sizes, held_sizes) = (settled_sizes(&fitted), settled_sizes(&held_to_words));
    let clauses = judged.iter().map(|&index| {
        let positions = directions.positions(index);
        let interval = |model: &Model, again: &[Model]| {
            let slope = |model: &Model| directions.slope(index, model);
            let value = slope(model).filter(|_| positions >= FEWEST_POSITIONS)?;
            Some(around(value, &again.iter().filter_map(slope).collect::<Vec<f64>>()))
        };
        let measured = Measured {
            positions,
            share: rounded(positions as f64 / data.len() as f64),
            source: rounded(directions.size(index) / CENTIPAWN),
            fitted: rounded(sizes[index] / CENTIPAWN),
            held: Some(rounded(held_sizes[index] / CENTIPAWN)),
            slope: interval(&sources, &sources_again).filter(|_| free_in(&free_of_sources, index)),
            beside: interval(&fitted, &fitted_again).filter(|_| free_in(&free, index)),
            left_out: left_out.get(&index).copied(),
        };
        (CLAUSES[index].key.to_owned(), measured)
    });
    Some(Study {
        files: plan.files.clone(),
        positions: data.len() as u64,
        games: games(data),
        held_out: held_out.len() as u64,
        result_share: plan.result_share,
        epochs: plan.epochs as u64,
        refit_epochs: plan.refit_epochs as u64,
        resamples: plan.resamples,
        seed: plan.seed,
        losses: losses(data, (&learn, &held_out), &material, &sources, [&held_to_words, &fitted]),
        clauses: clauses.collect(),
        chapters: without_chapters,
    })
}

/// Held-out losses from material alone to everything.
fn losses(
    data: &Dataset,
    (learn, held_out): (&[u32], &[u32]),
    material: &Model,
    fitted_sources: &Model,
    [held, fitted]: [&Model; 2],
) -> Vec<Loss> {
    let mut sources = Model { values: start::values_of(&Profile::addendum()), scale: 1.0 };
    sources.fit_scale(data, learn, &Target::RESULT);
    let models = [
        ("material", material),
        ("the sources' numbers", &sources),
        ("the sources' clauses, fitted", fitted_sources),
        ("all clauses, fitted, each held to its words", held),
        ("all clauses, fitted", fitted),
    ];
    let loss = |(name, model): (&str, &Model)| {
        let (squares, logs) = model.losses(data, held_out, &Target::RESULT);
        Loss { name: name.to_owned(), squares: rounded(squares), logs: rounded(logs) }
    };
    models.map(loss).into()
}

/// The figure with as much room as the resamples vary.
fn around(value: f64, again: &[f64]) -> Interval {
    let count = again.len().max(2) as f64;
    let mean = again.iter().sum::<f64>() / count;
    let squares: f64 = again.iter().map(|other| (other - mean).powi(2)).sum();
    let span = DEVIATIONS * (squares / (count - 1.0)).sqrt();
    Interval { value: rounded(value), low: rounded(value - span), high: rounded(value + span) }
}

/// Whether any slot of a clause may change.
fn free_in(free: &[bool], clause: usize) -> bool {
    free[slots_of(clause)].iter().any(|&free| free)
}

fn slots_where(is_out: impl Fn(usize) -> bool) -> Vec<bool> {
    let mut slots = vec![false; SLOT_COUNT];
    for index in (0..CLAUSE_COUNT).filter(|&index| is_out(index)) {
        slots[slots_of(index)].fill(true);
    }
    slots
}

fn chapters_of(judged: &[usize]) -> Vec<Chapter> {
    let has = |chapter: Chapter| judged.iter().any(|&index| CLAUSES[index].chapter == chapter);
    Chapter::ALL.into_iter().filter(|&chapter| has(chapter)).collect()
}

fn games(data: &Dataset) -> u64 {
    (0..data.len()).map(|index| data.get(index).0.game).collect::<BTreeSet<_>>().len() as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coefficients::Coefficient;
    use crate::dataset::Row;
    use crate::model::sigmoid;
    use kmoch_verdict::Sign;

    /// What is true of each planted clause: so many times what the sources say.
    const TRUTH: [(&str, f64); 4] =
        [("material", 1.0), ("distortion", 0.5), ("dispersion", -0.7), ("semi_passer", 0.0)];

    /// Games decided by chance, with chances that follow from the truth.
    fn planted() -> Dataset {
        let addendum = start::values_of(&Profile::addendum());
        let mut state = 5u64;
        let mut random = || {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state >> 33) as f64 / (1u64 << 31) as f64
        };
        let mut data = Dataset::new();
        for game in 0..6000 {
            let mut value = 0.0;
            let mut coefficients = Vec::new();
            for (key, factor) in TRUTH {
                let slots = find_clause(key).unwrap().slots();
                let slot = slots.clone().find(|&slot| addendum[slot][0] != 0.0).unwrap();
                // The sources' difference is up to a pawn and a half.
                let said = 3000.0 * (random() - 0.5);
                let count = (said / addendum[slot][0]) as f32;
                coefficients.push(Coefficient { slot: slot as u16, count });
                value += factor * said;
            }
            coefficients.sort_by_key(|coefficient| coefficient.slot);
            let result = if random() < sigmoid(value, 1.0) { 1.0 } else { 0.0 };
            data.push(Row::plain(1.0, result, game), &coefficients);
        }
        data
    }

    fn plan() -> Plan {
        Plan {
            files: vec!["planted".to_owned()],
            epochs: 400,
            refit_epochs: 60,
            resamples: 12,
            leave_out: true,
            result_share: 1.0,
            seed: 3,
        }
    }

    #[test]
    fn planted_truths_are_found_and_always_the_same() {
        let data = planted();
        let study = measure(&data, &plan(), &|_| {}).unwrap();
        let of = |key: &str| &study.clauses[key];
        assert_eq!(of("distortion").sign("distortion"), Sign::Confirmed);
        assert_eq!(of("dispersion").sign("dispersion"), Sign::Reversed);
        assert_eq!(of("semi_passer").sign("semi_passer"), Sign::Undecided);
        assert_eq!(of("passer").sign("passer"), Sign::Unmeasured);
        assert_eq!(of("material").sign("material"), Sign::Confirmed);
        assert_eq!(of("material").beside, None);
        assert!(of("dispersion").beside.unwrap().high < 0.0);
        for (key, truth) in TRUTH {
            let slope = of(key).slope.unwrap();
            let room = 1.5 * (slope.high - slope.low);
            assert!((slope.value - truth).abs() < room, "{key}: {slope:?} for {truth}");
        }
        let lost = |key: &str| of(key).left_out.unwrap();
        assert!(lost("dispersion").loss > lost("dispersion").error);
        assert!(lost("material").loss > lost("dispersion").loss);
        assert!(lost("semi_passer").loss < lost("dispersion").loss / 10.0);
        assert_eq!(study, measure(&data, &plan(), &|_| {}).unwrap());
    }

    #[test]
    fn too_few_games_are_no_study() {
        assert!(measure(&Dataset::new(), &plan(), &|_| {}).is_none());
    }
}
