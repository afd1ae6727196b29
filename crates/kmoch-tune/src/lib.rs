//! Fits the numbers of a profile to labelled positions and measures what each clause is worth.

pub mod adam;
mod bent;
pub mod calibration;
pub mod coefficients;
pub mod cone;
pub mod data;
pub mod dataset;
pub mod fit;
pub mod gauge;
pub mod model;
pub mod packed;
pub mod records;
pub mod start;
pub mod store;
#[cfg(test)]
mod testing;
pub mod verdict;

pub use calibration::Calibration;
pub use cone::Cone;
pub use data::{DataError, Labelled, Reader};
pub use dataset::{Dataset, Split};
pub use fit::{Fit, Options, Progress};
pub use model::{Model, sigmoid};
pub use store::Store;
