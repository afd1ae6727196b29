//! `POST /api/game`: a game with the curve of its total and of every clause.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::contract::{GameReport, Lang, Scales, weights};
use crate::curves::Curves;
use crate::limits::{App, LONGEST_GAME};
use crate::pgn::{self, Game, Text};
use crate::position;
use crate::problem::{Problem, ProblemRecord};
use crate::work::Stop;

/// Which game: a PGN and a number in it, or a position and moves.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"pgn": "1. e4 e5 2. Nf3 *"}))]
pub struct GameQuestion {
    /// One or more games.
    #[serde(default)]
    pgn: Option<String>,
    /// Which game of the PGN, counted from 0.
    #[serde(default)]
    index: usize,
    /// Without a PGN: where the moves start; `startpos` if absent.
    #[serde(default)]
    #[schema(max_length = 1024)]
    fen: Option<String>,
    /// Without a PGN: the moves, in whatever notation.
    #[serde(default)]
    #[schema(max_items = 1000)]
    moves: Vec<String>,
    /// One of the catalogue's profiles; the default one if absent.
    #[serde(default)]
    profile: Option<String>,
    #[serde(default)]
    #[schema(schema_with = weights)]
    weights: BTreeMap<String, f64>,
    /// The language of what is said of turning points.
    #[serde(default)]
    lang: Lang,
}

/// A game with the curve of its total and of every clause
#[utoipa::path(
    post,
    path = "/game",
    request_body = GameQuestion,
    responses(
        (status = 200, body = GameReport, description = "The game"),
        (status = "default", body = ProblemRecord, description = "What went wrong"),
    )
)]
pub async fn game(
    State(app): State<App>,
    question: Result<Json<GameQuestion>, JsonRejection>,
) -> Result<Json<GameReport>, Problem> {
    let Json(question) = question?;
    app.workers.work(move |stop| report(question, stop).map(Json)).await
}

fn report(question: GameQuestion, stop: &Stop) -> Result<GameReport, Problem> {
    let GameQuestion { pgn, index, fen, moves, profile, weights, lang } = question;
    let text = match pgn {
        Some(_) if fen.is_some() || !moves.is_empty() => {
            return Err(Problem::bad("bad_json", "name a pgn, or a fen and moves, not both"));
        }
        Some(pgn) => pgn::read(&pgn, index, stop)?,
        None => {
            let game = played(fen.as_deref().unwrap_or("startpos"), &moves)?;
            Text { games: Vec::new(), first: 0, count: 0, index, game }
        }
    };
    let Text { games, first, count, index, game } = text;
    let curves = Curves::of(&game, &Scales { profile, weights }, stop)?;
    let (totals_mp, clauses_mp) = (curves.totals(), curves.clauses());
    let (outcome, turning_points) =
        (curves.outcome(lang.into()), curves.turning_points(lang.into()));
    let Game { tags, start, comment, moves, remarks, .. } = game;
    let start = position::fen(&start);
    Ok(GameReport {
        games,
        first,
        count,
        index,
        tags,
        start,
        comment,
        moves,
        remarks,
        outcome,
        totals_mp,
        clauses_mp,
        turning_points,
    })
}

fn played(fen: &str, moves: &[String]) -> Result<Game, Problem> {
    if moves.len() > LONGEST_GAME {
        let message = format!("{} moves are too many: at most {LONGEST_GAME}", moves.len());
        return Err(Problem::bad("too_long", message));
    }
    let mut game = Game::from(position::read(fen)?.chess);
    for (index, text) in moves.iter().enumerate() {
        game.push(text).map_err(|problem| {
            Problem::bad("bad_move", format!("move {}: {}", index + 1, problem.message()))
        })?;
    }
    Ok(game)
}
