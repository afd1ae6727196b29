//! How fast games become columns: positions a second of processor time, beside reading the games alone and beside pgn-extract,
//! bytes a position, and how much faster two threads are than one.
//!
//! `GAMES=file.pgn make bench` takes games of your own; without it they are made by chance.

// A benchmark is read by whoever started it.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use shakmaty::san::SanPlus;
use shakmaty::{Chess, Position};

/// Games that are made by chance, and how long they are at most.
const MADE: usize = 3000;
const LONGEST: usize = 120;

/// Rounds, everything in turn: the machine may be busy with other things.
const ROUNDS: usize = 5;

/// Where Debian puts it.
const PGN_EXTRACT: [&str; 2] = ["/usr/games/pgn-extract", "pgn-extract"];

/// What a command took: processor time, and time on the wall.
#[derive(Clone, Copy)]
struct Took {
    processor: f64,
    wall: Duration,
}

impl Took {
    const NOTHING_YET: Took = Took { processor: f64::INFINITY, wall: Duration::MAX };

    /// The better of two, each time by itself.
    fn or(self, other: Took) -> Took {
        Took { processor: self.processor.min(other.processor), wall: self.wall.min(other.wall) }
    }
}

fn main() {
    let folder = tempfile::tempdir().expect("a folder for the games can be made");
    let games = match std::env::var_os("GAMES") {
        Some(file) => PathBuf::from(file),
        None => made(folder.path()),
    };
    let table = folder.path().join("games.parquet");
    let features = |threads: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kmoch"));
        command
            .args(["features", "--from", "pgn", "--threads", threads, "-o"])
            .args([&table, &games]);
        command
    };
    let reading = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kmoch"));
        command.args(["find", "ply < 0", "--as", "count", "--threads", "1"]).arg(&games);
        command
    };
    let extract = PGN_EXTRACT.into_iter().find(|program| {
        let mut version = Command::new(program);
        version.arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
    });
    let mut best = [Took::NOTHING_YET; 4];
    for _ in 0..ROUNDS {
        best[0] = best[0].or(timed(reading()));
        best[1] = best[1].or(timed(features("1")));
        best[2] = best[2].or(timed(features("2")));
        if let Some(program) = extract {
            let mut command = Command::new(program);
            command.args(["-s", "-o", "/dev/null"]).arg(&games);
            best[3] = best[3].or(timed(command));
        }
    }
    let positions = positions(&table);
    let bytes = fs::metadata(&table).map_or(0, |file| file.len());
    let speed = |took: Took| positions / took.processor;
    println!(
        "games: {positions} positions of {}, best of {ROUNDS} rounds, a second of processor time:",
        games.display()
    );
    println!("  reading alone        {:>9.0} positions", speed(best[0]));
    println!(
        "  features to Parquet  {:>9.0} positions, {:.0} bytes each",
        speed(best[1]),
        bytes as f64 / positions
    );
    println!("  two threads          {:>9.0} positions", speed(best[2]));
    match extract {
        Some(_) => println!("  pgn-extract          {:>9.0} positions", speed(best[3])),
        None => println!("  pgn-extract is not here (Debian: apt-get install pgn-extract)"),
    }
    let gain = best[1].wall.as_secs_f64() / best[2].wall.as_secs_f64();
    println!("two threads are {gain:.2} times as fast as one on the wall");
}

/// Runs a command that says nothing of interest.
fn timed(mut command: Command) -> Took {
    let (before, start) = (children(), Instant::now());
    let status =
        command.stdout(Stdio::null()).stderr(Stdio::null()).status().expect("the program runs");
    assert!(status.code().is_some_and(|code| code < 2), "{command:?} failed");
    Took { processor: children() - before, wall: start.elapsed() }
}

/// Processor time of all programs started so far, in seconds.
fn children() -> f64 {
    const TICKS_A_SECOND: f64 = 100.0;
    let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let behind_name = stat.rsplit(')').next().unwrap_or_default();
    // The user and system time of children are the 14th and 15th word behind the name.
    let words = behind_name.split_whitespace().skip(13).take(2);
    words.filter_map(|word| word.parse::<f64>().ok()).sum::<f64>() / TICKS_A_SECOND
}

/// How many rows a table has.
fn positions(table: &Path) -> f64 {
    let file = fs::File::open(table).expect("the table was written");
    let reader = parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder::try_new(file);
    reader.expect("the table is sound").metadata().file_metadata().num_rows() as f64
}

/// Games made by chance.
fn made(folder: &Path) -> PathBuf {
    let mut random = SmallRng::seed_from_u64(1);
    let mut text = String::new();
    for game in 0..MADE {
        text.push_str(&format!(
            "[Event \"{game}\"]\n[White \"a\"]\n[Black \"b\"]\n[Result \"*\"]\n\n"
        ));
        let mut position = Chess::default();
        for ply in 0..random.random_range(1..=LONGEST) {
            let moves = position.legal_moves();
            let Some(&chosen) = moves.choose(&mut random) else { break };
            if ply % 2 == 0 {
                text.push_str(&format!("{}. ", ply / 2 + 1));
            }
            let san = SanPlus::from_move_and_play_unchecked(&mut position, chosen);
            text.push_str(&format!("{san}{}", if ply % 10 == 9 { "\n" } else { " " }));
        }
        text.push_str("*\n\n");
    }
    let file = folder.join("games.pgn");
    fs::write(&file, text).expect("the games can be written");
    file
}
