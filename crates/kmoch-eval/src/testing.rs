//! What the tests beside the clauses use.

use shakmaty::fen::Fen;
use shakmaty::{Bitboard, Color};

use crate::{Evaluator, Ledger, Profile, find_clause};

/// The Addendum's ledger of a position.
pub fn ledger(fen: &str) -> Ledger {
    let setup = Fen::from_ascii(fen.as_bytes()).expect("a test gives a sound FEN").into_setup();
    Evaluator::new(&Profile::addendum()).ledger(&setup.board, setup.turn)
}

/// The items of one clause for one side: squares in order ("a2 b3"), and millipawns.
pub fn items(fen: &str, key: &str, side: Color) -> Vec<(String, f64)> {
    let clause = find_clause(key).expect("a test names a clause");
    let squares = |set: Bitboard| {
        set.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
    };
    ledger(fen)
        .of(clause, side)
        .map(|item| (squares(item.squares()), item.amount.millipawns()))
        .collect()
}

/// Asserts that a clause finds just these items for White: squares in order, and millipawns.
#[track_caller]
pub fn assert_white(fen: &str, key: &str, expected: &[(&str, f64)]) {
    assert_items(fen, key, Color::White, expected);
}

/// Asserts that a clause finds just these items for Black: squares in order, and millipawns.
#[track_caller]
pub fn assert_black(fen: &str, key: &str, expected: &[(&str, f64)]) {
    assert_items(fen, key, Color::Black, expected);
}

#[track_caller]
fn assert_items(fen: &str, key: &str, side: Color, expected: &[(&str, f64)]) {
    let found = items(fen, key, side);
    let near = |a: f64, b: f64| (a - b).abs() < 0.01;
    let same = found.len() == expected.len()
        && found
            .iter()
            .zip(expected)
            .all(|((squares, mp), (wanted, worth))| squares == wanted && near(*mp, *worth));
    assert!(same, "{key} for {side} in {fen}:\n found {found:?}\nwanted {expected:?}");
}

/// Asserts what a clause's first item says of a position.
#[track_caller]
pub fn assert_says(fen: &str, key: &str, expected: &str) {
    let clause = find_clause(key).expect("a test names a clause");
    let setup = Fen::from_ascii(fen.as_bytes()).expect("a test gives a sound FEN").into_setup();
    let ledger = ledger(fen);
    let item = ledger.items.iter().find(|item| item.clause == clause);
    assert_eq!(item.map(|item| item.sentence(&setup.board)).as_deref(), Some(expected));
}
