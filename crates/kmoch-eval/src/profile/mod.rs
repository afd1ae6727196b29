//! Every number of an evaluation: one entry for each slot of each clause.

mod curve;
mod parse;
mod weights;

use std::sync::{Arc, LazyLock};

pub use curve::Curve;
pub use parse::ProfileError;
pub use weights::{Row, Weights};

use crate::clause::Slot;

/// How values change with the material on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Taper {
    /// In the six steps of the sources.
    Brackets,
    /// Smoothly, quarter pawn by quarter pawn.
    Smooth,
}

/// Whose staged base values modifiers and measures work on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Measures {
    /// This profile's own.
    Own,
    /// The sources' own, whatever this profile says: then the score is linear in the profile's
    /// numbers, and they can be fitted.
    Addendum,
}

/// A complete set of numbers.
#[derive(Debug, Clone, PartialEq)]
pub struct Profile {
    /// What it is called.
    pub name: String,
    /// How its values change with material.
    pub taper: Taper,
    /// Whose base values modifiers and measures work on.
    pub measures: Measures,
    /// The value of each slot over the course of the game, in the order of the registry.
    pub(crate) curves: Vec<Curve>,
}

/// The sources' own numbers, as shipped.
const ADDENDUM: &str = include_str!("../../../../profiles/addendum.toml");

impl Profile {
    /// The sources' own numbers, exactly.
    ///
    /// ```
    /// assert_eq!(kmoch_eval::Profile::addendum().name, "addendum");
    /// ```
    pub fn addendum() -> Arc<Profile> {
        static PROFILE: LazyLock<Arc<Profile>> = LazyLock::new(|| {
            Arc::new(
                Profile::parse(ADDENDUM, "addendum.toml").expect("the shipped profile is sound"),
            )
        });
        Arc::clone(&PROFILE)
    }

    /// The value of a slot over the course of the game.
    pub fn curve(&self, slot: Slot) -> &Curve {
        &self.curves[slot.index()]
    }
}
