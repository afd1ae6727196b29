//! The JSON interface as scripts use it.

use axum::Router;
use axum::body::Body;
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
    let question = json!({ "fen": POSITION, "profile": "addendum" });
    let (status, told) = ask("/api/explain", question).await;
    assert_eq!(status, StatusCode::OK);
    let mut total = 0;
    for chapter in told["chapters"].as_array().unwrap() {
        let mut of_chapter = 0;
        for clause in chapter["clauses"].as_array().unwrap() {
            let sum: i64 = clause["items"]
                .as_array()
                .unwrap()
                .iter()
                .map(|item| if item["side"] == "white" { 1 } else { -1 } * micropawns(&item["mp"]))
                .sum();
            assert_eq!(sum, micropawns(&clause["difference_mp"]), "{}", clause["key"]);
            of_chapter += sum;
        }
        assert_eq!(of_chapter, micropawns(&chapter["difference_mp"]), "{}", chapter["key"]);
        total += of_chapter;
    }
    assert_eq!(total, micropawns(&told["total_mp"]));
    assert!(total > 0, "White is a pawn up");
}

#[tokio::test]
async fn reasons_are_sentences_about_squares_heaviest_first() {
    let (_, told) = ask("/api/explain", json!({ "fen": POSITION, "profile": "addendum" })).await;
    for side in ["white", "black"] {
        let reasons = told["reasons"][side].as_array().unwrap();
        assert!(reasons.len() <= 3);
        assert!(
            reasons.windows(2).all(|two| micropawns(&two[0]["mp"]) >= micropawns(&two[1]["mp"]))
        );
    }
    let first = &told["reasons"]["white"][0]["item"];
    assert!(first["sentence"].as_str().unwrap().len() > 5);
    assert_eq!(told["verdict"].as_str().unwrap().split(' ').next(), Some("White"));
}

#[tokio::test]
async fn weights_change_the_score_and_nothing_else() {
    let (_, whole) = ask("/api/explain", json!({ "fen": POSITION })).await;
    let (_, without) =
        ask("/api/explain", json!({ "fen": POSITION, "weights": { "material": 0 } })).await;
    let material = |told: &Value| {
        let clauses = told["chapters"].as_array().unwrap().iter();
        let mut clauses =
            clauses.flat_map(|chapter| chapter["clauses"].as_array().unwrap().clone());
        clauses.find(|clause| clause["key"] == "material").unwrap()
    };
    assert_eq!(micropawns(&material(&without)["difference_mp"]), 0);
    assert_eq!(material(&without)["white"]["count"], material(&whole)["white"]["count"]);
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
        ("/api/game", json!({ "pgn": "1. e4 e5 2. Ke3 *" }), "bad_pgn", "2. Ke3"),
        ("/api/game", json!({ "pgn": "  " }), "bad_pgn", "no game"),
        ("/api/game", json!({ "pgn": "1. e4 *", "index": 3 }), "bad_pgn", "game 4"),
        ("/api/game", json!({ "moves": ["e2e5"] }), "bad_move", "e2e5"),
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
    let huge = format!("{{\"pgn\": \"{}\"}}", "e4 ".repeat(600_000));
    let response = send(&app, post("/api/game", huge)).await;
    assert_eq!(response.status(), StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(send(&app, get("/api/explain")).await.status(), StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(send(&app, get("/api/nothing")).await.status(), StatusCode::NOT_FOUND);
    assert_eq!(send(&app, get("/../Cargo.toml")).await.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn other_sites_are_turned_away_and_headers_protect_the_page() {
    let app = kmoch_web::router(ENGINES, HASH_MB);
    let rebound = Request::get("/api/catalog").header("host", "evil.example");
    let response = send(&app, rebound.body(Body::empty()).unwrap()).await;
    assert_eq!(response.status(), StatusCode::FORBIDDEN);
    let cross = Request::get("/api/catalog").header("sec-fetch-site", "cross-site");
    let response = send(&app, cross.body(Body::empty()).unwrap()).await;
    assert_eq!(response.status(), StatusCode::FORBIDDEN);
    let policy = response.headers()["content-security-policy"].to_str().unwrap();
    assert!(policy.starts_with("default-src 'none'; script-src 'self'"));
    assert!(!policy.contains("unsafe"));
}

#[tokio::test]
async fn asking_too_fast_is_answered_with_patience() {
    let app = kmoch_web::router(ENGINES, HASH_MB);
    let mut refused = 0;
    for _ in 0..400 {
        let status = send(&app, get("/api/openapi.json")).await.status();
        refused += usize::from(status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(refused > 0, "400 requests in one go are too many");
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
        let (status, told) = ask("/api/explain", json!({ "fen": clause["example"] })).await;
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
    let (_, explained) = ask("/api/explain", json!({ "fen": last })).await;
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
    let passers = kmoch_eval::find_clause("passer").unwrap();
    for slot in kmoch_eval::slots_of(passers.index()) {
        let value = |profile: &kmoch_eval::Profile| profile.curve_at(slot).at_step(0);
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
    assert!(text(second).await.contains("engines_busy"));
    drop(first);
    for _ in 0..200 {
        if send(&app, get("/api/analyse?fen=startpos&depth=1")).await.status() == StatusCode::OK {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the engine was not freed");
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
