//! Kmoch's dispersion and distortion.

mod dispersion;

pub use dispersion::Dispersion;
