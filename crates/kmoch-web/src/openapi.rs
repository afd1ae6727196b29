//! The interface: its addresses, and the document that describes them. Both are one list, so that nothing
//! can be served that is not described.

use std::sync::LazyLock;

use axum::http::header;
use axum::response::{IntoResponse, Response};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::limits::App;
use crate::{analyse, catalog, contract, engine, explain, game, moves, profile};

/// What is said of the whole.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "kmoch serve",
        version = "1",
        license(name = "GPL-3.0-or-later", identifier = "GPL-3.0-or-later"),
        description = "Why a chess position is worth what it is worth. Amounts are millipawns (1000 = one pawn) \
            with at most three decimals, so that they add up exactly; an item's amount is what it is worth to its \
            side, totals and differences are White's view."
    ),
    components(schemas(engine::Info, contract::Variation))
)]
struct Document;

/// Every address of the interface.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(explain::explain))
        .routes(routes!(moves::read))
        .routes(routes!(game::game))
        .routes(routes!(analyse::analyse))
        .routes(routes!(catalog::catalog))
        .routes(routes!(profile::export))
        .routes(routes!(profile::named))
        .routes(routes!(document))
}

/// The document as it is served and as it is kept beside this crate.
pub fn text() -> &'static str {
    static TEXT: LazyLock<String> = LazyLock::new(|| {
        let whole = OpenApiRouter::<App>::with_openapi(Document::openapi()).nest("/api", routes());
        // A document is plain data: it can always be written.
        whole.into_openapi().to_pretty_json().unwrap_or_default() + "\n"
    });
    &TEXT
}

/// This document
#[utoipa::path(get, path = "/openapi.json", responses((status = 200, body = Object, description = "This document")))]
async fn document() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text()).into_response()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_document_beside_the_crate_is_the_one_that_is_served() {
        let kept = include_str!("../openapi.json");
        assert!(
            kept == super::text(),
            "openapi.json is out of date: `make contract` writes it anew"
        );
    }
}
