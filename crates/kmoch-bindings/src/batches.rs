//! Record batches that are made when somebody asks for them, and what could not be understood on the way.

use std::fmt;
use std::sync::{Arc, Mutex};

use arrow_array::{RecordBatch, RecordBatchReader};
use arrow_schema::{ArrowError, SchemaRef};
use kmoch_columns::Layout;
use kmoch_columns::games::Selection;

/// What is asked for.
#[derive(Debug, Clone)]
pub struct Asked {
    /// The columns.
    pub layout: Arc<Layout>,
    /// Which positions of games.
    pub selection: Selection,
    /// Whether what cannot be understood is noted and passed over; otherwise it is the end.
    pub passes_over: bool,
    /// How many threads work on files.
    pub threads: usize,
}

/// A game or position that cannot be understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The file, or what stands for one.
    pub place: String,
    /// The line, or which of the texts.
    pub number: u64,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.place, self.number, self.what)
    }
}

impl From<Fault> for ArrowError {
    fn from(fault: Fault) -> ArrowError {
        ArrowError::InvalidArgumentError(fault.to_string())
    }
}

/// So many faults are kept in words.
const KEPT: usize = 1000;

/// Faults that were met so far.
#[derive(Debug, Clone, Default)]
pub struct Met {
    /// How many there were.
    pub count: u64,
    /// The first of them.
    pub first: Vec<Fault>,
}

impl Met {
    fn note(&mut self, fault: Fault) {
        self.count += 1;
        if self.first.len() < KEPT {
            self.first.push(fault);
        }
    }
}

/// What is wrong with games or positions.
#[derive(Debug, Clone, Default)]
pub struct Wrong<T> {
    /// Whole games or positions, which are passed over or the end.
    pub faults: T,
    /// Variations that could not be followed to their end; what comes before is there.
    pub cut_short: T,
}

/// What was wrong so far, for whoever reads and whoever asks.
#[derive(Debug, Clone, Default)]
pub struct Faults(Arc<Mutex<Wrong<Met>>>);

impl Faults {
    /// What was wrong so far.
    pub fn so_far(&self) -> Wrong<Met> {
        self.0.lock().map(|met| met.clone()).unwrap_or_default()
    }

    /// Notes what is wrong; an error with the first game or position that is not to be passed over.
    pub fn note(&self, wrong: Wrong<Vec<Fault>>, asked: &Asked) -> Result<(), ArrowError> {
        let Ok(mut met) = self.0.lock() else { return Ok(()) };
        wrong.cut_short.into_iter().for_each(|fault| met.cut_short.note(fault));
        for fault in wrong.faults {
            if !asked.passes_over {
                return Err(fault.into());
            }
            met.faults.note(fault);
        }
        Ok(())
    }
}

/// Record batches on their way.
pub struct Batches {
    schema: SchemaRef,
    batches: Box<dyn Iterator<Item = Result<RecordBatch, ArrowError>> + Send>,
}

impl Batches {
    /// These batches.
    pub fn new(
        layout: &Layout,
        batches: impl Iterator<Item = Result<RecordBatch, ArrowError>> + Send + 'static,
    ) -> Batches {
        Batches { schema: Arc::clone(layout.schema()), batches: Box::new(batches) }
    }
}

impl Iterator for Batches {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.batches.next()
    }
}

impl RecordBatchReader for Batches {
    fn schema(&self) -> SchemaRef {
        Arc::clone(&self.schema)
    }
}
