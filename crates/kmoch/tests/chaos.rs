//! Full disks, closed pipes and signals at any moment: whatever a command writes is whole, or as it was before.

#![cfg(target_os = "linux")]

use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::process::{Command, ExitStatus, Output, Stdio};
use std::time::Duration;

use tempfile::TempDir;

/// What stood in a file before.
const OLD: &str = "what was there before\n";
const QUIET: &str = "r3k3/5ppp/8/8/8/8/5PPP/R3K3 w - - 0 1";

/// A command that writes.
struct Job {
    arguments: &'static [&'static str],
    /// What it ends with when nothing is in the way.
    code: i32,
}

/// Every command that writes a file.
const WRITERS: [Job; 8] = [
    Job { arguments: &["features", "bad.epd", "-o", "out"], code: 1 },
    Job { arguments: &["motifs", "bad.puzzles", "-o", "out"], code: 1 },
    Job { arguments: &["annotate", "bad.pgn", "--depth", "0", "-o", "out"], code: 1 },
    Job { arguments: &["report", "good.pgn", "--depth", "0", "-o", "out"], code: 0 },
    Job { arguments: &["explain", "startpos", "--at-sight", "--svg", "out"], code: 0 },
    Job { arguments: &["catalog", "passer", "--svg", "out"], code: 0 },
    Job {
        arguments: &[
            "tune",
            "--data",
            "data.csv",
            "--epochs",
            "2",
            "--threads",
            "1",
            "-o",
            "out",
            "--resume",
            "state",
        ],
        code: 0,
    },
    Job { arguments: &["datagen", "--games", "3", "--nodes", "50", "-o", "out"], code: 0 },
];

/// Commands that print.
const PRINTERS: [Job; 9] = [
    Job { arguments: &["features", "bad.epd"], code: 1 },
    Job { arguments: &["annotate", "bad.pgn", "--depth", "0"], code: 1 },
    Job { arguments: &["report", "good.pgn", "--depth", "0"], code: 0 },
    Job { arguments: &["explain", "startpos", "--at-sight"], code: 0 },
    Job { arguments: &["compare", "startpos", "e4", "d4", "--depth", "0"], code: 0 },
    Job { arguments: &["catalog"], code: 0 },
    Job { arguments: &["profile", "check", "tuned"], code: 0 },
    Job { arguments: &["match", "--games", "2", "--nodes", "20"], code: 0 },
    Job { arguments: &["--help"], code: 0 },
];

/// A folder with something to work on.
fn folder() -> TempDir {
    let folder = TempDir::new().expect("a folder for the test");
    let write = |name: &str, text: String| {
        fs::write(folder.path().join(name), text).expect("it is written")
    };
    let line = format!("{QUIET}\n");
    write("bad.epd", line.repeat(40) + "no position\n" + &line);
    let puzzle = format!("{QUIET};a1a2 a8a2\n");
    write("bad.puzzles", puzzle.repeat(40) + "no puzzle\n" + &puzzle);
    let game = "[Event \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 *\n\n";
    write("good.pgn", game.to_owned());
    write("bad.pgn", game.repeat(20) + "[Event \"b\"]\n\n1. e4 Ke3 *\n\n");
    let rows = (0..60).map(|game| format!("{QUIET},{},{game}\n", ["1", "0", "0.5"][game % 3]));
    write("data.csv", "fen,result,game\n".to_owned() + &rows.collect::<String>());
    folder
}

/// The program in a folder, behind a few words of shell.
fn kmoch(folder: &Path, job: &Job, before: &str) -> Command {
    let mut command = Command::new("sh");
    command.arg("-c").arg(format!("{before} exec \"$0\" \"$@\"")).arg(env!("CARGO_BIN_EXE_kmoch"));
    command.args(job.arguments).current_dir(folder).stdin(Stdio::null());
    command
}

fn run(command: &mut Command) -> Output {
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).output().expect("the program runs")
}

fn no_panic(status: ExitStatus, stderr: &[u8], job: &Job) {
    let said = String::from_utf8_lossy(stderr);
    assert!(
        status.code() != Some(101) && !said.contains("panicked"),
        "{:?}: {said}",
        job.arguments
    );
}

fn is_temporary(entry: io::Result<fs::DirEntry>) -> bool {
    entry.is_ok_and(|entry| entry.file_name().to_string_lossy().starts_with(".kmoch"))
}

/// No temporary file is left behind.
fn is_clean(folder: &Path, job: &Job) {
    let mut entries = fs::read_dir(folder).expect("the folder is there");
    assert!(!entries.any(is_temporary), "{:?} left a temporary file", job.arguments);
}

#[test]
fn a_full_disk_leaves_what_was_there() {
    for job in &WRITERS {
        let folder = folder();
        let place = |file: &str| folder.path().join(file);
        // A state that is no state would be refused: it is left out here.
        fs::write(place("out"), OLD).expect("it is written");
        let output = run(&mut kmoch(folder.path(), job, "ulimit -f 0;"));
        no_panic(output.status, &output.stderr, job);
        assert_eq!(output.status.code(), Some(2), "{:?}", job.arguments);
        assert_eq!(
            fs::read_to_string(place("out")).expect("it is there"),
            OLD,
            "{:?}",
            job.arguments
        );
        is_clean(folder.path(), job);
    }
}

#[test]
fn a_full_standard_output_is_an_error_and_a_closed_one_is_none() {
    for job in &PRINTERS {
        let folder = folder();
        let full = File::options().write(true).open("/dev/full").expect("Linux has it");
        let mut command = kmoch(folder.path(), job, "");
        let output =
            command.stdout(full).stderr(Stdio::piped()).output().expect("the program runs");
        no_panic(output.status, &output.stderr, job);
        assert_eq!(output.status.code(), Some(2), "{:?}", job.arguments);
        let mut child = kmoch(folder.path(), job, "")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the program ends");
        no_panic(output.status, &output.stderr, job);
        let code = output.status.code();
        assert!(code == Some(0) || code == Some(job.code), "{:?}: {code:?}", job.arguments);
    }
}

#[test]
fn nobody_listening_on_standard_error_costs_nothing() {
    for job in &WRITERS[..4] {
        let folder = folder();
        let expected = {
            run(&mut kmoch(folder.path(), job, ""));
            fs::read(folder.path().join("out")).expect("it was written")
        };
        for before in ["exec 2>/dev/full;", "exec 2>&-;"] {
            fs::write(folder.path().join("out"), OLD).expect("it is written");
            let output = run(&mut kmoch(folder.path(), job, before));
            assert_eq!(output.status.code(), Some(job.code), "{:?} {before}", job.arguments);
            assert!(
                fs::read(folder.path().join("out")).expect("it is there") == expected,
                "{:?}",
                job.arguments
            );
        }
        // A reader who leaves.
        fs::write(folder.path().join("out"), OLD).expect("it is written");
        let mut child =
            kmoch(folder.path(), job, "").stderr(Stdio::piped()).spawn().expect("it starts");
        drop(child.stderr.take());
        assert_eq!(child.wait().expect("it ends").code(), Some(job.code), "{:?}", job.arguments);
        assert!(
            fs::read(folder.path().join("out")).expect("it is there") == expected,
            "{:?}",
            job.arguments
        );
    }
}

#[test]
fn a_signal_at_any_moment_leaves_the_old_file_or_the_new_one() {
    // Moments that are neither too early nor too late on machines fast and slow; the same in every run.
    let moments = [3, 11, 29, 71, 173].map(Duration::from_millis);
    for (job, signal) in WRITERS.iter().zip(["TERM", "INT", "HUP"].iter().cycle()) {
        let folder = folder();
        run(&mut kmoch(folder.path(), job, ""));
        let whole = fs::read(folder.path().join("out")).expect("it was written");
        for moment in moments {
            fs::write(folder.path().join("out"), OLD).expect("it is written");
            let mut child = kmoch(folder.path(), job, "")
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .expect("the program starts");
            std::thread::sleep(moment);
            let kill =
                Command::new("kill").arg(format!("-{signal}")).arg(child.id().to_string()).status();
            kill.expect("there is a kill");
            child.wait().expect("the program ends");
            let left = fs::read(folder.path().join("out")).expect("it is there");
            let is_old = left == OLD.as_bytes();
            // Games that were cut short are whole games all the same.
            let is_new = if job.arguments[0] == "datagen" {
                whole.starts_with(&left) && left.ends_with(b"\n")
            } else {
                left == whole
            };
            assert!(is_old || is_new, "{:?} after {moment:?}", job.arguments);
            is_clean(folder.path(), job);
        }
    }
}

#[test]
fn a_run_without_end_keeps_what_it_has() {
    let folder = folder();
    let job = Job { arguments: &["datagen", "--nodes", "20", "-o", "out"], code: 0 };
    let mut child =
        kmoch(folder.path(), &job, "").stderr(Stdio::piped()).spawn().expect("it starts");
    // The file under way shows that it has begun.
    let begun = || fs::read_dir(folder.path()).is_ok_and(|mut entries| entries.any(is_temporary));
    for _ in 0..6000 {
        if begun() {
            break;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    std::thread::sleep(Duration::from_millis(100));
    Command::new("kill")
        .args(["-TERM", &child.id().to_string()])
        .status()
        .expect("there is a kill");
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
    let text = fs::read_to_string(folder.path().join("out")).expect("it was written");
    assert!(text.starts_with("fen,result") && text.ends_with('\n'), "{text}");
    is_clean(folder.path(), &job);
}
