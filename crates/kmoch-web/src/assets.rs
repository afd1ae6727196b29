//! The page, embedded.

use axum::body::Body;
use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::problem::Problem;

/// Every file of the built page; empty where it was not built.
static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// Names under this folder carry a hash of their content, so they never change.
const HASHED: &str = "assets/";

/// What the visitor reads when the program was built without the page.
const MISSING: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>kmoch</title>\
    <h1>The page is not built in</h1><p>This kmoch was built without Node. Install Node 20 or \
    newer with npm, run <code>make</code> in its source folder, and start it again. The JSON \
    interface works as it is: <a href=\"/api/openapi.json\">/api/openapi.json</a>.</p></html>";

/// Whether the page is part of this program.
pub fn built() -> bool {
    find("index.html").is_some()
}

fn find(name: &str) -> Option<&'static [u8]> {
    FILES.iter().find(|(file, _)| *file == name).map(|&(_, bytes)| bytes)
}

/// Answers everything that is not part of the JSON interface.
pub async fn serve(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    let name = if path.is_empty() { "index.html" } else { path };
    match find(name) {
        Some(bytes) => {
            let cache = if name.starts_with(HASHED) {
                "public, max-age=31536000, immutable"
            } else {
                "no-cache"
            };
            let headers = [(header::CONTENT_TYPE, kind(name)), (header::CACHE_CONTROL, cache)];
            (headers, Body::from(bytes)).into_response()
        }
        None if name == "index.html" => {
            let html = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
            (StatusCode::SERVICE_UNAVAILABLE, html, MISSING).into_response()
        }
        None => Problem::not_found(format!("there is nothing at /{path}")).into_response(),
    }
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("json" | "webmanifest") => "application/json",
        _ => "application/octet-stream",
    }
}
