//! The catalogue of clauses and the evaluator: position in, reasons and score out.

mod amount;
mod evaluator;

pub use amount::Amount;
pub use evaluator::Evaluator;
