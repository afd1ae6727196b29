//! How much of the machine a visitor may take.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::Next;
use axum::response::Response;
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use http_body_util::{BodyExt as _, LengthLimitError, Limited};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;

use crate::guests::Guests;
use crate::problem::Problem;
use crate::server::Options;
use crate::work::Workers;

/// The longest request body: room for a few thousand games.
pub const LONGEST_BODY: usize = 16 << 20;
/// The longest FEN or move that is looked at.
pub const LONGEST_TEXT: usize = 1024;
/// The longest game that is valued move by move.
pub const LONGEST_GAME: usize = 1000;
/// The most moves of a game, its variations included.
pub const MOST_MOVES: usize = 20_000;
/// The most games of a PGN that are listed at one time.
pub const MOST_GAMES: usize = 500;
/// The most lines an analysis shows.
pub const MOST_LINES: usize = 5;
/// Positions that an explanation may look at.
pub const MOST_NODES: u64 = 500_000;
/// A clause may count so many times as much at most.
pub const HEAVIEST: f64 = 4.0;

/// After so long a forgotten analysis ends.
pub const LONGEST_ANALYSIS: Duration = Duration::from_secs(600);
/// After so long a request that is no analysis is given up.
pub const LONGEST_ANSWER: Duration = Duration::from_secs(30);
/// Who follows a game step by step waits so long for the engine that still looks at the step before.
pub const LONGEST_ENGINE_WAIT: Duration = Duration::from_secs(2);
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
    /// Another engine that searches for explanations.
    pub guests: Option<Guests>,
    /// Who does what takes a while.
    pub workers: Workers,
    /// Cancelled when the server closes.
    pub closing: CancellationToken,
    /// How long a request may take to arrive.
    pub patience: Duration,
    rates: Arc<DefaultKeyedRateLimiter<IpAddr>>,
}

impl App {
    /// Room for as much as was asked for.
    pub fn new(options: &Options) -> App {
        App {
            engines: Arc::new(Semaphore::new(options.engines)),
            engine_count: options.engines,
            hash_mb: options.hash_mb,
            guests: options.engine.clone().map(Guests::new),
            patience: options.patience,
            workers: Workers::new(),
            closing: CancellationToken::new(),
            rates: Arc::new(RateLimiter::keyed(Quota::per_second(A_SECOND).allow_burst(BURST))),
        }
    }
}

/// Turns visitors away that ask too fast. Who sits at this machine is no visitor: his page and his
/// scripts may ask as fast as they like.
pub async fn rate(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Result<Response, Problem> {
    let visitor = request
        .extensions()
        .get::<ConnectInfo<SocketAddr>>()
        .map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |info| info.0.ip().to_canonical());
    if visitor.is_loopback() {
        return Ok(next.run(request).await);
    }
    if app.rates.len() > REMEMBERED {
        app.rates.retain_recent();
    }
    app.rates
        .check_key(&visitor)
        .map_err(|early| Problem::too_many(early.wait_time_from(DefaultClock::default().now())))?;
    Ok(next.run(request).await)
}

/// Gives up what takes too long; whoever works on it hears of it.
pub async fn in_time(request: Request, next: Next) -> Result<Response, Problem> {
    let answer = tokio::time::timeout(LONGEST_ANSWER, next.run(request));
    answer.await.map_err(|_| Problem::given_up())
}

/// Takes in the whole request before it counts as one: who sends slowly blocks nobody, and is cut
/// off after a while.
pub async fn whole(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Result<Response, Problem> {
    let (parts, body) = request.into_parts();
    let reading = tokio::time::timeout(app.patience, read(body));
    let bytes = reading.await.unwrap_or_else(|_| Err(Problem::slow()))?;
    Ok(next.run(Request::from_parts(parts, Body::from(bytes))).await)
}

async fn read(body: Body) -> Result<Bytes, Problem> {
    match Limited::new(body, LONGEST_BODY).collect().await {
        Ok(collected) => Ok(collected.to_bytes()),
        Err(fault) if fault.is::<LengthLimitError>() => Err(Problem::too_large(LONGEST_BODY)),
        Err(_) => Err(Problem::bad("bad_body", "the request broke off before it was there whole")),
    }
}
