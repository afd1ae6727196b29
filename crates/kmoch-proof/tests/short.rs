//! Every way into the program, tried on its seeds and on damaged ones.
//!
//! `PROPTEST_CASES=100000 cargo test -p kmoch-proof` tries longer, `make fuzz` more cleverly.

use std::fs;
use std::path::PathBuf;

use kmoch_proof::{ENTRIES, checkpoint_seed};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

/// Damaged seeds that are tried for each entry unless told otherwise.
const CASES: u32 = 60;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The seeds of an entry.
fn seeds(entry: &str) -> Vec<Vec<u8>> {
    let listed = |folder: PathBuf| {
        let files = fs::read_dir(folder).expect("every entry has seeds");
        files.map(|file| file.expect("it can be read").path()).collect::<Vec<_>>()
    };
    let mut files = listed(folder().join("seeds").join(entry));
    if ["games", "annotations", "columns"].contains(&entry) {
        files.extend(listed(folder().join("../kmoch-notation/tests/data")));
    }
    files.sort();
    assert!(!files.is_empty(), "{entry} has no seeds");
    let read = files.iter().map(|file| fs::read(file).expect("it can be read"));
    read.chain((entry == "checkpoint").then(checkpoint_seed)).collect()
}

/// The words of the dictionary that the fuzzer uses too: a quoted word a line.
fn words() -> Vec<Vec<u8>> {
    let text = include_str!("../dictionary.txt");
    let words = text.lines().filter_map(|line| line.strip_prefix('"')?.strip_suffix('"'));
    words.map(unescaped).collect()
}

/// `\n`, `\r`, `\"`, `\\` and `\xFF` as the fuzzer reads them.
fn unescaped(word: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = word.as_bytes();
    while let [first, after @ ..] = rest {
        rest = after;
        match (first, after) {
            (b'\\', [b'x', high, low, behind @ ..]) => {
                let digits = [*high, *low];
                let digits = std::str::from_utf8(&digits).expect("two digits");
                bytes.push(u8::from_str_radix(digits, 16).expect("two digits"));
                rest = behind;
            }
            (b'\\', [escaped, behind @ ..]) => {
                bytes.push(*escaped);
                rest = behind;
            }
            _ => bytes.push(*first),
        }
    }
    bytes
}

/// One way to damage a text; places are parts of its length.
#[derive(Debug, Clone)]
enum Damage {
    Insert(f64, Vec<u8>),
    Remove(f64, f64),
    Repeat(f64, f64),
    Set(f64, u8),
    Truncate(f64),
}

fn damage() -> impl Strategy<Value = Damage> {
    let place = || 0.0..1.0_f64;
    let word = prop_oneof![3 => prop::sample::select(words()), 1 => prop::collection::vec(any::<u8>(), 1..8)];
    prop_oneof![
        4 => (place(), word).prop_map(|(at, word)| Damage::Insert(at, word)),
        2 => (place(), 0.0..0.2_f64).prop_map(|(at, length)| Damage::Remove(at, length)),
        2 => (place(), 0.0..0.2_f64).prop_map(|(at, length)| Damage::Repeat(at, length)),
        3 => (place(), any::<u8>()).prop_map(|(at, byte)| Damage::Set(at, byte)),
        1 => place().prop_map(Damage::Truncate),
    ]
}

fn damaged(mut text: Vec<u8>, damages: &[Damage]) -> Vec<u8> {
    for damage in damages {
        let length = text.len();
        let place = |part: f64| ((length as f64 * part) as usize).min(length);
        let range = |at: f64, part: f64| place(at)..place(at + part).max(place(at));
        match damage {
            Damage::Insert(at, word) => {
                text.splice(place(*at)..place(*at), word.iter().copied());
            }
            Damage::Remove(at, part) => {
                text.drain(range(*at, *part));
            }
            Damage::Repeat(at, part) => {
                let again = text[range(*at, *part)].to_vec();
                text.splice(place(*at)..place(*at), again);
            }
            Damage::Set(at, byte) => {
                if let Some(place) = text.get_mut(place(*at)) {
                    *place = *byte;
                }
            }
            Damage::Truncate(at) => text.truncate(place(*at)),
        }
    }
    text
}

fn check(entry: &str) {
    let (name, check) =
        ENTRIES.into_iter().find(|(name, _)| *name == entry).expect("a known entry");
    let seeds = seeds(name);
    for seed in &seeds {
        check(seed);
    }
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok());
    let config =
        Config { cases: cases.unwrap_or(CASES), failure_persistence: None, ..Config::default() };
    let any = (prop::sample::select(seeds), prop::collection::vec(damage(), 1..6));
    let tried = TestRunner::new(config).run(&any, |(seed, damages)| {
        check(&damaged(seed, &damages));
        Ok(())
    });
    tried.unwrap_or_else(|error| panic!("{name}: {error}"));
}

macro_rules! tried {
    ($($entry:ident)*) => {
        $(#[test]
        fn $entry() {
            check(stringify!($entry));
        })*

        #[test]
        fn every_entry_is_tried() {
            let names: Vec<&str> = ENTRIES.iter().map(|(name, _)| *name).collect();
            assert_eq!(names, [$(stringify!($entry)),*]);
        }
    };
}

tried! { position games annotations uci profile http labelled checkpoint verdict puzzle habits columns find packed guest }

/// What is promised of sums (docs/promises.md) is held by a build that notices when one overflows.
#[test]
fn sums_are_checked() {
    let most = std::hint::black_box(u8::MAX);
    assert!(std::panic::catch_unwind(|| most + std::hint::black_box(1)).is_err());
}
