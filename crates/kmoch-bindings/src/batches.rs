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

/// What was passed over.
#[derive(Debug, Clone, Default)]
pub struct Faults(Arc<Mutex<(u64, Vec<Fault>)>>);

impl Faults {
    /// How many there were, and the first of them.
    pub fn so_far(&self) -> (u64, Vec<Fault>) {
        self.0.lock().map(|faults| faults.clone()).unwrap_or_default()
    }

    /// Notes a fault; an error if it is not to be passed over.
    pub fn note(&self, fault: Fault, asked: &Asked) -> Result<(), ArrowError> {
        if !asked.passes_over {
            return Err(fault.into());
        }
        if let Ok(mut faults) = self.0.lock() {
            faults.0 += 1;
            if faults.1.len() < KEPT {
                faults.1.push(fault);
            }
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
