//! What the Python package `kmoch` is made of.
//!
//! Everything that has to do with chess stands in modules that know nothing of Python and are tested like any other; the
//! feature `module`, which maturin asks for, puts a thin layer over them that Python can import.

pub mod batches;
pub mod editing;
pub mod evaluating;
pub mod explaining;
pub mod files;
#[cfg(feature = "module")]
mod module;
pub mod texts;
