//! Changing a profile clause by clause.

use super::Profile;
use super::curve::Knots;
use crate::clause::ClauseId;
use crate::registry::slots_of;

impl Profile {
    /// Makes a clause count so many times as much: 0 switches it off.
    ///
    /// ```
    /// use kmoch_eval::{Amount, ClauseId, Evaluator, Profile};
    /// use shakmaty::Color;
    ///
    /// let (mut mine, material) = (Profile::clone(&Profile::addendum()), ClauseId::Material);
    /// mine.scale(material, 0.0);
    /// let ledger = Evaluator::new(&mine).ledger(&Default::default(), Color::White);
    /// assert_eq!(ledger.tally(material, Color::White).1, Amount::ZERO);
    /// ```
    pub fn scale(&mut self, clause: ClauseId, factor: f64) {
        // Its parameters stay: they are part of what is measured.
        let amounts = clause.clause().amounts().len();
        for curve in self.curves[slots_of(clause.index())].iter_mut().take(amounts) {
            match &mut curve.knots {
                Knots::Flat(value) => *value *= factor,
                Knots::Two(values) => values.iter_mut().for_each(|value| *value *= factor),
                Knots::Six(values) => values.iter_mut().for_each(|value| *value *= factor),
            }
        }
    }
}
