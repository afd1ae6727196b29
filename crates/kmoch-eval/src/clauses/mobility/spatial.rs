//! Mobility in all directions.

use shakmaty::{Bitboard, Role, Square, attacks};

use crate::clause::Finder;
use crate::context::{PieceView, Side};
use crate::slots::ByPiece;
use crate::squares::{Sets, above};
use crate::{Place, Sink};

clause! {
    /// A bishop or rook has four directions, a queen eight, each of them open when its first square
    /// is free; a knight looks ahead, back, left and right, each of them open when a free square it
    /// attacks lies that way.
    ///
    /// A piece that can go in many directions serves both wings and both camps.
    SpatialMobility = "spatial_mobility" {
        name: "Mobility in all directions",
        chapter: Mobility,
        theme: PieceActivity,
        section: "9",
        source: Addendum(
            "Spatial mobility",
            "+3cps for each existing direction with available mobility",
            Theirs,
        ),
        unit: Millipawns,
        slots: ByPiece,
        direction: Virtue,
        says: "{side}'s {on_units} is free to move towards {at}",
        example: "4k3/8/8/8/3N4/8/8/4K3 w - - 0 1",
    }
}

impl Finder for SpatialMobility {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        for piece in &us.pieces {
            let open = first_steps(piece, us.free);
            let directions = match piece.role {
                Role::Knight => knight_directions(piece.square, open),
                _ => open.count() as i32,
            };
            let place = Place::on(piece.square).at(open);
            found.item([(Self::of_kind(piece.kind()), directions)], place);
        }
    }
}

/// The free squares a piece comes to first: for a linear piece, those next to it.
#[inline(always)]
fn first_steps(piece: &PieceView, free: Bitboard) -> Bitboard {
    let open = piece.attacks & free;
    if piece.is_linear() { open & attacks::king_attacks(piece.square) } else { open }
}

/// In how many of the four directions these squares lie.
#[inline(always)]
fn knight_directions(knight: Square, squares: Bitboard) -> i32 {
    let ahead = above(knight);
    let right = Bitboard::from_file(knight.file()).east();
    let right = right | right.east();
    let towards = |side: Bitboard| i32::from((squares & side).any());
    towards(ahead) + towards(!ahead) + towards(right) + towards(!right)
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn a_knight_in_the_corner_looks_two_ways() {
        assert_white("7k/8/8/8/8/8/7K/N7 w - - 0 1", "spatial_mobility", &[("a1 c2 b3", 60.0)]);
    }

    #[test]
    fn a_rook_behind_its_pawn_has_its_rank_only() {
        assert_white(
            "7k/8/8/8/8/3P4/3R3K/8 w - - 0 1",
            "spatial_mobility",
            &[("d1 c2 d2 e2", 90.0)],
        );
        assert_white(
            "7k/8/8/8/8/8/PB6/RN5K w - - 0 1",
            "spatial_mobility",
            &[("b1 d2 a3 c3", 90.0), ("c1 b2 a3 c3", 90.0), ("a1", 0.0)],
        );
    }
}
