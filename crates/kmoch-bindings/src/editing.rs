//! Changing a profile number by number, held to the same rules as a file.

use std::path::Path;

use kmoch_eval::{CLAUSES, Clause, Curve, Profile, find_clause};
use thiserror::Error;
use toml_edit::{Array, DocumentMut, Item, Table, Value, value};

/// What a profile is called that another is based on, while it is changed.
const BEFORE: &str = "before.toml";

/// Why a profile cannot be changed like that.
#[derive(Debug, Error)]
pub enum EditError {
    /// There is no such clause.
    #[error("no clause is called \"{0}\"")]
    NoClause(String),
    /// The clause has no such slot.
    #[error("\"{clause}\" has no slot \"{slot}\": it has {}", .slots.join(", "))]
    NoSlot {
        /// The clause's key.
        clause: &'static str,
        /// What was asked for.
        slot: String,
        /// What there is.
        slots: &'static [&'static str],
    },
    /// The number cannot stand there.
    #[error("{place}: {what}")]
    Number {
        /// The clause and its slot, or the name.
        place: String,
        /// What is wrong.
        what: String,
    },
}

/// The clause with this key.
fn clause_called(key: &str) -> Result<&'static Clause, EditError> {
    let clause = CLAUSES.iter().copied().find(|clause| clause.key == key);
    clause.ok_or_else(|| EditError::NoClause(key.to_owned()))
}

/// The clauses that have numbers, with the names of these.
pub fn slots() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    CLAUSES.iter().map(|clause| (clause.key, clause.slots)).filter(|(_, slots)| !slots.is_empty())
}

/// A number of a profile as a file has it: one, two (middlegame and endgame), or six by the stage of the game.
///
/// # Errors
/// When there is no such clause or slot.
pub fn get(profile: &Profile, clause: &str, slot: &str) -> Result<Vec<f64>, EditError> {
    let curve = curve(profile, clause, slot)?;
    let stages = kmoch_eval::Bracket::ALL.map(|bracket| curve.at_bracket(bracket));
    let is_flat = stages.iter().all(|value| *value == stages[0]);
    if is_flat {
        return Ok(vec![stages[0]]);
    }
    let two = Curve::two(stages[0], stages[stages.len() - 1]);
    let is_two = kmoch_eval::Bracket::ALL.iter().all(|bracket| {
        let apart = two.at_bracket(*bracket) - curve.at_bracket(*bracket);
        apart.abs() < f64::EPSILON * curve.at_bracket(*bracket).abs().max(1.0)
    });
    Ok(if is_two { vec![stages[0], stages[stages.len() - 1]] } else { stages.to_vec() })
}

fn curve<'p>(profile: &'p Profile, clause: &str, slot: &str) -> Result<&'p Curve, EditError> {
    let declared = clause_called(clause)?;
    let id = find_clause(declared.key).ok_or_else(|| EditError::NoClause(clause.to_owned()))?;
    let found = profile.values_of(id).find(|(name, _)| *name == slot);
    found.map(|(_, curve)| curve).ok_or_else(|| EditError::NoSlot {
        clause: declared.key,
        slot: slot.to_owned(),
        slots: declared.slots,
    })
}

/// The profile with another number: one, two (middlegame and endgame), or six by the stage of the game.
///
/// ```
/// use kmoch_eval::Profile;
/// use kmoch_bindings::editing::{get, set};
///
/// let mine = set(&Profile::addendum(), "passer", "rank7", &[1500.0]).unwrap();
/// assert_eq!(get(&mine, "passer", "rank7").unwrap(), [1500.0]);
/// let error = set(&mine, "passer", "rank9", &[1.0]).unwrap_err();
/// assert!(error.to_string().starts_with("\"passer\" has no slot \"rank9\""));
/// assert!(set(&mine, "passer", "rank7", &[f64::NAN]).is_err());
/// ```
///
/// # Errors
/// When there is no such place, or the number cannot stand there.
pub fn set(
    profile: &Profile,
    clause: &str,
    slot: &str,
    numbers: &[f64],
) -> Result<Profile, EditError> {
    curve(profile, clause, slot)?;
    let number = match numbers {
        [one] => Value::from(*one),
        several => Value::from(several.iter().copied().collect::<Array>()),
    };
    let mut numbers = Table::new();
    numbers.insert(slot, value(number));
    changed(profile, &format!("{clause}.{slot}"), |layer| {
        layer.insert(clause, Item::Table(numbers));
    })
}

/// The profile with a clause that counts so many times as much: 0 switches it off.
///
/// # Errors
/// When there is no such clause, or it would count too much.
pub fn scale(profile: &Profile, clause: &str, factor: f64) -> Result<Profile, EditError> {
    let id = find_clause(clause).ok_or_else(|| EditError::NoClause(clause.to_owned()))?;
    let mut scaled = profile.clone();
    scaled.scale(id, factor);
    changed(&scaled, clause, |_| {})
}

/// The profile under another name.
///
/// # Errors
/// When it is no name.
pub fn rename(profile: &Profile, name: &str) -> Result<Profile, EditError> {
    changed(profile, "name", |layer| {
        layer.insert("name", value(name));
    })
}

/// The profile with what a layer over it says, as if both were files.
fn changed(
    profile: &Profile,
    place: &str,
    change: impl FnOnce(&mut DocumentMut),
) -> Result<Profile, EditError> {
    let mut layer = DocumentMut::new();
    layer.insert("name", value(profile.name.as_str()));
    layer.insert("based_on", value(BEFORE));
    change(&mut layer);
    let before = profile.to_toml();
    let open = |_: &Path| Ok(before.clone().into_bytes());
    let read = Profile::read(layer.to_string().as_bytes(), Path::new(&profile.name), &open);
    read.map_err(|error| EditError::Number { place: place.to_owned(), what: error.what })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back_as_they_were_set() {
        let profile = Profile::addendum();
        let six = [60.0, 50.0, 40.0, 30.0, 20.0, 10.0];
        for numbers in [vec![7.5], vec![-3.0, 12.0], six.to_vec()] {
            let mine = set(&profile, "passer", "rank5", &numbers).unwrap();
            assert_eq!(get(&mine, "passer", "rank5").unwrap(), numbers);
            let again = Profile::parse(&mine.to_toml(), "again.toml").unwrap();
            assert!(mine.differences(&again).is_empty());
            assert!(!mine.differences(&profile).is_empty());
        }
    }

    #[test]
    fn every_number_can_be_read_and_set_to_itself() {
        for profile in [Profile::addendum(), Profile::tuned()] {
            for (clause, slots) in slots() {
                let numbers = get(&profile, clause, slots[0]).unwrap();
                assert!(matches!(numbers.len(), 1 | 2 | 6), "{clause}");
            }
            let (clause, slots) = slots().last().unwrap();
            let numbers = get(&profile, clause, slots[0]).unwrap();
            set(&profile, clause, slots[0], &numbers).unwrap();
        }
    }

    #[test]
    fn what_cannot_be_is_told() {
        let profile = Profile::addendum();
        let told = |result: Result<Profile, EditError>| result.unwrap_err().to_string();
        assert_eq!(told(scale(&profile, "pasers", 1.0)), "no clause is called \"pasers\"");
        assert!(
            told(set(&profile, "passer", "rank7", &[1.0, 2.0, 3.0])).starts_with("passer.rank7: ")
        );
        assert!(told(scale(&profile, "material", 1e9)).starts_with("material: "));
    }

    #[test]
    fn a_name_is_only_a_name() {
        let mine = rename(&Profile::tuned(), "mine").unwrap();
        assert_eq!(mine.name, "mine");
        assert!(mine.differences(&Profile::tuned()).is_empty());
    }
}
