//! The catalogue: a folder for each chapter, a file for each idea.

pub mod attacks;
pub mod backward;
pub mod blocking;
pub mod complement;
pub mod cooperation;
pub mod cuts;
pub mod fixed;
pub mod groups;
pub mod king;
pub mod kmoch;
pub mod material;
pub mod mobility;
pub mod moves;
pub mod passers;
pub mod placement;
pub mod preferences;
pub mod weaknesses;
