//! Every clause on positions whose values an independent implementation of the specification
//! worked out with exact fractions.

use std::collections::BTreeMap;

use kmoch_eval::{
    Amount, Chapter, Clause, ClauseId, CutSet, Evaluator, Ledger, PositionType, Profile, Stage,
    find_clause,
};
use serde_json::Value;
use shakmaty::Color;
use shakmaty::fen::Fen;

mod measures;

const POSITIONS: &str = include_str!("golden/dev.jsonl");

/// The keys of the backward family whose counts are compared like those of labels.
const CLASS_KEYS: [&str; 10] = [
    "backward",
    "potentially_backward",
    "semi_backward",
    "backward_fated",
    "partially_semi_backward",
    "backward_not_definitive",
    "potentially_backward_not_definitive",
    "semi_backward_not_definitive",
    "backward_fated_not_definitive",
    "partially_semi_backward_not_definitive",
];

/// What a fixed-point engine may differ by, in millipawns for each item.
const TOLERANCE: f64 = 0.5;

/// Clauses that count something beside what they score.
const COUNTING_KEYS: [&str; 2] = ["distortion_front", "island_imbalance"];

/// Labels score nothing and count; most other clauses are compared by value alone.
fn counts_matter(clause: &Clause) -> bool {
    clause.is_label() || COUNTING_KEYS.contains(&clause.key) || CLASS_KEYS.contains(&clause.key)
}

fn is_static(clause: &Clause) -> bool {
    !matches!(
        clause.chapter,
        Chapter::Complement | Chapter::Cuts | Chapter::Preferences | Chapter::Moves
    )
}

#[test]
fn every_clause_has_its_expected_value() {
    let evaluator = &mut Evaluator::new(&Profile::addendum());
    let mut differences: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for line in POSITIONS.lines() {
        let expected: Value = serde_json::from_str(line).expect("each line is a JSON object");
        let fen = expected["fen"].as_str().expect("a position has a FEN");
        let setup = Fen::from_ascii(fen.as_bytes()).expect("the FEN is sound").into_setup();
        let ledger = evaluator.ledger(&setup.board, setup.turn);
        let mut differ = |key: &str, what: String| {
            differences.entry(key.to_owned()).or_default().push(format!("{fen}: {what}"));
        };
        for (key, _) in expected["clauses"].as_object().expect("clauses are an object") {
            if find_clause(key).is_none() {
                differ(key, "no such clause".to_owned());
            }
        }
        for id in ClauseId::all().filter(|id| is_static(id.clause())) {
            let key = id.clause().key;
            for side in [Color::White, Color::Black] {
                if let Some(what) = compare(id, side, &expected["clauses"][key], &ledger) {
                    differ(key, what);
                }
            }
        }
        let items: f64 = ledger.items.len() as f64;
        let total = ledger.total();
        if (total.millipawns() - expected["total_mp"].as_f64().unwrap()).abs() > TOLERANCE * items {
            differ("total", format!("{total} for {}", expected["total_mp"]));
        }
        let sum: Amount = [Color::White, Color::Black]
            .map(|side| ledger.sum_of(side))
            .into_iter()
            .zip([1, -1])
            .map(|(sum, sign)| if sign < 0 { -sum } else { sum })
            .sum();
        assert_eq!(sum, total, "{fen}");
        assert_eq!(evaluator.evaluate(&setup.board, setup.turn), total, "{fen}");
        let cuts = evaluator.cuts(&setup.board);
        for side in [Color::White, Color::Black] {
            for key in differing_cuts(&expected["cuts"][side.to_string()], cuts.of(side)) {
                differ(key, format!("{side} is not as expected"));
            }
        }
        let stage = Stage::of(&setup.board);
        assert_eq!(Some(stage.material()), expected["material"].as_f64(), "{fen}");
        let bracket = evaluator.weights().bracket(stage);
        assert_eq!(Some(bracket.stage()), expected["stage"].as_str(), "{fen}");
        assert_eq!(Some(bracket.name().as_str()), expected["bracket"].as_str(), "{fen}");
        let position_type = PositionType::of(&setup.board).name();
        assert_eq!(Some(position_type), expected["position_type"].as_str(), "{fen}");
        let survey = evaluator.survey(&setup.board);
        for side in [Color::White, Color::Black] {
            let wanted = &expected["measures"][side.to_string()];
            for (name, value) in measures::numbers(survey.of(side)) {
                if !measures::same(value, &wanted[name]) {
                    differ(name, format!("{side} has {value:?} and not {}", wanted[name]));
                }
            }
        }
    }
    for (key, found) in &differences {
        println!("{key}: {} differences, for example {}", found.len(), found[0]);
    }
    assert!(differences.is_empty(), "{} clauses differ", differences.len());
}

/// How a clause differs from what is expected of it, if it does.
fn compare(clause: ClauseId, side: Color, expected: &Value, ledger: &Ledger) -> Option<String> {
    let wanted = &expected[if side.is_white() { "white" } else { "black" }];
    let wanted_count = wanted["count"].as_u64().unwrap_or(0) as usize;
    let wanted_mp = wanted["mp"].as_f64().unwrap_or(0.0);
    let (count, sum) = ledger.tally(clause, side);
    let tolerance = TOLERANCE * wanted_count.max(1) as f64;
    let same = (sum.millipawns() - wanted_mp).abs() <= tolerance
        && (!counts_matter(clause.clause()) || count == wanted_count);
    (!same).then(|| format!("{side} {count} x {sum}, expected {wanted_count} x {wanted_mp}"))
}

/// The cutting rules that hold and should not, or should and do not.
fn differing_cuts(expected: &Value, held: CutSet) -> Vec<&str> {
    let expected = expected.as_array().expect("cuts are a list");
    let wanted: Vec<&str> = expected.iter().filter_map(Value::as_str).collect();
    let held: Vec<&str> = held.keys().collect();
    let missing = wanted.iter().filter(|rule| !held.contains(rule));
    missing.chain(held.iter().filter(|rule| !wanted.contains(rule))).copied().collect()
}
