//! How long it takes to value a position, beside how long it takes to list its legal moves.
//!
//! The machine may be busy with other things. So the positions are measured a few at a time, all
//! jobs in turn, round after round, and what counts is the best or the median round of each few.
//! All rounds of a hundred positions come before the next hundred: as in a search, what is needed
//! has been looked at not long ago.

// A benchmark is read by whoever started it.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod positions;

use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

use kmoch_eval::{Evaluator, Profile};
use positions::{Bench, positions};
use shakmaty::{Chess, Position};

/// Rounds over all positions.
const ROUNDS: usize = 60;

/// So few positions that a job is seldom interrupted in the middle of them.
const FEW: usize = 20;

/// So many that no processor learns them by heart.
const HUNDRED: usize = 100;

/// A name, and what is to be done with some positions.
type Job = (String, Box<dyn FnMut(&[Chess])>);

fn main() {
    let positions = positions();
    let mut jobs = jobs();
    // The times of all rounds, for each job and each few positions.
    let mut times: Vec<Vec<Vec<u128>>> = vec![Vec::new(); jobs.len()];
    for hundred in positions.chunks(HUNDRED) {
        let done = times[0].len();
        times.iter_mut().for_each(|times| times.resize(done + hundred.len() / FEW, Vec::new()));
        for _ in 0..ROUNDS {
            for ((_, job), times) in jobs.iter_mut().zip(&mut times) {
                for (few, times) in hundred.chunks(FEW).zip(&mut times[done..]) {
                    let start = Instant::now();
                    job(few);
                    times.push(start.elapsed().as_nanos());
                }
            }
        }
    }
    times.iter_mut().flatten().for_each(|rounds| rounds.sort_unstable());
    let mean = |job: usize, round: usize| {
        let sum: u128 = times[job].iter().map(|rounds| rounds[round]).sum();
        sum as f64 / positions.len() as f64
    };
    println!("{} positions, {ROUNDS} rounds, nanoseconds a position", positions.len());
    println!("{:<34} {:>8} {:>8}   best, times legal_moves()", "", "best", "median");
    for (index, (name, _)) in jobs.iter().enumerate() {
        let (best, median) = (mean(index, 0), mean(index, ROUNDS / 2));
        println!("{name:<34} {best:>8.0} {median:>8.0}   {:.2}", best / mean(0, 0));
    }
}

fn jobs() -> Vec<Job> {
    let mut jobs: Vec<Job> = vec![(
        "legal_moves()".to_owned(),
        Box::new(|positions| {
            for position in positions {
                black_box(position.legal_moves());
            }
        }),
    )];
    for (name, profile) in profiles() {
        let [mut warm, mut cold] = [Bench::warm(&profile), Bench::cold(&profile)];
        let ledgers = Evaluator::new(&profile);
        let mut add = |what: &str, job| jobs.push((what.replace('*', name), job));
        add("evaluate(), *, warm cache", Box::new(move |positions| warm.run(positions)));
        add("evaluate(), *, no cache", Box::new(move |positions| cold.run(positions)));
        add(
            "ledger(), *",
            Box::new(move |positions| {
                for position in positions {
                    black_box(ledgers.ledger(position.board(), position.turn()));
                }
            }),
        );
    }
    jobs
}

fn profiles() -> [(&'static str, Arc<Profile>); 2] {
    [("addendum", Profile::addendum()), ("tuned", Profile::tuned())]
}
