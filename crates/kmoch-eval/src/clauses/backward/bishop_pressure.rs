//! Backward pawns on the colour of an enemy bishop.

use shakmaty::Role;

use super::stopped;
use crate::clause::Finder;
use crate::context::{Class, Forces};
use crate::{Place, Sink};

clause! {
    /// A backward or backward-fated pawn, one stopped on the very next square, that stands on the
    /// colour of an enemy bishop. A third of its value counts once more.
    ///
    /// It cannot leave the squares the bishop attacks.
    WeaknessBishopPressure = "weakness_bishop_pressure" {
        name: "Backward pawns against a bishop",
        chapter: Backward,
        theme: PawnWeaknesses,
        section: "7",
        source: Addendum(
            "Weighting of penalties for pawns in relation to enemy piece configurations",
            "weight fully backward and fully backward-fated ps by 1/3 higher",
            Theirs,
        ),
        unit: Share,
        slots: [VALUE],
        direction: Fault,
        says: "{side}'s backward {on}-pawn cannot leave the colour of {enemy}'s {by_units}",
        example: "4kb2/8/8/8/p7/P7/1P6/4K3 w - - 0 1",
    }
}

impl Finder for WeaknessBishopPressure {
    fn forces<S: Sink>(us: &Forces, _: &Forces, found: &mut S) {
        if us.enemy_count(Role::Bishop) == 0 {
            return;
        }
        let held = us.pawns.class(Class::Backward) | us.pawns.class(Class::BackwardFated);
        if held.is_empty() {
            return;
        }
        for stop in us.pawns.stops().filter(|stop| held.contains(stop.pawn)) {
            let of_its_colour = us.enemy_bishops_on_colour_of(stop.pawn);
            if of_its_colour.any() {
                let place = Place::on(stop.pawn).by(of_its_colour);
                found.scaled(Self::VALUE, stopped::base(stop, found), place);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_black, assert_white};

    const KEY: &str = "weakness_bishop_pressure";

    #[test]
    fn a_bishop_of_the_pawns_colour() {
        // b2 is dark: the bishop on f8 can attack it, the one on c8 cannot.
        assert_white("4kb2/8/8/8/p7/P7/1P6/4K3 w - - 0 1", KEY, &[("b2", -166.667)]);
        assert_white("2b1k3/8/8/8/p7/P7/1P6/4K3 w - - 0 1", KEY, &[]);
        assert_black("4k3/1p6/p7/P7/8/8/8/4KB2 w - - 0 1", KEY, &[("b7", -166.667)]);
    }

    #[test]
    fn a_pawn_with_a_step_left_can_still_leave() {
        assert_black("4k3/3p4/8/4p3/4P3/8/8/4KB2 w - - 0 1", KEY, &[]);
    }
}
