//! `kmoch match`, end to end.

use assert_cmd::Command;

fn play(more: &[&str]) -> assert_cmd::assert::Assert {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kmoch"));
    command.args(["match", "--games", "4", "--nodes", "60"]).args(more).assert()
}

#[test]
fn the_same_seed_gives_the_same_match() {
    let printed = |threads| {
        let outcome = play(&["--second", "Cut Tree=cut", "--seed", "3", "--threads", threads]);
        String::from_utf8_lossy(&outcome.success().get_output().stdout).into_owned()
    };
    let text = printed("1");
    assert_eq!(text, printed("2"));
    assert!(text.contains(" D  of 4, Elo ") && text.contains(" ± "), "{text}");
}

#[test]
fn results_come_as_json() {
    let outcome = play(&["--json"]).success();
    let value: serde_json::Value = serde_json::from_slice(&outcome.get_output().stdout).unwrap();
    assert_eq!(value["games"], 4);
    assert_eq!(value["score"]["pairs"], serde_json::json!([0, 0, 2, 0, 0]));
    assert_eq!(value["strength"]["elo"], 0.0);
}

#[test]
fn a_test_ends_the_match_and_can_be_taken_up_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.json");
    let file = file.to_str().unwrap();
    // Far more than a player without its knowledge of pieces could be worth: decided soon.
    let test = ["--second-profile", "addendum", "--sprt", "0", "100", "0.2", "0.2"];
    let run = |games: &str, resume: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kmoch"));
        command.args(["match", "--nodes", "60", "--seed", "2", "--games", games]);
        let outcome = command.args(test).args(resume).assert().success();
        String::from_utf8_lossy(&outcome.get_output().stdout).into_owned()
    };
    let whole = run("400", &[]);
    assert!(whole.contains("\nSPRT 0 100: accepted, LLR 1."), "{whole}");
    assert!(run("2", &["--resume", file]).contains("of 2, Elo"));
    assert_eq!(run("400", &["--resume", file]), whole);
    assert_eq!(run("400", &["--resume", file]), whole, "a match that is over is not played on");

    let outcome = play(&["--resume", file]).code(2);
    let said = String::from_utf8_lossy(&outcome.get_output().stderr).into_owned();
    assert!(said.contains("is about another match: "), "{said}");
    let outcome = play(&["--sprt", "5", "0", "0.05", "0.05"]).code(2);
    let said = String::from_utf8_lossy(&outcome.get_output().stderr).into_owned();
    assert!(
        said.contains("--sprt: the first Elo (5) has to be less than the second (0)"),
        "{said}"
    );
}

#[test]
fn bad_options_and_openings_are_refused() {
    for (more, wanted) in [
        (["--first", "Cut Tree=chop"], "'chop' is none of off, reduce, cut"),
        (["--second", "LmrBase=1"], "no such option: 'LmrBase'"),
        (["--second-profile", "nowhere.toml"], "nowhere.toml"),
        (["--openings", "nowhere.epd"], "cannot read nowhere.epd"),
    ] {
        let outcome = play(&more).code(2);
        let said = String::from_utf8_lossy(&outcome.get_output().stderr).into_owned();
        assert!(said.contains(wanted), "{said}");
    }
}
