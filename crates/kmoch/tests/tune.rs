//! `kmoch tune`, end to end.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use tempfile::TempDir;

fn tune(folder: &Path, data: &str, more: &[&str]) -> assert_cmd::assert::Assert {
    let file = folder.join("data.csv");
    fs::write(&file, data).expect("the folder takes files");
    let mut command = Command::new(env!("CARGO_BIN_EXE_kmoch"));
    command.arg("tune").arg("--data").arg(&file).arg("-o").arg(folder.join("fitted.toml"));
    command.args(["--threads", "1", "--epochs", "2"]).args(more).assert()
}

/// Games in which the side with the extra rook wins.
fn games() -> String {
    let mut data = String::from("fen,result,score,game,ply\n");
    for game in 0..60 {
        let (fen, result, score) = match game % 3 {
            0 => ("4k3/5ppp/8/8/8/8/5PPP/R3K3 w - - 0 1", "1", 450),
            1 => ("r3k3/5ppp/8/8/8/8/5PPP/4K3 b - - 0 1", "0", -450),
            _ => ("r3k3/5ppp/8/8/8/8/5PPP/R3K3 w - - 0 1", "0.5", 0),
        };
        data += &format!("{fen},{result},{score},{game},1\n");
    }
    data
}

#[test]
fn a_fit_writes_a_profile_that_explain_takes() {
    let folder = TempDir::new().expect("a folder for the test");
    let fitted = tune(folder.path(), &games(), &[]).success();
    let printed = String::from_utf8_lossy(&fitted.get_output().stdout).into_owned();
    for line in ["material only", "start: addendum", "fitted"] {
        assert!(printed.contains(line), "{printed}");
    }
    let mut explain = Command::new(env!("CARGO_BIN_EXE_kmoch"));
    explain.args(["explain", "startpos", "--profile"]).arg(folder.path().join("fitted.toml"));
    explain.assert().success();
}

#[test]
fn the_same_seed_gives_the_same_file() {
    let written = || {
        let folder = TempDir::new().expect("a folder for the test");
        tune(folder.path(), &games(), &["--seed", "5"]).success();
        fs::read_to_string(folder.path().join("fitted.toml")).expect("the fit wrote it")
    };
    assert_eq!(written(), written());
}

#[test]
fn damaged_data_and_unknown_names_are_refused() {
    let folder = TempDir::new().expect("a folder for the test");
    let refused = |data: &str, more: &[&str], wanted: &str| {
        let outcome = tune(folder.path(), data, more).code(2);
        let said = String::from_utf8_lossy(&outcome.get_output().stderr).into_owned();
        assert!(said.contains(wanted), "{said}");
        assert!(!folder.path().join("fitted.toml").exists());
    };
    refused("", &[], "no positions in it");
    let broken = games().replacen("4k3/5ppp", "4k3/5pppp", 1);
    refused(&broken, &[], "data.csv:2: ");
    refused(&games(), &["--freeze", "pasers"], "\"pasers\" is neither a clause nor a chapter");
    refused(&games(), &["--start", "nowhere.toml"], "cannot read the profile nowhere.toml");
}
