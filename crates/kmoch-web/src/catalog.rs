//! `GET /api/catalog`: every clause with its definition, source and numbers.

use axum::Json;

use crate::book;
use crate::contract::Catalog;

/// The whole catalogue.
pub async fn catalog() -> Json<&'static Catalog> {
    Json(book::catalog())
}
