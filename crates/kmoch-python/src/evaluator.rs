//! What positions are worth.

use std::sync::{Arc, Mutex};

use kmoch_bindings::evaluating;
use kmoch_eval::Weights;
use kmoch_notation::Position;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::profile::Profile;
use crate::wrong;

/// Values positions by a profile.
#[pyclass(frozen)]
pub struct Evaluator {
    weights: Arc<Weights>,
    one: Mutex<kmoch_eval::Evaluator>,
}

#[pymethods]
impl Evaluator {
    #[new]
    fn new(profile: &Profile) -> Evaluator {
        let evaluator = kmoch_eval::Evaluator::new(&profile.0);
        Evaluator { weights: Arc::clone(evaluator.weights()), one: Mutex::new(evaluator) }
    }

    fn evaluate(&self, position: &str) -> PyResult<f64> {
        let position = Position::read(position).map_err(wrong)?;
        let mut one = self
            .one
            .lock()
            .map_err(|_| PyRuntimeError::new_err("an earlier evaluation was broken off"))?;
        Ok(one.evaluate(position.board(), position.turn()).pawns())
    }

    /// The bytes of as many floats as there are texts.
    fn evaluate_many<'py>(
        &self,
        py: Python<'py>,
        texts: Vec<Option<String>>,
        passed_over: bool,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let worth = py.detach(|| evaluating::evaluate(&self.weights, &texts, passed_over));
        Ok(PyBytes::new(py, &bytes(worth.map_err(wrong)?)))
    }
}

/// Floats as numpy reads them; nothing is not a number.
fn bytes(worth: Vec<Option<f64>>) -> Vec<u8> {
    worth.into_iter().flat_map(|pawns| pawns.unwrap_or(f64::NAN).to_ne_bytes()).collect()
}
