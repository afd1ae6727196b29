//! Control of one colour of squares only.

use super::{Case, CuttingRule, Reading, Shown};
use crate::Place;
use crate::Slot;

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
        slots: [SHARE],
        direction: Fault,
        says: "{side}'s pieces control mostly {colour} squares, {measure} of their control: the rule allows {limit}",
        example: "7k/8/8/8/8/8/P7/KB6 w - - 0 1",
    }
}

impl CuttingRule for CutColourSplit {
    const SHOWN: Shown = Shown::Share;
    const LIMIT: Slot = Self::SHARE;

    fn measure(case: &Case) -> Option<Reading> {
        case.colour_split().share()
    }

    fn place(case: &Case) -> Place {
        let colour = case.colour_split().larger();
        Place::on(case.us.own.pieces()).at(case.us.controlled[0] & case.us.free & colour)
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
        slots: [SHARE],
        direction: Fault,
        says: "{side} guards mostly {colour} squares around the king on {by}, {measure} of the control there: the rule allows {limit}",
        example: "7k/8/8/8/8/8/1P6/KR6 w - - 0 1",
    }
}

impl CuttingRule for CutShelterColourSplit {
    const SHOWN: Shown = Shown::Share;
    const LIMIT: Slot = Self::SHARE;

    fn measure(case: &Case) -> Option<Reading> {
        case.shelter_colour_split().share()
    }

    fn place(case: &Case) -> Place {
        let colour = case.shelter_colour_split().larger();
        let [guarded, ..] = case.us.guarded;
        let squares = guarded & case.us.zone.whole().without(case.us.enemy_all) & colour;
        Place::on(squares).at(squares).by(case.us.king)
    }
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
