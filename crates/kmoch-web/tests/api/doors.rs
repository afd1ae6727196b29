//! Who is let in, what is refused, and how answers travel.

use std::net::SocketAddr;

use axum::extract::ConnectInfo;
use axum::http::StatusCode;
use http_body_util::BodyExt as _;
use serde_json::{Value, json};

use crate::asking::{ENGINES, HASH_MB, ask, get, post, send, text};

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
async fn every_address_of_the_document_exists() {
    let app = kmoch_web::router(ENGINES, HASH_MB);
    let document: Value =
        serde_json::from_str(&text(send(&app, get("/api/openapi.json")).await).await).unwrap();
    for path in document["paths"].as_object().unwrap().keys() {
        let response = send(&app, get(&path.replace("{name}", "addendum"))).await;
        assert_ne!(response.status(), StatusCode::NOT_FOUND, "{path}");
    }
}
