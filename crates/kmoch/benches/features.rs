//! How much faster `kmoch features` is on two threads than on one.

// A benchmark is read by whoever started it.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::fs;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The positions of the evaluator's own benchmark.
const POSITIONS: &str = include_str!("../../kmoch-eval/benches/positions/positions.fen");

/// How often they are repeated, so that starting the program hardly counts.
const REPEATS: usize = 100;

/// Rounds, one and two threads in turn: the machine may be busy with other things.
const ROUNDS: usize = 7;

const THREADS: [usize; 2] = [1, 2];

fn main() {
    let folder = tempfile::tempdir().expect("a folder for the positions can be made");
    let file = folder.path().join("positions.fen");
    fs::write(&file, POSITIONS.repeat(REPEATS)).expect("the positions can be written");
    let run = |threads: usize| -> Duration {
        let start = Instant::now();
        let status = Command::new(env!("CARGO_BIN_EXE_kmoch"))
            .args(["features", "--threads", &threads.to_string()])
            .arg(&file)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .expect("the program runs");
        assert!(status.success(), "features failed on {threads} threads");
        start.elapsed()
    };
    let mut best = [Duration::MAX; THREADS.len()];
    for _ in 0..ROUNDS {
        for (best, threads) in best.iter_mut().zip(THREADS) {
            *best = run(threads).min(*best);
        }
    }
    let positions = POSITIONS.lines().count() * REPEATS;
    println!("features: {positions} positions, best of {ROUNDS} rounds");
    for (time, threads) in best.into_iter().zip(THREADS) {
        let speed = positions as f64 / time.as_secs_f64();
        let gain = best[0].as_secs_f64() / time.as_secs_f64();
        println!("threads {threads}: {speed:>8.0} positions a second, {gain:.2} times one thread");
    }
}
