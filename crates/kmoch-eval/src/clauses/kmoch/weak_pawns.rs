//! Weak pawns in general.

use crate::clause::{Finder, Registered};
use crate::context::{Class, PawnSide};
use crate::{Place, Sink};

clause! {
    /// A pawn that is weak in one way or another: it shares its file with a friend, stands isolated by
    /// files or by ranks, or is backward or backward-fated before the very next square.
    ///
    /// What it costs is the business of the clauses that say why; this one counts, for the balance
    /// of weak pawns in general.
    WeakPawn = "weak_pawn" {
        name: "Weak pawn",
        chapter: Kmoch,
        theme: PawnWeaknesses,
        section: "2",
        source: Wiki("Dispersion", "or the balance of weak pawns in general"),
        unit: Millipawns,
        slots: [],
        direction: Fault,
        says: "{side}'s {on}-pawn is weak",
        example: "4k3/8/8/8/8/8/P1PP4/4K3 w - - 0 1",
    }
}

impl Finder for WeakPawn {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        let held = us.class(Class::Backward) | us.class(Class::BackwardFated);
        for pawn in us.crowded() | us.isolated() | held {
            found.label(Self::ID, 1, Place::on(pawn));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_black, assert_white};

    #[test]
    fn isolated_crowded_backward_and_fated_pawns_are_weak() {
        assert_white("4k3/8/8/8/8/8/P1PP4/4K3 w - - 0 1", "weak_pawn", &[("a2", 0.0)]);
        let doubled = "4k3/8/8/8/8/3P4/2PP4/4K3 w - - 0 1";
        assert_white(doubled, "weak_pawn", &[("d2", 0.0), ("d3", 0.0)]);
        let fated = "rnbqkbnr/1p6/p1p5/P1P5/8/8/8/RNBQKBNR w - - 0 1";
        assert_black(fated, "weak_pawn", &[("b7", 0.0)]);
    }

    #[test]
    fn support_or_free_steps_are_no_weakness_yet() {
        assert_black("rnbqkbnr/1pp5/p7/P7/8/8/8/RNBQKBNR w - - 0 1", "weak_pawn", &[]);
        assert_black("rnbqkbnr/3pp3/4P3/8/2P5/8/8/RNBQKBNR w - - 0 1", "weak_pawn", &[]);
    }
}
