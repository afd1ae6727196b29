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
use kmoch_search::Signals;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use crate::book;
use crate::contract::Scales;
use crate::engine::{self, Job, STACK_BYTES};
use crate::limits::{App, LONGEST_ANALYSIS, MOST_LINES};
use crate::position;
use crate::problem::Problem;

/// News waiting for a slow visitor; older news is dropped rather than piled up.
const WAITING: usize = 64;

/// What to analyse and how long.
#[derive(Debug, Deserialize)]
pub struct Question {
    fen: String,
    #[serde(default = "one")]
    lines: usize,
    depth: Option<u32>,
    nodes: Option<u64>,
    movetime: Option<u64>,
    profile: Option<String>,
    /// Factors by clause, as a JSON object.
    weights: Option<String>,
}

fn one() -> usize {
    1
}

/// Ends the search when the visitor is gone.
struct StopOnDrop(Arc<Signals>);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.stop();
    }
}

/// Starts an analysis and streams what it finds.
pub async fn analyse(
    State(app): State<App>,
    question: Result<Query<Question>, QueryRejection>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let Query(question) =
        question.map_err(|rejection| Problem::bad("bad_query", rejection.body_text()))?;
    let movetime = question.movetime;
    let job = job(&app, question)?;
    let permit = Arc::clone(&app.engines)
        .try_acquire_owned()
        .map_err(|_| Problem::busy(app.engine_count))?;

    let signals = Arc::new(Signals::default());
    let guard = StopOnDrop(Arc::clone(&signals));
    let finished = CancellationToken::new();
    end_in_time(&app, movetime, &signals, finished.clone());

    let (news, inbox) = mpsc::channel::<Event>(WAITING);
    let run = move || {
        let _held_while_searching = (permit, finished.drop_guard());
        let mut last = None;
        let searched = catch_unwind(AssertUnwindSafe(|| {
            engine::search(&job, signals, &mut |info| {
                let _ = news.try_send(event("info", &info));
                last = Some(info);
            })
        }));
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
        .map_err(|_| Problem::busy(app.engine_count))?;

    let events = stream::unfold((inbox, guard), |(mut inbox, guard)| async move {
        inbox.recv().await.map(|event| (Ok(event), (inbox, guard)))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}

fn job(app: &App, question: Question) -> Result<Job, Problem> {
    if !(1..=MOST_LINES).contains(&question.lines) {
        return Err(Problem::bad("bad_query", format!("lines must be 1 to {MOST_LINES}")));
    }
    let weights = match question.weights.as_deref() {
        None | Some("") => Default::default(),
        Some(text) => serde_json::from_str(text).map_err(|fault| {
            Problem::bad("bad_query", format!("weights is no JSON object of numbers: {fault}"))
        })?,
    };
    let scales = Scales { profile: question.profile, weights };
    Ok(Job {
        position: position::parse(&question.fen)?,
        profile: book::scaled(&scales)?.profile,
        lines: question.lines,
        depth: question.depth,
        nodes: question.nodes,
        hash_mb: app.hash_mb,
    })
}

fn event(name: &str, data: &impl Serialize) -> Event {
    Event::default().event(name).json_data(data).unwrap_or_default()
}

/// Stops the search when its time is up or the server closes.
fn end_in_time(
    app: &App,
    movetime: Option<u64>,
    signals: &Arc<Signals>,
    finished: CancellationToken,
) {
    let longest = Duration::from_secs(LONGEST_ANALYSIS);
    let time = movetime.map_or(longest, Duration::from_millis).min(longest);
    let (closing, signals) = (app.closing.clone(), Arc::clone(signals));
    tokio::spawn(async move {
        tokio::select! {
            () = tokio::time::sleep(time) => {}
            () = closing.cancelled() => {}
            () = finished.cancelled() => {}
        }
        signals.stop();
    });
}
