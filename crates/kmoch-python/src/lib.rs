//! What Python imports as `kmoch._kmoch`: thin, and without a word of its own. What users see, with its documentation,
//! is in `python/kmoch`.

mod evaluator;
mod explain;
mod features;
mod profile;

use std::fmt::Display;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// What went wrong, as Python tells it.
fn wrong(what: impl Display) -> PyErr {
    PyValueError::new_err(what.to_string())
}

/// The native half of the package.
#[pymodule]
mod _kmoch {
    #[pymodule_export]
    use super::evaluator::Evaluator;
    #[pymodule_export]
    use super::explain::explain;
    #[pymodule_export]
    use super::features::{Asked, Batches, count_games, next_game, split_games};
    #[pymodule_export]
    use super::profile::Profile;
    use pyo3::prelude::*;

    /// Names the version of the program.
    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
