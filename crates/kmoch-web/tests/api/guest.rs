//! Another engine that searches for the page.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::asking::{post, send, text};

/// An engine in a few lines of shell that knows one answer.
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
