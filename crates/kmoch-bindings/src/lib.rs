//! What kmoch does for programs in other languages: positions told and valued, columns as Arrow batches, profiles
//! changed number by number. It knows none of these languages and is tested like any other crate; a thin layer over it,
//! such as `kmoch-python`, speaks one.

pub mod batches;
pub mod cutting;
pub mod editing;
pub mod evaluating;
pub mod explaining;
pub mod files;
pub mod texts;
