//! The JSON interface as scripts use it.

use std::net::SocketAddr;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, Response, StatusCode};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use tower::ServiceExt as _;

const ENGINES: usize = 1;
const HASH_MB: usize = 1;
/// White is a pawn up; Black's queenside pawns are doubled and isolated.
const POSITION: &str = "r3k2r/2p2ppp/2p5/8/8/8/PPP2PPP/R3K2R w KQkq - 0 1";

async fn send(app: &Router, request: Request<Body>) -> Response<Body> {
    app.clone().oneshot(request).await.unwrap()
}

async fn text(response: Response<Body>) -> String {
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn get(path: &str) -> Request<Body> {
    Request::get(path).header("host", "localhost").body(Body::empty()).unwrap()
}

fn post(path: &str, body: impl ToString) -> Request<Body> {
    Request::post(path)
        .header("host", "localhost:8080")
        .header("content-type", "application/json")
        .body(Body::from(body.to_string()))
        .unwrap()
}

async fn ask(path: &str, body: Value) -> (StatusCode, Value) {
    let response = send(&kmoch_web::router(ENGINES, HASH_MB), post(path, body)).await;
    (response.status(), serde_json::from_str(&text(response).await).unwrap())
}

fn micropawns(mp: &Value) -> i64 {
    (mp.as_f64().unwrap() * 1000.0).round() as i64
}

#[tokio::test]
async fn the_ledger_adds_up_from_items_to_total() {
    let question = json!({ "fen": POSITION, "profile": "addendum", "at_sight": true });
    let (status, told) = ask("/api/explain", question).await;
    assert_eq!(status, StatusCode::OK);
    let items = told["items"].as_array().unwrap();
    let mut total = 0;
    for (key, shares) in told["clauses"].as_object().unwrap() {
        for (side, sign) in [("white", 1), ("black", -1)] {
            let own = items.iter().filter(|item| item["clause"] == **key && item["side"] == side);
            let sum: i64 = own.map(|item| micropawns(&item["mp"])).sum();
            assert_eq!(sum, micropawns(&shares[side]["mp"]), "{key}");
            total += sign * sum;
        }
    }
    assert_eq!(total, micropawns(&told["total_mp"]));
    assert!(total > 0, "White is a pawn up");
    let units: i64 =
        told["units"].as_array().unwrap().iter().map(|unit| micropawns(&unit["mp"])).sum();
    assert_eq!(units + micropawns(&told["rest_mp"]), total);
}

#[tokio::test]
async fn the_story_is_told_as_it_is_printed() {
    let (_, told) = ask("/api/explain", json!({ "fen": POSITION, "nodes": 5000 })).await;
    let story = &told["story"];
    assert!(story["verdict"].as_str().unwrap().starts_with("White"), "{story}");
    assert!(!story["searched"]["line"].as_array().unwrap().is_empty());
    let reasons = story["reasons"].as_array().unwrap();
    assert!(reasons.iter().all(|reason| reason["sentence"].as_str().unwrap().len() > 5));
    assert!(reasons.iter().any(|reason| !reason["clauses"].as_array().unwrap().is_empty()));
    let printed = &story["printed"];
    let whole = |value: &Value| value.as_i64().unwrap();
    let shown: i64 = printed["reasons"].as_array().unwrap().iter().map(whole).sum();
    let rest = whole(&printed["other"]) + whole(&printed["having_the_move"]);
    assert_eq!(shown + rest, whole(&printed["total"]));
}

#[tokio::test]
async fn a_game_that_is_over_has_an_outcome_and_no_score() {
    for (fen, result, says) in [
        (
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
            "0-1",
            "Checkmate: Black",
        ),
        ("7k/8/6Q1/8/8/8/8/K7 b - - 0 1", "1/2-1/2", "Stalemate"),
        ("7k/8/8/8/8/8/8/KN6 w - - 0 1", "1/2-1/2", "Neither side"),
    ] {
        let (_, told) = ask("/api/explain", json!({ "fen": fen })).await;
        assert_eq!(told["outcome"]["result"], result);
        assert!(told["outcome"]["sentence"].as_str().unwrap().starts_with(says), "{told}");
        assert!(told["total_mp"].is_null() && told["story"].is_null(), "{fen}");
    }
    let fools = json!({ "moves": ["f2f3", "e7e5", "g2g4", "d8h4"] });
    let (_, told) = ask("/api/game", fools).await;
    assert_eq!(told["outcome"]["result"], "0-1");
    assert!(told["totals_mp"][4].is_null() && told["totals_mp"][3].is_number());
    let turns = told["turning_points"].as_array().unwrap();
    let mate = turns.iter().find(|turn| turn["ply"] == 4).expect("the mate turns the game");
    assert!(mate["swing_mp"].is_null());
}

#[tokio::test]
async fn moves_are_understood_as_people_write_them() {
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (fen, text, uci) in [
        ("startpos", "Nf3", "g1f3"),
        ("startpos", "nf3", "g1f3"),
        ("startpos", "E4", "e2e4"),
        (castling, "0-0", "e1g1"),
        (castling, "o-o-o", "e1c1"),
    ] {
        let (status, told) = ask("/api/move", json!({ "fen": fen, "text": text })).await;
        assert_eq!(status, StatusCode::OK, "{text}: {told}");
        assert_eq!(told["uci"], uci);
    }
    let (status, told) = ask("/api/move", json!({ "fen": "startpos", "text": "Ke2" })).await;
    assert_eq!((status, &told["error"]["code"]), (StatusCode::BAD_REQUEST, &json!("bad_move")));
}

#[tokio::test]
async fn weights_change_the_score_and_nothing_else() {
    let (_, whole) = ask("/api/explain", json!({ "fen": POSITION, "at_sight": true })).await;
    let lighter = json!({ "fen": POSITION, "at_sight": true, "weights": { "material": 0 } });
    let (_, without) = ask("/api/explain", lighter).await;
    let material = |told: &Value| told["clauses"]["material"]["white"].clone();
    assert_eq!(micropawns(&material(&without)["mp"]), 0);
    assert_eq!(material(&without)["count"], material(&whole)["count"]);
    assert_ne!(without["total_mp"], whole["total_mp"]);
}

#[tokio::test]
async fn bad_questions_get_clear_answers() {
    for (path, body, code, says) in [
        ("/api/explain", json!({ "fen": "8/8/8 w - - 0 1" }), "bad_fen", "placement"),
        ("/api/explain", json!({ "fen": "8/8/8/4k3/8/8/8/8 w - - 0 1" }), "bad_fen", "no king"),
        ("/api/explain", json!({ "fen": "x".repeat(100_000) }), "bad_fen", ""),
        ("/api/explain", json!({ "fen": 7 }), "bad_json", "fen"),
        ("/api/explain", json!({}), "bad_json", "fen"),
        ("/api/explain", json!({ "fen": "startpos", "weigths": {} }), "bad_json", "weigths"),
        ("/api/explain", json!({ "fen": "startpos", "nodes": 0 }), "bad_json", "1 to"),
        ("/api/explain", json!({ "fen": "startpos", "nodes": 1e12 as u64 }), "bad_json", "1 to"),
        ("/api/profile", json!({ "weihgts": {} }), "bad_json", "weihgts"),
        ("/api/game", json!({ "pgn": "1. e4 *", "moves": ["e2e4"] }), "bad_json", "not both"),
        ("/api/game", json!({ "pgn": "1. e4 & e5 *" }), "bad_pgn", "line 1"),
        (
            "/api/game",
            json!({ "pgn": "[Variant \"Crazyhouse\"]\n\n1. e4 *" }),
            "bad_pgn",
            "Crazyhouse",
        ),
        ("/api/explain", json!({ "fen": "startpos", "profile": "mine" }), "not_found", "mine"),
        (
            "/api/explain",
            json!({ "fen": "startpos", "weights": { "luck": 1 } }),
            "bad_weight",
            "luck",
        ),
        (
            "/api/explain",
            json!({ "fen": "startpos", "weights": { "passer": -1 } }),
            "bad_weight",
            "0 to 4",
        ),
        ("/api/game", json!({ "pgn": "1. e4 e5 2. Ke3 *" }), "bad_pgn", "Ke3"),
        ("/api/game", json!({ "pgn": "  " }), "bad_pgn", "no game"),
        ("/api/game", json!({ "pgn": "1. e4 *", "index": 3 }), "bad_pgn", "game 4"),
        ("/api/game", json!({ "pgn": "1. e4 *", "index": u64::MAX }), "bad_pgn", "holds 1"),
        ("/api/game", json!({ "moves": ["e2e5"] }), "bad_move", "move 1: e2e5"),
    ] {
        let (status, told) = ask(path, body.clone()).await;
        assert!(status.is_client_error(), "{body}");
        assert_eq!(told["error"]["code"], code, "{told}");
        assert!(told["error"]["message"].as_str().unwrap().contains(says), "{told}");
    }
}

#[tokio::test]
async fn sizes_methods_and_addresses_are_checked() {
    let app = kmoch_web::router(ENGINES, HASH_MB);
    let huge = format!("{{\"pgn\": \"{}\"}}", "e4 ".repeat(6_000_000));
    let response = send(&app, post("/api/game", huge)).await;
    assert_eq!(response.status(), StatusCode::PAYLOAD_TOO_LARGE);
    assert!(text(response).await.contains("longer than 16 MiB"));
    assert_eq!(send(&app, get("/api/explain")).await.status(), StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(send(&app, get("/api/nothing")).await.status(), StatusCode::NOT_FOUND);
    assert_eq!(send(&app, get("/../Cargo.toml")).await.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_collection_of_a_million_bytes_is_a_game_and_a_list() {
    let pgn =
        "[White \"Anderssen\"]\n[Black \"Dufresne\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\n".repeat(20_000);
    assert!(pgn.len() > 1_000_000);
    let (status, told) = ask("/api/game", json!({ "pgn": pgn, "index": 19_999 })).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    assert_eq!((&told["count"], &told["first"]), (&json!(20_000), &json!(19_500)));
    assert_eq!(told["games"].as_array().unwrap().len(), 500);
    assert_eq!(told["moves"].as_array().unwrap().len(), 4);
}

#[tokio::test]
async fn other_sites_are_turned_away_and_headers_protect_the_page() {
    let app = kmoch_web::router(ENGINES, HASH_MB);
    for (header, value) in [
        ("host", "evil.example"),
        ("host", "127.evil.example"),
        ("sec-fetch-site", "cross-site"),
        ("origin", "http://evil.example"),
        ("origin", "null"),
    ] {
        let mut request = get("/api/catalog");
        request.headers_mut().insert(header, value.parse().unwrap());
        let response = send(&app, request).await;
        assert_eq!(response.status(), StatusCode::FORBIDDEN, "{header}: {value}");
        let policy = response.headers()["content-security-policy"].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'; script-src 'self'"));
        assert!(!policy.contains("unsafe"));
    }
    let mut own = get("/api/catalog");
    own.headers_mut().insert("origin", "http://localhost".parse().unwrap());
    assert_eq!(send(&app, own).await.status(), StatusCode::OK);
}

#[tokio::test]
async fn asking_too_fast_is_answered_with_patience_but_not_at_home() {
    for (address, limited) in [("10.0.0.9:5000", true), ("127.0.0.1:5000", false)] {
        let app = kmoch_web::router(ENGINES, HASH_MB);
        let address: SocketAddr = address.parse().unwrap();
        let mut refused = 0;
        for _ in 0..400 {
            let mut request = get("/api/openapi.json");
            request.extensions_mut().insert(ConnectInfo(address));
            let response = send(&app, request).await;
            if response.status() == StatusCode::TOO_MANY_REQUESTS {
                refused += 1;
                let seconds = response.headers()["retry-after"].to_str().unwrap();
                assert!(seconds.parse::<u64>().unwrap() >= 1);
            }
        }
        assert_eq!(refused > 0, limited, "{refused} of 400 refused to {address}");
    }
}

#[tokio::test]
async fn answers_are_packed_for_those_who_can_unpack_them() {
    let app = kmoch_web::router(ENGINES, HASH_MB);
    let mut request = get("/api/catalog");
    request.headers_mut().insert("accept-encoding", "gzip".parse().unwrap());
    let response = send(&app, request).await;
    assert_eq!(response.headers()["content-encoding"], "gzip");
    let packed = response.into_body().collect().await.unwrap().to_bytes().len();
    let plain = text(send(&app, get("/api/catalog")).await).await.len();
    assert!(packed * 3 < plain, "{packed} of {plain}");
}

#[tokio::test]
async fn the_catalogue_tells_everything_about_every_clause() {
    let app = kmoch_web::router(ENGINES, HASH_MB);
    let told: Value =
        serde_json::from_str(&text(send(&app, get("/api/catalog")).await).await).unwrap();
    let profiles = told["profiles"].as_array().unwrap();
    assert!(profiles.contains(&told["default_profile"]));
    for clause in told["clauses"].as_array().unwrap() {
        assert!(clause["what"].as_str().unwrap().len() > 20, "{}", clause["key"]);
        assert!(clause["source"]["whose"].as_str().unwrap().ends_with('.'), "{}", clause["key"]);
        assert_eq!(clause["anchor"].is_null(), clause["source"]["quote"].is_null());
        for slot in clause["slots"].as_array().unwrap() {
            for profile in profiles {
                assert!(slot["values"][profile.as_str().unwrap()][1].is_number());
            }
        }
        let question = json!({ "fen": clause["example"], "at_sight": true });
        let (status, told) = ask("/api/explain", question).await;
        assert_eq!(status, StatusCode::OK, "the example of {}: {told}", clause["key"]);
    }
}

#[tokio::test]
async fn a_game_has_a_value_for_every_position() {
    let pgn = "[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. Nxe5 Qd4 *\n\n\
               [White \"C\"]\n[Black \"D\"]\n\n1. d4 *\n";
    let (status, told) = ask("/api/game", json!({ "pgn": pgn })).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    assert_eq!(told["games"], json!(["A – B", "C – D"]));
    assert_eq!(told["moves"].as_array().unwrap().len(), 10);
    let totals = told["totals_mp"].as_array().unwrap();
    assert_eq!(totals.len(), 11);
    for (ply, total) in totals.iter().enumerate() {
        let curves = told["clauses_mp"].as_object().unwrap().values();
        let sum: i64 = curves.map(|curve| micropawns(&curve[ply])).sum();
        assert_eq!(sum, micropawns(total), "ply {ply}");
    }
    let last = told["moves"][9]["fen"].as_str().unwrap();
    let (_, explained) = ask("/api/explain", json!({ "fen": last, "at_sight": true })).await;
    assert_eq!(explained["total_mp"], totals[10]);
}

#[tokio::test]
async fn the_line_on_the_board_is_a_game_too() {
    let (_, told) = ask("/api/game", json!({ "moves": ["e2e4", "e7e5", "e1e2"] })).await;
    assert_eq!(told["moves"][2]["san"], "Ke2");
    let chess960 = "1rk4r/pppppppp/8/8/8/8/PPPPPPPP/1RK4R w HBhb - 0 1";
    let (_, told) = ask("/api/game", json!({ "fen": chess960, "moves": ["e2e4", "c8h8"] })).await;
    assert_eq!(told["moves"][1]["san"], "O-O");
}

#[tokio::test]
async fn an_exported_profile_can_be_read_again() {
    let app = kmoch_web::router(ENGINES, HASH_MB);
    let scales = json!({ "profile": "addendum", "weights": { "passer": 0.5, "material": 0 } });
    let exported = text(send(&app, post("/api/profile", scales)).await).await;
    let exported = kmoch_eval::Profile::parse(&exported, "exported.toml").unwrap();
    assert_eq!(exported.name, "addendum, edited");
    let shipped = text(send(&app, get("/api/profile/addendum")).await).await;
    let shipped = kmoch_eval::Profile::parse(&shipped, "shipped.toml").unwrap();
    let passers = kmoch_eval::ClauseId::Passer;
    for slot in passers.slots() {
        let value =
            |profile: &kmoch_eval::Profile| profile.curve_at(slot).at_step(0, profile.borders);
        assert!((value(&exported) * 2.0 - value(&shipped)).abs() < 0.001);
    }
}

#[tokio::test]
async fn an_analysis_streams_and_ends() {
    let app = kmoch_web::router(ENGINES, HASH_MB);
    let mate = "/api/analyse?fen=6k1/5ppp/8/8/8/8/5PPP/R5K1%20w%20-%20-%200%201&depth=3&lines=2";
    let response = send(&app, get(mate)).await;
    assert_eq!(response.headers()["content-type"], "text/event-stream");
    let events = text(response).await;
    assert!(events.contains("event: info"), "{events}");
    assert!(events.contains("Ra8#"), "{events}");
    let done = events.split("event: done\ndata: ").nth(1).unwrap().lines().next().unwrap();
    let done: Value = serde_json::from_str(done).unwrap();
    assert_eq!(done["lines"].as_array().unwrap().len(), 2);
    assert_eq!(done["lines"][0]["uci"][0], "a1a8");
}

#[tokio::test]
async fn engines_are_bounded_and_freed_when_the_visitor_leaves() {
    let app = kmoch_web::router(ENGINES, HASH_MB);
    let endless = "/api/analyse?fen=startpos";
    let first = send(&app, get(endless)).await;
    assert_eq!(first.status(), StatusCode::OK);
    let second = send(&app, get(endless)).await;
    assert_eq!(second.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(second.headers()["retry-after"], "5");
    assert!(text(second).await.contains("engines_busy"));
    drop(first);
    // Who steps on asks before the engine has stopped, and gets it all the same.
    let third = send(&app, get("/api/analyse?fen=startpos&depth=1")).await;
    assert_eq!(third.status(), StatusCode::OK);
}

#[tokio::test]
async fn an_analysis_of_a_game_that_is_over_is_done_at_once() {
    let app = kmoch_web::router(ENGINES, HASH_MB);
    let mated =
        "/api/analyse?fen=rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR%20w%20KQkq%20-%201%203";
    let events = text(send(&app, get(mated)).await).await;
    assert!(events.contains("event: done\ndata: null"), "{events}");
    for bad in ["&lines=9", "&depth=0", "&movetime=0", "&nodes=0", "&dept=3", "&weights=%5B%5D"] {
        let response = send(&app, get(&format!("/api/analyse?fen=startpos{bad}"))).await;
        assert_eq!(response.status(), StatusCode::BAD_REQUEST, "{bad}");
    }
}

#[tokio::test]
async fn every_address_of_the_document_exists() {
    let app = kmoch_web::router(ENGINES, HASH_MB);
    let document: Value =
        serde_json::from_str(&text(send(&app, get("/api/openapi.json")).await).await).unwrap();
    for path in document["paths"].as_object().unwrap().keys() {
        let response = send(&app, get(&path.replace("{name}", "addendum"))).await;
        assert_ne!(response.status(), StatusCode::NOT_FOUND, "{path}");
    }
}

/// An engine in a few lines of shell that knows one answer.
#[cfg(unix)]
fn engine(answer: &str) -> tempfile::TempPath {
    use std::io::Write as _;
    use std::os::unix::fs::PermissionsExt as _;
    let mut file = tempfile::NamedTempFile::new().unwrap();
    let script = format!(
        "#!/bin/sh\nwhile read word rest; do case $word in\n\
         uci) echo 'id name Shell'; echo uciok;;\nisready) echo readyok;;\nquit) exit;;\n\
         go) {answer};;\nesac; done\n"
    );
    file.write_all(script.as_bytes()).unwrap();
    file.as_file().set_permissions(std::fs::Permissions::from_mode(0o755)).unwrap();
    file.into_temp_path()
}

#[cfg(unix)]
#[tokio::test]
async fn another_engine_may_search_and_its_faults_end_nothing() {
    for (answer, told_by) in [
        (
            "echo 'info depth 8 score cp 42 nodes 99 pv e2e4 e7e5'; echo bestmove e2e4",
            json!("Shell"),
        ),
        ("echo bestmove e2e5", Value::Null),
        ("exit 1", Value::Null),
    ] {
        let path = engine(answer);
        let options = kmoch_web::Options { engine: Some(path.to_path_buf()), ..Default::default() };
        let app = kmoch_web::router_of(&options);
        // More often than faults are put up with.
        for _ in 0..5 {
            let question = json!({ "fen": "startpos", "nodes": 1000 });
            let response = send(&app, post("/api/explain", question)).await;
            assert_eq!(response.status(), StatusCode::OK);
            let told: Value = serde_json::from_str(&text(response).await).unwrap();
            assert_eq!(told["story"]["searched"]["engine"], told_by, "{told}");
        }
    }
}
