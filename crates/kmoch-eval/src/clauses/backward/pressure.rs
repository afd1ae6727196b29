//! Pieces that control the square in front of a backward pawn.

use shakmaty::Square;

use super::stopped;
use crate::clause::Finder;
use crate::context::{Class, PieceView, Side};
use crate::squares::Sets;
use crate::{Place, Sink};

clause! {
    /// A piece that controls the square in front of an enemy backward pawn, one stopped on that
    /// very square. Each such piece gains a fifth of the pawn's penalty.
    ///
    /// It helps to keep the pawn where it is.
    BackwardPressure = "backward_pressure" {
        name: "Pressure on a backward pawn",
        chapter: Backward,
        theme: PawnWeaknesses,
        section: "7",
        source: Addendum(
            "Pieces amplifying the backwardness of a pawn",
            "Let's say 1/5 the penalty for the backward p",
            Theirs,
        ),
        unit: Share,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s {on_units} controls {at}, where {enemy}'s backward {by}-pawn wants to go",
        example: "4k3/1p6/p7/P7/2N5/8/8/4K3 w - - 0 1",
    }
}

impl Finder for BackwardPressure {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        if !controls_a_front(us, them, Class::Backward) {
            return;
        }
        for stop in them.pawns.definitive_class(Class::Backward) {
            let (front, pawn) = (stop.square.flip_vertical(), stop.pawn.flip_vertical());
            let penalty = -stopped::base(stop, found);
            for piece in controllers(us, front) {
                let place = Place::on(piece.square).at(front).by(pawn);
                found.scaled(Self::VALUE, penalty, place);
            }
        }
    }
}

clause! {
    /// A piece that controls the square in front of an enemy semi-backward pawn, one stopped on
    /// that very square.
    ///
    /// The pawn has support, so the control is worth little.
    SemiBackwardPressure = "semi_backward_pressure" {
        name: "Pressure on a semi-backward pawn",
        chapter: Backward,
        theme: PawnWeaknesses,
        section: "7",
        source: Addendum(
            "Bonus for space advantage of bigger fixed chains",
            "5mps for pieces controlling the square in front of a semi-backward pawn",
            Theirs,
        ),
        unit: Millipawns,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s {on_units} controls {at}, where {enemy}'s semi-backward {by}-pawn wants to go",
        example: "4k3/1pp5/p7/P7/2N5/8/8/4K3 w - - 0 1",
    }
}

impl Finder for SemiBackwardPressure {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        if !controls_a_front(us, them, Class::SemiBackward) {
            return;
        }
        for stop in them.pawns.definitive_class(Class::SemiBackward) {
            let (front, pawn) = (stop.square.flip_vertical(), stop.pawn.flip_vertical());
            for piece in controllers(us, front) {
                let place = Place::on(piece.square).at(front).by(pawn);
                found.item([(Self::VALUE, 1)], place);
            }
        }
    }
}

/// Whether any of our pieces controls a square in front of the enemy's pawns of a class.
#[inline(always)]
fn controls_a_front(us: &Side, them: &Side, class: Class) -> bool {
    let [controlled, ..] = us.controlled;
    (them.pawns.class(class).flip_vertical().south() & controlled).any()
}

/// Our pieces that control a square.
fn controllers<'a>(us: &'a Side, square: Square) -> impl Iterator<Item = &'a PieceView> {
    us.pieces.iter().filter(move |piece| piece.attacks.contains(square))
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn a_knight_controls_the_square_before_the_pawn() {
        let fen = "4k3/1p6/p7/P7/2N5/8/8/4K3 w - - 0 1";
        assert_white(fen, "backward_pressure", &[("c4 b6", 100.0)]);
    }

    #[test]
    fn a_semi_backward_pawn_has_support() {
        let fen = "4k3/1pp5/p7/P7/2N5/8/8/4K3 w - - 0 1";
        assert_white(fen, "backward_pressure", &[]);
        assert_white(fen, "semi_backward_pressure", &[("c4 b6", 5.0)]);
    }

    #[test]
    fn a_knight_elsewhere_does_not() {
        let fen = "4k3/1p6/p7/P7/3N4/8/8/4K3 w - - 0 1";
        assert_white(fen, "backward_pressure", &[]);
        assert_white("4k3/1pp5/p7/P7/3N4/8/8/4K3 w - - 0 1", "semi_backward_pressure", &[]);
    }

    #[test]
    fn a_pawn_with_a_step_left_is_not_under_pressure() {
        assert_white("4k3/3p4/8/4p3/1N2P3/8/8/4K3 w - - 0 1", "backward_pressure", &[]);
    }
}
