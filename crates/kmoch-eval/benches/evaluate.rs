//! How long it takes to value a position, beside how long it takes to list its legal moves.
//!
//! The machine may be busy with other things, so everything is measured in turns, round by round,
//! and the best and the median round are shown. Ratios compare best rounds.

mod positions;

use std::hint::black_box;
use std::time::Instant;

use kmoch_eval::{Evaluator, Profile};
use positions::{Bench, positions};
use shakmaty::Position;

/// Rounds over all positions.
const ROUNDS: usize = 60;

/// One thing to measure: a name and a round over all positions.
type Job<'a> = (String, Box<dyn FnMut() + 'a>);

fn main() {
    let positions = positions();
    let mut jobs: Vec<Job> = vec![(
        "legal_moves()".to_owned(),
        Box::new(|| positions.iter().for_each(|position| drop(black_box(position.legal_moves())))),
    )];
    for (name, profile) in profiles() {
        let [mut warm, mut cold] = [Bench::warm(&profile), Bench::cold(&profile)];
        let ledgers = Evaluator::new(&profile);
        let positions = &positions;
        jobs.push((
            format!("evaluate(), {name}, warm cache"),
            Box::new(move || warm.run(positions)),
        ));
        jobs.push((format!("evaluate(), {name}, no cache"), Box::new(move || cold.run(positions))));
        jobs.push((
            format!("ledger(), {name}"),
            Box::new(move || {
                for position in positions {
                    black_box(ledgers.ledger(position.board(), position.turn()));
                }
            }),
        ));
    }
    let mut times = vec![Vec::new(); jobs.len()];
    for _ in 0..ROUNDS {
        for ((_, job), times) in jobs.iter_mut().zip(&mut times) {
            let start = Instant::now();
            job();
            times.push(start.elapsed().as_nanos() as f64 / positions.len() as f64);
        }
    }
    times.iter_mut().for_each(|times| times.sort_by(f64::total_cmp));
    println!("{} positions, {ROUNDS} rounds, nanoseconds a position", positions.len());
    println!("{:<34} {:>8} {:>8}   times legal_moves()", "", "best", "median");
    for ((name, _), rounds) in jobs.iter().zip(&times) {
        let (best, median) = (rounds[0], rounds[ROUNDS / 2]);
        println!("{name:<34} {best:>8.0} {median:>8.0}   {:.2}", best / times[0][0]);
    }
}

fn profiles() -> Vec<(&'static str, std::sync::Arc<Profile>)> {
    vec![("addendum", Profile::addendum())]
}
