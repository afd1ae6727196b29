//! However long a file is, and however few of its positions are taken, memory stays the same.

use std::fs;

/// The most memory a run has held, in bytes, as far as it was seen.
fn most_memory(args: &[&str]) -> u64 {
    use std::process::{Command, Stdio};
    let mut command = Command::new(env!("CARGO_BIN_EXE_kmoch"));
    let mut child = command.args(args).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let mut most = 0;
    while child.try_wait().unwrap().is_none() {
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
        let held = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let kilobytes = held.and_then(|held| held.split_whitespace().next()?.parse::<u64>().ok());
        most = most.max(kilobytes.unwrap_or(0) << 10);
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    assert!(child.wait().unwrap().success());
    most
}

#[test]
fn memory_does_not_grow_with_the_file() {
    const LIMIT: u64 = 300 << 20;
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let game = "[Event \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 1-0\n\n";
    for (name, games) in [("short.pgn", 20_000), ("long.pgn", 100_000)] {
        fs::write(path(name), game.repeat(games)).unwrap();
        let out = path(&format!("{name}-parts/"));
        let most = most_memory(&[
            "features",
            &path(name),
            "-o",
            &out,
            "--every",
            "8",
            "--threads",
            "2",
            "--part-rows",
            "50000",
        ]);
        assert!(most < LIMIT, "{} MB for {name}", most >> 20);
    }
}
