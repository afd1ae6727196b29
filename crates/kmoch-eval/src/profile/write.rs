//! Writes a profile as the file it can be read from again.

use std::fmt::Write;

use super::curve::Knots;
use super::{Curve, Measures, Profile, Taper};
use crate::clause::Chapter;
use crate::registry::{CLAUSES, slots_of};
use crate::stage::Bracket;

impl Profile {
    /// The text of a file with this profile. Stage factors come multiplied out.
    pub fn to_toml(&self) -> String {
        let taper = match self.taper {
            Taper::Brackets => "brackets",
            Taper::Smooth => "smooth",
        };
        let measures = match self.measures {
            Measures::Own => "own",
            Measures::Addendum => "addendum",
        };
        let mut text = format!(
            "name = {}\ntaper = \"{taper}\"\nmeasures = \"{measures}\"\n",
            toml_edit::Value::from(self.name.as_str())
        );
        for chapter in Chapter::ALL {
            let mut heading = format!("\n# ---- {} ----\n", chapter.title());
            for (index, clause) in CLAUSES.iter().enumerate() {
                let curves = &self.curves[slots_of(index)];
                let absent = clause.may_be_absent() && curves.iter().all(Curve::is_zero);
                if clause.chapter != chapter || curves.is_empty() || absent {
                    continue;
                }
                text.push_str(&std::mem::take(&mut heading));
                // Writing to a string cannot fail.
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
    let list = |values: &[f64]| {
        let numbers: Vec<String> = values.iter().map(|&value| number(value)).collect();
        format!("[{}]", numbers.join(", "))
    };
    match (&curve.knots, curve.factors) {
        (Knots::Flat(value), None) => number(*value),
        (Knots::Two(values), None) => list(values),
        _ => list(&Bracket::ALL.map(|bracket| curve.at_bracket(bracket))),
    }
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

    #[test]
    fn a_written_profile_reads_as_the_same_numbers() {
        let addendum = Profile::addendum();
        let again = Profile::parse(&addendum.to_toml(), "again.toml").expect("it reads again");
        let (before, after) = (Weights::new(&addendum), Weights::new(&again));
        for row in 0..6 {
            for (a, b) in before.values(row).iter().zip(after.values(row)) {
                assert!(a.abs_diff(*b) <= 7, "{a} and {b}");
            }
        }
    }
}
