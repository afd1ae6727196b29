//! Whether evaluating has become slower: instructions counted by callgrind, against a budget.
//!
//! Unlike times, counts do not depend on what else the machine does. They do depend on the
//! instruction set, so the gate is built for x86-64-v2 (`make gate`), whatever the machine.
//! `make budget` counts anew and writes the budget.

// A benchmark is read by whoever started it.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod positions;

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::hint::black_box;
use std::process::{Command, ExitCode, Stdio};

use kmoch_eval::{Evaluator, Profile};
use positions::{Bench, positions};
use shakmaty::{Chess, Position};

/// What is counted, each in a process of its own. The tuned profile can be counted too, but is
/// held to no budget: what it looks for changes with each tuning.
const SUBJECTS: [&str; 3] = ["addendum-warm", "addendum-cold", "addendum-ledger"];

/// Instructions a position that each subject may take.
const BUDGET: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/instructions.budget");

/// How far above its budget a count may lie, in thousandths: compilers differ a little.
const SLACK: u64 = 30;

fn main() -> ExitCode {
    let arguments: Vec<String> =
        env::args().skip(1).filter(|argument| argument != "--bench").collect();
    match arguments.first().map(String::as_str) {
        None => gate(),
        Some("--renew") => renew(),
        Some(subject) => {
            run(subject);
            ExitCode::SUCCESS
        }
    }
}

/// Compares all counts with the budget.
fn gate() -> ExitCode {
    if !has_valgrind() {
        eprintln!(
            "instructions not counted: there is no valgrind (Debian: apt-get install valgrind)"
        );
        return ExitCode::SUCCESS;
    }
    let budget = fs::read_to_string(BUDGET).expect("the budget can be read");
    let mut exceeded = false;
    println!("{:<18} {:>8} {:>8}", "instructions", "counted", "budget");
    for subject in SUBJECTS {
        let line = budget.lines().find_map(|line| line.strip_prefix(subject));
        let allowed: u64 = line.and_then(|rest| rest.trim().parse().ok()).unwrap_or(0);
        let counted = count(subject);
        let too_many = counted * 1000 > allowed * (1000 + SLACK);
        exceeded |= too_many;
        println!(
            "{subject:<18} {counted:>8} {allowed:>8}{}",
            if too_many { "  too many" } else { "" }
        );
    }
    if exceeded {
        eprintln!(
            "evaluating has become slower; if that is the price of something, run `make budget`"
        );
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// Counts anew and writes the budget.
fn renew() -> ExitCode {
    let mut budget =
        String::from("# Instructions a position, for x86-64-v2; written by `make budget`.\n");
    for subject in SUBJECTS {
        writeln!(budget, "{subject} {}", count(subject)).expect("writing to a string succeeds");
    }
    fs::write(BUDGET, &budget).expect("the budget can be written");
    print!("{budget}");
    ExitCode::SUCCESS
}

fn has_valgrind() -> bool {
    let mut version = Command::new("valgrind");
    version.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    version.status().is_ok_and(|status| status.success())
}

/// Runs a subject under callgrind: instructions a position, without getting ready.
fn count(subject: &str) -> u64 {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .args(["--collect-atstart=no", "--toggle-collect=*measured*"])
        .arg(env::current_exe().expect("a program knows where it is"))
        .arg(subject)
        .output()
        .expect("valgrind runs");
    let told = String::from_utf8_lossy(&output.stderr);
    let collected = told.lines().find_map(|line| line.split_once("Collected :"));
    let collected = collected.and_then(|(_, count)| count.trim().parse::<u64>().ok());
    let collected = collected.unwrap_or_else(|| panic!("callgrind counted nothing:\n{told}"));
    collected / positions().len() as u64
}

/// Gets a subject ready and runs it where callgrind counts.
fn run(subject: &str) {
    let positions = positions();
    let (profile, what) = subject.split_once('-').unwrap_or((subject, ""));
    let profile = match profile {
        "addendum" => Profile::addendum(),
        "tuned" => Profile::tuned(),
        unknown => panic!("no profile is called {unknown}"),
    };
    match what {
        "warm" => {
            let mut bench = Bench::warm(&profile);
            bench.run(&positions);
            measured(|| bench.run(&positions));
        }
        "cold" => {
            let mut bench = Bench::cold(&profile);
            measured(|| bench.run(&positions));
        }
        "ledger" => {
            let evaluator = Evaluator::new(&profile);
            measured(|| ledgers(&evaluator, &positions));
        }
        unknown => panic!("nothing to count is called {unknown}"),
    }
}

fn ledgers(evaluator: &Evaluator, positions: &[Chess]) {
    for position in positions {
        black_box(evaluator.ledger(position.board(), position.turn()));
    }
}

/// Where callgrind counts: it finds this function by its name.
#[inline(never)]
fn measured(work: impl FnOnce()) {
    work();
    black_box(());
}
