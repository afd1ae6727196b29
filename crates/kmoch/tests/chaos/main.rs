//! Full disks, closed pipes and signals at any moment: whatever a command writes is whole, or as it was before.

#![cfg(target_os = "linux")]

mod jobs;

use std::fs::{self, File};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::time::Duration;

use jobs::{Job, PRINTERS, WRITERS, folder, put};

/// What stood in a file before.
const OLD: &str = "what was there before\n";

/// The program in a folder, behind a few words of shell.
fn kmoch(folder: &Path, job: &Job, before: &str) -> Command {
    let mut command = Command::new("sh");
    command.arg("-c").arg(format!("{before} exec \"$0\" \"$@\"")).arg(env!("CARGO_BIN_EXE_kmoch"));
    command.args(job.arguments.split(' ')).current_dir(folder).stdin(Stdio::null());
    command
}

fn run(command: &mut Command) -> Output {
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).output().expect("the program runs")
}

fn no_panic(status: ExitStatus, stderr: &[u8], job: &Job) {
    let said = String::from_utf8_lossy(stderr);
    assert!(status.code() != Some(101) && !said.contains("panicked"), "{}: {said}", job.arguments);
}

fn read(folder: &Path, name: &str) -> Vec<u8> {
    fs::read(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The job's files in a folder, its states among them.
fn written(folder: &Path, job: &Job) -> Vec<Vec<u8>> {
    job.files.iter().chain(job.states).map(|name| read(folder, name)).collect()
}

/// The folder as before the job was ever run, with something in place of its files.
fn set_back(folder: &Path, job: &Job) {
    for name in job.files {
        put(folder, name, OLD);
    }
    for name in job.states {
        let _never_there = fs::remove_file(folder.join(name));
    }
}

/// Whether a file under way is anywhere in a folder.
fn has_temporary(folder: &Path) -> bool {
    temporaries(folder) > 0
}

/// How many files under way there are in a folder and in those within.
fn temporaries(folder: &Path) -> usize {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let of = |entry: fs::DirEntry| match entry.file_name().to_string_lossy().starts_with(".kmoch") {
        true => 1,
        false => temporaries(&entry.path()),
    };
    entries.map(of).sum()
}

/// No temporary file is left behind.
fn is_clean(folder: &Path, job: &Job) {
    assert!(!has_temporary(folder), "{} left a temporary file", job.arguments);
}

#[test]
fn a_full_disk_leaves_what_was_there() {
    for job in &WRITERS {
        let folder = folder();
        set_back(folder.path(), job);
        let output = run(&mut kmoch(folder.path(), job, "ulimit -f 0;"));
        no_panic(output.status, &output.stderr, job);
        assert_eq!(output.status.code(), Some(2), "{}", job.arguments);
        for name in job.files {
            assert!(read(folder.path(), name) == OLD.as_bytes(), "{}: {name}", job.arguments);
        }
        assert!(!job.states.iter().any(|name| folder.path().join(name).exists()));
        is_clean(folder.path(), job);
    }
}

#[test]
fn a_full_disk_leaves_a_state_that_was_there() {
    for job in WRITERS.iter().filter(|job| !job.states.is_empty()) {
        let folder = folder();
        let whole = run(&mut kmoch(folder.path(), job, ""));
        assert_eq!(whole.status.code(), Some(job.code), "{}", job.arguments);
        let before = written(folder.path(), job);
        let output = run(&mut kmoch(folder.path(), job, "ulimit -f 0;"));
        no_panic(output.status, &output.stderr, job);
        assert!(written(folder.path(), job) == before, "{}", job.arguments);
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
        assert_eq!(output.status.code(), Some(2), "{}", job.arguments);
        let mut child = kmoch(folder.path(), job, "")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the program ends");
        no_panic(output.status, &output.stderr, job);
        let code = output.status.code();
        assert!(code == Some(0) || code == Some(job.code), "{}: {code:?}", job.arguments);
    }
}

#[test]
fn nobody_listening_on_standard_error_costs_nothing() {
    for job in &WRITERS {
        let folder = folder();
        let here = folder.path();
        run(&mut kmoch(here, job, ""));
        let expected = written(here, job);
        for before in ["exec 2>/dev/full;", "exec 2>&-;"] {
            set_back(here, job);
            let output = run(&mut kmoch(here, job, before));
            assert_eq!(output.status.code(), Some(job.code), "{} {before}", job.arguments);
            assert!(written(here, job) == expected, "{} {before}", job.arguments);
        }
        // A reader who leaves.
        set_back(here, job);
        let mut command = kmoch(here, job, "");
        let mut child =
            command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("it starts");
        drop(child.stderr.take());
        assert_eq!(child.wait().expect("it ends").code(), Some(job.code), "{}", job.arguments);
        assert!(written(here, job) == expected, "{}", job.arguments);
    }
}

#[test]
fn a_signal_at_any_moment_leaves_the_old_file_or_the_new_one() {
    // Moments that are neither too early nor too late on machines fast and slow; the same in every run.
    let moments = [3, 11, 29, 71, 173].map(Duration::from_millis);
    for (job, signal) in WRITERS.iter().zip(["TERM", "INT", "HUP"].iter().cycle()) {
        let folder = folder();
        let here = folder.path();
        run(&mut kmoch(here, job, ""));
        let whole = written(here, job);
        for moment in moments {
            set_back(here, job);
            interrupt(kmoch(here, job, ""), moment, signal);
            for (name, whole) in job.files.iter().zip(&whole) {
                let left = read(here, name);
                // Games that were cut short are whole games all the same.
                let is_new = if job.arguments.starts_with("datagen") {
                    whole.starts_with(&left) && left.ends_with(b"\n")
                } else {
                    left == *whole
                };
                assert!(
                    is_new || left == OLD.as_bytes(),
                    "{} {name} after {moment:?}",
                    job.arguments
                );
            }
            is_clean(here, job);
            if !job.states.is_empty() {
                // What was kept of a broken run is gone on from, to the same end.
                run(&mut kmoch(here, job, ""));
                assert!(written(here, job) == whole, "{} after {moment:?}", job.arguments);
            }
        }
    }
}

/// Starts a command, and tells it to end after a while.
fn interrupt(mut command: Command, moment: Duration, signal: &str) {
    let mut child =
        command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the program starts");
    std::thread::sleep(moment);
    kill(&child, signal);
    child.wait().expect("the program ends");
}

/// Sends a signal by the shell, which has that built in.
fn kill(child: &Child, signal: &str) {
    let mut shell = Command::new("sh");
    shell.args(["-c", "kill -$0 $1", signal, &child.id().to_string()]);
    shell.status().expect("there is a shell");
}

#[test]
fn a_run_without_end_keeps_what_it_has() {
    let folder = folder();
    let job = Job { arguments: "datagen --nodes 20 -o out", files: &["out"], states: &[], code: 0 };
    let mut child =
        kmoch(folder.path(), &job, "").stderr(Stdio::piped()).spawn().expect("it starts");
    // The file under way shows that it has begun.
    for _ in 0..6000 {
        if has_temporary(folder.path()) {
            break;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    std::thread::sleep(Duration::from_millis(100));
    kill(&child, "TERM");
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
    let text = fs::read_to_string(folder.path().join("out")).expect("it was written");
    assert!(text.starts_with("fen,result") && text.ends_with('\n'), "{text}");
    is_clean(folder.path(), &job);
}

/// Nobody can clear up who is killed: the next run in the same folder does, and leaves alone what another still writes.
#[test]
fn what_a_killed_run_leaves_the_next_takes_away() {
    let folder = folder();
    let here = folder.path();
    let endless =
        Job { arguments: "datagen --nodes 20 -o out", files: &["out"], states: &[], code: 0 };
    let start = || {
        let mut command = kmoch(here, &endless, "");
        let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        child.expect("the program starts")
    };
    let wait_for = |files: usize| {
        for _ in 0..6000 {
            if temporaries(here) == files {
                break;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        assert_eq!(temporaries(here), files);
    };
    let mut killed = start();
    wait_for(1);
    kill(&killed, "KILL");
    killed.wait().expect("it ends");
    wait_for(1);
    // The next one takes that away, and has one of its own.
    let mut going = start();
    let begun = |entry: &fs::DirEntry| entry.metadata().is_ok_and(|file| file.is_file());
    for _ in 0..6000 {
        let files = fs::read_dir(here).into_iter().flatten().flatten();
        if files.filter(begun).any(|file| is_held(&file.path())) {
            break;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    wait_for(1);
    let job =
        Job { arguments: "features good.pgn -o other", files: &["other"], states: &[], code: 0 };
    assert_eq!(run(&mut kmoch(here, &job, "")).status.code(), Some(0));
    wait_for(1);
    kill(&going, "TERM");
    assert_eq!(going.wait().expect("it ends").code(), Some(0));
    is_clean(here, &endless);
}

/// Whether a run that is under way has locked a file.
fn is_held(path: &Path) -> bool {
    File::open(path).is_ok_and(|file| file.try_lock().is_err())
}

#[test]
fn a_pipe_or_a_device_is_no_state() {
    for job in WRITERS.iter().filter(|job| !job.states.is_empty() || job.files.contains(&"cache")) {
        let folder = folder();
        let name = job.states.first().unwrap_or(&"cache");
        put(folder.path(), name, OLD);
        fs::remove_file(folder.path().join(name)).expect("it was just put there");
        let pipe = Command::new("mkfifo").arg(folder.path().join(name)).status();
        assert!(pipe.expect("there is a mkfifo").success());
        let output = run(&mut kmoch(folder.path(), job, ""));
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains("it is not a regular file"), "{}: {said}", job.arguments);
        assert_eq!(output.status.code(), Some(2), "{}", job.arguments);
    }
}
