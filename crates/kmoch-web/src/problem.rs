//! What went wrong, said clearly to people and to scripts.

use std::time::Duration;

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

/// An answer that is not the one asked for.
#[derive(Debug, Clone)]
pub struct Problem {
    status: StatusCode,
    code: &'static str,
    message: String,
    /// Seconds after which asking again makes sense.
    retry_after: Option<u64>,
}

/// What went wrong, as it is sent.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProblemRecord {
    /// What went wrong.
    error: Complaint,
}

/// What went wrong, for scripts and for people.
#[derive(Debug, Serialize, ToSchema)]
struct Complaint {
    /// A word that stays the same.
    code: &'static str,
    /// What is wrong, and where.
    message: String,
}

impl Problem {
    /// The request cannot be understood: `code` for scripts, `message` for people.
    pub fn bad(code: &'static str, message: impl Into<String>) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, code, message)
    }

    fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Problem {
        Problem { status, code, message: message.into(), retry_after: None }
    }

    /// There is nothing of that name.
    pub fn not_found(message: impl Into<String>) -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "not_found", message)
    }

    /// The address does not take the method.
    pub fn no_such_method() -> Problem {
        let message = "this address does not take that method";
        Problem::new(StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed", message)
    }

    /// The request comes from where it should not.
    pub fn forbidden(message: impl Into<String>) -> Problem {
        Problem::new(StatusCode::FORBIDDEN, "forbidden", message)
    }

    /// Too many requests in too short a time.
    pub fn too_many(wait: Duration) -> Problem {
        let message = "too many requests at once: wait a moment and try again";
        let problem = Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_many_requests", message);
        Problem { retry_after: Some(wait.as_secs() + 1), ..problem }
    }

    /// The request is longer than anything that is looked at.
    pub fn too_large(most: usize) -> Problem {
        let message = format!("the request is longer than {} MiB", most >> 20);
        Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too_long", message)
    }

    /// The request takes for ever to arrive.
    pub fn slow() -> Problem {
        let message = "the request did not arrive in time";
        Problem::new(StatusCode::REQUEST_TIMEOUT, "too_slow", message)
    }

    /// The answer takes too long, or nobody waits for it any more.
    pub fn given_up() -> Problem {
        let message = "this takes too long and was given up";
        Problem::busy_with(message.into(), 1)
    }

    /// Every engine is at work for somebody.
    pub fn busy(engines: usize) -> Problem {
        let message = match engines {
            1 => "the engine is at work: stop the analysis elsewhere or start the server with more --engines".into(),
            _ => format!("all {engines} engines are at work: stop an analysis elsewhere or start the server with more --engines"),
        };
        Problem::busy_with(message, 5)
    }

    /// There is no memory for another engine.
    pub fn no_memory() -> Problem {
        let message = "there is not enough memory for another engine: use a smaller --hash";
        Problem::busy_with(message.into(), 30)
    }

    /// There is no thread to be had.
    pub fn no_room() -> Problem {
        Problem::busy_with("the machine has no room for more work".into(), 5)
    }

    fn busy_with(message: String, seconds: u64) -> Problem {
        let problem = Problem::new(StatusCode::SERVICE_UNAVAILABLE, "engines_busy", message);
        Problem { retry_after: Some(seconds), ..problem }
    }

    /// A fault of the program; the visitor gets no details beyond this.
    pub fn internal() -> Problem {
        let message = "the server made a mistake with this request; it is still running";
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", message)
    }

    /// What went wrong, for people.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// What went wrong, as it is sent.
    pub fn record(&self) -> ProblemRecord {
        ProblemRecord { error: Complaint { code: self.code, message: self.message.clone() } }
    }
}

impl From<JsonRejection> for Problem {
    fn from(rejection: JsonRejection) -> Problem {
        // What is no JSON and what is JSON of another shape are one thing to whoever sent it.
        let status = match rejection.status() {
            StatusCode::UNPROCESSABLE_ENTITY => StatusCode::BAD_REQUEST,
            other => other,
        };
        Problem::new(status, "bad_json", rejection.body_text())
    }
}

impl From<QueryRejection> for Problem {
    fn from(rejection: QueryRejection) -> Problem {
        Problem::bad("bad_query", rejection.body_text())
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(self.record())).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
