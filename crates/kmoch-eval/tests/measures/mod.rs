//! The measures of a side as they are reported, by name.

use kmoch_eval::SideMeasures;
use serde_json::Value;

/// Fractions are given to so many thousandths.
const TOLERANCE: f64 = 0.001;

/// Each measure with its name; whole numbers and fractions alike.
pub fn numbers(side: &SideMeasures) -> [(&'static str, Option<f64>); 9] {
    [
        ("islands", Some(side.islands as f64)),
        ("dispersion", Some(side.dispersion as f64)),
        ("distortion", Some(side.distortion as f64)),
        ("distortion_front", Some(side.distortion_front as f64)),
        ("disharmony", side.disharmony),
        ("imbalance", side.imbalance),
        ("colour_share", side.colour_share),
        ("shelter_colour_share", side.shelter_colour_share),
        ("distance", Some(side.distance as f64)),
    ]
}

/// Whether a measure is the expected one.
pub fn same(value: Option<f64>, expected: &Value) -> bool {
    match (value, expected.as_f64()) {
        (Some(value), Some(expected)) => (value - expected).abs() <= TOLERANCE,
        (None, None) => expected.is_null(),
        _ => false,
    }
}
