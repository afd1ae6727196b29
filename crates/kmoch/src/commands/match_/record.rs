//! The file of a match that can be broken off: what is played for, and what came of it so far.

use std::path::Path;

use anyhow::{Context, bail, ensure};
use kmoch_play::{Score, Sprt};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::saving;

/// What makes it the same match: everything that decides which games are played and when they end.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Terms {
    /// Options of the first player.
    pub first: Vec<String>,
    /// Options of the second player.
    pub second: Vec<String>,
    /// The file of openings; random moves without one.
    pub openings: Option<String>,
    /// What a player may use for each move.
    pub limit: String,
    /// Which openings are played.
    pub seed: u64,
    /// Whether every game is played to its end.
    pub to_the_end: bool,
    /// The test that ends the match.
    pub sprt: Option<Sprt>,
}

#[derive(Debug, Serialize, Deserialize)]
struct Record {
    terms: Terms,
    score: Score,
}

/// What has been played of this match: nothing if there is no file yet.
///
/// # Errors
/// When the file cannot be read or is about another match; says what differs.
pub fn read(file: &Path, terms: &Terms) -> anyhow::Result<Score> {
    let Some(text) = saving::state(file)? else { return Ok(Score::default()) };
    let record: Record = serde_json::from_slice(&text)
        .with_context(|| format!("{} is no record of a match", file.display()))?;
    ensure!(record.score.is_sound(), "{} is damaged: its games do not add up", file.display());
    if record.terms == *terms {
        return Ok(record.score);
    }
    let (there, here) = (serde_json::to_value(&record.terms)?, serde_json::to_value(terms)?);
    let name = differing(&there, &here);
    bail!(
        "{} is about another match: {name} is {} there and {} here",
        file.display(),
        there[&name],
        here[&name]
    );
}

fn differing(there: &Value, here: &Value) -> String {
    let names = there.as_object().into_iter().flatten().map(|(name, _)| name);
    names.into_iter().find(|name| there[*name] != here[*name]).cloned().unwrap_or_default()
}

/// Writes down what has been played, whole or not at all.
///
/// # Errors
/// When the file cannot be written.
pub fn write(file: &Path, terms: &Terms, score: &Score) -> anyhow::Result<()> {
    let record = Record { terms: terms.clone(), score: *score };
    let text = serde_json::to_string_pretty(&record)?;
    saving::save(file, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read_and_another_match_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("match.json");
        let terms = Terms { limit: "500 nodes".to_owned(), ..Terms::default() };
        assert_eq!(read(&file, &terms).unwrap(), Score::default());
        let score = Score { wins: 3, losses: 1, draws: 2, pairs: [0, 1, 1, 0, 1] };
        write(&file, &terms, &score).unwrap();
        assert_eq!(read(&file, &terms).unwrap(), score);
        let other = Terms { seed: 5, ..terms.clone() };
        let said = read(&file, &other).unwrap_err().to_string();
        assert!(said.ends_with("is about another match: seed is 0 there and 5 here"), "{said}");
        let games = Score { wins: u64::MAX, ..score };
        write(&file, &terms, &games).unwrap();
        assert!(read(&file, &terms).unwrap_err().to_string().contains("do not add up"));
        kmoch_files::write(&file, "{}").unwrap();
        assert!(read(&file, &terms).unwrap_err().to_string().contains("no record of a match"));
    }
}
