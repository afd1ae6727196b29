//! Putting the parts together and keeping them running.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use anyhow::Context as _;
use axum::extract::DefaultBodyLimit;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Router, middleware};
use tokio::net::TcpListener;
use tower::limit::GlobalConcurrencyLimitLayer;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::timeout::TimeoutLayer;

use crate::limits::{self, App};
use crate::problem::Problem;
use crate::security::{self, Reach};
use crate::{analyse, assets, catalog, explain, game, profile};

/// How to serve.
#[derive(Debug, Clone)]
pub struct Options {
    /// The address to listen on; loopback unless the user asks for more.
    pub host: IpAddr,
    /// The port; 0 takes a free one.
    pub port: u16,
    /// How many analyses may run at one time.
    pub engines: usize,
    /// Hash memory of each analysis, in megabytes.
    pub hash_mb: usize,
}

/// How long running requests may take once the server is to close.
const GRACE: Duration = Duration::from_secs(3);

/// Whether the page itself was built into this program.
pub fn page_is_built() -> bool {
    assets::built()
}

/// A server that listens but does not answer yet.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    app: App,
    reach: Reach,
}

impl Server {
    /// Takes the address.
    pub async fn bind(options: &Options) -> anyhow::Result<Server> {
        let address = SocketAddr::new(options.host, options.port);
        let listener = TcpListener::bind(address)
            .await
            .with_context(|| format!("cannot listen on {address}"))?;
        let app = App::new(options.engines, options.hash_mb);
        Ok(Server { listener, app, reach: Reach { loopback: options.host.is_loopback() } })
    }

    /// Where it listens.
    pub fn address(&self) -> anyhow::Result<SocketAddr> {
        self.listener.local_addr().context("the listening socket has no address")
    }

    /// Answers until `stop` is done, then lets running requests finish, for a while.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> anyhow::Result<()> {
        let closing = self.app.closing.clone();
        let service =
            routes(self.app, self.reach).into_make_service_with_connect_info::<SocketAddr>();
        let late = closing.clone();
        let serving = axum::serve(self.listener, service).with_graceful_shutdown(async move {
            stop.await;
            closing.cancel();
        });
        let patience_ends = async {
            late.cancelled().await;
            tokio::time::sleep(GRACE).await;
        };
        tokio::select! {
            ended = serving.into_future() => ended.context("the server stopped"),
            () = patience_ends => Ok(()),
        }
    }
}

/// The whole application as a service, for tests and for embedding; as if bound to loopback.
pub fn router(engines: usize, hash_mb: usize) -> Router {
    routes(App::new(engines, hash_mb), Reach { loopback: true })
}

fn routes(app: App, reach: Reach) -> Router {
    let api = Router::new()
        .route("/explain", post(explain::explain))
        .route("/catalog", get(catalog::catalog))
        .route("/game", post(game::game))
        .route("/analyse", get(analyse::analyse))
        .route("/profile", post(profile::export))
        .route("/profile/{name}", get(profile::named))
        .route("/openapi.json", get(openapi))
        .fallback(async || Problem::not_found("the interface has no such address"))
        .method_not_allowed_fallback(async || {
            Problem::bad("method_not_allowed", "this address does not take that method")
                .with_status(StatusCode::METHOD_NOT_ALLOWED)
        })
        .layer(middleware::from_fn_with_state(app.clone(), limits::rate))
        .layer(DefaultBodyLimit::max(limits::LONGEST_BODY))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::REQUEST_TIMEOUT,
            Duration::from_secs(limits::LONGEST_ANSWER),
        ))
        .layer(GlobalConcurrencyLimitLayer::new(limits::MOST_REQUESTS))
        .with_state(app);
    Router::new()
        .nest("/api", api)
        .fallback(assets::serve)
        .layer(CatchPanicLayer::custom(|_| Problem::internal().into_response()))
        .layer(middleware::from_fn_with_state(reach, security::guard))
}

async fn openapi() -> Response {
    let json = [(header::CONTENT_TYPE, "application/json")];
    (json, include_str!("../openapi.json")).into_response()
}
