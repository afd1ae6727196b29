//! What two profiles say differently.

use super::curve::{Curve, Knots};
use super::write::list;
use super::{Cutting, Profile, Taper};
use crate::registry::{CLAUSES, slots_of};

/// Numbers no further apart than this are the same: files keep four decimals.
const SAME: f64 = 0.00005;

/// One thing that two profiles say differently.
#[derive(Debug, Clone, PartialEq)]
pub enum Difference {
    /// A choice.
    Choice {
        /// What is chosen: `taper`, `cutting.quiet`.
        key: &'static str,
        /// What each of the two says, as it stands in a profile.
        values: [String; 2],
    },
    /// A number at some stage of the game.
    Number {
        /// The clause it belongs to.
        clause: &'static str,
        /// Its slot.
        slot: &'static str,
        /// The stage: `middlegame` or `endgame`, a bracket such as `30-25` (`middlegame 1` if the two
        /// have other borders), or nothing if the number is the same throughout in both.
        stage: Option<String>,
        /// What each of the two says.
        values: [f64; 2],
    },
}

impl Profile {
    /// What this profile and another say differently, in the order of the catalogue. Names do not
    /// count.
    ///
    /// ```
    /// use kmoch_eval::{Difference, Profile};
    /// let mine = "based_on = \"addendum\"\n[material]\nqueen = 9500\n";
    /// let mine = Profile::parse(mine, "mine.toml").unwrap();
    /// let differences = Profile::addendum().differences(&mine);
    /// let [Difference::Number { clause: "material", slot: "queen", values, .. }] = &differences[..]
    /// else { panic!("{differences:?}") };
    /// assert_eq!(*values, [9000.0, 9500.0]);
    /// ```
    pub fn differences(&self, other: &Profile) -> Vec<Difference> {
        let mut differences = choices(self, other);
        for (index, clause) in CLAUSES.iter().enumerate() {
            for (slot, place) in clause.slots.iter().zip(slots_of(index)) {
                let both = [self, other].map(|profile| (profile, &profile.curves[place]));
                for (stage, values) in stages(both) {
                    if (values[0] - values[1]).abs() > SAME {
                        let clause = clause.key;
                        differences.push(Difference::Number { clause, slot, stage, values });
                    }
                }
            }
        }
        differences
    }
}

/// The choices of both that differ.
fn choices(one: &Profile, other: &Profile) -> Vec<Difference> {
    const CUTTING: [&str; 4] =
        ["cutting.quiet", "cutting.pawn_captures", "cutting.piece_captures", "cutting.promotions"];
    const _: () = assert!(CUTTING.len() == Cutting::KEYS.len());
    let mut differences = Vec::new();
    let mut compare = |key, values: [String; 2]| {
        if values[0] != values[1] {
            differences.push(Difference::Choice { key, values });
        }
    };
    let both = [one, other];
    compare("taper", both.map(|profile| profile.taper.key().to_owned()));
    compare("measures", both.map(|profile| profile.measures.key().to_owned()));
    compare("borders", both.map(|profile| list(&profile.borders.pawns())));
    for (place, key) in CUTTING.into_iter().enumerate() {
        compare(key, both.map(|profile| profile.cutting.values()[place].to_string()));
    }
    differences
}

/// The values of a slot in both profiles, stage by stage: as they are stated if both state them alike,
/// else bracket by bracket.
fn stages(both: [(&Profile, &Curve); 2]) -> Vec<(Option<String>, [f64; 2])> {
    let one_taper = both[0].0.taper == both[1].0.taper;
    let ends = both.map(|(_, curve)| match (&curve.knots, &curve.factors) {
        (Knots::Flat(value), None) => Some([*value; 2]),
        (Knots::Two(values), None) => Some(*values),
        _ => None,
    });
    let is_flat = both.map(|(_, curve)| matches!(curve.knots, Knots::Flat(_)));
    match ends {
        [Some([one, _]), Some([other, _])] if is_flat == [true; 2] => vec![(None, [one, other])],
        [Some(one), Some(other)] if one_taper => {
            let names = ["middlegame", "endgame"].map(|name| Some(name.to_owned()));
            names.into_iter().zip(one.into_iter().zip(other)).map(pair).collect()
        }
        _ => {
            let [one, other] = both.map(|(profile, curve)| by_bracket(profile, curve));
            let brackets = both[0].0.borders.brackets();
            let cut_alike = both[0].0.borders == both[1].0.borders;
            let names = brackets.map(|bracket| match cut_alike {
                true => Some(bracket.name()),
                false => Some(format!("{} {}", bracket.stage(), bracket.level())),
            });
            names.into_iter().zip(one.into_iter().zip(other)).map(pair).collect()
        }
    }
}

fn pair((stage, (one, other)): (Option<String>, (f64, f64))) -> (Option<String>, [f64; 2]) {
    (stage, [one, other])
}

/// The values in the brackets of a profile, in their middles if they change smoothly.
fn by_bracket(profile: &Profile, curve: &Curve) -> [f64; 6] {
    profile.borders.brackets().map(|bracket| match profile.taper {
        Taper::Brackets => curve.at_bracket(bracket),
        Taper::Smooth => curve.at_step(bracket.middle().step(), profile.borders),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn upon_the_addendum(text: &str) -> Profile {
        Profile::parse(&format!("based_on = \"addendum\"\n{text}"), "mine.toml").unwrap()
    }

    #[test]
    fn a_profile_does_not_differ_from_itself() {
        for profile in [Profile::addendum(), Profile::tuned()] {
            assert_eq!(profile.differences(&profile), []);
        }
        assert_eq!(Profile::addendum().differences(&upon_the_addendum("name = \"mine\"")), []);
    }

    #[test]
    fn what_differs_is_told_with_its_stage() {
        let mine = upon_the_addendum("taper = \"smooth\"\n[cutting]\nquiet = false\n");
        let differences = Profile::addendum().differences(&mine);
        let choice =
            |key, values: [&str; 2]| Difference::Choice { key, values: values.map(str::to_owned) };
        assert_eq!(differences[0], choice("taper", ["brackets", "smooth"]));
        assert_eq!(differences[1], choice("cutting.quiet", ["true", "false"]));
        let mine = upon_the_addendum("[passer]\nrank2 = [100, 100, 100, \"400/3\", 150, 200]\n");
        let differences = Profile::addendum().differences(&mine);
        let [Difference::Number { clause: "passer", slot: "rank2", stage: Some(stage), values }] =
            &differences[..]
        else {
            panic!("{differences:?}")
        };
        assert_eq!((stage.as_str(), values[1]), ("5-0", 200.0));
        let mine =
            Profile::parse("based_on = \"tuned\"\n[material]\nqueen = [1, 2]\n", "mine.toml");
        let differences = Profile::tuned().differences(&mine.unwrap());
        let stages: Vec<_> = differences
            .iter()
            .map(|difference| match difference {
                Difference::Number { stage, .. } => stage.as_deref(),
                Difference::Choice { .. } => None,
            })
            .collect();
        assert_eq!(stages, [Some("middlegame"), Some("endgame")]);
    }
}
