//! The worked examples of the sources and single findings worked out by hand.

use kmoch_eval::{Evaluator, Profile, find_clause};
use serde_json::Value;
use shakmaty::fen::Fen;
use shakmaty::{Bitboard, Color, Square};

const EXAMPLES: &str = include_str!("golden/examples.jsonl");

/// Keys that stand for all clauses of a section together.
const SECTION_KEY: &str = "section_7";

#[test]
fn every_example_comes_out() {
    let evaluator = Evaluator::new(&Profile::addendum());
    let mut differences = Vec::new();
    for line in EXAMPLES.lines() {
        let example: Value = serde_json::from_str(line).expect("each line is a JSON object");
        let key = example["key"].as_str().expect("an example has a key");
        let Some(fen) = example["fen"].as_str() else { continue };
        if key.starts_with("cut_") || key.starts_with("prefer_") || !example["move"].is_null() {
            continue;
        }
        let setup = Fen::from_ascii(fen.as_bytes()).expect("the FEN is sound").into_setup();
        let side = if example["side"] == "white" { Color::White } else { Color::Black };
        let squares: Bitboard = example["squares"]
            .as_array()
            .expect("squares are a list")
            .iter()
            .map(|square| square.as_str().unwrap().parse::<Square>().expect("a square"))
            .collect();
        let wanted = find_clause(key);
        if wanted.is_none() && key != SECTION_KEY {
            differences.push(format!("{key}: no such clause"));
            continue;
        }
        let ledger = evaluator.ledger(&setup.board, setup.turn);
        let items: Vec<_> = ledger
            .items
            .iter()
            .filter(|item| item.side == side && item.squares().is_superset(squares))
            .filter(|item| match wanted {
                Some(clause) => item.clause == clause,
                None => item.clause.clause().section == "7",
            })
            .collect();
        let sum: f64 = items.iter().map(|item| item.amount.millipawns()).sum();
        let absent = example["absent"] == true;
        let fits = if absent {
            items.is_empty()
        } else {
            let near = |mp: f64| (sum - mp).abs() <= 0.5 * items.len() as f64;
            !items.is_empty() && example["mp"].as_f64().is_none_or(near)
        };
        if !fits {
            differences
                .push(format!("{key} for {side}: {} items, sum {sum}, in {line}", items.len()));
        }
    }
    for difference in &differences {
        println!("{difference}");
    }
    assert!(differences.is_empty(), "{} examples differ", differences.len());
}
