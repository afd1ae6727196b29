//! What holds for every clause of the registry.

use std::collections::HashSet;
use std::fmt::Write;

use kmoch_eval::{CLAUSES, Chapter, Clause, ClauseId, Evaluator, Profile, Unit, find_clause};
use shakmaty::{Board, CastlingMode, Chess, Color, Position};

use crate::corpus;

/// Rules and moves are asked about by a search; all other clauses are found on the board.
fn is_found(clause: &Clause) -> bool {
    !matches!(clause.chapter, Chapter::Cuts | Chapter::Preferences | Chapter::Moves)
}

/// The Addendum's numbers, and a value for each slot it leaves out, so that nothing is absent.
fn everything_counts() -> Evaluator {
    let mut text = include_str!("../../../../profiles/addendum.toml").to_owned();
    for clause in CLAUSES.iter().filter(|clause| clause.may_be_absent()) {
        writeln!(text, "[{}]", clause.key).unwrap();
        let one = if clause.unit == Unit::Millipawns { "1" } else { "\"1/8\"" };
        for slot in clause.slots {
            writeln!(text, "{slot} = {one}").unwrap();
        }
    }
    let profile = Profile::parse(&text, "everything.toml");
    Evaluator::new(&profile.unwrap_or_else(|error| panic!("{error}")))
}

fn fires(evaluator: &Evaluator, board: &Board, turn: Color) -> HashSet<ClauseId> {
    let ledger = evaluator.ledger(board, turn);
    let owed = evaluator.weights().leaned_on(board, turn, &ledger);
    ledger.items.iter().chain(&owed).map(|item| item.clause).collect()
}

#[test]
fn keys_and_slots_are_unique_and_fit_a_column() {
    let fits = |name: &str| {
        name.starts_with(|first: char| first.is_ascii_lowercase())
            && name
                .bytes()
                .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_')
    };
    let mut keys = HashSet::new();
    for clause in CLAUSES {
        assert!(keys.insert(clause.key), "{} is declared twice", clause.key);
        assert!(fits(clause.key), "{}", clause.key);
        let mut slots = HashSet::new();
        for slot in clause.slots {
            assert!(slots.insert(slot), "{} has {slot} twice", clause.key);
            assert!(fits(slot) && *slot != "stage", "{}: {slot}", clause.key);
        }
        assert_eq!(find_clause(clause.key).unwrap().clause().key, clause.key);
    }
}

#[test]
fn every_clause_says_what_it_is() {
    const SHORTEST_DEFINITION: usize = 30;
    let mut names = HashSet::new();
    for clause in CLAUSES {
        let key = clause.key;
        assert!(names.insert(clause.name), "two clauses are called {}", clause.name);
        assert!(clause.definition.trim().len() >= SHORTEST_DEFINITION, "{key} needs a definition");
        assert!(clause.definition.trim().ends_with('.'), "{key}: a definition is a sentence");
        assert!(!clause.says.is_empty() && !clause.says.ends_with('.'), "{key}: {}", clause.says);
        for token in clause.says.split('{').skip(1) {
            let (token, _) = token.split_once('}').expect("a token ends with a brace");
            assert!(kmoch_eval::sentence::TOKENS.contains(&token), "{key} says {{{token}}}");
        }
    }
}

#[test]
fn chapters_stand_together_in_the_order_of_the_catalogue() {
    assert!(CLAUSES.is_sorted_by_key(|clause| clause.chapter));
}

#[test]
fn every_clause_fires_in_its_example() {
    let evaluator = everything_counts();
    let mut faults = Vec::new();
    for id in ClauseId::all() {
        let clause = id.clause();
        let position = corpus::setup(clause.example).position::<Chess>(CastlingMode::Standard);
        match position {
            Err(error) => faults.push(format!("{}: {}: {error}", clause.key, clause.example)),
            Ok(position) => {
                let fired = fires(&evaluator, position.board(), position.turn());
                if is_found(clause) && !fired.contains(&id) {
                    faults.push(format!("{} is silent in {}", clause.key, clause.example));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_clause_fires_somewhere_in_the_expected_positions() {
    let evaluator = everything_counts();
    let mut fired = HashSet::new();
    // Rare endings of the Complement are not among the expected positions; their examples are.
    let own = CLAUSES.iter().filter(|clause| clause.chapter == Chapter::Complement);
    let examples = own.map(|clause| corpus::setup(clause.example)).map(|it| (it.board, it.turn));
    for (board, turn) in corpus::expected().into_iter().chain(examples) {
        fired.extend(fires(&evaluator, &board, turn));
    }
    let silent: Vec<_> = ClauseId::all()
        .filter(|id| is_found(id.clause()) && !fired.contains(id))
        .map(|id| id.clause().key)
        .collect();
    assert!(silent.is_empty(), "{silent:?}");
}
