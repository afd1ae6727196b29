//! Pawns that guard pieces.

use shakmaty::Role;

use crate::clause::Finder;
use crate::context::Side;
use crate::slots::ByPiece;
use crate::squares::pawn_origins;
use crate::{Place, Sink};

clause! {
    /// A piece guarded by a pawn, by kind.
    ///
    /// The guard costs nothing, and no exchange loses more than was taken; it is the pawn's merit.
    GuardedByPawn = "guarded_by_pawn" {
        name: "Piece guarded by a pawn",
        chapter: Complement,
        theme: PieceActivity,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: ByPiece,
        direction: Virtue,
        says: "{side}'s {on}-pawn guards the {at_units}",
        example: "4k3/8/8/8/4N3/3P4/8/4K3 w - - 0 1",
    }
}

impl Finder for GuardedByPawn {
    #[inline(always)]
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        const KINDS: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        for (kind, role) in KINDS.into_iter().enumerate() {
            found.each_placed(Self::of_kind(kind), us.pawns.attacks & us.own.by(role), |piece| {
                Place::on(pawn_origins(piece) & us.pawns.own).at(piece)
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_places;
    use shakmaty::Color;

    #[test]
    fn the_guard_is_the_pawns_merit() {
        let found =
            |fen, places: &[&str]| assert_places(fen, "guarded_by_pawn", Color::White, places);
        found("4k3/8/8/8/4N3/3P4/8/4K3 w - - 0 1", &["d3 e4"]);
        found("4k3/8/8/8/4N3/4P3/8/4K3 w - - 0 1", &[]);
    }
}
