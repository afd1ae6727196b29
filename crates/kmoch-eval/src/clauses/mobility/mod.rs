//! Mobility, control, harmony.

mod colour_split;
mod complementarity;
mod free_squares;
mod harmony;
mod intersection;
mod shelter;
mod spatial;

pub use colour_split::{ColourSplit, ShelterColourSplit};
pub use complementarity::{Complementarity, ComplementarityKingQuadrant};
pub use free_squares::Mobility;
pub use harmony::Harmony;
pub use intersection::{XrayIntersection, XrayIntersectionKnight, XrayIntersectionShelter};
pub use shelter::ShelterComplementarity;
pub use spatial::SpatialMobility;
