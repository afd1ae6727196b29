//! Writes a profile as the file it can be read from again.

use std::fmt::Write;

use super::curve::Knots;
use super::{Curve, Cutting, Profile};
use crate::clause::Chapter;
use crate::registry::{CLAUSES, slots_of};
use crate::stage::Bracket;

impl Profile {
    /// The text of a file with this profile. Stage factors come multiplied out.
    pub fn to_toml(&self) -> String {
        let mut text = format!(
            "name = {}\ntaper = \"{}\"\nmeasures = \"{}\"\nborders = {}\n\n[cutting]\n",
            toml_edit::Value::from(self.name.as_str()),
            self.taper.key(),
            self.measures.key(),
            list(&self.borders.pawns()),
        );
        for (key, value) in Cutting::KEYS.into_iter().zip(self.cutting.values()) {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{key} = {value}");
        }
        for chapter in Chapter::ALL {
            let mut heading = format!("\n# ---- {} ----\n", chapter.title());
            for (index, clause) in CLAUSES.iter().enumerate() {
                let curves = &self.curves[slots_of(index)];
                let mut amounts = curves.iter().take(clause.amounts().len());
                let absent = clause.may_be_absent() && amounts.all(Curve::is_zero);
                if clause.chapter != chapter || curves.is_empty() || absent {
                    continue;
                }
                text.push_str(&std::mem::take(&mut heading));
                let _ = writeln!(text, "\n[{}]", clause.key);
                for (slot, curve) in clause.slots.iter().zip(curves) {
                    let _ = writeln!(text, "{slot} = {}", written(curve));
                }
            }
        }
        text
    }
}

fn written(curve: &Curve) -> String {
    match (&curve.knots, curve.factors) {
        (Knots::Flat(value), None) => number(*value),
        (Knots::Two(values), None) => list(values),
        _ => list(&Bracket::ALL.map(|bracket| curve.at_bracket(bracket))),
    }
}

/// Numbers as they stand in a profile.
pub(super) fn list(values: &[f64]) -> String {
    let numbers: Vec<String> = values.iter().map(|&value| number(value)).collect();
    format!("[{}]", numbers.join(", "))
}

/// Four decimals, without the zeros behind them.
fn number(value: f64) -> String {
    let text = format!("{value:.4}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::profile::Weights;
    use crate::stage::Borders;

    #[test]
    fn a_written_profile_reads_as_the_same_numbers() {
        let mut addendum = Profile::clone(&Profile::addendum());
        addendum.borders = Borders::new([24.0, 20.0, 12.5, 10.0, 5.0]).expect("they fall");
        addendum.cutting.promotions = true;
        let again = Profile::parse(&addendum.to_toml(), "again.toml").expect("it reads again");
        assert_eq!((again.borders, again.cutting), (addendum.borders, addendum.cutting));
        let (before, after) = (Weights::new(&addendum), Weights::new(&again));
        for row in 0..6 {
            for (a, b) in before.values(row).iter().zip(after.values(row)) {
                assert!(a.abs_diff(*b) <= 7, "{a} and {b}");
            }
        }
    }
}
