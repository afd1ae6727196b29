//! Units that others lean on.

use shakmaty::attacks;

use crate::Sink;
use crate::clause::{Finder, Registered};
use crate::context::Side;
use crate::sinks::Place;

clause! {
    /// A unit that alone guards an attacked one.
    ///
    /// Others lean on it. In the account of a unit this clause is what the unit does for all others and against them,
    /// beyond what is found on it: by how much threats, reach, danger to kings, passed and isolated pawns would change if it
    /// were taken off the board. No unit is charged with it, so that all accounts still add up to the total.
    LeanedOn = "leaned_on" {
        name: "What others owe it",
        chapter: Complement,
        theme: Threats,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [],
        direction: Scale,
        says: "what {side}'s units owe to one another",
        example: "3rk3/8/8/3N4/4P3/8/8/4K3 w - - 0 1",
    }
}

impl Finder for LeanedOn {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        let attacked = us.own_all & them.guarded[0].flip_vertical();
        let guarded_once = (attacked & us.attacked).without(us.attacked_twice);
        let by_king = attacks::king_attacks(us.king);
        for unit in guarded_once.without(by_king) {
            let place = Place::on(us.units_bearing_on(unit.into())).at(unit);
            found.label(Self::ID, 1, place);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_places;
    use shakmaty::Color;

    #[test]
    fn a_second_guard_relieves_the_first() {
        let found = |fen, places: &[&str]| assert_places(fen, "leaned_on", Color::White, places);
        found("3rk3/8/8/3N4/4P3/8/8/4K3 w - - 0 1", &["e4 d5"]);
        found("3rk3/8/8/3N4/2P1P3/8/8/4K3 w - - 0 1", &[]);
        found("4k3/8/8/3N4/4P3/8/8/4K3 w - - 0 1", &[]);
    }
}
