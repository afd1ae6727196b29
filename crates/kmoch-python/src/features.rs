//! Columns of positions and games.

use std::num::NonZeroU32;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::thread::available_parallelism;

use arrow_array::ffi::FFI_ArrowSchema;
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use kmoch_bindings::batches::{self, Faults, Met};
use kmoch_bindings::texts::{self, GameText};
use kmoch_bindings::{cutting, files};
use kmoch_columns::games::Selection;
use kmoch_columns::{Choice, Layout, Order, USUAL_TAGS};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyCapsule};

use crate::profile::Profile;
use crate::wrong;

/// What is asked for of positions or games.
#[pyclass(frozen)]
pub struct Asked(batches::Asked);

/// A text of games: the bytes, the file, the number of the first game and its line.
type Text = (Vec<u8>, Option<String>, Option<u64>, Option<u64>);

/// Batches that can be read once.
#[pyclass(frozen)]
pub struct Batches {
    batches: Mutex<Option<batches::Batches>>,
    faults: Faults,
}

impl Batches {
    fn new(make: impl FnOnce(&Faults) -> batches::Batches) -> Batches {
        let faults = Faults::default();
        Batches { batches: Mutex::new(Some(make(&faults))), faults }
    }
}

#[pymethods]
impl Asked {
    #[new]
    #[pyo3(signature = (profile, of_games, columns, tags, items, every, quiet, last, plies, variations, passes_over, threads))]
    #[allow(clippy::too_many_arguments, reason = "each is an option that Python names")]
    fn new(
        profile: &Profile,
        of_games: bool,
        columns: Option<&str>,
        tags: Option<Vec<String>>,
        items: bool,
        every: Option<NonZeroU32>,
        quiet: bool,
        last: bool,
        plies: Option<(u32, u32)>,
        variations: bool,
        passes_over: bool,
        threads: Option<usize>,
    ) -> PyResult<Asked> {
        let figures = columns.map(Choice::read).transpose().map_err(wrong)?.unwrap_or_default();
        let tags = tags.unwrap_or_else(|| USUAL_TAGS.map(str::to_owned).to_vec());
        let order = Order { figures, games: of_games, tags, items };
        let layout = Arc::new(Layout::new(&profile.0, &order).map_err(wrong)?);
        let plies = plies.map(|(first, last)| first..=last);
        let selection = Selection { every, quiet, last, plies, variations };
        let threads =
            threads.unwrap_or_else(|| available_parallelism().map_or(1, usize::from)).max(1);
        Ok(Asked(batches::Asked { layout, selection, passes_over, threads }))
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        let schema = FFI_ArrowSchema::try_from(self.0.layout.schema().as_ref()).map_err(wrong)?;
        PyCapsule::new_with_value(py, schema, c"arrow_schema")
    }

    fn files(&self, paths: Vec<PathBuf>, of_games: bool) -> Batches {
        Batches::new(|faults| files::read(&self.0, paths, of_games, faults))
    }

    fn positions(&self, positions: Vec<String>) -> Batches {
        Batches::new(|faults| texts::positions(&self.0, positions, faults))
    }

    fn games(&self, games: Vec<Text>) -> Batches {
        let text = |(pgn, file, game, line)| GameText { pgn, file, game, line };
        let games = games.into_iter().map(text).collect();
        Batches::new(|faults| texts::games(&self.0, games, faults))
    }
}

#[pymethods]
impl Batches {
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        // A consumer may wish for other types and has to cope with these.
        drop(requested_schema);
        let batches = self.batches.lock().ok().and_then(|mut batches| batches.take());
        let batches = batches.ok_or_else(|| wrong("these batches have been read already"))?;
        let stream = FFI_ArrowArrayStream::new(Box::new(batches));
        PyCapsule::new_with_value(py, stream, c"arrow_array_stream")
    }

    /// How many games or positions were passed over, and the first of them: place, number and what is wrong.
    fn faults(&self) -> (u64, Vec<Told>) {
        told(self.faults.so_far().faults)
    }

    /// The same of variations that could not be followed to their end.
    fn cut_short(&self) -> (u64, Vec<Told>) {
        told(self.faults.so_far().cut_short)
    }
}

/// Place, number and what is wrong.
type Told = (String, u64, String);

fn told(met: Met) -> (u64, Vec<Told>) {
    let first = met.first.into_iter().map(|fault| (fault.place, fault.number, fault.what));
    (met.count, first.collect())
}

/// The games of a text: number and line, from 1, and bytes.
#[pyfunction]
pub fn split_games<'py>(
    py: Python<'py>,
    text: &[u8],
) -> PyResult<Vec<(u64, u64, Bound<'py, PyBytes>)>> {
    let games = py.detach(|| cutting::games(text))?;
    Ok(games
        .into_iter()
        .map(|game| (game.number, game.line, PyBytes::new(py, &game.pgn)))
        .collect())
}

/// How many games a text has.
#[pyfunction]
pub fn count_games(py: Python<'_>, text: &[u8]) -> PyResult<u64> {
    Ok(py.detach(|| cutting::count(text))?)
}

/// The first place at or behind an offset where a text can be cut between games.
#[pyfunction]
pub fn next_game(text: &[u8], start: usize) -> Option<usize> {
    cutting::place_to_cut(text, start)
}
