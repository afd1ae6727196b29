//! The record: everything that was measured, as `docs/verdict.json` keeps it.

use std::collections::BTreeMap;

use kmoch_eval::{Chapter, find_clause};
use serde::{Deserialize, Serialize};

/// Everything that was measured. Each part is measured by itself and may be missing.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// Games of engines.
    pub engine: Option<Study>,
    /// Games of masters.
    pub masters: Option<Study>,
    /// Matches of the engine against itself without a chapter.
    pub matches: Option<Matches>,
}

/// What the games of one kind say.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Study {
    /// The names of the files.
    pub files: Vec<String>,
    /// Positions in all.
    pub positions: u64,
    /// Games they come from.
    pub games: u64,
    /// Positions of games held out of every fit.
    pub held_out: u64,
    /// The share of the result in what is learnt; the rest is what a search said.
    pub result_share: f64,
    /// Rounds of the fit that everything starts from, and of each fit to games drawn anew.
    pub epochs: u64,
    /// Rounds of each refit with something left out.
    pub refit_epochs: u64,
    /// Fits to resampled games.
    pub resamples: u64,
    /// Decides which games are held out and how they are resampled.
    pub seed: u64,
    /// Held-out losses, from material alone to all clauses fitted.
    pub losses: Vec<Loss>,
    /// What was found of each clause, by key.
    pub clauses: BTreeMap<String, Measured>,
    /// Held-out loss without a whole chapter, by its title.
    pub chapters: BTreeMap<String, LeftOut>,
}

/// The held-out losses of one evaluation.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Loss {
    /// Whose.
    pub name: String,
    /// Mean squared error of the result.
    pub squares: f64,
    /// Mean log-loss of the result.
    pub logs: f64,
}

/// What was found of one clause. Amounts are centipawns.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Measured {
    /// Positions in which it makes a difference between the sides.
    pub positions: u64,
    /// Their share of all positions.
    pub share: f64,
    /// The mean size of that difference by the sources' numbers.
    pub source: f64,
    /// The mean size of that difference by the fitted numbers.
    pub fitted: f64,
    /// The same by numbers that were fitted while every clause was held to its words. None where that was not asked.
    pub held: Option<f64>,
    /// How much of the sources' difference the fitted numbers give: 1 all of it, negative the
    /// reverse. Fitted among the sources' clauses. None where the sources say nothing or there are
    /// too few positions.
    pub slope: Option<Interval>,
    /// The same where the clauses of the Complement chapter are fitted too: what is left of it
    /// beside them.
    pub beside: Option<Interval>,
    /// What leaving it out costs.
    pub left_out: Option<LeftOut>,
}

/// A figure with its 95 % interval.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Interval {
    /// The figure.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The change of the held-out mean squared error when something is left out and all else refitted.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct LeftOut {
    /// The change; positive if something is lost.
    pub loss: f64,
    /// Half the width of its 95 % interval, games taken as the unit.
    pub error: f64,
}

/// Matches of the engine against itself with a chapter worth nothing.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Matches {
    /// Positions for each move.
    pub nodes: u64,
    /// Tells the profile they were played with from others.
    pub profile: String,
    /// Results by the chapter's title, seen from the side without it.
    pub chapters: BTreeMap<String, Match>,
}

/// The result of one match.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Match {
    /// Games won without the chapter.
    pub wins: u64,
    /// Games lost without it.
    pub losses: u64,
    /// Games drawn.
    pub draws: u64,
    /// Elo of switching it off.
    pub elo: f64,
    /// Half the width of the 95 % interval.
    pub error: f64,
}

impl Match {
    /// Games played.
    pub fn games(&self) -> u64 {
        self.wins + self.losses + self.draws
    }
}

/// The clause that keeps the sources' numbers where everything is fitted, so that a pawn stays a
/// pawn; it dwarfs the others, and nobody doubts it.
pub const MEASURE: &str = "material";

/// What the data say of the sources' sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sign {
    /// The whole interval lies on the sources' side.
    Confirmed,
    /// The whole interval lies on the other side.
    Reversed,
    /// The interval holds zero.
    Undecided,
    /// It occurs too rarely, or follows from the others and cannot be fitted.
    Unmeasured,
    /// The sources do not name it: it is of the Complement chapter.
    NotNamed,
}

impl Sign {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Sign::Confirmed => "confirmed",
            Sign::Reversed => "reversed",
            Sign::Undecided => "undecided",
            Sign::Unmeasured => "unmeasured",
            Sign::NotNamed => "not of the sources",
        }
    }
}

impl Interval {
    /// So many times the figure and its ends.
    pub fn times(self, factor: f64) -> Interval {
        let Interval { value, low, high } = self;
        Interval { value: value * factor, low: low * factor, high: high * factor }
    }
}

/// Less than this, in centipawns, is told as nothing.
const NOTHING: f64 = 0.05;
/// As much as this, in centipawns, is something.
const SOMETHING: f64 = 0.5;

impl Measured {
    /// Whether nothing is left of it when every clause is held to its words, though the data alone give it something.
    pub fn is_denied(&self) -> bool {
        self.held.is_some_and(|held| held < NOTHING) && self.fitted >= SOMETHING
    }

    /// What the fitted numbers give where the sources' give [`Measured::source`], in the sources'
    /// direction.
    pub fn value(&self) -> Option<Interval> {
        self.slope.map(|slope| slope.times(self.source))
    }

    /// What the data say of the sources' sign.
    pub fn sign(&self, key: &str) -> Sign {
        if find_clause(key).is_some_and(|id| id.clause().chapter == Chapter::Complement) {
            return Sign::NotNamed;
        }
        match self.slope {
            None => Sign::Unmeasured,
            Some(slope) if slope.low > 0.0 => Sign::Confirmed,
            Some(slope) if slope.high < 0.0 => Sign::Reversed,
            Some(_) => Sign::Undecided,
        }
    }
}

impl Study {
    /// The held-out mean squared error of an evaluation by its name.
    pub fn loss(&self, name: &str) -> Option<f64> {
        self.losses.iter().find(|loss| loss.name == name).map(|loss| loss.squares)
    }
}

impl Record {
    /// Reads a record.
    ///
    /// # Errors
    /// Says where it is not one.
    pub fn read(text: &str) -> Result<Record, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// The record as text that [`Record::read`] reads again.
    pub fn text(&self) -> String {
        serde_json::to_string_pretty(self).expect("a record can always be written") + "\n"
    }
}

/// So many significant digits are kept: more than any figure deserves.
const DIGITS: i32 = 6;

/// A figure as a record keeps it.
pub fn rounded(value: f64) -> f64 {
    if value == 0.0 || !value.is_finite() {
        return 0.0;
    }
    let places = DIGITS - 1 - value.abs().log10().floor() as i32;
    let text = format!("{value:.*}", places.clamp(0, 17) as usize);
    text.parse().unwrap_or(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_reads_as_it_was_written() {
        let record = crate::shipped();
        assert_eq!(&Record::read(&record.text()).unwrap(), record);
        assert!(Record::read("{\"engine\":3}").is_err());
    }

    #[test]
    fn the_sign_follows_from_the_interval() {
        let measured = |low, high| Measured {
            slope: Some(Interval { value: (low + high) / 2.0, low, high }),
            source: 20.0,
            ..Measured::default()
        };
        assert_eq!(measured(0.1, 0.5).sign("passer"), Sign::Confirmed);
        assert_eq!(measured(-0.5, -0.1).sign("passer"), Sign::Reversed);
        assert_eq!(measured(-0.1, 0.5).sign("passer"), Sign::Undecided);
        assert_eq!(Measured::default().sign("passer"), Sign::Unmeasured);
        assert_eq!(measured(0.1, 0.5).value().unwrap().value, 6.0);
    }

    #[test]
    fn a_clause_is_denied_if_its_words_leave_it_nothing_of_something() {
        let measured = |fitted, held| Measured { fitted, held, ..Measured::default() };
        assert!(measured(3.0, Some(0.0)).is_denied());
        assert!(!measured(3.0, Some(0.4)).is_denied());
        assert!(!measured(0.1, Some(0.0)).is_denied());
        assert!(!measured(3.0, None).is_denied());
    }

    #[test]
    fn figures_are_rounded_to_few_digits() {
        assert_eq!(rounded(0.000_012_345_678), 0.000_012_345_7);
        assert_eq!(rounded(-123_456.7), -123_457.0);
        assert_eq!(rounded(0.0), 0.0);
    }
}
