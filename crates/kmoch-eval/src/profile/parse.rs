//! Reads a profile and refuses what is unknown, missing or no number, with file and line.

use std::collections::HashMap;
use std::ops::Range;

use thiserror::Error;
use toml_edit::{Document, Item, Table, TableLike, Value};

use super::curve::{Curve, Knots};
use super::{Measures, Profile, Taper};
use crate::registry::{CLAUSES, SLOT_COUNT, slots_of};

/// What is wrong with a profile, and where.
#[derive(Debug, Error, PartialEq, Eq)]
#[error("{file}:{line}: {what}")]
pub struct ProfileError {
    /// The file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub what: String,
}

/// A number no profile needs to exceed, in millipawns; amounts stay far from overflow.
const LARGEST: f64 = 100_000.0;

/// Entries of a clause's table that are not slots.
const STAGE_KEY: &str = "stage";

impl Profile {
    /// Reads a profile from the text of a file.
    ///
    /// ```
    /// use kmoch_eval::Profile;
    /// let error = Profile::parse("name = \"mine\"\n[passer]\nrank9 = 1\n", "mine.toml").unwrap_err();
    /// assert!(error.to_string().starts_with("mine.toml:"));
    /// ```
    pub fn parse(text: &str, file: &str) -> Result<Profile, ProfileError> {
        Reader { text, file }.profile()
    }
}

type Span = Option<Range<usize>>;

struct Reader<'a> {
    text: &'a str,
    file: &'a str,
}

impl Reader<'_> {
    fn error(&self, span: Span, what: impl Into<String>) -> ProfileError {
        let start = span.map_or(0, |span| span.start).min(self.text.len());
        let line = 1 + self.text.as_bytes()[..start].iter().filter(|&&byte| byte == b'\n').count();
        ProfileError { file: self.file.to_owned(), line, what: what.into() }
    }

    fn profile(&self) -> Result<Profile, ProfileError> {
        let document = Document::parse(self.text)
            .map_err(|error| self.error(error.span(), error.message().trim().replace('\n', " ")))?;
        let root = document.as_table();
        let mut profile = Profile {
            name: self.file.to_owned(),
            taper: Taper::Brackets,
            measures: Measures::Own,
            curves: Vec::new(),
        };
        let mut factors = HashMap::new();
        let mut found: Vec<Option<Curve>> = vec![None; SLOT_COUNT];
        // Stage factors may be used before they stand in the file: read them first.
        if let Some(item) = root.get("stage") {
            factors = self.stage_factors(item)?;
        }
        for (key, item) in root {
            let span = || root.key(key).and_then(|key| key.span()).or(item.span());
            match key {
                "stage" => {}
                "name" => profile.name = self.string(item, "name")?.to_owned(),
                "taper" => {
                    profile.taper = match self.string(item, "taper")? {
                        "brackets" => Taper::Brackets,
                        "smooth" => Taper::Smooth,
                        other => {
                            let what =
                                format!("taper is \"brackets\" or \"smooth\", not \"{other}\"");
                            return Err(self.error(item.span(), what));
                        }
                    }
                }
                "measures" => {
                    profile.measures = match self.string(item, "measures")? {
                        "own" => Measures::Own,
                        "addendum" => Measures::Addendum,
                        other => {
                            let what =
                                format!("measures is \"own\" or \"addendum\", not \"{other}\"");
                            return Err(self.error(item.span(), what));
                        }
                    }
                }
                key => {
                    let index = CLAUSES.iter().position(|clause| clause.key == key);
                    let index = index.ok_or_else(|| {
                        self.error(span(), format!("no clause is called \"{key}\""))
                    })?;
                    let table = item.as_table().ok_or_else(|| {
                        self.error(span(), format!("\"{key}\" has to be a table"))
                    })?;
                    self.clause(index, table, &factors, &mut found)?;
                }
            }
        }
        profile.curves = self.complete(root, found)?;
        Ok(profile)
    }

    /// Reads one clause's slots.
    fn clause(
        &self,
        index: usize,
        table: &Table,
        factors: &HashMap<&str, [f64; 6]>,
        found: &mut [Option<Curve>],
    ) -> Result<(), ProfileError> {
        let clause = CLAUSES[index];
        let common = self.factors_of(table, factors)?;
        for (key, item) in table {
            if key == STAGE_KEY {
                continue;
            }
            let place = clause.slots.iter().position(|&slot| slot == key).ok_or_else(|| {
                let span = table.key(key).and_then(|key| key.span());
                self.error(span, format!("\"{}\" has no slot \"{key}\"", clause.key))
            })?;
            let slot = slots_of(index).start + place;
            found[slot] = Some(self.curve(item, common, factors)?);
        }
        Ok(())
    }

    /// Refuses a profile with a slot left out. A clause that is not named at all is worth nothing.
    fn complete(
        &self,
        root: &Table,
        found: Vec<Option<Curve>>,
    ) -> Result<Vec<Curve>, ProfileError> {
        let mut found = found;
        for (index, clause) in CLAUSES.iter().enumerate() {
            let slots = slots_of(index);
            let Some(item) = root.get(clause.key) else {
                let required = !clause.slots.is_empty() && !clause.may_be_absent();
                if required {
                    return Err(self.error(None, format!("\"{}\" is missing", clause.key)));
                }
                found[slots].fill(Some(Curve::flat(0.0)));
                continue;
            };
            for (slot, name) in slots.zip(clause.slots) {
                if found[slot].is_none() {
                    let what = format!("\"{}\" lacks its slot \"{name}\"", clause.key);
                    return Err(self.error(item.span(), what));
                }
            }
        }
        Ok(found.into_iter().map(|curve| curve.expect("every slot was checked")).collect())
    }

    fn curve(
        &self,
        item: &Item,
        common: Option<[f64; 6]>,
        factors: &HashMap<&str, [f64; 6]>,
    ) -> Result<Curve, ProfileError> {
        let value = item
            .as_value()
            .ok_or_else(|| self.error(item.span(), "a slot holds a number, not a table"))?;
        if let Value::InlineTable(table) = value {
            let stated = table.get("value").ok_or_else(|| {
                self.error(value.span(), "{ value = …, stage = … } lacks its value")
            })?;
            let knots = self.knots(stated)?;
            let factors = self.factors_of(table, factors)?.or(common);
            return Ok(Curve { knots, factors });
        }
        Ok(Curve { knots: self.knots(value)?, factors: common })
    }

    /// A number, a pair for middlegame and endgame, or six for the brackets.
    fn knots(&self, value: &Value) -> Result<Knots, ProfileError> {
        let Value::Array(array) = value else {
            return Ok(Knots::Flat(self.number(value)?));
        };
        let numbers = array
            .iter()
            .map(|value| self.number(value))
            .collect::<Result<Vec<f64>, ProfileError>>()?;
        match numbers[..] {
            [middlegame, endgame] => Ok(Knots::Two([middlegame, endgame])),
            [a, b, c, d, e, f] => Ok(Knots::Six([a, b, c, d, e, f])),
            _ => {
                let what = format!(
                    "give 1 number, 2 (middlegame, endgame) or 6 (brackets), not {}",
                    numbers.len()
                );
                Err(self.error(value.span(), what))
            }
        }
    }

    /// A number, or a fraction written as a string: `"-700/3"`.
    fn number(&self, value: &Value) -> Result<f64, ProfileError> {
        let number = match value {
            Value::Integer(number) => Some(*number.value() as f64),
            Value::Float(number) => Some(*number.value()),
            Value::String(text) => fraction(text.value()),
            _ => None,
        };
        number.filter(|number| number.abs() <= LARGEST).ok_or_else(|| {
            let what = format!(
                "{} is not a number between -{LARGEST} and {LARGEST}",
                value.to_string().trim()
            );
            self.error(value.span(), what)
        })
    }

    fn stage_factors<'t>(
        &self,
        item: &'t Item,
    ) -> Result<HashMap<&'t str, [f64; 6]>, ProfileError> {
        let table = item
            .as_table()
            .ok_or_else(|| self.error(item.span(), "\"stage\" has to be a table"))?;
        let mut factors = HashMap::new();
        for (name, item) in table {
            let six = match item.as_value().map(|value| self.knots(value)).transpose()? {
                Some(Knots::Six(six)) => six,
                _ => {
                    return Err(
                        self.error(item.span(), format!("stage factor \"{name}\" needs 6 numbers"))
                    );
                }
            };
            factors.insert(name, six);
        }
        Ok(factors)
    }

    /// The stage factors that a table names.
    fn factors_of(
        &self,
        table: &dyn TableLike,
        factors: &HashMap<&str, [f64; 6]>,
    ) -> Result<Option<[f64; 6]>, ProfileError> {
        let Some(item) = table.get(STAGE_KEY) else { return Ok(None) };
        let name = self.string(item, STAGE_KEY)?;
        let six = factors.get(name);
        six.copied()
            .map(Some)
            .ok_or_else(|| self.error(item.span(), format!("no stage factor is called \"{name}\"")))
    }

    fn string<'t>(&self, item: &'t Item, key: &str) -> Result<&'t str, ProfileError> {
        item.as_str()
            .ok_or_else(|| self.error(item.span(), format!("\"{key}\" has to be a string")))
    }
}

fn fraction(text: &str) -> Option<f64> {
    let (above, below) = text.split_once('/')?;
    let above: i32 = above.trim().parse().ok()?;
    let below: u16 = below.trim().parse().ok()?;
    (below != 0).then(|| f64::from(above) / f64::from(below))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The Addendum's text with one piece replaced, and what is said of it.
    fn refusal(from: &str, to: &str) -> String {
        let sound = super::super::ADDENDUM;
        assert!(sound.contains(from), "{from}");
        let error = Profile::parse(&sound.replacen(from, to, 1), "mine.toml").unwrap_err();
        let line = sound[..sound.find(from).unwrap()].lines().count() + 1;
        assert!(error.line.abs_diff(line) <= 1, "{error} is not about line {line}");
        error.what
    }

    #[test]
    fn faults_are_refused_with_their_line() {
        assert_eq!(refusal("[passer]", "[pasers]"), "no clause is called \"pasers\"");
        assert_eq!(
            refusal("[passer]\nstage = \"passer\"\nrank2 = 100", "[passer]\nstage = \"passer\""),
            "\"passer\" lacks its slot \"rank2\""
        );
        assert_eq!(
            refusal("d48 = -480", "d48 = -480\nd49 = -490"),
            "\"dispersion\" has no slot \"d49\""
        );
        assert_eq!(
            refusal("d48 = -480", "d48 = \"much\""),
            "\"much\" is not a number between -100000 and 100000"
        );
        assert_eq!(
            refusal("d48 = -480", "d48 = nan"),
            "nan is not a number between -100000 and 100000"
        );
        assert_eq!(
            refusal("d48 = -480", "d48 = [1, 2, 3]"),
            "give 1 number, 2 (middlegame, endgame) or 6 (brackets), not 3"
        );
        assert_eq!(
            refusal("taper = \"brackets\"", "taper = \"soft\""),
            "taper is \"brackets\" or \"smooth\", not \"soft\""
        );
        assert!(!refusal("d48 = -480", "d48 = ").is_empty());
    }

    #[test]
    fn a_clause_left_out_is_missed() {
        let error = Profile::parse("name = \"empty\"", "mine.toml").unwrap_err();
        assert_eq!(error.to_string(), "mine.toml:1: \"dispersion\" is missing");
    }
}
