use kmoch_eval::{Evaluator, Profile};
use serde_json::Value;

use super::*;
use crate::Position;

/// The same value with every number a fraction: 3 and 3.0 are the same amount.
fn plain(value: Value) -> Value {
    match value {
        Value::Number(number) => number.as_f64().into(),
        Value::Array(values) => values.into_iter().map(plain).collect(),
        Value::Object(fields) => {
            fields.into_iter().map(|(name, value)| (name, plain(value))).collect()
        }
        other => other,
    }
}

#[test]
fn what_features_writes_by_hand_is_this_record() {
    for (profile, fen) in [
        (Profile::addendum(), "r1bq1rk1/pp2bppp/2n1pn2/8/2BP4/P1N2N2/1P3PPP/R1BQ1RK1 w - - 0 10"),
        (Profile::tuned(), "8/3bk1pp/p3p3/1p1pPp2/1P1N1P2/P3K1P1/7P/8 w - - 0 1"),
        (Profile::tuned(), "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"),
    ] {
        let mut evaluator = Evaluator::new(&profile);
        let study = Study::new(&mut evaluator, Position::read(fen).unwrap());
        let columns = Columns::new(evaluator.weights());
        let mut by_hand = String::new();
        columns.write_json(&mut by_hand, &study, true);
        let by_hand: Value = plain(serde_json::from_str(&by_hand).unwrap());
        let record =
            PositionRecord::new(&columns, &study, &study.story(&evaluator), Language::default());
        let record = plain(serde_json::to_value(&record).unwrap());
        for (field, value) in by_hand.as_object().unwrap() {
            let breaches = |value: &Value| {
                let mut value = value.clone();
                for breach in value.as_array_mut().unwrap() {
                    breach.as_object_mut().unwrap().remove("alone");
                    breach.as_object_mut().unwrap().remove("told");
                }
                value
            };
            match &record[field] {
                told if field == "breaches" => assert_eq!(breaches(told), *value, "{fen}"),
                told => assert_eq!(told, value, "{field} of {fen}"),
            }
        }
    }
}

#[test]
fn a_game_that_is_over_has_an_outcome_and_no_score() {
    let mut evaluator = Evaluator::new(&Profile::tuned());
    let mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    let study = Study::new(&mut evaluator, Position::read(mate).unwrap());
    let columns = Columns::new(evaluator.weights());
    let record =
        PositionRecord::new(&columns, &study, &study.story(&evaluator), Language::default());
    let record = record.with_outcome_for_score();
    let outcome = record.outcome.unwrap();
    assert_eq!((outcome.result, outcome.winner), ("0-1", Some(Side::Black)));
    assert_eq!((record.total_mp, record.story), (None, None));
}
