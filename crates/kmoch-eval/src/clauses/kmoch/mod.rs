//! Kmoch's dispersion and distortion.

mod dispersion;
mod distortion;
mod islands;

pub use dispersion::Dispersion;
pub use distortion::{Distortion, DistortionFront};
pub use islands::IslandImbalance;
