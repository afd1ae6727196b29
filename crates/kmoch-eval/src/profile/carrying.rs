//! Which clauses carry weight in the tuned profile, known when the program is built.
//!
//! The engine plays by that profile. Asking at every position whether a clause is worth anything takes a tenth of an
//! evaluation; where the answer is known beforehand, clauses without weight are not even compiled in.

use super::TUNED;
use crate::registry::{CLAUSE_COUNT, DECLARATIONS};

/// For each clause whether the tuned profile has a number for it that is not nothing.
pub const CARRYING: [bool; CLAUSE_COUNT] = carrying(TUNED.as_bytes());

/// Reads a profile line by line: `[key]` opens a clause, and behind `=` stand its numbers.
const fn carrying(text: &[u8]) -> [bool; CLAUSE_COUNT] {
    let mut carries = [false; CLAUSE_COUNT];
    let (mut clause, mut at) = (CLAUSE_COUNT, 0);
    while at < text.len() {
        let start = at;
        let mut numbers = false;
        while at < text.len() && text[at] != b'\n' {
            match text[at] {
                b'=' => numbers = true,
                b'1'..=b'9' if numbers && clause < CLAUSE_COUNT => carries[clause] = true,
                _ => {}
            }
            at += 1;
        }
        if start < at && text[start] == b'[' {
            clause = clause_named(text, start + 1);
        }
        at += 1;
    }
    carries
}

/// The place of the clause whose key stands here before a bracket, or [`CLAUSE_COUNT`] if none has it.
const fn clause_named(text: &[u8], from: usize) -> usize {
    let mut index = 0;
    while index < CLAUSE_COUNT && !stands_here(text, from, DECLARATIONS[index].key.as_bytes()) {
        index += 1;
    }
    index
}

const fn stands_here(text: &[u8], from: usize, key: &[u8]) -> bool {
    let end = from + key.len();
    if end >= text.len() || text[end] != b']' {
        return false;
    }
    let mut place = 0;
    while place < key.len() && text[from + place] == key[place] {
        place += 1;
    }
    place == key.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ClauseId, Profile};

    #[test]
    fn what_is_known_beforehand_is_what_the_profile_says() {
        let profile = Profile::tuned();
        for clause in ClauseId::all() {
            let carries = profile.values_of(clause).any(|(_, curve)| !curve.is_zero());
            assert_eq!(CARRYING[clause.index()], carries, "{}", clause.clause().key);
        }
    }
}
