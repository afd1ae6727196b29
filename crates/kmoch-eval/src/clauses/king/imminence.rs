//! How far the pieces are from the enemy king.

use crate::clause::Finder;
use crate::context::Side;
use crate::{Place, Sink};

clause! {
    /// The way of each piece to the enemy king on an empty board, in squares with both ends
    /// counted. A rook goes along a rank and a file, a knight's first move spans four squares and
    /// each further one three, a bishop of the other colour aims at the square in front of the
    /// king.
    ///
    /// The shorter all ways together, the more pieces can join an attack when those at the front
    /// run out of steam.
    Imminence = "imminence" {
        name: "Imminence of attack",
        chapter: King,
        theme: KingSafety,
        section: "12",
        source: Addendum(
            "Imminence of attack (piece reserve strength; overall distance from the enemy king)",
            "which number will be the overall distance in squares from the enemy king",
            Ours,
        ),
        unit: Millipawns,
        slots: [VALUE],
        direction: Fault,
        says: "{side}'s {on_units} has some way to go to {enemy}'s king on {at}",
        example: "k7/8/3Q4/8/8/8/8/6K1 w - - 0 1",
    }
}

impl Finder for Imminence {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let way = |piece| us.way_to_king(piece) as i32;
        found.items(
            || [(Self::VALUE, us.pieces.iter().map(way).sum())],
            |found| {
                for piece in &us.pieces {
                    let place = Place::on(piece.square).at(us.enemy_king);
                    found.item([(Self::VALUE, way(piece))], place);
                }
            },
        );
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_black, assert_white};

    #[test]
    fn each_piece_by_its_own_way() {
        assert_black("k7/8/3q4/8/8/8/8/6K1 w - - 0 1", "imminence", &[("g1 d6", -60.0)]);
        assert_white("7k/8/8/8/8/8/8/R5K1 w - - 0 1", "imminence", &[("a1 h8", -150.0)]);
        assert_white("k7/8/8/8/8/8/8/R5K1 w - - 0 1", "imminence", &[("a1 a8", -80.0)]);
    }

    #[test]
    fn a_knight_beside_a_corner_needs_four_moves() {
        assert_white("k7/1N6/8/8/8/8/8/6K1 w - - 0 1", "imminence", &[("b7 a8", -130.0)]);
        assert_white("k7/2N5/8/8/8/8/8/6K1 w - - 0 1", "imminence", &[("c7 a8", -40.0)]);
    }

    #[test]
    fn a_bishop_of_the_other_colour_aims_before_the_king() {
        assert_white("6k1/8/8/8/8/8/8/B5K1 w - - 0 1", "imminence", &[("a1 g8", -70.0)]);
        assert_white("6k1/8/8/8/8/8/B7/6K1 w - - 0 1", "imminence", &[("a2 g8", -70.0)]);
        assert_white("7K/8/8/8/8/8/8/B5k1 w - - 0 1", "imminence", &[("a1 g1", -70.0)]);
        assert_white("7K/8/8/8/8/8/B7/6k1 w - - 0 1", "imminence", &[("g1 a2", -70.0)]);
    }
}
