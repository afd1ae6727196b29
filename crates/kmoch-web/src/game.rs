//! `POST /api/game`: a game with the curve of its total and of every clause.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use kmoch_eval::Amount;
use kmoch_tell::Language;
use kmoch_tell::story::title;
use kmoch_tell::turning::{LEAST_SWING, MOST_TURNS, chance, lasting, turns};
use serde::Deserialize;
use shakmaty::{Chess, Color};

use crate::book::Book;
use crate::contract::{GameReport, Millipawns, Ply, Scales, TurningPoint};
use crate::explain::body;
use crate::limits::{App, LONGEST_GAME};
use crate::pgn::{self, Game};
use crate::position;
use crate::problem::Problem;

/// The clause that counts having the move.
const TEMPO: &str = "tempo";

/// Which game: a PGN and a number in it, or a position and moves.
#[derive(Debug, Deserialize)]
pub struct Question {
    #[serde(default)]
    pgn: Option<String>,
    #[serde(default)]
    index: usize,
    #[serde(default)]
    fen: Option<String>,
    #[serde(default)]
    moves: Vec<String>,
    #[serde(default)]
    profile: Option<String>,
    #[serde(default)]
    weights: BTreeMap<String, f64>,
}

/// Values a game move by move.
pub async fn game(
    State(app): State<App>,
    question: Result<Json<Question>, JsonRejection>,
) -> Result<Json<GameReport>, Problem> {
    let question = body(question)?;
    app.work(move || report(question).map(Json)).await
}

fn report(question: Question) -> Result<GameReport, Problem> {
    let Question { pgn, index, fen, moves, profile, weights } = question;
    let (games, game) = match pgn {
        Some(pgn) => pgn::read(&pgn, index)?,
        None => (Vec::new(), played(fen.as_deref().unwrap_or("startpos"), &moves)?),
    };
    let book = Book::open(&Scales { profile, weights })?;
    let positions =
        || std::iter::once(&game.start).chain(game.moves.iter().map(|ply| &ply.position));

    let mut totals = Vec::with_capacity(game.moves.len() + 1);
    let mut clauses: BTreeMap<&'static str, Vec<Amount>> = BTreeMap::new();
    for (ply, position) in positions().enumerate() {
        let (total, parts) = book.sums(position);
        totals.push(total);
        for (key, amount) in parts {
            let curve = clauses.entry(key).or_default();
            curve.resize(ply, Amount::ZERO);
            curve.push(amount);
        }
    }
    for curve in clauses.values_mut() {
        curve.resize(totals.len(), Amount::ZERO);
    }

    let turning_points = turning_points(&book, &positions().collect::<Vec<_>>(), &totals, &clauses);

    Ok(GameReport {
        games,
        index,
        start: position::fen(&game.start),
        tags: game.tags.clone(),
        moves: game
            .moves
            .iter()
            .map(|ply| Ply {
                san: ply.san.clone(),
                uci: ply.uci.clone(),
                fen: position::fen(&ply.position),
                nags: ply.nags.clone(),
                comment: ply.comment.clone(),
            })
            .collect(),
        totals_mp: totals.into_iter().map(Millipawns).collect(),
        clauses_mp: clauses
            .into_iter()
            .map(|(key, curve)| (key, curve.into_iter().map(Millipawns).collect()))
            .collect(),
        turning_points,
    })
}

/// Where the game turned, by the rule that reports go by, and what did most to turn it. Who has the
/// move is left out of account.
fn turning_points(
    book: &Book,
    positions: &[&Chess],
    totals: &[Amount],
    clauses: &BTreeMap<&'static str, Vec<Amount>>,
) -> Vec<TurningPoint> {
    let tempo = clauses.get(TEMPO);
    let settled: Vec<f64> = totals
        .iter()
        .enumerate()
        .map(|(ply, total)| {
            let having_the_move = tempo.map_or(Amount::ZERO, |curve| curve[ply]);
            (*total - having_the_move).millipawns()
        })
        .collect();
    let chances: Vec<f64> = settled.iter().map(|millipawns| chance(millipawns / 10.0)).collect();
    turns(&chances, LEAST_SWING, MOST_TURNS)
        .into_iter()
        .map(|turn| {
            let side = Color::from_white(turn.swing > 0.0);
            let shift = book.shift(positions[turn.ply - 1], positions[turn.settled], side);
            let by = |curve: &Vec<Amount>| {
                let by = curve[turn.settled] - curve[turn.ply - 1];
                side.fold_wb(by, -by)
            };
            let clause =
                clauses.iter().filter(|(key, _)| **key != TEMPO).max_by_key(|(_, curve)| by(curve));
            let swing = (lasting(&settled, turn.ply) * 1000.0).round() as i32;
            TurningPoint {
                ply: turn.ply,
                swing_mp: Millipawns(Amount::from_micropawns(swing)),
                clause: clause.map_or("material", |(key, _)| *key),
                name: shift
                    .as_ref()
                    .map_or_else(String::new, |shift| title(shift.theme).tell(Language::English)),
                clause_mp: Millipawns(shift.as_ref().map_or(Amount::ZERO, |shift| shift.amount)),
                sentence: shift.map(|shift| shift.told().tell(Language::English)),
            }
        })
        .collect()
}

fn played(fen: &str, moves: &[String]) -> Result<Game, Problem> {
    if moves.len() > LONGEST_GAME {
        let message = format!("{} moves are too many: at most {LONGEST_GAME}", moves.len());
        return Err(Problem::bad("too_long", message));
    }
    let mut game = Game { start: position::parse(fen)?, ..Game::default() };
    for (index, text) in moves.iter().enumerate() {
        let next = position::read_move(game.last(), text).ok_or_else(|| {
            Problem::bad("bad_move", format!("move {} ({text}) cannot be played here", index + 1))
        })?;
        game.push(next);
    }
    Ok(game)
}
