//! Profiles as text: those built in, and the visitor's own.

use axum::Json;
use axum::extract::Path;
use axum::extract::rejection::JsonRejection;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde_json::Value;

use crate::contract::Scales;
use crate::problem::{Problem, ProblemRecord};
use crate::shelf::scaled;

/// The fields of a JSON object.
type Fields = serde_json::Map<String, Value>;

/// A profile as TOML
#[utoipa::path(
    get,
    path = "/profile/{name}",
    params(("name" = String, Path, description = "One of the catalogue's profiles")),
    responses(
        (status = 200, body = String, content_type = "application/toml", description = "The profile"),
        (status = "default", body = ProblemRecord, description = "What went wrong"),
    )
)]
pub async fn named(Path(name): Path<String>) -> Result<Response, Problem> {
    text(&Scales { profile: Some(name), ..Scales::default() })
}

/// An edited profile as TOML, for --profile
#[utoipa::path(
    post,
    path = "/profile",
    request_body = Scales,
    responses(
        (status = 200, body = String, content_type = "application/toml", description = "The profile"),
        (status = "default", body = ProblemRecord, description = "What went wrong"),
    )
)]
pub async fn export(fields: Result<Json<Fields>, JsonRejection>) -> Result<Response, Problem> {
    // All fields may be left out, so that an empty list would do as well: it has to be an object.
    let Json(fields) = fields?;
    let scales: Scales = serde_json::from_value(Value::Object(fields))
        .map_err(|error| Problem::bad("bad_json", error.to_string()))?;
    text(&scales)
}

fn text(scales: &Scales) -> Result<Response, Problem> {
    let toml = [(header::CONTENT_TYPE, "application/toml; charset=utf-8")];
    Ok((toml, scaled(scales)?.profile.to_toml()).into_response())
}
