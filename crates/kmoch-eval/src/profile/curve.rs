//! The value of one slot over the course of the game.

use super::Taper;
use crate::stage::{Borders, Bracket, Stage};

/// What a slot is worth at each stage, before its stage factor.
#[derive(Debug, Clone, PartialEq)]
pub enum Knots {
    /// The same throughout.
    Flat(f64),
    /// One value for the middlegame, one for the endgame.
    Two([f64; 2]),
    /// One value for each bracket.
    Six([f64; 6]),
}

/// The value of one slot over the course of the game.
#[derive(Debug, Clone, PartialEq)]
pub struct Curve {
    /// The stated values.
    pub knots: Knots,
    /// What they are multiplied with in each bracket.
    pub factors: Option<[f64; 6]>,
}

impl Curve {
    /// The same value throughout.
    pub fn flat(value: f64) -> Curve {
        Curve { knots: Knots::Flat(value), factors: None }
    }

    /// A middlegame and an endgame value.
    pub fn two(middlegame: f64, endgame: f64) -> Curve {
        Curve { knots: Knots::Two([middlegame, endgame]), factors: None }
    }

    /// The value in a bracket.
    pub fn at_bracket(&self, bracket: Bracket) -> f64 {
        let index = bracket.index();
        let stated = match &self.knots {
            Knots::Flat(value) => *value,
            Knots::Two([middlegame, endgame]) => {
                if bracket.is_middlegame() {
                    *middlegame
                } else {
                    *endgame
                }
            }
            Knots::Six(values) => values[index],
        };
        stated * self.factors.map_or(1.0, |factors| factors[index])
    }

    /// The value with so many quarter pawns of material, changing smoothly: the middlegame value
    /// with all pieces on the board, the endgame value with none, a bracket's value at its middle.
    pub fn at_step(&self, step: usize, borders: Borders) -> f64 {
        let stated = match &self.knots {
            Knots::Flat(value) => *value,
            Knots::Two([middlegame, endgame]) => {
                let share = step as f64 / Stage::STEPS as f64;
                middlegame * share + endgame * (1.0 - share)
            }
            Knots::Six(values) => between_brackets(values, step, borders),
        };
        stated * self.factors.map_or(1.0, |factors| between_brackets(&factors, step, borders))
    }

    /// The values of all rows of a table under the given taper.
    pub(super) fn tabulate(&self, taper: Taper, borders: Borders) -> Vec<f64> {
        match taper {
            Taper::Brackets => {
                Bracket::ALL.iter().map(|&bracket| self.at_bracket(bracket)).collect()
            }
            Taper::Smooth => (0..=Stage::STEPS).map(|step| self.at_step(step, borders)).collect(),
        }
    }

    /// The same for a limit, which changes in steps under any taper: halfway between a limit and
    /// none there is no limit.
    pub(super) fn tabulate_steps(&self, taper: Taper, borders: Borders) -> Vec<f64> {
        match taper {
            Taper::Brackets => self.tabulate(taper, borders),
            Taper::Smooth => (0..=Stage::STEPS)
                .map(|step| self.at_bracket(borders.bracket(Stage::at_step(step))))
                .collect(),
        }
    }

    /// Whether the slot is worth nothing at any stage.
    pub fn is_zero(&self) -> bool {
        match &self.knots {
            Knots::Flat(value) => *value == 0.0,
            Knots::Two(values) => values.iter().all(|&value| value == 0.0),
            Knots::Six(values) => values.iter().all(|&value| value == 0.0),
        }
    }
}

/// A value between the middles of neighbouring brackets.
fn between_brackets(values: &[f64; 6], step: usize, borders: Borders) -> f64 {
    let place = borders.place(step);
    let below = (place as usize).min(4);
    let share = place - below as f64;
    values[below] * (1.0 - share) + values[below + 1] * share
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_keep_their_steps_and_smooth_passes_through_their_middles() {
        let curve = Curve {
            knots: Knots::Flat(60.0),
            factors: Some([1.0, 1.0, 1.0, 4.0 / 3.0, 1.5, 5.0 / 3.0]),
        };
        assert_eq!(curve.at_bracket(Bracket::ALL[2]), 60.0);
        assert_eq!(curve.at_bracket(Bracket::ALL[5]), 100.0);
        let at_step = |curve: &Curve, step| curve.at_step(step, Borders::SOURCES);
        assert_eq!(at_step(&curve, 120), 60.0);
        assert!((at_step(&curve, 30) - 90.0).abs() < 1e-9);
        assert_eq!(at_step(&curve, 0), 100.0);
        assert_eq!(at_step(&Curve::two(100.0, 0.0), 60), 50.0);
    }

    #[test]
    fn limits_change_in_steps() {
        let limits = Curve::two(1.6, 0.0).tabulate_steps(Taper::Smooth, Borders::SOURCES);
        assert_eq!((limits[60], limits[61], limits[120]), (0.0, 1.6, 1.6));
    }
}
