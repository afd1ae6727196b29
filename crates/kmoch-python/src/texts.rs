//! Positions that are held in memory, as a notebook hands them over.

use std::sync::Arc;

use arrow_array::RecordBatch;
use arrow_schema::ArrowError;
use kmoch_columns::{Row, Table};
use kmoch_notation::Position;
use rayon::prelude::*;

use crate::batches::{Asked, Batches, Fault, Faults};

/// Positions that become one batch.
const PORTION: usize = 1 << 13;

/// A row for each of these positions, in batches in their order; as many batches are made at once as there are threads, when the
/// first of them is asked for.
pub fn positions(asked: &Asked, texts: Vec<String>, faults: &Faults) -> Batches {
    let (asked, faults) = (asked.clone(), faults.clone());
    let layout = Arc::clone(&asked.layout);
    let wave = PORTION * rayon::current_num_threads();
    let waves = (0..texts.len()).step_by(wave).flat_map(move |start| {
        let end = texts.len().min(start + wave);
        let portions = texts[start..end].par_chunks(PORTION).enumerate();
        let batches: Vec<Result<RecordBatch, ArrowError>> = portions
            .map(|(number, texts)| fill(&asked, start + number * PORTION, texts, &faults))
            .collect();
        batches
    });
    Batches::new(&layout, waves)
}

/// A batch of some of the positions, of which the first has this number.
fn fill(
    asked: &Asked,
    first: usize,
    texts: &[String],
    faults: &Faults,
) -> Result<RecordBatch, ArrowError> {
    let mut table = Table::new(&asked.layout);
    for (text, number) in texts.iter().zip(first as u64..) {
        match Position::read(text) {
            Ok(position) => {
                table.push(&Row { fen: Some(&position.fen), ..Row::of(&position.chess) });
            }
            Err(fault) => {
                let place = "position".to_owned();
                faults.note(Fault { place, number, what: fault.to_string() }, asked)?;
            }
        }
    }
    Ok(table.finish())
}
