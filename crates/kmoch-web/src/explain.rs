//! `POST /api/explain`: why a position is worth what it is worth.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use kmoch_eval::Evaluator;
use kmoch_games::searcher::Searcher;
use kmoch_games::searching::{Effort, Searching, USUAL_NODES};
use kmoch_tell::record::{Columns, PositionRecord};
use kmoch_tell::{Language, Study};
use serde::Deserialize;
use shakmaty::Position as _;
use utoipa::ToSchema;

use crate::contract::{Lang, Scales, weights};
use crate::guests::Guests;
use crate::limits::{App, MOST_NODES};
use crate::position;
use crate::problem::{Problem, ProblemRecord};
use crate::shelf::{NO_CACHE, Scaled, scaled};
use crate::work::Stop;

/// What to explain, and by whose numbers.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(title = "ExplainQuestion", example = json!({"fen": "startpos", "weights": {"passer": 0.5}}))]
pub struct ExplainQuestion {
    /// A FEN, an EPD or startpos; Chess960 castling is understood.
    #[schema(max_length = 1024)]
    fen: String,
    /// One of the catalogue's profiles; the default one if absent.
    #[serde(default)]
    profile: Option<String>,
    #[serde(default)]
    #[schema(schema_with = weights)]
    weights: BTreeMap<String, f64>,
    /// Judge at sight, without a search.
    #[serde(default)]
    at_sight: bool,
    /// Search so many positions; the same number gives the same story every time.
    #[serde(default = "usual_nodes")]
    #[schema(minimum = 1, maximum = 500_000, default = 150_000)]
    nodes: u64,
    /// The language of the reasons.
    #[serde(default)]
    lang: Lang,
}

fn usual_nodes() -> u64 {
    USUAL_NODES
}

/// Explain a position
#[utoipa::path(
    post,
    path = "/explain",
    request_body = ExplainQuestion,
    responses(
        (status = 200, body = PositionRecord, description = "The ledger and its story"),
        (status = "default", body = ProblemRecord, description = "What went wrong"),
    )
)]
pub async fn explain(
    State(app): State<App>,
    question: Result<Json<ExplainQuestion>, JsonRejection>,
) -> Result<Json<PositionRecord>, Problem> {
    let Json(question) = question?;
    let guests = app.guests.clone();
    app.workers.work(move |stop| told(question, stop, guests.as_ref()).map(Json)).await
}

fn told(
    question: ExplainQuestion,
    stop: &Stop,
    guests: Option<&Guests>,
) -> Result<PositionRecord, Problem> {
    let ExplainQuestion { fen, profile, weights, at_sight, nodes, lang } = question;
    if !(1..=MOST_NODES).contains(&nodes) {
        return Err(Problem::bad("bad_json", format!("nodes must be 1 to {MOST_NODES}")));
    }
    let position = position::read(&fen)?;
    let Scaled { profile, weights } = scaled(&Scales { profile, weights })?;
    let mut evaluator = Evaluator::with_weights(weights, NO_CACHE);
    let study = Study::new(&mut evaluator, position);
    let mut story = study.story(&evaluator);
    let chess = &study.position.chess;
    if !at_sight && !chess.is_game_over() {
        let searching = Searching::new(&profile, Effort::Nodes(nodes));
        let stop = stop.clone();
        let searching =
            searching.ok_or_else(Problem::no_memory)?.stopped_by(move || stop.signals());
        let mut searcher = match guests {
            Some(guests) => guests.invite(searching),
            None => Searcher::Own(Box::new(searching)),
        };
        story = searcher.told(&study, story, &evaluator);
        if let Some(guests) = guests {
            guests.take_back(searcher);
        }
    }
    stop.check()?;
    let columns = Columns::new(evaluator.weights());
    let language = Language::from(lang);
    let record = PositionRecord::new(&columns, &study, &story, language);
    Ok(record.with_units(&study, language).with_outcome_for_score())
}
