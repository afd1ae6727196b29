//! What pieces are worth when pawns stand face to face.

use shakmaty::Role;

use crate::clause::Finder;
use crate::context::Forces;
use crate::slots::ByPiece;
use crate::{Place, Sink};

const KINDS: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

clause! {
    /// Pawns face to face, for each piece of a kind: how the more or less closed board suits it.
    ///
    /// A knight jumps over closed lines; a rook waits behind them.
    ClosedBoard = "closed_board" {
        name: "Pieces on a closed board",
        chapter: Complement,
        theme: Imbalance,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: ByPiece,
        direction: Scale,
        says: "{side}'s {on_units} with the fixed pawns on {by}",
        example: "4k3/8/4p3/3pP3/3P4/8/8/4K1N1 w - - 0 1",
    }
}

impl Finder for ClosedBoard {
    fn forces<S: Sink>(us: &Forces, _: &Forces, found: &mut S) {
        let fixed = us.pawns.fixed.count() as i32;
        if fixed == 0 {
            return;
        }
        for (kind, role) in KINDS.into_iter().enumerate() {
            let count = us.count(role);
            if count > 0 {
                let place = Place::on(us.squares(role)).by(us.pawns.fixed);
                found.item([(Self::of_kind(kind), fixed * count)], place);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_places, slots_found};
    use shakmaty::Color;

    #[test]
    fn every_fixed_pawn_counts_for_every_piece() {
        let closed = "4k3/8/4p3/3pP3/3P4/8/8/4K1N1 w - - 0 1";
        assert_places(closed, "closed_board", Color::White, &["g1"]);
        assert_eq!(slots_found(closed, "closed_board", Color::White), ["knight", "knight"]);
        assert_places(closed, "closed_board", Color::Black, &[]);
        let open = "4k3/8/4p3/3p4/3P4/8/4P3/4K1N1 w - - 0 1";
        assert_eq!(slots_found(open, "closed_board", Color::White), ["knight"]);
    }
}
