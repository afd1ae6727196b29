//! `kmoch features` as a program meets it.

use serde_json::Value;

const POSITIONS: &str = "\
# three positions
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1

4k3/8/8/1P6/8/8/6p1/4K3 w - - bm b6; id \"race\";
bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB w FDfd - 0 1
";

fn features(args: &[&str]) -> assert_cmd::Command {
    let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_kmoch"));
    command.arg("features").args(args);
    command
}

fn output(args: &[&str], input: &str) -> String {
    let assert = features(args).write_stdin(input).assert().success();
    String::from_utf8(assert.get_output().stdout.clone()).expect("the program writes UTF-8")
}

fn records(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("each line is JSON")).collect()
}

#[test]
fn each_position_gives_a_record() {
    let records = records(&output(&[], POSITIONS));
    let fens: Vec<&str> = records.iter().map(|record| record["fen"].as_str().unwrap()).collect();
    assert_eq!(fens.len(), 3);
    assert_eq!(fens[1], "4k3/8/8/1P6/8/8/6p1/4K3 w - -");
    assert_eq!(records[0]["total_mp"], 0);
    assert_eq!(records[0]["material"], 30);
    assert_eq!(records[1]["bracket"], "5-0");
    assert_eq!(records[1]["clauses"]["passer"]["white"]["count"], 1);
    assert!(records[0].get("items").is_none());
}

#[test]
fn items_come_when_asked() {
    let records = records(&output(&["--items"], POSITIONS));
    let sentences: Vec<&str> = records[1]["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|item| item["sentence"].as_str().unwrap())
        .collect();
    assert!(sentences.contains(&"White's b5-pawn is passed"), "{sentences:?}");
}

#[test]
fn csv_has_as_many_fields_as_columns() {
    let text = output(&["--format", "csv"], POSITIONS);
    let fields: Vec<usize> = text.lines().map(|line| line.split(',').count()).collect();
    assert_eq!(fields.len(), 4);
    assert!(fields.iter().all(|&count| count == fields[0]), "{fields:?}");
    assert!(text.starts_with(
        "fen,turn,material,stage,bracket,position_type,total_mp,white.dispersion.count,"
    ));
    features(&["--format", "csv", "--items"]).write_stdin(POSITIONS).assert().code(2);
}

/// Many positions, all different, so that order can be seen.
fn many() -> String {
    let rows = ["P7", "1P6", "2P5", "3P4", "4P3", "5P2", "6P1", "7P"];
    let mut text = String::new();
    for row in rows {
        for other in rows {
            for clock in 0..20 {
                text.push_str(&format!("4k3/8/8/{row}/8/{other}/8/4K3 w - - {clock} 1\n"));
            }
        }
    }
    text
}

#[test]
fn the_order_is_kept_on_any_number_of_threads() {
    let input = many();
    let alone = output(&["--threads", "1"], &input);
    let fens: Vec<String> =
        records(&alone).iter().map(|record| record["fen"].as_str().unwrap().to_owned()).collect();
    assert_eq!(fens.join("\n") + "\n", input);
    assert_eq!(output(&["--threads", "3"], &input), alone);
}

#[test]
fn bad_lines_are_named_and_the_rest_goes_on() {
    let input =
        format!("{POSITIONS}8/8/8/8 w - - 0 1\n\u{fffd}\n{}\n{POSITIONS}", "x".repeat(100_000));
    let assert = features(&[]).write_stdin(input.clone()).assert().code(1);
    let stderr = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
    for part in [
        "standard input:6: placement: 4 ranks instead of 8",
        "standard input:7: placement",
        "standard input:8: a line of 100000 bytes is no position",
        "3 lines are no position",
    ] {
        assert!(stderr.contains(part), "{part} is missing in\n{stderr}");
    }
    assert_eq!(String::from_utf8_lossy(&assert.get_output().stdout).lines().count(), 6);
    let strict = features(&["--strict"]).write_stdin(input).assert().code(1);
    assert_eq!(String::from_utf8_lossy(&strict.get_output().stdout).lines().count(), 3);
    assert!(String::from_utf8_lossy(&strict.get_output().stderr).contains("stopped there"));
}

#[test]
fn files_in_and_out() {
    let directory = tempfile::tempdir().unwrap();
    let (input, result) = (directory.path().join("in.epd"), directory.path().join("out.jsonl"));
    std::fs::write(&input, POSITIONS).unwrap();
    let name = input.to_str().unwrap();
    features(&[name, name, "-o", result.to_str().unwrap()]).assert().success();
    let text = std::fs::read_to_string(&result).unwrap();
    assert_eq!(text, output(&[], POSITIONS).repeat(2));
    let missing = features(&["/no/such/file"]).assert().code(2);
    assert!(String::from_utf8_lossy(&missing.get_output().stderr).contains("/no/such/file"));
}
