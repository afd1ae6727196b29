//! `GET /api/analyse`: the engine at work, as server-sent events.

use std::convert::Infallible;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use serde::{Deserialize, Serialize};
use tokio::sync::{OwnedSemaphorePermit, mpsc};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use utoipa::{IntoParams, ToSchema};

use crate::contract::Scales;
use crate::engine::{self, Job};
use crate::limits::{App, LONGEST_ANALYSIS, LONGEST_ENGINE_WAIT, MOST_LINES};
use crate::position;
use crate::problem::{Problem, ProblemRecord};
use crate::shelf::scaled;
use crate::work::{STACK_BYTES, Stop};

/// News waiting for a slow visitor; older news is dropped rather than piled up.
const WAITING: usize = 64;
/// Deeper than any search goes.
const DEEPEST: u32 = 245;

/// What to analyse and how long.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Question {
    /// A FEN, an EPD or startpos.
    #[param(max_length = 1024)]
    fen: String,
    /// How many of the best lines.
    #[serde(default = "one")]
    #[param(minimum = 1, maximum = 5, default = 1)]
    lines: usize,
    /// How deep; as deep as time allows if absent.
    #[param(minimum = 1, maximum = 245)]
    depth: Option<u32>,
    /// How many positions.
    #[param(minimum = 1)]
    nodes: Option<u64>,
    /// How many milliseconds, ten minutes at most.
    #[param(minimum = 1)]
    movetime: Option<u64>,
    /// One of the catalogue's profiles; the default one if absent.
    profile: Option<String>,
    /// Factors by clause, as a JSON object.
    weights: Option<String>,
}

/// An event of the stream.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it describes what axum writes")]
struct ServerEvent {
    /// `info`, `done` or `problem`.
    event: String,
    /// The JSON that comes with it: an Info object, null or a message.
    data: String,
}

fn one() -> usize {
    1
}

/// The engine at work
///
/// A stream of server-sent events: `info` with an Info object, then `done` with the last one (null where the game
/// is over), or `problem` with a message. Closing the connection stops the search; a search ends by itself after ten
/// minutes.
#[utoipa::path(
    get,
    path = "/analyse",
    params(Question),
    responses(
        (status = 200, body = ServerEvent, content_type = "text/event-stream", description = "Events"),
        (status = "default", body = ProblemRecord, description = "What went wrong"),
    )
)]
pub async fn analyse(
    State(app): State<App>,
    question: Result<Query<Question>, QueryRejection>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let Query(question) = question?;
    let movetime = question.movetime;
    let job = job(&app, question)?;
    let permit = engine_for(&app).await?;

    let stop = Stop::default();
    let guard = stop.with_guard();
    let finished = CancellationToken::new();
    end_in_time(&app, movetime, &stop, finished.clone());

    let (news, inbox) = mpsc::channel::<Event>(WAITING);
    let run = move || {
        let _held_while_searching = finished.drop_guard();
        let mut last = None;
        let searched = catch_unwind(AssertUnwindSafe(|| {
            engine::search(&job, stop.signals(), &mut |info| {
                let _ = news.try_send(event("info", &info));
                last = Some(info);
            })
        }));
        // Whoever hears that it is over may ask for the engine at once.
        drop(permit);
        let end = match searched.unwrap_or_else(|_| Err(Problem::internal())) {
            Err(problem) => event("problem", &problem.message()),
            Ok(()) => event("done", &last),
        };
        let _ = news.blocking_send(end);
    };
    thread::Builder::new()
        .name("analysis".into())
        .stack_size(STACK_BYTES)
        .spawn(run)
        .map_err(|_| Problem::no_room())?;

    let events = stream::unfold((inbox, guard), |(mut inbox, guard)| async move {
        inbox.recv().await.map(|event| (Ok(event), (inbox, guard)))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}

/// A free engine, or one that is free soon: who steps on leaves one behind that still has to stop.
async fn engine_for(app: &App) -> Result<OwnedSemaphorePermit, Problem> {
    let engine = timeout(LONGEST_ENGINE_WAIT, Arc::clone(&app.engines).acquire_owned());
    match engine.await {
        Ok(Ok(permit)) => Ok(permit),
        _ => Err(Problem::busy(app.engine_count)),
    }
}

fn job(app: &App, question: Question) -> Result<Job, Problem> {
    let Question { fen, lines, depth, nodes, profile, weights, movetime } = question;
    let bad = |message: String| Err(Problem::bad("bad_query", message));
    if !(1..=MOST_LINES).contains(&lines) {
        return bad(format!("lines must be 1 to {MOST_LINES}"));
    }
    if depth.is_some_and(|depth| !(1..=DEEPEST).contains(&depth)) {
        return bad(format!("depth must be 1 to {DEEPEST}"));
    }
    if nodes == Some(0) || movetime == Some(0) {
        return bad("nodes and movetime must be 1 or more".into());
    }
    let weights = match weights.as_deref() {
        None | Some("") => Default::default(),
        Some(text) => serde_json::from_str(text).map_err(|fault| {
            Problem::bad("bad_query", format!("weights is no JSON object of numbers: {fault}"))
        })?,
    };
    Ok(Job {
        position: position::read(&fen)?.chess,
        profile: scaled(&Scales { profile, weights })?.profile,
        lines,
        depth,
        nodes,
        hash_mb: app.hash_mb,
    })
}

fn event(name: &str, data: &impl Serialize) -> Event {
    Event::default().event(name).json_data(data).unwrap_or_default()
}

/// Stops the search when its time is up or the server closes.
fn end_in_time(app: &App, movetime: Option<u64>, stop: &Stop, finished: CancellationToken) {
    let time = movetime.map_or(LONGEST_ANALYSIS, Duration::from_millis).min(LONGEST_ANALYSIS);
    let (closing, stop) = (app.closing.clone(), stop.clone());
    tokio::spawn(async move {
        tokio::select! {
            () = tokio::time::sleep(time) => {}
            () = closing.cancelled() => {}
            () = finished.cancelled() => {}
        }
        stop.now();
    });
}
