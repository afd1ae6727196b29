//! Standing in front of the root of a chain.

use super::in_front;
use crate::clause::Finder;
use crate::context::Side;
use crate::slots::ByPiece;
use crate::{Place, Sink};

clause! {
    /// A piece right in front of an enemy root pawn, one that guards a pawn and is guarded by none.
    /// A queen does well there too.
    ///
    /// It stops the root, presses on the chain from near by, and cannot be driven away by a pawn of
    /// that chain.
    BlockRoot = "block_root" {
        name: "Root pawn blocked",
        chapter: Blocking,
        theme: Blockade,
        section: "13",
        source: Addendum(
            "Blocking the root p",
            "+25 if the blocker is a knight, +20 if bishop, +15 for the rook",
            Theirs,
        ),
        unit: Millipawns,
        slots: ByPiece,
        direction: Virtue,
        says: "{side}'s {on_units} blocks the root pawn on {at}",
        example: "7k/8/4p3/3nP3/3P4/8/8/7K w - - 0 1",
    }
}

impl Finder for BlockRoot {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        if us.blockers.is_empty() {
            return;
        }
        let roots = them.pawns.roots.flip_vertical();
        for (blocker, pawn) in in_front(us.blockers, roots) {
            let Some(role) = us.own.role_at(blocker) else { continue };
            let kind = role as usize - shakmaty::Role::Knight as usize;
            found.item([(Self::of_kind(kind), 1)], Place::on(blocker).at(pawn));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_black;

    #[test]
    fn by_kind_of_piece() {
        let key = "block_root";
        assert_black("7k/8/4p3/3nP3/3P4/8/8/7K w - - 0 1", key, &[("d4 d5", 250.0)]);
        assert_black("7k/8/4p3/3qP3/3P4/8/8/7K w - - 0 1", key, &[("d4 d5", 100.0)]);
    }

    #[test]
    fn neither_a_lone_pawn_nor_a_guarded_one_is_a_root() {
        assert_black("7k/8/4p3/3n4/3P4/8/8/7K w - - 0 1", "block_root", &[]);
        assert_black("7k/8/4n3/4P3/3P4/8/8/7K w - - 0 1", "block_root", &[]);
    }
}
