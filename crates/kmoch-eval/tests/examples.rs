//! The worked examples of the sources and single findings worked out by hand.

use kmoch_eval::measures::{Positioning, disharmony_of};
use kmoch_eval::{Chapter, ClauseId, Evaluator, PositionType, Profile, Stage, find_clause};
use serde_json::Value;
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{Bitboard, Board, CastlingMode, Chess, Color, Move, Position, Square};

mod measures;

const EXAMPLES: &str = include_str!("golden/examples.jsonl");

/// Keys that stand for all clauses of a section together.
const SECTION_KEY: &str = "section_7";

/// What a fixed-point engine may differ by, in millipawns for each item.
const TOLERANCE: f64 = 0.5;

#[test]
fn every_example_comes_out() {
    let evaluator = &mut Evaluator::new(&Profile::addendum());
    let mut differences = Vec::new();
    for line in EXAMPLES.lines() {
        let example: Value = serde_json::from_str(line).expect("each line is a JSON object");
        let key = example["key"].as_str().expect("an example has a key");
        let result = match find_clause(key) {
            None if key == SECTION_KEY => finding(&example, None, evaluator),
            None if key == "position_type" => position_type(&example),
            None if key == "measures" => measure(&example, evaluator),
            None => Err("no such clause".to_owned()),
            Some(_) if example["fen"].is_null() => formula(&example),
            Some(clause) => match clause.clause().chapter {
                Chapter::Cuts => cut(&example, clause, evaluator),
                Chapter::Preferences => preference(&example, clause, evaluator),
                Chapter::Moves => move_clause(&example, clause, evaluator),
                _ => finding(&example, Some(clause), evaluator),
            },
        };
        if let Err(difference) = result {
            differences.push(format!("{key}: {difference}, in {line}"));
        }
    }
    for difference in &differences {
        println!("{difference}");
    }
    assert!(differences.is_empty(), "{} examples differ", differences.len());
}

/// Whether an amount is the expected one, or its absence is. Without squares an example speaks of
/// the clause's sum, and no items add up to 0; but a label is there or it is not.
fn compare(example: &Value, items: usize, sum: f64) -> Result<(), String> {
    let near = |mp: f64| (sum - mp).abs() <= TOLERANCE * items as f64;
    let clause = example["key"].as_str().and_then(find_clause);
    let nothing = clause.is_none_or(|clause| !clause.clause().is_label())
        && example["squares"].as_array().is_some_and(Vec::is_empty)
        && example["mp"].as_f64() == Some(0.0);
    let fits = match example["absent"] == true {
        true => items == 0,
        false => (items > 0 || nothing) && example["mp"].as_f64().is_none_or(near),
    };
    fits.then_some(()).ok_or_else(|| format!("{items} items, sum {sum}"))
}

/// The items of a clause (or of all of section 7) that contain the named squares.
fn finding(
    example: &Value,
    wanted: Option<ClauseId>,
    evaluator: &mut Evaluator,
) -> Result<(), String> {
    let squares: Bitboard = example["squares"]
        .as_array()
        .expect("squares are a list")
        .iter()
        .map(|square| square.as_str().unwrap().parse::<Square>().expect("a square"))
        .collect();
    let (board, turn) = board(example);
    let ledger = evaluator.ledger(&board, turn);
    let items: Vec<_> = ledger
        .items
        .iter()
        .filter(|item| item.side == side(example) && item.squares().is_superset(squares))
        .filter(|item| match wanted {
            Some(clause) => item.clause == clause,
            None => item.clause.clause().section == "7",
        })
        .collect();
    compare(example, items.len(), items.iter().map(|item| item.amount.millipawns()).sum())
}

/// Two inputs of a formula, of which one must come out better.
fn formula(example: &Value) -> Result<(), String> {
    let unevenness = |which: &str| {
        let numbers = example[which].as_array().expect("numbers are a list").iter();
        let numbers: Vec<i32> = numbers.map(|n| n.as_i64().expect("a number") as i32).collect();
        match example["key"].as_str() {
            Some("harmony") => disharmony_of(numbers.iter().map(|&squares| squares as usize)),
            Some("smart_positioning") => {
                Positioning::of(numbers.try_into().expect("three measures")).imbalance
            }
            _ => panic!("no such formula in {example}"),
        }
    };
    let (better, worse) = (unevenness("better"), unevenness("worse"));
    (better < worse).then_some(()).ok_or_else(|| format!("{better} is not below {worse}"))
}

/// What type the position is of.
fn position_type(example: &Value) -> Result<(), String> {
    let name = PositionType::of(&board(example).0).name();
    (example["value"] == name).then_some(()).ok_or_else(|| name.to_owned())
}

/// One of a side's measures.
fn measure(example: &Value, evaluator: &mut Evaluator) -> Result<(), String> {
    let survey = evaluator.survey(&board(example).0);
    let mut numbers = measures::numbers(survey.of(side(example))).into_iter();
    let (_, value) =
        numbers.find(|(name, _)| example["measure"] == *name).ok_or("no such measure")?;
    measures::same(value, &example["value"]).then_some(()).ok_or_else(|| format!("{value:?}"))
}

/// A cutting rule is broken by a side or, with a move, acts on it.
fn cut(example: &Value, rule: ClauseId, evaluator: &mut Evaluator) -> Result<(), String> {
    let held = if example["move"].is_null() {
        evaluator.cuts(&board(example).0).of(side(example)).contains(rule)
    } else {
        let before = position(example);
        let m = read_move(&example["move"], &before);
        let after = before.clone().play(m).expect("the move is legal");
        let breaches = evaluator.breaches_by(before.board(), m, after.board());
        breaches.iter().any(|breach| breach.rule == rule)
    };
    let wanted = example["absent"] != true;
    (held == wanted).then_some(()).ok_or_else(|| format!("holds: {held}"))
}

/// One move comes before another, and not the other way round; or neither does.
fn preference(example: &Value, rule: ClauseId, evaluator: &mut Evaluator) -> Result<(), String> {
    let position = position(example);
    let mut outlook = |which: &str| {
        let mut after = position.clone();
        after.play_unchecked(read_move(&example[which], &position));
        evaluator.outlook(after.board(), position.turn())
    };
    let (better, worse) = (outlook("better"), outlook("worse"));
    let stage = Stage::of(position.board());
    let forth = evaluator.preferences(stage, &better, &worse).contains(&rule);
    let back = evaluator.preferences(stage, &worse, &better).contains(&rule);
    let wanted = example["absent"] != true;
    (forth == wanted && !back).then_some(()).ok_or_else(|| format!("{forth}, and back {back}"))
}

/// What a clause about a move makes of it.
fn move_clause(example: &Value, clause: ClauseId, evaluator: &mut Evaluator) -> Result<(), String> {
    let position = position(example);
    let m = read_move(&example["move"], &position);
    let items = evaluator.move_items(position.board(), position.turn(), m);
    let items: Vec<_> = items.iter().filter(|item| item.clause == clause).collect();
    compare(example, items.len(), items.iter().map(|item| item.amount.millipawns()).sum())
}

fn fen(example: &Value) -> Fen {
    let fen = example["fen"].as_str().expect("an example has a FEN");
    Fen::from_ascii(fen.as_bytes()).expect("the FEN is sound")
}

fn board(example: &Value) -> (Board, Color) {
    let setup = fen(example).into_setup();
    (setup.board, setup.turn)
}

fn position(example: &Value) -> Chess {
    fen(example).into_position(CastlingMode::Standard).expect("the position is legal")
}

fn side(example: &Value) -> Color {
    if example["side"] == "white" { Color::White } else { Color::Black }
}

fn read_move(text: &Value, position: &Chess) -> Move {
    let uci: UciMove = text.as_str().and_then(|text| text.parse().ok()).expect("a move");
    uci.to_move(position).expect("the move is legal")
}

#[test]
fn a_label_of_no_worth_has_to_be_there_all_the_same() {
    let example = |key: &str| serde_json::json!({ "key": key, "squares": [], "mp": 0 });
    assert!(compare(&example("passer_neutral"), 0, 0.0).is_err());
    assert!(compare(&example("passer_neutral"), 1, 0.0).is_ok());
    assert!(compare(&example("passer"), 0, 0.0).is_ok());
}
