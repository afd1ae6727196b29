//! Many positions valued on all processors.

use std::sync::Arc;

use kmoch_eval::{Evaluator, Weights};
use kmoch_notation::Position;
use rayon::prelude::*;

/// Positions that a thread takes at once.
const PORTION: usize = 1 << 10;

/// Pawn structures that a thread remembers for its portion.
const REMEMBERED: usize = 1 << 10;

/// A text that is no position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("position {index}: {what}")]
pub struct NoPosition {
    /// Which of the texts, from 0.
    pub index: usize,
    /// What is wrong with it.
    pub what: String,
}

/// What each position is worth in pawns, seen from White; a missing text is worth `None`. What is no position is
/// an error, or `None` too if it is `passed_over`.
///
/// ```
/// use std::sync::Arc;
/// use kmoch_eval::{Profile, Weights};
/// use kmoch_bindings::evaluating::evaluate;
///
/// let weights = Arc::new(Weights::new(&Profile::addendum()));
/// let error = evaluate(&weights, &[Some("startpos"), Some("8/8 w")], false).unwrap_err();
/// assert_eq!(error.index, 1);
/// assert_eq!(evaluate(&weights, &[Some("startpos"), None], false), Ok(vec![Some(0.0), None]));
/// ```
///
/// # Errors
/// At the first text that is no position.
pub fn evaluate<T: AsRef<str> + Sync>(
    weights: &Arc<Weights>,
    texts: &[Option<T>],
    passed_over: bool,
) -> Result<Vec<Option<f64>>, NoPosition> {
    let portion = |(number, texts): (usize, &[Option<T>])| {
        let mut evaluator = Evaluator::with_weights(Arc::clone(weights), REMEMBERED);
        let worth = texts.iter().enumerate().map(|(place, text)| {
            let Some(text) = text else { return Ok(None) };
            match Position::read(text.as_ref()) {
                Ok(position) => {
                    Ok(Some(evaluator.evaluate(position.board(), position.turn()).pawns()))
                }
                Err(_) if passed_over => Ok(None),
                Err(fault) => {
                    let index = number * PORTION + place;
                    Err(NoPosition { index, what: fault.to_string() })
                }
            }
        });
        worth.collect::<Vec<_>>()
    };
    let worth: Vec<Vec<_>> = texts.par_chunks(PORTION).enumerate().map(portion).collect();
    worth.into_iter().flatten().collect()
}
