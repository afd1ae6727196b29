//! How much of the machine a visitor may take.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::Next;
use axum::response::Response;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;

use crate::problem::Problem;

/// The longest request body: room for a long annotated game.
pub const LONGEST_BODY: usize = 1 << 20;
/// The longest game that is valued move by move.
pub const LONGEST_GAME: usize = 1000;
/// The most games of a PGN that are listed.
pub const MOST_GAMES: usize = 500;
/// The most lines an analysis shows.
pub const MOST_LINES: usize = 5;
/// Seconds after which a forgotten analysis ends.
pub const LONGEST_ANALYSIS: u64 = 600;
/// Seconds after which a request that is no analysis is given up.
pub const LONGEST_ANSWER: u64 = 30;
/// Requests in the making at one time, over all visitors.
pub const MOST_REQUESTS: usize = 256;

/// A slider in motion asks often: so many requests a second, after a burst.
const A_SECOND: NonZeroU32 = NonZeroU32::new(60).unwrap();
const BURST: NonZeroU32 = NonZeroU32::new(240).unwrap();
/// Addresses remembered before those that went quiet are forgotten.
const REMEMBERED: usize = 4096;

/// What all requests share.
#[derive(Clone, Debug)]
pub struct App {
    /// One permit for each engine that may run.
    pub engines: Arc<Semaphore>,
    /// How many engines there are.
    pub engine_count: usize,
    /// Hash memory of one engine, in megabytes.
    pub hash_mb: usize,
    /// One permit for each piece of work off the event loop.
    pub workers: Arc<Semaphore>,
    /// Cancelled when the server closes.
    pub closing: CancellationToken,
    rates: Arc<DefaultKeyedRateLimiter<IpAddr>>,
}

impl App {
    /// Room for so many engines with so much memory each.
    pub fn new(engine_count: usize, hash_mb: usize) -> App {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        App {
            engines: Arc::new(Semaphore::new(engine_count)),
            engine_count,
            hash_mb,
            workers: Arc::new(Semaphore::new(cores)),
            closing: CancellationToken::new(),
            rates: Arc::new(RateLimiter::keyed(Quota::per_second(A_SECOND).allow_burst(BURST))),
        }
    }

    /// Does work that takes a while off the event loop; a panic there becomes an answer.
    pub async fn work<T: Send + 'static>(
        &self,
        job: impl FnOnce() -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let _permit = self.workers.acquire().await.map_err(|_| Problem::internal())?;
        tokio::task::spawn_blocking(job).await.unwrap_or_else(|_| Err(Problem::internal()))
    }
}

/// Turns visitors away that ask too fast.
pub async fn rate(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Result<Response, Problem> {
    let visitor = request
        .extensions()
        .get::<ConnectInfo<SocketAddr>>()
        .map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |info| info.0.ip());
    if app.rates.len() > REMEMBERED {
        app.rates.retain_recent();
    }
    app.rates.check_key(&visitor).map_err(|_| Problem::too_many())?;
    Ok(next.run(request).await)
}
