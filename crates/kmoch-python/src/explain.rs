//! Why a position is worth what it is worth.

use std::sync::Arc;

use kmoch_bindings::explaining;
use kmoch_tell::{Language, Position};
use pyo3::prelude::*;

use crate::profile::Profile;
use crate::wrong;

/// The record, the text and the picture of a position.
#[pyfunction]
pub fn explain(
    py: Python<'_>,
    position: &str,
    profile: &Profile,
    nodes: u64,
    language: &str,
) -> PyResult<(String, String, String)> {
    let language: Language = language.parse().map_err(wrong)?;
    let position = Position::read(position)
        .map_err(|fault| wrong(format_args!("{fault}\n{}", fault.picture())))?;
    let profile = Arc::clone(&profile.0);
    let told =
        py.detach(|| explaining::explain(position, &profile, nodes, language)).map_err(wrong)?;
    Ok((told.record, told.text, told.svg))
}
