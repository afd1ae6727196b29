//! `kmoch annotate` as its users meet it.

use std::path::PathBuf;

use assert_cmd::Command;

fn kmoch() -> Command {
    Command::cargo_bin("kmoch").unwrap()
}

fn file(name: &str) -> PathBuf {
    format!("{}/../kmoch-notation/tests/data/{name}.pgn", env!("CARGO_MANIFEST_DIR")).into()
}

#[test]
fn from_standard_input_to_standard_output_and_back() {
    let original = std::fs::read(file("latin1")).unwrap();
    let annotated = kmoch()
        .arg("annotate")
        .write_stdin(original.clone())
        .assert()
        .success()
        .get_output()
        .stdout
        .clone();
    assert_eq!(annotated.windows(6).filter(|text| text == b"[%eval").count(), 6);
    kmoch()
        .args(["annotate", "--strip", "-"])
        .write_stdin(annotated)
        .assert()
        .success()
        .stdout(original);
}

#[test]
fn a_file_can_be_annotated_onto_itself() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("game.pgn.zst");
    std::fs::copy(file("windows"), &path).unwrap();
    for arguments in [&["annotate"][..], &["annotate", "--threads", "2"], &["annotate", "--strip"]]
    {
        kmoch().args(arguments).arg(&path).arg("-o").arg(&path).assert().success().stdout("");
    }
    kmoch()
        .args(["annotate", "--strip"])
        .arg(&path)
        .assert()
        .success()
        .stdout(std::fs::read(file("windows")).unwrap());
}

#[test]
fn broken_games_are_told_with_their_lines() {
    let assert = kmoch().arg("annotate").arg(file("broken")).assert().code(1);
    let said = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
    assert!(said.contains("broken.pgn: game 2, line 8: Ke3 cannot be played here"), "{said}");
    assert!(said.contains("5 games broken"), "{said}");
}

#[test]
fn what_cannot_be_done_is_said() {
    for (arguments, expected) in [
        (&["annotate", "no-such-file.pgn"][..], "cannot open no-such-file.pgn"),
        (&["annotate", "--mistake", "3"], "in this order"),
        (&["annotate", "-o", "no-such-directory/x.pgn"], "cannot write the output"),
    ] {
        let assert = kmoch().args(arguments).write_stdin("").assert().code(2).stdout("");
        let said = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
        assert!(said.contains(expected), "{said}");
    }
}

#[test]
fn an_engine_that_cannot_be_started_is_named_once_and_kmoch_goes_on() {
    let assert = kmoch()
        .args(["annotate", "--engine", "/no/such/engine", "--threads", "2", "--nodes", "500"])
        .write_stdin("1. e4 e5 *\n")
        .assert()
        .success();
    let said = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
    let told = said.matches("the engine /no/such/engine cannot be started").count();
    assert!(told == 1 && said.contains("kmoch searches instead"), "{said}");
}
