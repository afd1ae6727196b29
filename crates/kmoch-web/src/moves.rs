//! `POST /api/move`: a move as somebody wrote it.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use serde::Deserialize;
use shakmaty::Position as _;
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use utoipa::ToSchema;

use crate::contract::Played;
use crate::position;
use crate::problem::{Problem, ProblemRecord};

/// A move, and where it is to be played.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"fen": "startpos", "text": "nf3"}))]
pub struct MoveQuestion {
    /// The position.
    #[schema(max_length = 1024)]
    fen: String,
    /// The move, however it is written: `Nf3`, `nf3`, `g1f3`, `0-0`, `e8Q`.
    #[schema(max_length = 1024)]
    text: String,
}

/// Understand a move as people write it
#[utoipa::path(
    post,
    path = "/move",
    request_body = MoveQuestion,
    responses(
        (status = 200, body = Played, description = "The move, and where it leads"),
        (status = "default", body = ProblemRecord, description = "What went wrong"),
    )
)]
pub async fn read(
    question: Result<Json<MoveQuestion>, JsonRejection>,
) -> Result<Json<Played>, Problem> {
    let Json(MoveQuestion { fen, text }) = question?;
    let mut position = position::read(&fen)?.chess;
    let played = position::find_move(&position, &text)?;
    let uci = UciMove::from_move(played, position.castles().mode()).to_string();
    let san = SanPlus::from_move_and_play_unchecked(&mut position, played).to_string();
    Ok(Json(Played { san, uci, fen: position::fen(&position) }))
}
