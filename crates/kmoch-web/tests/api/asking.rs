//! How a script asks.

use axum::Router;
use axum::body::Body;
use axum::http::{Request, Response, StatusCode};
use http_body_util::BodyExt as _;
use serde_json::Value;
use tower::ServiceExt as _;

pub const ENGINES: usize = 1;
pub const HASH_MB: usize = 1;
/// White is a pawn up; Black's queenside pawns are doubled and isolated.
pub const POSITION: &str = "r3k2r/2p2ppp/2p5/8/8/8/PPP2PPP/R3K2R w KQkq - 0 1";

pub async fn send(app: &Router, request: Request<Body>) -> Response<Body> {
    app.clone().oneshot(request).await.unwrap()
}

pub async fn text(response: Response<Body>) -> String {
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    String::from_utf8(bytes.to_vec()).unwrap()
}

pub fn get(path: &str) -> Request<Body> {
    Request::get(path).header("host", "localhost").body(Body::empty()).unwrap()
}

pub fn post(path: &str, body: impl ToString) -> Request<Body> {
    Request::post(path)
        .header("host", "localhost:8080")
        .header("content-type", "application/json")
        .body(Body::from(body.to_string()))
        .unwrap()
}

pub async fn ask(path: &str, body: Value) -> (StatusCode, Value) {
    let response = send(&kmoch_web::router(ENGINES, HASH_MB), post(path, body)).await;
    (response.status(), serde_json::from_str(&text(response).await).unwrap())
}

pub fn micropawns(mp: &Value) -> i64 {
    (mp.as_f64().unwrap() * 1000.0).round() as i64
}
