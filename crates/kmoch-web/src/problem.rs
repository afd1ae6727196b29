//! What went wrong, said clearly to people and to scripts.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;

/// An answer that is not the one asked for.
#[derive(Debug, Clone)]
pub struct Problem {
    status: StatusCode,
    code: &'static str,
    message: String,
}

impl Problem {
    /// The request cannot be understood: `code` for scripts, `message` for people.
    pub fn bad(code: &'static str, message: impl Into<String>) -> Problem {
        Problem { status: StatusCode::BAD_REQUEST, code, message: message.into() }
    }

    /// There is nothing of that name.
    pub fn not_found(message: impl Into<String>) -> Problem {
        Problem { status: StatusCode::NOT_FOUND, code: "not_found", message: message.into() }
    }

    /// The request comes from where it should not.
    pub fn forbidden(message: impl Into<String>) -> Problem {
        Problem { status: StatusCode::FORBIDDEN, code: "forbidden", message: message.into() }
    }

    /// Too many requests in too short a time.
    pub fn too_many() -> Problem {
        let message = "too many requests at once: wait a moment and try again".into();
        Problem { status: StatusCode::TOO_MANY_REQUESTS, code: "too_many_requests", message }
    }

    /// Every engine is at work for somebody.
    pub fn busy(engines: usize) -> Problem {
        let message = format!(
            "all {engines} engines are at work: stop an analysis elsewhere or start the server with more --engines"
        );
        Problem { status: StatusCode::SERVICE_UNAVAILABLE, code: "engines_busy", message }
    }

    /// There is no room for another engine.
    pub fn no_memory() -> Problem {
        let message = "there is not enough memory for another engine: use a smaller --hash".into();
        Problem { status: StatusCode::SERVICE_UNAVAILABLE, code: "engines_busy", message }
    }

    /// A fault of the program; the visitor gets no details beyond this.
    pub fn internal() -> Problem {
        let message = "the server made a mistake with this request; it is still running".into();
        Problem { status: StatusCode::INTERNAL_SERVER_ERROR, code: "internal", message }
    }

    /// The same problem under another status.
    pub fn with_status(self, status: StatusCode) -> Problem {
        Problem { status, ..self }
    }

    /// What went wrong, for people.
    pub fn message(&self) -> &str {
        &self.message
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let body = json!({ "error": { "code": self.code, "message": self.message } });
        (self.status, Json(body)).into_response()
    }
}
