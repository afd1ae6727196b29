//! `POST /api/explain`: why a position is worth what it is worth.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use serde::Deserialize;

use crate::book::Book;
use crate::contract::{Explanation, Scales};
use crate::limits::App;
use crate::position;
use crate::problem::Problem;

/// What to explain, by whose numbers.
#[derive(Debug, Deserialize)]
pub struct Question {
    fen: String,
    #[serde(default)]
    profile: Option<String>,
    #[serde(default)]
    weights: std::collections::BTreeMap<String, f64>,
}

/// Unpacks a JSON body, turning what is wrong with it into a clear answer.
pub fn body<T>(body: Result<Json<T>, JsonRejection>) -> Result<T, Problem> {
    body.map(|Json(value)| value).map_err(|rejection| {
        Problem::bad("bad_json", rejection.body_text()).with_status(rejection.status())
    })
}

/// Explains a position.
pub async fn explain(
    State(app): State<App>,
    question: Result<Json<Question>, JsonRejection>,
) -> Result<Json<Explanation>, Problem> {
    let Question { fen, profile, weights } = body(question)?;
    app.work(move || {
        let position = position::parse(&fen)?;
        let mut book = Book::open(&Scales { profile, weights })?;
        Ok(Json(book.explain(&position)))
    })
    .await
}
