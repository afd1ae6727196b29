//! A profile while it is read, layer upon layer.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::based_on::tuned_draft;
use super::curve::{Curve, Knots};
use super::{Cutting, Measures, Profile, ProfileError, Taper};
use crate::registry::{CLAUSES, SLOT_COUNT, slots_of};
use crate::stage::Borders;

/// The name that stands for no stage factors.
pub(super) const NO_STAGE: &str = "none";

/// Where a number stands.
#[derive(Debug, Clone)]
pub(super) struct Origin {
    pub file: Arc<str>,
    pub line: usize,
}

impl Origin {
    pub fn error(&self, what: String) -> ProfileError {
        ProfileError::new(&self.file, self.line, &what)
    }
}

/// A number as it is stated: its stage factors may yet change.
#[derive(Debug, Clone)]
pub(super) struct Entry {
    pub knots: Knots,
    pub stage: Option<String>,
    /// None for a number that no file states.
    pub origin: Option<Origin>,
}

impl Entry {
    fn unstated(knots: Knots) -> Entry {
        Entry { knots, stage: None, origin: None }
    }
}

/// A profile while it is read: what a file says is put upon what it is based on.
#[derive(Debug, Clone)]
pub(super) struct Draft {
    pub name: String,
    pub taper: Taper,
    pub measures: Measures,
    pub borders: Borders,
    pub cutting: Cutting,
    pub stages: BTreeMap<String, [f64; 6]>,
    pub entries: Vec<Option<Entry>>,
}

impl Draft {
    /// A profile that says nothing yet.
    pub fn new() -> Draft {
        Draft {
            name: String::new(),
            taper: Taper::Brackets,
            measures: Measures::Own,
            borders: Borders::SOURCES,
            cutting: Cutting::USUAL,
            stages: BTreeMap::new(),
            entries: vec![None; SLOT_COUNT],
        }
    }

    /// Refuses a profile with a slot left out. A clause that the sources do not name may be left out
    /// as a whole: it is worth nothing then, and measures as in the tuned profile.
    pub fn complete(&mut self, at: impl Fn(Option<&str>) -> Origin) -> Result<(), ProfileError> {
        for (index, clause) in CLAUSES.iter().enumerate() {
            let slots = slots_of(index);
            let stated = self.entries[slots.clone()].iter().flatten().count();
            if stated == 0 && clause.may_be_absent() {
                for (place, slot) in slots.enumerate() {
                    let knots = match clause.is_parameter(place) {
                        true => tuned_draft().entries[slot].as_ref().map(|entry| &entry.knots),
                        false => None,
                    };
                    let knots = knots.cloned().unwrap_or(Knots::Flat(0.0));
                    self.entries[slot] = Some(Entry::unstated(knots));
                }
                continue;
            }
            if stated == 0 && !clause.slots.is_empty() {
                return Err(at(None).error(format!("\"{}\" is missing", clause.key)));
            }
            for (slot, name) in slots.zip(clause.slots) {
                if self.entries[slot].is_none() {
                    let what = format!("\"{}\" lacks its slot \"{name}\"", clause.key);
                    return Err(at(Some(clause.key)).error(what));
                }
            }
        }
        Ok(())
    }

    /// The profile as it is stated.
    pub fn profile(&self) -> Profile {
        let factors =
            |stage: &Option<String>| stage.as_ref().and_then(|name| self.stages.get(name)).copied();
        let entries = || self.entries.iter().flatten();
        let curves = entries()
            .map(|entry| Curve { knots: entry.knots.clone(), factors: factors(&entry.stage) });
        Profile {
            name: self.name.clone(),
            taper: self.taper,
            measures: self.measures,
            borders: self.borders,
            cutting: self.cutting,
            curves: curves.collect(),
        }
    }

    /// The profile, if nothing in it can grow too large.
    pub fn finish(self, file: &Arc<str>) -> Result<Profile, ProfileError> {
        let profile = self.profile();
        let origin =
            |slot: usize| self.entries[slot].as_ref().and_then(|entry| entry.origin.clone());
        // What a profile is based on was sound without it.
        let own = |slot| origin(slot).is_some_and(|origin| origin.file == *file);
        if let Some((slot, what)) = profile.lifted_too_high() {
            let here = Origin { file: Arc::clone(file), line: 1 };
            return Err(origin(slot).unwrap_or(here).error(what));
        }
        match profile.excess_among(own) {
            None => Ok(profile),
            Some(excess) => {
                let here = Origin { file: Arc::clone(file), line: 1 };
                Err(origin(excess.slot).unwrap_or(here).error(excess.to_string()))
            }
        }
    }
}
