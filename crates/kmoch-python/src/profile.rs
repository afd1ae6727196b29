//! Whose numbers count.

use std::path::PathBuf;
use std::sync::Arc;

use kmoch_bindings::editing;
use kmoch_eval::Difference;
use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;

use crate::wrong;

/// A profile; a change makes another one.
#[pyclass(frozen)]
pub struct Profile(pub Arc<kmoch_eval::Profile>);

impl Profile {
    fn changed(profile: Result<kmoch_eval::Profile, editing::EditError>) -> PyResult<Profile> {
        profile.map(|profile| Profile(Arc::new(profile))).map_err(wrong)
    }
}

/// A clause, its slot, the stage if there is one, and what two profiles say.
type Differing = (String, Option<String>, Option<String>, String, String);

#[pymethods]
impl Profile {
    #[new]
    fn new(name: &str) -> PyResult<Profile> {
        Ok(Profile(kmoch_search::profile::load(name).map_err(wrong)?))
    }

    #[staticmethod]
    fn parse(text: &str, file: &str) -> PyResult<Profile> {
        let profile = kmoch_eval::Profile::parse(text, file).map_err(wrong)?;
        Ok(Profile(Arc::new(profile)))
    }

    #[getter]
    fn name(&self) -> &str {
        &self.0.name
    }

    fn to_toml(&self) -> String {
        self.0.to_toml()
    }

    fn save(&self, path: PathBuf) -> PyResult<()> {
        kmoch_files::write(&path, self.0.to_toml()).map_err(|error| {
            PyOSError::new_err(format!("cannot write {}: {error}", path.display()))
        })
    }

    #[staticmethod]
    fn slots() -> Vec<(&'static str, Vec<&'static str>)> {
        editing::slots().map(|(clause, slots)| (clause, slots.to_vec())).collect()
    }

    fn get(&self, clause: &str, slot: &str) -> PyResult<Vec<f64>> {
        editing::get(&self.0, clause, slot).map_err(wrong)
    }

    fn with_number(&self, clause: &str, slot: &str, numbers: Vec<f64>) -> PyResult<Profile> {
        Profile::changed(editing::set(&self.0, clause, slot, &numbers))
    }

    fn scaled(&self, clause: &str, factor: f64) -> PyResult<Profile> {
        Profile::changed(editing::scale(&self.0, clause, factor))
    }

    fn renamed(&self, name: &str) -> PyResult<Profile> {
        Profile::changed(editing::rename(&self.0, name))
    }

    fn differences(&self, other: &Profile) -> Vec<Differing> {
        let differences = self.0.differences(&other.0).into_iter();
        differences
            .map(|difference| match difference {
                Difference::Choice { key, values: [mine, theirs] } => {
                    (key.to_owned(), None, None, mine, theirs)
                }
                Difference::Number { clause, slot, stage, values: [mine, theirs] } => {
                    let numbers = (mine.to_string(), theirs.to_string());
                    (clause.to_owned(), Some(slot.to_owned()), stage, numbers.0, numbers.1)
                }
            })
            .collect()
    }
}
