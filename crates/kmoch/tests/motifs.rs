//! `kmoch motifs` as a program meets it.

use serde_json::Value;

const PUZZLES: &str = "\
# a fork, a mate on the back rank, nothing much
4k3/8/8/3N4/8/r7/8/4K3 b - - 0 1;a3a8 d5c7 e8d7 c7a8

1r4k1/5ppp/8/8/8/8/8/3R2K1 b - - 0 1;b8b2 d1d8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1;e2e4
";

fn motifs(args: &[&str]) -> assert_cmd::Command {
    let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_kmoch"));
    command.arg("motifs").args(args);
    command
}

fn output(args: &[&str], input: &str) -> String {
    let assert = motifs(args).write_stdin(input).assert().success();
    String::from_utf8(assert.get_output().stdout.clone()).expect("the program writes UTF-8")
}

fn objects(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("each line is JSON")).collect()
}

fn motif<'a>(object: &'a Value, key: &str) -> &'a Value {
    let all = object["motifs"].as_array().expect("a list");
    all.iter().find(|motif| motif["motif"] == key).unwrap_or_else(|| panic!("{key} in {object}"))
}

#[test]
fn each_line_gives_an_object() {
    let objects = objects(&output(&[], PUZZLES));
    assert_eq!(objects.len(), 3);
    let fork = motif(&objects[0], "fork");
    assert_eq!(fork["by"], "white");
    assert_eq!(fork["squares"], serde_json::json!(["c7", "a8", "e8"]));
    assert_eq!(fork["ply"], 2);
    assert_eq!(fork["moves"], serde_json::json!(["d5c7", "e8d7", "c7a8"]));
    assert_eq!(fork["sentence"], "the knight on c7 forks king and rook");
    motif(&objects[1], "mate_in_1");
    motif(&objects[1], "back_rank_mate");
    assert_eq!(objects[2], serde_json::json!({ "motifs": [] }));
}

#[test]
fn bad_lines_are_named_and_keep_their_place() {
    let input = format!("8/8/8/8 w - - 0 1;e2e4\nnonsense\n{PUZZLES}startpos;e2e5\nstartpos;\n");
    let assert = motifs(&["--threads", "2"]).write_stdin(input).assert().code(1);
    let stderr = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
    for part in [
        "standard input:1: placement: 4 ranks instead of 8",
        "standard input:2: there is no ; between position and moves",
        "standard input:8: move 1: e2e5 is not legal",
        "standard input:9: there are no moves",
        "4 lines are no puzzle",
    ] {
        assert!(stderr.contains(part), "{part} is missing in\n{stderr}");
    }
    let objects = objects(&String::from_utf8_lossy(&assert.get_output().stdout));
    let faults: Vec<bool> = objects.iter().map(|object| object["error"].is_string()).collect();
    assert_eq!(faults, [true, true, false, false, false, true, true]);
}

#[test]
fn the_order_is_kept_on_any_number_of_threads() {
    let mut input = String::new();
    for file in "abcdefgh".chars() {
        for rank in 2..=6 {
            for king in ["g8", "h8"] {
                let moves = format!("h7{king} {file}{rank}{file}{}", rank + 1);
                let mut rows = vec!["8".to_owned(); 8];
                let index = file as usize - 'a' as usize;
                rows[8 - rank] =
                    ["P7", "1P6", "2P5", "3P4", "4P3", "5P2", "6P1", "7P"][index].into();
                rows[1] = "7k".into();
                rows[7] = "4K3".into();
                input.push_str(&format!("{} b - - 0 1;{moves}\n", rows.join("/")));
            }
        }
    }
    let input = input.repeat(5);
    let alone = output(&["--threads", "1", "--nodes", "100"], &input);
    assert_eq!(alone.lines().count(), 400);
    assert_eq!(output(&["--threads", "3", "--nodes", "100"], &input), alone);
}

#[test]
fn zugzwang_needs_a_search() {
    let puzzle = "8/8/5p2/3k1P1K/8/8/8/8 b - - 4 55;d5e5 h5g6 e5e4 g6f6\n";
    motif(&objects(&output(&[], puzzle))[0], "zugzwang");
    assert!(!output(&["--nodes", "0"], puzzle).contains("zugzwang"));
}

#[test]
fn the_page_of_definitions_is_fresh() {
    let written = include_str!("../../../docs/motifs.md");
    let fresh = output(&["--definitions"], "");
    assert!(written.ends_with(&fresh), "docs/motifs.md is out of date: `make docs`");
}
