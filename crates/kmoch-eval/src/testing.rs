//! What the tests beside the clauses use.

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{Bitboard, CastlingMode, Chess, Color, Position};

use crate::sinks::LedgerSink;
use crate::{
    CLAUSE_COUNT, CLAUSES, ClauseId, Evaluator, Ledger, Place, Profile, SLOT_COUNT, Sink, Slot,
    Weights, collect, find_clause, slots_of,
};

/// The Addendum's ledger of a position.
pub fn ledger(fen: &str) -> Ledger {
    let setup = Fen::from_ascii(fen.as_bytes()).expect("a test gives a sound FEN").into_setup();
    Evaluator::new(&Profile::addendum()).ledger(&setup.board, setup.turn)
}

fn squares(set: Bitboard) -> String {
    set.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

/// The items of one clause for one side: squares in order ("a2 b3"), and millipawns.
pub fn items(fen: &str, key: &str, side: Color) -> Vec<(String, f64)> {
    let clause = find_clause(key).expect("a test names a clause");
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

/// Asserts where a clause that the Addendum leaves out finds something: squares in order.
#[track_caller]
pub fn assert_places(fen: &str, key: &str, side: Color, expected: &[&str]) {
    let setup = Fen::from_ascii(fen.as_bytes()).expect("a test gives a sound FEN").into_setup();
    let clause = find_clause(key).expect("a test names a clause");
    let nothing = [0; SLOT_COUNT];
    // What is measured depends on parameters, which the fitted profile has.
    let weights = Weights::new(&Profile::tuned());
    let mut sink = LedgerSink::new(weights.values(0), &nothing, &[true; CLAUSE_COUNT]);
    let _ = collect(&setup.board, setup.turn, &mut sink);
    let ledger = sink.finish();
    let found: Vec<String> = ledger.of(clause, side).map(|item| squares(item.squares())).collect();
    assert_eq!(found, expected, "{key} for {side} in {fen}");
}

/// The names of a clause's slots that count for a side, each as often as it counts.
pub fn slots_found(fen: &str, key: &str, side: Color) -> Vec<&'static str> {
    struct Slots {
        side: Color,
        weights: Weights,
        counts: Vec<(Color, usize)>,
    }
    impl Sink for Slots {
        fn turn_to(&mut self, side: Color) {
            self.side = side;
        }
        fn wants(&self, _: ClauseId) -> bool {
            true
        }
        fn base(&self, _: Slot) -> i32 {
            0
        }
        fn parameter(&self, slot: Slot) -> i32 {
            self.weights.values(0)[slot.index()]
        }
        fn item<const N: usize>(&mut self, parts: [(Slot, i32); N], _: Place) {
            for (slot, count) in parts {
                self.counts.extend((0..count).map(|_| (self.side, slot.index())));
            }
        }
        fn each(&mut self, slot: Slot, squares: Bitboard) {
            self.item([(slot, squares.count() as i32)], Place::default());
        }
        fn scaled(&mut self, _: Slot, _: i32, _: Place) {}
        fn amount(&mut self, _: ClauseId, _: i32, _: Place) {}
        fn label(&mut self, _: ClauseId, _: usize, _: Place) {}
    }
    let setup = Fen::from_ascii(fen.as_bytes()).expect("a test gives a sound FEN").into_setup();
    let clause = find_clause(key).expect("a test names a clause").index();
    let slots = slots_of(clause);
    let weights = Weights::new(&Profile::tuned());
    let mut sink = Slots { side: Color::White, weights, counts: Vec::new() };
    let _ = collect(&setup.board, setup.turn, &mut sink);
    let of_side = sink.counts.into_iter().filter(|&(owner, _)| owner == side);
    of_side
        .filter(|(_, slot)| slots.contains(slot))
        .map(|(_, slot)| CLAUSES[clause].slots[slot - slots.start])
        .collect()
}

/// Asserts whether a cutting rule holds for White.
#[track_caller]
pub fn assert_cut(fen: &str, key: &str, holds: bool) {
    let setup = Fen::from_ascii(fen.as_bytes()).expect("a test gives a sound FEN").into_setup();
    let cuts = Evaluator::new(&Profile::addendum()).cuts(&setup.board);
    assert_eq!(cuts.white.keys().any(|held| held == key), holds, "{key} in {fen}");
}

/// What a clause about a move makes of it, in millipawns.
fn move_worth(fen: &str, uci: &str, key: &str) -> Option<f64> {
    let fen = Fen::from_ascii(fen.as_bytes()).expect("a test gives a sound FEN");
    let position: Chess = fen.into_position(CastlingMode::Standard).expect("a legal position");
    let uci: UciMove = uci.parse().expect("a test gives a move");
    let m = uci.to_move(&position).expect("a legal move");
    Evaluator::new(&Profile::addendum())
        .move_items(position.board(), position.turn(), m)
        .iter()
        .find(|item| item.clause.clause().key == key)
        .map(|item| item.amount.millipawns())
}

/// Asserts what a clause about a move makes of it, in millipawns.
#[track_caller]
pub fn assert_move(fen: &str, uci: &str, key: &str, millipawns: f64) {
    assert_eq!(move_worth(fen, uci, key), Some(millipawns), "{key} of {uci} in {fen}");
}

/// Asserts that a clause about a move does not apply to it.
#[track_caller]
pub fn assert_no_move(fen: &str, uci: &str, key: &str) {
    assert_eq!(move_worth(fen, uci, key), None, "{key} of {uci} in {fen}");
}
