//! The body of a request.

use std::sync::LazyLock;

use axum::body::Body;
use axum::http::Request;
use http_body_util::BodyExt as _;
use tokio::runtime::{Builder, Runtime};
use tower::ServiceExt as _;

static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| {
    Builder::new_current_thread().enable_all().build().expect("there can be a runtime")
});

/// The addresses that take a body.
const ADDRESSES: [&str; 3] = ["/api/explain", "/api/game", "/api/profile"];

/// Whatever is sent, the server answers, and never that it failed.
pub fn http(bytes: &[u8]) {
    let address = ADDRESSES[bytes.len() % ADDRESSES.len()];
    let request = Request::post(address)
        .header("host", "localhost")
        .header("content-type", "application/json")
        .body(Body::from(bytes.to_vec()))
        .expect("a sound request");
    let (status, answer) = RUNTIME.block_on(async {
        let Ok(response) = kmoch_web::router(1, 1).oneshot(request).await;
        let status = response.status();
        (status, response.into_body().collect().await.map(|body| body.to_bytes()))
    });
    assert!(!status.is_server_error(), "{address}: {status}");
    assert!(answer.is_ok_and(|answer| !answer.is_empty()));
}
