//! A position asked about: its ledger, its story, and the numbers it is judged by.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::asking::{ENGINES, HASH_MB, POSITION, ask, get, micropawns, post, send, text};

#[tokio::test]
async fn the_ledger_adds_up_from_items_to_total() {
    let question = json!({ "fen": POSITION, "profile": "addendum", "at_sight": true });
    let (status, told) = ask("/api/explain", question).await;
    assert_eq!(status, StatusCode::OK);
    let items = told["items"].as_array().unwrap();
    let mut total = 0;
    for (key, shares) in told["clauses"].as_object().unwrap() {
        for (side, sign) in [("white", 1), ("black", -1)] {
            let own = items.iter().filter(|item| item["clause"] == **key && item["side"] == side);
            let sum: i64 = own.map(|item| micropawns(&item["mp"])).sum();
            assert_eq!(sum, micropawns(&shares[side]["mp"]), "{key}");
            total += sign * sum;
        }
    }
    assert_eq!(total, micropawns(&told["total_mp"]));
    assert!(total > 0, "White is a pawn up");
    let units: i64 =
        told["units"].as_array().unwrap().iter().map(|unit| micropawns(&unit["mp"])).sum();
    assert_eq!(units + micropawns(&told["rest_mp"]), total);
}

#[tokio::test]
async fn the_story_is_told_as_it_is_printed() {
    let (_, told) = ask("/api/explain", json!({ "fen": POSITION, "nodes": 5000 })).await;
    let story = &told["story"];
    assert!(story["verdict"].as_str().unwrap().starts_with("White"), "{story}");
    assert!(!story["searched"]["line"].as_array().unwrap().is_empty());
    let reasons = story["reasons"].as_array().unwrap();
    assert!(reasons.iter().all(|reason| reason["sentence"].as_str().unwrap().len() > 5));
    assert!(reasons.iter().any(|reason| !reason["clauses"].as_array().unwrap().is_empty()));
    let printed = &story["printed"];
    let whole = |value: &Value| value.as_i64().unwrap();
    let shown: i64 = printed["reasons"].as_array().unwrap().iter().map(whole).sum();
    let rest = whole(&printed["other"]) + whole(&printed["having_the_move"]);
    assert_eq!(shown + rest, whole(&printed["total"]));
}

#[tokio::test]
async fn moves_are_understood_as_people_write_them() {
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (fen, text, uci) in [
        ("startpos", "Nf3", "g1f3"),
        ("startpos", "nf3", "g1f3"),
        ("startpos", "E4", "e2e4"),
        (castling, "0-0", "e1g1"),
        (castling, "o-o-o", "e1c1"),
    ] {
        let (status, told) = ask("/api/move", json!({ "fen": fen, "text": text })).await;
        assert_eq!(status, StatusCode::OK, "{text}: {told}");
        assert_eq!(told["uci"], uci);
    }
    let (status, told) = ask("/api/move", json!({ "fen": "startpos", "text": "Ke2" })).await;
    assert_eq!((status, &told["error"]["code"]), (StatusCode::BAD_REQUEST, &json!("bad_move")));
}

#[tokio::test]
async fn weights_change_the_score_and_nothing_else() {
    let (_, whole) = ask("/api/explain", json!({ "fen": POSITION, "at_sight": true })).await;
    let lighter = json!({ "fen": POSITION, "at_sight": true, "weights": { "material": 0 } });
    let (_, without) = ask("/api/explain", lighter).await;
    let material = |told: &Value| told["clauses"]["material"]["white"].clone();
    assert_eq!(micropawns(&material(&without)["mp"]), 0);
    assert_eq!(material(&without)["count"], material(&whole)["count"]);
    assert_ne!(without["total_mp"], whole["total_mp"]);
}

#[tokio::test]
async fn an_exported_profile_can_be_read_again() {
    let app = kmoch_web::router(ENGINES, HASH_MB);
    let scales = json!({ "profile": "addendum", "weights": { "passer": 0.5, "material": 0 } });
    let exported = text(send(&app, post("/api/profile", scales)).await).await;
    let exported = kmoch_eval::Profile::parse(&exported, "exported.toml").unwrap();
    assert_eq!(exported.name, "addendum, edited");
    let shipped = text(send(&app, get("/api/profile/addendum")).await).await;
    let shipped = kmoch_eval::Profile::parse(&shipped, "shipped.toml").unwrap();
    let passers = kmoch_eval::ClauseId::Passer;
    for slot in passers.slots() {
        let value =
            |profile: &kmoch_eval::Profile| profile.curve_at(slot).at_step(0, profile.borders);
        assert!((value(&exported) * 2.0 - value(&shipped)).abs() < 0.001);
    }
}

#[tokio::test]
async fn the_catalogue_tells_everything_about_every_clause() {
    let app = kmoch_web::router(ENGINES, HASH_MB);
    let told: Value =
        serde_json::from_str(&text(send(&app, get("/api/catalog")).await).await).unwrap();
    let profiles = told["profiles"].as_array().unwrap();
    assert!(profiles.contains(&told["default_profile"]));
    for clause in told["clauses"].as_array().unwrap() {
        assert!(clause["what"].as_str().unwrap().len() > 20, "{}", clause["key"]);
        assert!(clause["source"]["whose"].as_str().unwrap().ends_with('.'), "{}", clause["key"]);
        assert_eq!(clause["anchor"].is_null(), clause["source"]["quote"].is_null());
        for slot in clause["slots"].as_array().unwrap() {
            for profile in profiles {
                assert!(slot["values"][profile.as_str().unwrap()][1].is_number());
            }
        }
        let question = json!({ "fen": clause["example"], "at_sight": true });
        let (status, told) = ask("/api/explain", question).await;
        assert_eq!(status, StatusCode::OK, "the example of {}: {told}", clause["key"]);
    }
}
