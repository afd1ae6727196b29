//! `kmoch report` as its users meet it.

use assert_cmd::Command;

fn kmoch() -> Command {
    Command::cargo_bin("kmoch").unwrap()
}

fn file(name: &str) -> String {
    format!("{}/../kmoch-notation/tests/data/{name}.pgn", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn writes_a_page_about_the_game_asked_for() {
    let directory = tempfile::tempdir().unwrap();
    let page = directory.path().join("report.html");
    kmoch()
        .args(["report", &file("setup"), "--game", "2", "-o"])
        .arg(&page)
        .assert()
        .success()
        .stdout("");
    let page = std::fs::read_to_string(page).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>"));
    assert!(page.contains("5. Bxb7"));
}

#[test]
fn what_cannot_be_done_is_said() {
    for (arguments, expected) in [
        (vec!["report", "no-such-file.pgn"], "cannot open no-such-file.pgn"),
        (vec!["report", &file("setup"), "--game", "3"], "has no game 3 (it has 2)"),
        (
            vec!["report", &file("broken"), "--game", "2"],
            "game 2: line 8: Ke3 cannot be played here",
        ),
        (vec!["report", "--curves", "nonsense"], "there is no such clause"),
    ] {
        let assert = kmoch().args(arguments).assert().code(2).stdout("");
        let said = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
        assert!(said.contains(expected), "{said}");
    }
}
