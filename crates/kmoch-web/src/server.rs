//! Putting the parts together and keeping them running.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Context as _;
use axum::extract::DefaultBodyLimit;
use axum::response::IntoResponse;
use axum::{Router, middleware};
use tokio::net::TcpListener;
use tower::limit::GlobalConcurrencyLimitLayer;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate as _};

use crate::limits::{self, App};
use crate::problem::Problem;
use crate::security::{self, Reach};
use crate::{assets, connections, openapi};

/// How to serve.
#[derive(Debug, Clone)]
pub struct Options {
    /// The address to listen on; loopback unless the user asks for more.
    pub host: IpAddr,
    /// The port; 0 takes a free one.
    pub port: u16,
    /// Names under which others reach the server.
    pub names: Vec<String>,
    /// How many analyses may run at one time.
    pub engines: usize,
    /// Hash memory of each analysis, in megabytes.
    pub hash_mb: usize,
    /// Another UCI engine that searches for explanations; kmoch itself without it.
    pub engine: Option<PathBuf>,
    /// How long a visitor may take to say what he wants.
    pub patience: Duration,
}

impl Default for Options {
    /// For this machine alone, on a free port.
    fn default() -> Options {
        Options {
            host: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 0,
            names: Vec::new(),
            engines: 2,
            hash_mb: 32,
            engine: None,
            patience: Duration::from_secs(10),
        }
    }
}

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
        let app = App::new(options);
        Ok(Server { listener, app, reach: Reach::new(options.host, &options.names) })
    }

    /// Where it listens.
    pub fn address(&self) -> anyhow::Result<SocketAddr> {
        self.listener.local_addr().context("the listening socket has no address")
    }

    /// Answers until `stop` is done, then lets running requests finish, for a while.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let (closing, patience) = (self.app.closing.clone(), self.app.patience);
        let stopped = async {
            stop.await;
            closing.cancel();
        };
        connections::serve(self.listener, routes(self.app, self.reach), patience, stopped).await;
    }
}

/// The whole application as a service, for tests and for embedding; as if bound to loopback.
pub fn router(engines: usize, hash_mb: usize) -> Router {
    router_of(&Options { engines, hash_mb, ..Options::default() })
}

/// The same with more options.
pub fn router_of(options: &Options) -> Router {
    routes(App::new(options), Reach::new(options.host, &options.names))
}

fn routes(app: App, reach: Reach) -> Router {
    let (api, _) = openapi::routes().split_for_parts();
    let api = api
        .fallback(async || Problem::not_found("the interface has no such address"))
        .method_not_allowed_fallback(async || Problem::no_such_method())
        // From the inside out: what is whole and in time is counted, and only then worked on.
        .layer(DefaultBodyLimit::disable())
        .layer(GlobalConcurrencyLimitLayer::new(limits::MOST_REQUESTS))
        .layer(middleware::from_fn(limits::in_time))
        .layer(middleware::from_fn_with_state(app.clone(), limits::whole))
        .layer(middleware::from_fn_with_state(app.clone(), limits::rate))
        .with_state(app);
    let worth_packing = DefaultPredicate::new().and(NotForContentType::const_new("font/woff2"));
    Router::new()
        .nest("/api", api)
        .fallback(assets::serve)
        .layer(CompressionLayer::new().compress_when(worth_packing))
        .layer(CatchPanicLayer::custom(|_| Problem::internal().into_response()))
        .layer(middleware::from_fn_with_state(reach, security::guard))
}
