//! Kmoch's dispersion and distortion.

mod dispersion;
mod distortion;
mod islands;
mod weak_pawns;

pub use dispersion::Dispersion;
pub use distortion::{Distortion, DistortionFront};
pub use islands::IslandImbalance;
pub use weak_pawns::WeakPawn;
