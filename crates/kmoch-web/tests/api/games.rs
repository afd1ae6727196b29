//! A game asked about: its moves, its curves, its end.

use axum::http::StatusCode;
use serde_json::json;

use crate::asking::{ask, micropawns};

#[tokio::test]
async fn a_game_that_is_over_has_an_outcome_and_no_score() {
    for (fen, result, says) in [
        (
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
            "0-1",
            "Checkmate: Black",
        ),
        ("7k/8/6Q1/8/8/8/8/K7 b - - 0 1", "1/2-1/2", "Stalemate"),
        ("7k/8/8/8/8/8/8/KN6 w - - 0 1", "1/2-1/2", "Neither side"),
    ] {
        let (_, told) = ask("/api/explain", json!({ "fen": fen })).await;
        assert_eq!(told["outcome"]["result"], result);
        assert!(told["outcome"]["sentence"].as_str().unwrap().starts_with(says), "{told}");
        assert!(told["total_mp"].is_null() && told["story"].is_null(), "{fen}");
    }
    let fools = json!({ "moves": ["f2f3", "e7e5", "g2g4", "d8h4"] });
    let (_, told) = ask("/api/game", fools).await;
    assert_eq!(told["outcome"]["result"], "0-1");
    assert!(told["totals_mp"][4].is_null() && told["totals_mp"][3].is_number());
    let turns = told["turning_points"].as_array().unwrap();
    let mate = turns.iter().find(|turn| turn["ply"] == 4).expect("the mate turns the game");
    assert!(mate["swing_mp"].is_null());
}

#[tokio::test]
async fn a_collection_of_a_million_bytes_is_a_game_and_a_list() {
    let pgn =
        "[White \"Anderssen\"]\n[Black \"Dufresne\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\n".repeat(20_000);
    assert!(pgn.len() > 1_000_000);
    let (status, told) = ask("/api/game", json!({ "pgn": pgn, "index": 19_999 })).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    assert_eq!((&told["count"], &told["first"]), (&json!(20_000), &json!(19_500)));
    assert_eq!(told["games"].as_array().unwrap().len(), 500);
    assert_eq!(told["moves"].as_array().unwrap().len(), 4);
}

#[tokio::test]
async fn a_game_has_a_value_for_every_position() {
    let pgn = "[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. Nxe5 Qd4 *\n\n\
               [White \"C\"]\n[Black \"D\"]\n\n1. d4 *\n";
    let (status, told) = ask("/api/game", json!({ "pgn": pgn })).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    assert_eq!(told["games"], json!(["A – B", "C – D"]));
    assert_eq!(told["moves"].as_array().unwrap().len(), 10);
    let totals = told["totals_mp"].as_array().unwrap();
    assert_eq!(totals.len(), 11);
    for (ply, total) in totals.iter().enumerate() {
        let curves = told["clauses_mp"].as_object().unwrap().values();
        let sum: i64 = curves.map(|curve| micropawns(&curve[ply])).sum();
        assert_eq!(sum, micropawns(total), "ply {ply}");
    }
    let last = told["moves"][9]["fen"].as_str().unwrap();
    let (_, explained) = ask("/api/explain", json!({ "fen": last, "at_sight": true })).await;
    assert_eq!(explained["total_mp"], totals[10]);
}

#[tokio::test]
async fn the_line_on_the_board_is_a_game_too() {
    let (_, told) = ask("/api/game", json!({ "moves": ["e2e4", "e7e5", "e1e2"] })).await;
    assert_eq!(told["moves"][2]["san"], "Ke2");
    let chess960 = "1rk4r/pppppppp/8/8/8/8/PPPPPPPP/1RK4R w HBhb - 0 1";
    let (_, told) = ask("/api/game", json!({ "fen": chess960, "moves": ["e2e4", "c8h8"] })).await;
    assert_eq!(told["moves"][1]["san"], "O-O");
}
