//! Every number of an evaluation: one entry for each slot of each clause.

mod based_on;
mod bounds;
mod carrying;
mod choices;
mod curve;
mod difference;
mod draft;
mod edit;
mod parse;
mod reader;
mod weights;
mod write;

use std::sync::{Arc, LazyLock};

pub use bounds::Excess;
pub(crate) use carrying::CARRYING;
pub use choices::{Cutting, Measures, Taper};
pub use curve::Curve;
pub use difference::Difference;
pub use parse::ProfileError;
pub use weights::{Row, Weights};

use crate::clause::{ClauseId, Slot, Unit};
use crate::registry::{clause_of, slots_of};
use crate::stage::{Borders, Stage};

/// A complete set of numbers.
#[derive(Debug, Clone, PartialEq)]
pub struct Profile {
    /// What it is called.
    pub name: String,
    /// How its values change with material.
    pub taper: Taper,
    /// Whose base values modifiers and measures work on.
    pub measures: Measures,
    /// Where the brackets of the game give way to one another.
    pub borders: Borders,
    /// Which moves the cutting rules are asked of.
    pub cutting: Cutting,
    /// The value of each slot over the course of the game, in the order of the registry.
    pub(crate) curves: Vec<Curve>,
}

/// The sources' own numbers, as shipped.
const ADDENDUM: &str = include_str!("../../../../profiles/addendum.toml");

/// The fitted numbers, as shipped.
const TUNED: &str = include_str!("../../../../profiles/tuned.toml");

impl Profile {
    /// The fitted numbers: what the engine plays by.
    ///
    /// ```
    /// assert_eq!(kmoch_eval::Profile::tuned().name, "tuned");
    /// ```
    pub fn tuned() -> Arc<Profile> {
        static PROFILE: LazyLock<Arc<Profile>> = LazyLock::new(|| shipped(TUNED, "tuned.toml"));
        Arc::clone(&PROFILE)
    }

    /// The profile that comes with the program under this name.
    pub fn named(name: &str) -> Option<Arc<Profile>> {
        match name {
            "addendum" => Some(Profile::addendum()),
            "tuned" => Some(Profile::tuned()),
            _ => None,
        }
    }

    /// The sources' own numbers, exactly.
    ///
    /// ```
    /// assert_eq!(kmoch_eval::Profile::addendum().name, "addendum");
    /// ```
    pub fn addendum() -> Arc<Profile> {
        static PROFILE: LazyLock<Arc<Profile>> =
            LazyLock::new(|| shipped(ADDENDUM, "addendum.toml"));
        Arc::clone(&PROFILE)
    }

    /// This profile with a middlegame and an endgame value for each slot that scores, tapering
    /// smoothly, measured by the sources' own base values. Rules keep their numbers, and so do parameters
    /// that the values leave as they are.
    pub fn fitted(&self, name: &str, values: &[[f64; 2]]) -> Profile {
        let is_same = |slot: usize| {
            let ends = [Stage::STEPS, 0].map(|step| self.curves[slot].at_step(step, self.borders));
            ends == values[slot]
        };
        let keep = |slot: usize| {
            clause_of(slot).clause().unit == Unit::Number
                || crate::is_parameter(slot) && is_same(slot)
        };
        let curves = self.curves.iter().zip(values).enumerate();
        Profile {
            name: name.to_owned(),
            taper: Taper::Smooth,
            measures: Measures::Addendum,
            borders: self.borders,
            cutting: self.cutting,
            curves: curves
                .map(
                    |(slot, (curve, &[middlegame, endgame]))| {
                        if keep(slot) { curve.clone() } else { Curve::two(middlegame, endgame) }
                    },
                )
                .collect(),
        }
    }

    /// The numbers of a clause: each slot's name and its value over the course of the game.
    ///
    /// ```
    /// let profile = kmoch_eval::Profile::addendum();
    /// let passer = kmoch_eval::ClauseId::Passer;
    /// assert_eq!(profile.values_of(passer).next().unwrap().0, "rank2");
    /// ```
    pub fn values_of(&self, clause: ClauseId) -> impl Iterator<Item = (&'static str, &Curve)> {
        let curves = &self.curves[slots_of(clause.index())];
        clause.clause().slots.iter().copied().zip(curves)
    }

    /// Whether a clause is worth nothing at any stage.
    pub fn is_zero(&self, clause: ClauseId) -> bool {
        let amounts = clause.clause().amounts().len();
        self.curves[slots_of(clause.index())].iter().take(amounts).all(Curve::is_zero)
    }

    /// The value of a slot over the course of the game.
    pub fn curve(&self, slot: Slot) -> &Curve {
        self.curve_at(slot.index())
    }

    /// The value of the slot at this place of the registry.
    pub fn curve_at(&self, slot: usize) -> &Curve {
        &self.curves[slot]
    }
}

/// A profile that comes with the program; a test reads each of them, and that none can grow too large.
fn shipped(text: &str, file: &str) -> Arc<Profile> {
    // Whether it could grow too large is tested once and for all, not at every start.
    let draft = based_on::shipped(text, file).expect("a shipped profile is sound");
    Arc::new(draft.profile())
}
