//! Direct attacks.

use shakmaty::Role;

use crate::Sink;
use crate::clause::{Finder, Slot};
use crate::context::Side;
use crate::slots::ByUnit;

clause! {
    /// A piece attacks an enemy unit. Each attack counts by the worth of the unit attacked, the
    /// king as two queens.
    ///
    /// It ties the unit or its defenders down.
    Attack = "attack" {
        name: "Attack",
        chapter: Attacks,
        theme: Threats,
        section: "3",
        source: Addendum(
            "X-ray attacks",
            "the usual value for a direct attack upon a queen is 9cps",
            Mixed("pawn, queen and king are theirs, the pieces between are ours in proportion"),
        ),
        unit: Millipawns,
        slots: ByUnit,
        direction: Virtue,
        shape: Rising,
        says: "{side}'s {on_units} attacks {enemy}'s {at_units}",
        example: "q3k3/8/8/8/8/8/8/R3K3 w - - 0 1",
    }
}

impl Attack {
    /// How often our pieces attack units of each kind.
    #[inline(always)]
    fn all_parts(us: &Side) -> [(Slot, i32); 6] {
        let [once, twice, thrice] = us.controlled;
        if (thrice & us.enemy_all).is_empty() {
            let attacks = |units| (once & units).count() + (twice & units).count();
            Role::ALL.map(|role| (Self::of_role(role), attacks(us.enemy.by(role)) as i32))
        } else {
            let attacks = |role| us.attacks_on(us.enemy.by(role));
            Role::ALL.map(|role| (Self::of_role(role), attacks(role) as i32))
        }
    }
}

impl Finder for Attack {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        found.items(
            || Self::all_parts(us),
            |found| {
                for role in Role::ALL {
                    found.each_attack(Self::of_role(role), us, us.enemy.by(role));
                }
            },
        );
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn a_rook_attacks_a_queen() {
        assert_white("q6k/8/8/8/8/8/8/R3K3 w - - 0 1", "attack", &[("a1 a8", 90.0)]);
    }

    #[test]
    fn a_unit_in_between_takes_the_attack_away() {
        assert_white("q6k/8/8/8/8/P7/8/R3K3 w - - 0 1", "attack", &[]);
    }
}
