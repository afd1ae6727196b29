//! Kmoch's dispersion and distortion.

mod dispersion;
mod distortion;
mod islands;
mod weak_pawns;

pub use dispersion::{Dispersion, dispersion};
pub use distortion::{Distortion, DistortionFront, distortion, distortion_front};
pub use islands::IslandImbalance;
pub use weak_pawns::WeakPawn;
