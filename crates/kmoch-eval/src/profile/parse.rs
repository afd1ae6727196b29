//! Reads one file of a profile onto what it is based on.

use std::sync::Arc;

use thiserror::Error;
use toml_edit::{Document, Item, TableLike, Value};

use super::based_on::BaseError;
use super::choices::{Cutting, Measures, Taper};
use super::curve::Knots;
use super::draft::{Draft, Entry, NO_STAGE};
use super::reader::{Reader, Span};
use crate::registry::{CLAUSES, slots_of};
use crate::stage::Borders;

/// What is wrong with a profile, and where.
#[derive(Debug, Clone, Error, PartialEq, Eq)]
#[error("{file}:{line}: {what}")]
pub struct ProfileError {
    /// The file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub what: String,
}

impl ProfileError {
    /// An error is shown on terminals, so nothing that steers one gets into it.
    pub(super) fn new(file: &str, line: usize, what: &str) -> ProfileError {
        ProfileError { file: visible(file), line, what: visible(what) }
    }
}

/// The text with control characters written out.
fn visible(text: &str) -> String {
    text.chars().fold(String::new(), |mut shown, character| {
        match character.is_control() {
            true => shown.extend(character.escape_default()),
            false => shown.push(character),
        }
        shown
    })
}

/// The key that names stage factors, in a clause's table or beside one value.
const STAGE_KEY: &str = "stage";

/// The keys of a value with stage factors of its own.
const STAGED_KEYS: [&str; 2] = ["value", STAGE_KEY];

/// One file of a profile.
pub(super) struct Layer<'a> {
    reader: Reader<'a>,
}

impl<'a> Layer<'a> {
    /// The file, if it is text.
    pub fn new(bytes: &'a [u8], file: &Arc<str>) -> Result<Layer<'a>, ProfileError> {
        Ok(Layer { reader: Reader::new(bytes, file)? })
    }

    /// What the file says, upon what it is based on.
    pub fn read(
        &self,
        base: impl FnOnce(&str) -> Result<Draft, BaseError>,
    ) -> Result<Draft, ProfileError> {
        let reader = &self.reader;
        let document = Document::parse(reader.text).map_err(|error| {
            reader.error(error.span(), error.message().trim().replace('\n', " "))
        })?;
        let root = document.as_table();
        let mut draft = match root.get("based_on") {
            None => Draft::new(),
            Some(item) => {
                let name = reader.string(item, "based_on")?;
                base(name).map_err(|error| match error {
                    BaseError::Here(what) => reader.error(item.span(), what),
                    BaseError::There(error) => error,
                })?
            }
        };
        draft.name = visible(&reader.file);
        // Stage factors may be used before they stand in the file: read them first.
        if let Some(item) = root.get(STAGE_KEY) {
            self.stages(item, &mut draft)?;
        }
        for (key, item) in root {
            let span = || key_span(root, key).or(item.span());
            match key {
                STAGE_KEY | "based_on" => {}
                "name" => draft.name = self.name(item)?,
                "taper" => {
                    draft.taper = reader.one_of(item, key, &Taper::ALL, Taper::key)?;
                }
                "measures" => {
                    draft.measures = reader.one_of(item, key, &Measures::ALL, Measures::key)?;
                }
                "borders" => draft.borders = self.borders(item)?,
                "cutting" => self.cutting(item, &mut draft.cutting)?,
                key => {
                    let index = CLAUSES.iter().position(|clause| clause.key == key);
                    let index = index.ok_or_else(|| {
                        reader.error(span(), format!("no clause is called \"{key}\""))
                    })?;
                    let table = item.as_table_like().ok_or_else(|| {
                        reader.error(span(), format!("\"{key}\" has to be a table"))
                    })?;
                    self.clause(index, table, &mut draft)?;
                }
            }
        }
        draft.complete(|clause| {
            let item = clause.and_then(|key| root.get(key));
            reader.origin(item.and_then(Item::span))
        })?;
        Ok(draft)
    }

    /// Reads one clause's slots.
    fn clause(
        &self,
        index: usize,
        table: &dyn TableLike,
        draft: &mut Draft,
    ) -> Result<(), ProfileError> {
        let clause = CLAUSES[index];
        let slots = slots_of(index);
        let common = self.stage_named(table, draft)?;
        if let Some(stage) = &common {
            for entry in draft.entries[slots.clone()].iter_mut().flatten() {
                entry.stage = stage.clone();
            }
        }
        for (key, item) in table.iter() {
            if key == STAGE_KEY {
                continue;
            }
            let place = clause.slots.iter().position(|&slot| slot == key).ok_or_else(|| {
                let what = format!("\"{}\" has no slot \"{key}\"", clause.key);
                self.reader.error(key_span(table, key), what)
            })?;
            let slot = slots.start + place;
            let largest = super::bounds::largest(clause, place);
            draft.entries[slot] = Some(self.entry(item, slot, largest, &common, draft)?);
        }
        Ok(())
    }

    /// A value, alone or with stage factors. A single number keeps the factors that the slot has had
    /// so far; two or six say themselves what they are at each stage.
    fn entry(
        &self,
        item: &Item,
        slot: usize,
        largest: f64,
        common: &Option<Option<String>>,
        draft: &Draft,
    ) -> Result<Entry, ProfileError> {
        let reader = &self.reader;
        let value = item
            .as_value()
            .ok_or_else(|| reader.error(item.span(), "a slot holds a number, not a table"))?;
        let (stated, own) = match value {
            Value::InlineTable(table) => {
                if let Some((key, _)) = table.iter().find(|(key, _)| !STAGED_KEYS.contains(key)) {
                    let what = format!("a value has no key \"{key}\", only value and stage");
                    return Err(reader.error(key_span(table, key), what));
                }
                let stated = table.get("value").ok_or_else(|| {
                    reader.error(value.span(), "{ value = …, stage = … } lacks its value")
                })?;
                (stated, self.stage_named(table, draft)?)
            }
            value => (value, None),
        };
        let knots = reader.knots(stated, largest)?;
        let stage = match (own.or_else(|| common.clone()), &knots) {
            (Some(stage), _) => stage,
            (None, Knots::Flat(_)) => {
                draft.entries[slot].as_ref().and_then(|entry| entry.stage.clone())
            }
            (None, _) => None,
        };
        Ok(Entry { knots, stage, origin: Some(reader.origin(value.span())) })
    }

    /// Reads the stage factors and their names.
    fn stages(&self, item: &Item, draft: &mut Draft) -> Result<(), ProfileError> {
        const LARGEST_FACTOR: f64 = 100.0;
        let reader = &self.reader;
        let table = item
            .as_table_like()
            .ok_or_else(|| reader.error(item.span(), "\"stage\" has to be a table"))?;
        for (name, item) in table.iter() {
            let value = item.as_value().filter(|_| name != NO_STAGE);
            let knots = value.map(|value| reader.knots(value, LARGEST_FACTOR)).transpose()?;
            let Some(Knots::Six(six)) = knots else {
                let what = match name {
                    NO_STAGE => format!("\"{NO_STAGE}\" stands for no stage factors"),
                    name => format!("stage factor \"{name}\" needs 6 numbers"),
                };
                return Err(reader.error(item.span(), what));
            };
            draft.stages.insert(name.to_owned(), six);
        }
        Ok(())
    }

    /// The stage factors that a table names, if it names any.
    fn stage_named(
        &self,
        table: &dyn TableLike,
        draft: &Draft,
    ) -> Result<Option<Option<String>>, ProfileError> {
        let Some(item) = table.get(STAGE_KEY) else { return Ok(None) };
        let name = self.reader.string(item, STAGE_KEY)?;
        if name == NO_STAGE {
            return Ok(Some(None));
        }
        match draft.stages.contains_key(name) {
            true => Ok(Some(Some(name.to_owned()))),
            false => {
                let what = format!("no stage factor is called \"{name}\"");
                Err(self.reader.error(item.span(), what))
            }
        }
    }

    /// The name is shown on terminals and pages: one line that people can read.
    fn name(&self, item: &Item) -> Result<String, ProfileError> {
        let name = self.reader.string(item, "name")?;
        if name.chars().any(char::is_control) {
            let what = "a name is one line, without control characters";
            return Err(self.reader.error(item.span(), what));
        }
        Ok(name.to_owned())
    }

    fn borders(&self, item: &Item) -> Result<Borders, ProfileError> {
        let numbers: Option<Vec<f64>> = item.as_array().and_then(|array| {
            let number = |value: &Value| value.as_float().or(value.as_integer().map(|n| n as f64));
            array.iter().map(number).collect()
        });
        let pawns: Option<[f64; 5]> = numbers.and_then(|numbers| numbers.try_into().ok());
        pawns.and_then(Borders::new).ok_or_else(|| {
            let what = "borders are 5 falling numbers of pawns below 30 and above 0, in quarters";
            self.reader.error(item.span(), what)
        })
    }

    fn cutting(&self, item: &Item, cutting: &mut Cutting) -> Result<(), ProfileError> {
        let table = item
            .as_table_like()
            .ok_or_else(|| self.reader.error(item.span(), "\"cutting\" has to be a table"))?;
        for (key, item) in table.iter() {
            let choice = cutting.value_mut(key).ok_or_else(|| {
                let what = format!("\"cutting\" has no choice \"{key}\"");
                self.reader.error(key_span(table, key), what)
            })?;
            *choice = item.as_bool().ok_or_else(|| {
                self.reader.error(item.span(), format!("\"{key}\" has to be true or false"))
            })?;
        }
        Ok(())
    }
}

fn key_span(table: &dyn TableLike, key: &str) -> Span {
    table.key(key).and_then(|key| key.span())
}

#[cfg(test)]
mod tests;
