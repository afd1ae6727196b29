//! `kmoch datagen` and `genfens`, end to end.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use tempfile::TempDir;

fn kmoch(arguments: &[&str]) -> assert_cmd::assert::Assert {
    Command::new(env!("CARGO_BIN_EXE_kmoch")).args(arguments).assert()
}

fn generate(file: &Path, more: &[&str]) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kmoch"));
    command.args(["datagen", "--nodes", "60", "-o"]).arg(file).args(more).assert().success();
}

#[test]
fn what_is_generated_can_be_tuned_on() {
    let folder = TempDir::new().expect("a folder for the test");
    let (data, fitted) = (folder.path().join("data.csv.bz2"), folder.path().join("fitted.toml"));
    generate(&data, &["--games", "30"]);
    let mut tune = Command::new(env!("CARGO_BIN_EXE_kmoch"));
    tune.arg("tune").arg("--data").arg(&data).arg("-o").arg(&fitted);
    tune.args(["--epochs", "1", "--threads", "1"]).assert().success();
    let text = fs::read_to_string(&fitted).expect("it was written");
    // The same through a pipe, packed as it is.
    let mut tune = Command::new(env!("CARGO_BIN_EXE_kmoch"));
    tune.args(["tune", "--data", "-", "--epochs", "1", "--threads", "1", "-o"]).arg(&fitted);
    tune.pipe_stdin(&data).expect("it can be read").assert().success();
    assert_eq!(fs::read_to_string(&fitted).expect("it was written"), text);
}

#[test]
fn the_same_seed_gives_the_same_positions() {
    let folder = TempDir::new().expect("a folder for the test");
    let file = folder.path().join("data.csv");
    let generated = |threads| {
        generate(&file, &["--positions", "40", "--seed", "8", "--threads", threads]);
        fs::read_to_string(&file).expect("it was written")
    };
    let text = generated("1");
    assert_eq!(text, generated("2"));
    assert_eq!(text.lines().next(), Some("fen,result,score,game,ply"));
    assert_eq!(text.lines().count(), 41);
}

/// What the search meets has neither result nor score; with scores it can be learnt from beside games.
#[test]
fn positions_of_the_tree_are_learnt_by_their_scores() {
    let folder = TempDir::new().expect("a folder for the test");
    let file = |name| folder.path().join(name);
    let (games, tree) = (file("games.csv"), file("tree.csv"));
    let met = |threads| {
        generate(&tree, &["--games", "4", "--tree", "30", "--threads", threads]);
        fs::read_to_string(&tree).expect("it was written")
    };
    let text = met("1");
    assert_eq!(text, met("2"));
    let rows: Vec<&str> = text.lines().skip(1).collect();
    assert!(rows.len() > 40, "{}", rows.len());
    assert!(rows.iter().all(|row| row.split(',').nth(1) == Some("")), "{text}");

    generate(&games, &["--games", "30"]);
    let tune = |data: &Path| {
        let mut tune = Command::new(env!("CARGO_BIN_EXE_kmoch"));
        tune.arg("tune").args(["--epochs", "1", "--threads", "1", "-o"]).arg(file("fitted.toml"));
        tune.arg("--data").arg(&games).arg(data).assert()
    };
    let refused = tune(&tree).failure();
    let said = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
    assert!(said.contains("tree.csv:2") && said.contains("score"), "{said}");
    let scored = file("scored.csv");
    let lines = text.lines().map(|line| line.replacen(",,,", ",,25,", 1) + "\n");
    fs::write(&scored, lines.collect::<String>()).expect("it can be written");
    tune(&scored).success();
}

#[test]
fn openings_come_as_openbench_wants_them() {
    let ask = |words: &str| {
        let outcome = kmoch(&[words, "quit"]).success();
        String::from_utf8_lossy(&outcome.get_output().stdout).into_owned()
    };
    let text = ask("genfens 4 seed 7 book None");
    assert_eq!(text.lines().count(), 4);
    for line in text.lines() {
        let fen = line.strip_prefix("info string genfens ").expect("the form OpenBench reads");
        kmoch(&["explain", fen]).success();
    }
    assert_eq!(text, ask("genfens 4 seed 7 book None some more"));
    assert_ne!(text, ask("genfens 4 seed 8 book None"));
    kmoch(&["genfens four seed 7 book None", "quit"]).code(2);
    kmoch(&["genfens 4 seed 7 book nowhere.epd", "quit"]).code(2);
}
