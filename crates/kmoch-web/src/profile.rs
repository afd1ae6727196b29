//! Profiles as text: those built in, and the visitor's own.

use axum::Json;
use axum::extract::Path;
use axum::extract::rejection::JsonRejection;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::book;
use crate::contract::Scales;
use crate::explain::body;
use crate::problem::Problem;

/// `GET /api/profile/{name}`: a profile as it is built in.
pub async fn named(Path(name): Path<String>) -> Result<Response, Problem> {
    text(&Scales { profile: Some(name), ..Scales::default() })
}

/// `POST /api/profile`: a profile with the visitor's factors worked in.
pub async fn export(scales: Result<Json<Scales>, JsonRejection>) -> Result<Response, Problem> {
    text(&body(scales)?)
}

fn text(scales: &Scales) -> Result<Response, Problem> {
    let toml = [(header::CONTENT_TYPE, "application/toml; charset=utf-8")];
    Ok((toml, book::scaled(scales)?.profile.to_toml()).into_response())
}
