//! One story: whoever tells a position or a move gives the same reasons, word for word.

use axum::body::Body;
use axum::http::Request;
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use tower::ServiceExt as _;

/// White's d-pawn is isolated and Black's c8-bishop is not out yet.
const POSITION: &str = "r1bq1rk1/pp2bppp/2n1pn2/8/2BP4/P1N2N2/1P3PPP/R1BQ1RK1 w - - 0 10";
/// Black's queen hangs.
const HANGING: &str = "4k3/8/8/3q4/8/2N5/P7/4K3 w - - 0 1";

fn kmoch(args: &[&str], input: &str) -> String {
    let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_kmoch"));
    let assert = command.args(args).env("COLUMNS", "100").write_stdin(input).assert().success();
    let text = String::from_utf8(assert.get_output().stdout.clone()).expect("UTF-8");
    // Folded lines are one again, and what a page has to escape is as it was.
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace("&#39;", "'")
}

fn record(args: &[&str]) -> Value {
    serde_json::from_str(&kmoch(args, "")).expect("the program writes JSON")
}

fn sentences(reasons: &Value) -> Vec<String> {
    let reasons = reasons.as_array().expect("a list of reasons");
    reasons.iter().map(|reason| reason["sentence"].as_str().unwrap().to_owned()).collect()
}

async fn ask(path: &str, question: Value) -> Value {
    let request = Request::post(path)
        .header("host", "localhost:8080")
        .header("content-type", "application/json")
        .body(Body::from(question.to_string()))
        .unwrap();
    let response = kmoch_web::router(1, 1).oneshot(request).await.unwrap();
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    serde_json::from_slice(&bytes).unwrap()
}

#[tokio::test]
async fn a_position_has_one_story() {
    let story = &record(&["explain", POSITION, "--json", "--at-sight"])["story"];
    let told = sentences(&story["reasons"]);
    assert!(
        told.iter().any(|sentence| sentence.contains("d4-pawn is an isolated queen's pawn")),
        "{told:?}"
    );
    let game = format!("[FEN \"{POSITION}\"]\n[SetUp \"1\"]\n\n*\n");
    let pages = [
        kmoch(&["explain", POSITION], ""),
        kmoch(&["explain", POSITION, "--plain"], ""),
        kmoch(&["explain", POSITION, "--details"], ""),
        kmoch(&["report", "-", "--depth", "0"], &game),
    ];
    for (place, page) in pages.iter().enumerate() {
        for sentence in told.iter().take(3) {
            assert!(page.contains(sentence), "{place}: {sentence} is missing in\n{page}");
        }
    }
    let answer = ask("/api/explain", json!({ "fen": POSITION, "at_sight": true })).await;
    assert_eq!(&answer["story"], story);
}

#[tokio::test]
async fn command_and_page_are_sent_the_same_record() {
    for fen in [POSITION, HANGING] {
        let command = record(&["explain", fen, "--json", "--units", "--nodes", "20000"]);
        let question = json!({ "fen": fen, "nodes": 20_000 });
        assert_eq!(ask("/api/explain", question).await, command, "{fen}");
    }
    // Nor do they look at more or fewer positions when nobody says how many.
    let command = record(&["explain", POSITION, "--json", "--units"]);
    assert_eq!(ask("/api/explain", json!({ "fen": POSITION })).await, command);
}

#[tokio::test]
async fn a_move_has_one_story() {
    // All of them at sight: beside what a search proves, changes are not listed.
    let change = &record(&["explain", HANGING, "--move", "Nxd5", "--json", "--at-sight"])["change"];
    let told = sentences(&change["reasons"]);
    let main = told.first().expect("taking a queen changes something").trim_end_matches('.');
    let game = format!("[FEN \"{HANGING}\"]\n[SetUp \"1\"]\n\n1. Nxd5 Kd7 2. a3 Kd6 *\n");
    let pages = [
        kmoch(&["explain", HANGING, "--move", "Nxd5", "--at-sight"], ""),
        kmoch(&["compare", HANGING, "Nxd5", "Nb1", "--depth", "0"], ""),
        kmoch(&["annotate", "-", "--depth", "0"], &game),
        kmoch(&["report", "-", "--depth", "0"], &game),
    ];
    for (place, page) in pages.iter().enumerate() {
        assert!(page.contains(main), "{place}: {main} is missing in\n{page}");
    }
    let question = json!({ "fen": HANGING, "moves": ["c3d5", "e8d7", "a2a3", "d7d6"] });
    let turns = &ask("/api/game", question).await["turning_points"];
    assert_eq!(turns[0]["ply"], 1, "{turns}");
    let words = |sentence: &str| sentence.split(':').next().unwrap_or_default().to_owned();
    let turned = turns[0]["sentence"].as_str().unwrap();
    assert_eq!(words(turned.trim_end_matches('.')), words(main), "{turned}");
}

#[test]
fn what_is_printed_adds_up() {
    for fen in [POSITION, HANGING, "8/5k2/3b2p1/5p1p/P4P1P/3BK1P1/8/8 w - - 0 40"] {
        let text = {
            let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_kmoch"));
            let assert = command.args(["explain", fen]).assert().success();
            String::from_utf8(assert.get_output().stdout.clone()).unwrap()
        };
        let figure = |line: &str| -> Option<f64> {
            let word = line.split_whitespace().next()?;
            word.contains('.').then(|| word.parse().ok())?
        };
        let verdict = text.lines().find(|line| line.contains(": +") || line.contains(": -"));
        let total: f64 = verdict.unwrap().rsplit(' ').next().unwrap().parse().unwrap();
        let (_, below) = text.split_once(verdict.unwrap()).unwrap();
        let sum: f64 = below.lines().filter_map(figure).sum();
        assert!((sum - total).abs() < 0.001, "{sum} is not {total}\n{text}");
    }
}
