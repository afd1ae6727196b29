//! Control of one colour of squares only.

use super::{Case, CuttingRule};
use crate::clause::{Registered, Slot};
use crate::measures::{self, ColourSplit};
use crate::{ONE, Place};

clause! {
    /// The larger share of the points of complementary control, dark squares against light, is too
    /// large: the enemy will settle on the squares of the other colour. Without any control there is
    /// no share.
    CutColourSplit = "cut_colour_split" {
        name: "Control of one colour",
        chapter: Cuts,
        theme: Bishops,
        section: "15",
        source: Addendum(
            "Complementarity (Optimal spread)",
            "When the split exceeds the 70-30 ratio, variations are left out",
            Theirs,
        ),
        unit: Number,
        slots: &["share"],
        direction: Fault,
        says: "{side}'s pieces control squares of one colour far more than of the other: {on}",
        example: "7k/8/8/8/8/8/P7/KB6 w - - 0 1",
    }
}

impl CuttingRule for CutColourSplit {
    fn breach(case: &Case) -> Option<Place> {
        let split = measures::colour_split(case.us, &case.measure);
        let place = || Place::on(case.us.controlled[0] & case.us.free);
        is_one_sided(split, case, Self::slot(0)).then(place)
    }
}

clause! {
    /// The same as control of one colour, measured on the squares of the own king's shelter zone: a
    /// king guarded on one colour only is attacked on the other.
    CutShelterColourSplit = "cut_shelter_colour_split" {
        name: "A shelter of one colour",
        chapter: Cuts,
        theme: KingSafety,
        section: "15",
        source: Addendum(
            "Complementarity in the defence of the king shelter",
            "for values exceeding the 70-30 threshold variations might be left out",
            Theirs,
        ),
        unit: Number,
        slots: &["share"],
        direction: Fault,
        says: "{side} guards squares of one colour around the king far more than of the other: {on}",
        example: "7k/8/8/8/8/8/1P6/KR6 w - - 0 1",
    }
}

impl CuttingRule for CutShelterColourSplit {
    fn breach(case: &Case) -> Option<Place> {
        let split = measures::shelter_colour_split(case.us, &case.measure);
        let [guarded, ..] = case.us.guarded;
        let place = || Place::on(guarded & case.us.zone.whole().without(case.us.enemy_all));
        is_one_sided(split, case, Self::slot(0)).then(place)
    }
}

/// Whether one colour has more than its allowed share of the points.
fn is_one_sided(split: ColourSplit, case: &Case, limit: Slot) -> bool {
    const THOUSAND: i64 = 1000;
    let thousandths =
        (i64::from(case.limit(limit)) * THOUSAND + i64::from(ONE / 2)) / i64::from(ONE);
    !split.is_empty() && split.exceeds(thousandths as i32)
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_cut;

    #[test]
    fn a_bishop_alone_controls_one_colour() {
        assert_cut("7k/8/8/8/8/8/P7/KB6 w - - 0 1", "cut_colour_split", true);
        assert_cut("7k/8/8/8/8/8/PK6/R7 w - - 0 1", "cut_colour_split", false);
    }

    #[test]
    fn without_control_there_is_no_share() {
        assert_cut("7k/8/8/8/8/8/8/K7 w - - 0 1", "cut_colour_split", false);
        assert_cut("7k/8/8/8/8/8/8/K7 w - - 0 1", "cut_shelter_colour_split", false);
    }

    #[test]
    fn a_shelter_weak_on_the_light_squares() {
        assert_cut("7k/8/8/8/8/8/1P6/KR6 w - - 0 1", "cut_shelter_colour_split", true);
    }
}
