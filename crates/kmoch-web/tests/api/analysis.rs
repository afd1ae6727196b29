//! The engine asked to think: what it sends, and when it stops.

use axum::http::StatusCode;
use serde_json::Value;

use crate::asking::{ENGINES, HASH_MB, get, send, text};

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
